-- What is said by onlookers is apart from what is said by players (`room`). A phrase is told by its id, in the words of each
-- reader. `removed` says when the operator deleted a line, in the order of their doing so; 0 if nobody did.
ALTER TABLE chat ADD COLUMN room text NOT NULL DEFAULT 'table';
ALTER TABLE chat ADD COLUMN phrase text NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN removed bigint NOT NULL DEFAULT 0;
CREATE INDEX chat_removed ON chat (removed) WHERE removed > 0;
-- Until when somebody may not say anything anywhere.
ALTER TABLE people ADD COLUMN silent_until bigint NOT NULL DEFAULT 0;
-- What people show at a line of chat or at an action: one mark each.
CREATE TABLE reactions (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
  kind text COLLATE "C" NOT NULL,
  target bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  mark text COLLATE "C" NOT NULL,
  room text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (table_id, kind, target, person)
);
CREATE INDEX reactions_person ON reactions (person, table_id);
-- The last line of a table that somebody has read.
CREATE TABLE chat_reads (
  person text COLLATE "C" NOT NULL REFERENCES people (id),
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
  line bigint NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX chat_reads_table ON chat_reads (table_id);
