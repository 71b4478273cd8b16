DROP TABLE draft_matches;
DROP TABLE draft_decks;
