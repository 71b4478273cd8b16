"""Positions as text that one can write by hand and mail (docs/records.md)."""
