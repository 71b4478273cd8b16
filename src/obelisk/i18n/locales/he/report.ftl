# דוח המאמן על משחק.

report = דוח משחק
report-of = דוח משחק: { $game }
report-about =
    { $depth ->
        [quick] מבט ראשון
        [normal] מבט קרוב יותר
       *[deep] מבט מעמיק
    }; הסיכויים הם הערכות של { $evaluation }.
report-curve = סיכויי ניצחון
report-player = מי
report-start = פתיחה
report-luck = מזל
report-own = משחק עצמי
report-others = משחק האחרים
report-result = תוצאה
report-accuracy = דיוק
report-loss = הפסד להחלטה
report-decisions = החלטות
report-marks = טעויות
report-summary-explained =
    הפתיחה, המזל, המשחק העצמי ומשחק האחרים מסתכמים לתוצאה, בנקודות של סיכוי לנצח. דיוק הוא החלק שנשמר ממה שעמד על הפרק:
    100 % פירושם התוכנית הטובה ביותר בכל פעם, 0 % פירושם משחק אקראי.
    אחרי הסימן ± מופיע חצי רווח סמך של 95 %.
report-phase-opening = שליש ראשון
report-phase-middle = שליש שני
report-phase-endgame = שליש אחרון
report-mark-slip = אי־דיוק
report-mark-mistake = טעות
report-mark-blunder = טעות גסה
report-turning-point = נקודת מפנה
report-moments = טעויות ונקודות מפנה
report-no-moments = לא נמצאו טעויות ולא נקודות מפנה.
report-first = { $shown } הרגעים המכריעים מתוך { $all }.
report-whole = להציג הכול
report-ply = פעולה { $ply }
report-after-deal = אחרי החלוקה
report-played = שוחק: { $actions }
report-better = טוב יותר: { $actions }
report-plans = השוואת תוכניות
report-plan-played = כך שוחק
report-chance-lost = אבדו { $loss } מסיכויי הניצחון (± { $error })
report-luck-of = המזל של { $name }: { $luck }
report-unfinished = המשחק לא שוחק עד סופו; התוצאה היא המצב שבו נעצר.
report-not-judged =
    בדראפט אין מנצח, ולכן אין סיכויים, מזל או טעויות לדווח עליהם. בצפייה החוזרת רואים אילו קלפים הועברו לכל אחד ומה
    נלקח. למשחקים עם החפיסות יש דוחות משלהם.
report-provisional =
    את המזל אפשר לראות כבר במבט ראשון. הדיוק והטעויות עדיין אינם סופיים: ההחלטות נשפטות לפי סוף התור של השחקן עצמו,
    ורק אלה שנראה שהפסידו הכי הרבה נבדקו שוב, רחוק יותר קדימה.
