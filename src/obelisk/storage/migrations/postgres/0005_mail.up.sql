-- Addresses of people, the links that confirm them, and letters that wait to be sent.
CREATE TABLE addresses (
  person text COLLATE "C" PRIMARY KEY REFERENCES people (id),
  address text NOT NULL,
  is_confirmed boolean NOT NULL DEFAULT false
);
CREATE INDEX addresses_address ON addresses (lower(address));
CREATE TABLE confirmations (
  hash bytea PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people (id),
  address text NOT NULL,
  expires bigint NOT NULL
);
CREATE TABLE letters (
  id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  person text COLLATE "C" NOT NULL,
  address text NOT NULL,
  due bigint NOT NULL,
  tries integer NOT NULL
);
CREATE INDEX letters_due ON letters (due);
