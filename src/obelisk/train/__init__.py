"""Training: bots play themselves, a net learns from it, and plays the next games."""
