UPDATE actions SET at = (SELECT held_until FROM tables WHERE id = table_id)
WHERE seq > (SELECT held_seq FROM tables WHERE id = table_id AND status = 'playing');
UPDATE tables SET moved = held_until, deadline = held_until WHERE held_until IS NOT NULL AND status = 'playing';
DROP INDEX tables_held;
ALTER TABLE tables DROP COLUMN held_until;
ALTER TABLE tables DROP COLUMN held_seq;
