"""The cards of Legends: what a card is (`card.py`), one module per people, and all of them (`known.py`)."""
