DROP TABLE exercise_ratings;
DROP TABLE solver_ratings;
DROP TABLE exercise_tries;
