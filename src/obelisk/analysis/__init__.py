"""What happened in a game: chances, luck, play and mistakes of a record (docs/analysis.md)."""
