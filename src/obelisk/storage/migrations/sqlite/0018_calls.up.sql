-- Days off of people, what they want to be called for and where, and the calls that wait to be made.
CREATE TABLE calendars (
  person TEXT PRIMARY KEY REFERENCES people (id),
  calendar TEXT NOT NULL,
  fixed_since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE call_wishes (
  person TEXT PRIMARY KEY REFERENCES people (id),
  wishes TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- Browsers that take messages of a push service, for as long as the session in them lasts.
CREATE TABLE subscriptions (
  endpoint TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  session BLOB NOT NULL,
  key TEXT NOT NULL,
  auth TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_person ON subscriptions (person);
-- One for each reason; `mark` says which time it is, so that nobody is called twice for the same.
CREATE TABLE calls (
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  mark TEXT NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  reached TEXT NOT NULL,
  is_made INTEGER NOT NULL,
  PRIMARY KEY (person, kind, about)
) STRICT, WITHOUT ROWID;
CREATE INDEX calls_due ON calls (is_made, due);
-- Secrets that all processes of a server share.
CREATE TABLE keys (
  name TEXT PRIMARY KEY,
  secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- Where bot accounts want to be told.
CREATE TABLE webhooks (
  person TEXT PRIMARY KEY REFERENCES people (id),
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  faults INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE letters ADD COLUMN about TEXT NOT NULL DEFAULT '';
