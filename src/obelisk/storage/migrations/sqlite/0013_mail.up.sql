-- Addresses of people, the links that confirm them, and letters that wait to be sent.
CREATE TABLE addresses (
  person TEXT PRIMARY KEY REFERENCES people (id),
  address TEXT NOT NULL,
  is_confirmed INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX addresses_address ON addresses (lower(address));
CREATE TABLE confirmations (
  hash BLOB PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  address TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE letters (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  person TEXT NOT NULL,
  address TEXT NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX letters_due ON letters (due);
