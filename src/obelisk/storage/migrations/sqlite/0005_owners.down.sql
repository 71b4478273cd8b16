DROP INDEX tables_owner;
