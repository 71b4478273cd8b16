-- Clubs: people who play among themselves. `code` is the hash of the invitation that lets people in.
CREATE TABLE clubs (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  owner text COLLATE "C" NOT NULL,
  created bigint NOT NULL,
  code bytea
);
-- `is_asked`: asked in, and not yet there.
CREATE TABLE club_members (
  club text COLLATE "C" NOT NULL REFERENCES clubs (id),
  person text COLLATE "C" NOT NULL,
  joined bigint NOT NULL,
  is_asked boolean NOT NULL,
  PRIMARY KEY (club, person)
);
CREATE INDEX club_members_person ON club_members (person);
-- A club may be closed: what was played there keeps its id and is seen by those who sat there.
ALTER TABLE tables ADD COLUMN club text COLLATE "C";
CREATE INDEX tables_club ON tables (club, moved DESC, id DESC) WHERE club IS NOT NULL;
ALTER TABLE tournaments ADD COLUMN club text COLLATE "C";
CREATE INDEX tournaments_club ON tournaments (club, created DESC, id DESC) WHERE club IS NOT NULL;
