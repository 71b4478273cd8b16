DROP TABLE lessons;
