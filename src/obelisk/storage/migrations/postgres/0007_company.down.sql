DROP TABLE offences;
DROP TABLE seeks;
DROP TABLE ties;
