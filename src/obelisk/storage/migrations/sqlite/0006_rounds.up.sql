-- What follows a draft: the deck of each seat, and the matches that have begun.
CREATE TABLE draft_decks (
  draft TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  cards TEXT NOT NULL,
  PRIMARY KEY (draft, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE draft_matches (
  draft TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
  PRIMARY KEY (draft, number)
) STRICT, WITHOUT ROWID;
