"""The loops that every environment steps through."""
