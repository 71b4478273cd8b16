CREATE INDEX tables_owner ON tables (owner, status);
