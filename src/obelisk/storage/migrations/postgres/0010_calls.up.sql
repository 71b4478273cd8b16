-- Days off of people, what they want to be called for and where, and the calls that wait to be made.
CREATE TABLE calendars (
  person text COLLATE "C" PRIMARY KEY REFERENCES people (id),
  calendar text NOT NULL,
  fixed_since bigint NOT NULL
);
CREATE TABLE call_wishes (
  person text COLLATE "C" PRIMARY KEY REFERENCES people (id),
  wishes text NOT NULL
);
-- Browsers that take messages of a push service, for as long as the session in them lasts.
CREATE TABLE subscriptions (
  endpoint text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people (id),
  session bytea NOT NULL,
  key text NOT NULL,
  auth text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX subscriptions_person ON subscriptions (person);
-- One for each reason; `mark` says which time it is, so that nobody is called twice for the same.
CREATE TABLE calls (
  person text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  about text COLLATE "C" NOT NULL,
  mark text COLLATE "C" NOT NULL,
  due bigint NOT NULL,
  tries integer NOT NULL,
  reached text NOT NULL,
  is_made boolean NOT NULL,
  PRIMARY KEY (person, kind, about)
);
CREATE INDEX calls_due ON calls (is_made, due);
-- Secrets that all processes of a server share.
CREATE TABLE keys (
  name text COLLATE "C" PRIMARY KEY,
  secret text NOT NULL
);
-- Where bot accounts want to be told.
CREATE TABLE webhooks (
  person text COLLATE "C" PRIMARY KEY REFERENCES people (id),
  url text NOT NULL,
  secret text NOT NULL,
  faults integer NOT NULL
);
ALTER TABLE letters ADD COLUMN about text COLLATE "C" NOT NULL DEFAULT '';
