-- What names look like: no two look alike. Accounts that did before keep their names.
ALTER TABLE people ADD COLUMN look TEXT;
CREATE UNIQUE INDEX people_look ON people (look) WHERE look IS NOT NULL;
UPDATE OR IGNORE people SET look = look_of(login) WHERE login IS NOT NULL;
-- Links to choose a new password: each works once.
CREATE TABLE resets (
  hash BLOB PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- What is deleted some day is found by its age.
CREATE INDEX tables_closed ON tables (moved) WHERE status = 'closed';
CREATE INDEX tables_imported ON tables (moved) WHERE origin = 'import';
CREATE INDEX people_guests ON people (created) WHERE kind = 'guest';
CREATE INDEX chat_age ON chat (at);
