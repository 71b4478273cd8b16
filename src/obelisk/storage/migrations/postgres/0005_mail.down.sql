DROP TABLE letters;
DROP TABLE confirmations;
DROP TABLE addresses;
