DROP TABLE decks;
