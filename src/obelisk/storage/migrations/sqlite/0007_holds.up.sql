-- What is held back because it might be answered in secret: the entries after held_seq, told at held_until.
ALTER TABLE tables ADD COLUMN held_seq INTEGER;
ALTER TABLE tables ADD COLUMN held_until INTEGER;
CREATE INDEX tables_held ON tables (held_until) WHERE held_until IS NOT NULL;
-- Before, such entries and their table bore that time, and it was the deadline of the table too.
UPDATE tables SET
  held_until = moved,
  held_seq = seq - (SELECT count(*) FROM actions WHERE table_id = tables.id AND at = tables.moved)
WHERE game = 'legends' AND status = 'playing' AND deadline = moved
  AND EXISTS (SELECT 1 FROM actions WHERE table_id = tables.id AND seq = tables.seq AND at = tables.moved);
