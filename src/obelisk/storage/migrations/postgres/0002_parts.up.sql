-- What seats give to chance: the hash, promised before the start, and the secret itself.
ALTER TABLE seats ADD COLUMN commitment text NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN secret text NOT NULL DEFAULT '';
