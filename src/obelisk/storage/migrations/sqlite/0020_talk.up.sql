-- What is said by onlookers is apart from what is said by players (`room`). A phrase is told by its id, in the words of each
-- reader. `removed` says when the operator deleted a line, in the order of their doing so; 0 if nobody did.
ALTER TABLE chat ADD COLUMN room TEXT NOT NULL DEFAULT 'table';
ALTER TABLE chat ADD COLUMN phrase TEXT NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX chat_removed ON chat (removed) WHERE removed > 0;
-- Until when somebody may not say anything anywhere.
ALTER TABLE people ADD COLUMN silent_until INTEGER NOT NULL DEFAULT 0;
-- What people show at a line of chat or at an action: one mark each.
CREATE TABLE reactions (
  table_id TEXT NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL,
  target INTEGER NOT NULL,
  person TEXT NOT NULL,
  mark TEXT NOT NULL,
  room TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, kind, target, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX reactions_person ON reactions (person, table_id);
-- The last line of a table that somebody has read.
CREATE TABLE chat_reads (
  person TEXT NOT NULL REFERENCES people (id),
  table_id TEXT NOT NULL REFERENCES tables (id),
  line INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_reads_table ON chat_reads (table_id);
