CREATE TABLE decks (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  title TEXT NOT NULL,
  deck TEXT NOT NULL,
  changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX decks_person ON decks (person, changed);
