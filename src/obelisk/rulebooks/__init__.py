"""The rulebooks for players: one text for each game and language, and the positions of its pictures."""
