"""Magpies: a jewel glitters, and every magpie bids for it in secret. A game for Obelisk to copy from.

MAG-1  2 to 4 magpies. Feathers are worth 1 to 8, two of each; everybody is dealt four.
MAG-2  Each round one of the jewels 1 to 6 is shown, none twice.
MAG-3  In the order of the seats everybody lays a feather face down.
MAG-4  The feathers are turned up. The highest that nobody else laid takes the jewel; sometimes none does.
MAG-5  After four rounds the most valuable jewels win; equals share.
"""
