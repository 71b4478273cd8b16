-- Conditional moves: answers that wait for a position, known to nobody but their person.
CREATE TABLE plans (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  number INTEGER NOT NULL,
  person TEXT NOT NULL,
  mark TEXT NOT NULL,
  line TEXT NOT NULL,
  others INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX plans_person ON plans (person);
