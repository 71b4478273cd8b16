"""Decks: what they are, the presets, the rules they must keep, and their files.  [LEG-19]"""
