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
