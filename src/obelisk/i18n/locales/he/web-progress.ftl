# המשחקים של אדם כעקומת למידה.

web-progress-lead = מה שהמאמן רואה לאורך כל המשחקים שלך. רק לך מותר לראות את הדף הזה.
web-progress-whole = כל המשחק
web-progress-unreported =
    { $count ->
        [one] יש משחק אחד שלך שהמאמן עוד לא בחן.
        [two] יש שני משחקים שלך שהמאמן עוד לא בחן.
       *[other] יש { $count } משחקים שלך שהמאמן עוד לא בחן.
    }
web-progress-look =
    { $count ->
        [one] לבחון את המשחק האחרון שלי
        [two] לבחון את שני המשחקים האחרונים שלי
       *[other] לבחון את { $count } המשחקים האחרונים שלי
    }
web-progress-thinking =
    { $count ->
        [one] המאמן בוחן את המשחקים שלך: נותר אחד…
        [two] המאמן בוחן את המשחקים שלך: נותרו שניים…
       *[other] המאמן בוחן את המשחקים שלך: נותרו { $count }…
    }
web-progress-none = עדיין אין עקומה: המאמן לא בחן אף משחק.
web-progress-accuracy = דיוק לאורך זמן
web-progress-accuracy-said =
    { $count ->
        [one] דיוק ({ $phase }) במשחק אחד: { $mean }
        [two] דיוק ({ $phase }) בשני משחקים: בהתחלה { $first }, לאחרונה { $last }, בממוצע { $mean }
       *[other] דיוק ({ $phase }) ב־{ $count } משחקים: בהתחלה { $first }, לאחרונה { $last }, בממוצע { $mean }
    }
web-progress-accuracy-explained = כל נקודה היא משחק; הקו הוא הממוצע של { $count } האחרונים. 100 % פירושם התוכנית הטובה ביותר בכל פעם, 0 % פירושם משחק אקראי.
web-progress-luck = מזל לאורך זמן
web-progress-luck-said =
    { $count ->
        [one] המזל במשחק אחד: { $sum } מסיכויי הניצחון
        [two] המזל בשני משחקים יחד: { $sum } מסיכויי הניצחון; { $mean } ± { $error } למשחק
       *[other] המזל ב־{ $count } משחקים יחד: { $sum } מסיכויי הניצחון; { $mean } ± { $error } למשחק
    }
web-progress-luck-explained = הקו מסכם מה שהמזל נתן ולקח, בנקודות של סיכוי לנצח. בטווח הארוך לאיש אין מזל.
web-progress-luck-mean = עד כה { $mean } ± { $error } למשחק.
web-progress-mistakes = טעויות אופייניות
web-progress-mistakes-none = לא נמצאו טעויות.
web-progress-missed = הוחמץ: { $deed }
web-progress-needless = מוטב היה בלי: { $deed }
web-progress-otherwise = מוטב היה אחרת: { $deed }
web-progress-times = פעמים
web-progress-lost = אובדן למשחק
web-progress-latest = האחרונה
web-progress-exercises = תרגילים בשבילך
web-progress-exercises-text = בנושאים האלה התוכנית הטובה יותר הייתה מביאה לך יותר.
web-progress-exercises-none = אף נושא עוד לא בולט.
web-progress-helped =
    { $times ->
        [one] היה עוזר פעם אחת
        [two] היה עוזר פעמיים
       *[other] היה עוזר { $times } פעמים
    }
web-progress-games = משחק אחר משחק
web-progress-when = תאריך
