-- What seats give to chance: the hash, promised before the start, and the secret itself.
ALTER TABLE seats ADD COLUMN commitment TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN secret TEXT NOT NULL DEFAULT '';
