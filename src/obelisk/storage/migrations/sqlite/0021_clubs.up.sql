-- Clubs: people who play among themselves. `code` is the hash of the invitation that lets people in.
CREATE TABLE clubs (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  owner TEXT NOT NULL,
  created INTEGER NOT NULL,
  code BLOB
) STRICT, WITHOUT ROWID;
-- `is_asked`: asked in, and not yet there.
CREATE TABLE club_members (
  club TEXT NOT NULL REFERENCES clubs (id),
  person TEXT NOT NULL,
  joined INTEGER NOT NULL,
  is_asked INTEGER NOT NULL,
  PRIMARY KEY (club, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX club_members_person ON club_members (person);
-- A club may be closed: what was played there keeps its id and is seen by those who sat there.
ALTER TABLE tables ADD COLUMN club TEXT;
CREATE INDEX tables_club ON tables (club, moved DESC, id DESC) WHERE club IS NOT NULL;
ALTER TABLE tournaments ADD COLUMN club TEXT;
CREATE INDEX tournaments_club ON tournaments (club, created DESC, id DESC) WHERE club IS NOT NULL;
