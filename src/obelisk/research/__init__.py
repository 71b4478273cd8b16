"""Obelisk for researchers: encodings, and environments for PettingZoo, Gymnasium and OpenSpiel."""
