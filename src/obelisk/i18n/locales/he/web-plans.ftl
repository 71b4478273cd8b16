# מהלכים מותנים במשחקים לאורך ימים.

web-plans = מה אם…
web-plans-text = תשובה מראש: אם האחרים ישחקו כפי שציפית, התשובה שלך תשוחק מיד. איש אחר לא יודע עליה. אם יקרה משהו אחר, היא תימחק.
web-plans-if = אם הם משחקים
web-plans-then = התשובה שלי
web-plans-drop = מחיקה
web-plans-your-turn = זה התור שלך: אין למה לחכות.
web-plans-suppose = נניח שזה המהלך של { $name }
web-plans-answer = התשובה שלך
web-plans-choose = בחירה…
web-plans-keep = לשמור את הרצף הזה
web-plans-back = צעד אחורה
web-plans-chance = המזל יקבע איך זה ייראה אז, ולכן אי אפשר לענות מראש.
web-plans-refused = זה כמעט לא יכול לקרות: זה לא מתאים למה שידוע לך.
web-problem-too_many-lines = אי אפשר להוסיף כאן עוד רצפים.
