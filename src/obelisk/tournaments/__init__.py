"""Tournaments as mathematics: who meets whom, and who stands where. No I/O, no clock, no people."""
