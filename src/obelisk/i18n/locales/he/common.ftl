# מילים משותפות לכל המשחקים: מסוף, תוצאות, רשימות.

list-comma = {", "}

## כותרות

heading-seat = מושב
heading-place = מקום

## תוצאות

result =
    { $winners_number ->
        [0] המשחק נגמר: { $reason }. אין מנצח.
        [1] המשחק נגמר: { $reason }. הניצחון: { $winners }.
       *[other] המשחק נגמר: { $reason }. ניצחון משותף: { $winners }.
    }

## סירובים שלמשחק אין עבורם מילים משלו

refusal-unreadable = לא ניתן לקרוא זאת כפעולה
refusal-not_your_decision = ההחלטה אינה שלך
refusal-game_over = המשחק נגמר
refusal-cannot_take_back = אי אפשר לבטל את זה: מאז נחשף משהו
ending-resigned = אחד השחקנים פרש

## המשחק במסוף

play-commitment = הגרלה הוגנת. התחייבות (SHA-256 של ערך ההגרלה הסודי): { $commitment }
play-kept = המשחק נשמר ב־{ $path }
play-hint = יש להקליד מספר, פעולה או את תחילתה. ״help״ מונה את כל השאר.
play-seat = השחקן שלך הוא { $name }.
play-list = הפקודה ״list { $verb }״ מונה אותן.
play-list-none = אין אפשרות שמזכירה את ״{ $word }״.
play-table-none = אין על השולחן דבר בשם ״{ $word }״.
play-place = ‏{ $name }: מקום { $place }; { $scores }.
play-resumed =
    { $actions ->
        [one] ממשיכים אחרי פעולה אחת: { $path }
        [two] ממשיכים אחרי שתי פעולות: { $path }
       *[other] ממשיכים אחרי { $actions } פעולות: { $path }
    }
play-left = המשחק שמור. להמשך: obelisk play --resume { $path }
play-saved = נשמר: { $path }
play-undone = הפעולה בוטלה.
play-undo-refused = אין מה לבטל: מאז הכריע המזל, משהו נחשף, או שמישהו אחר החליט.
play-allowed = ״{ $text }״ מותר.
play-refused = ״{ $text }״ נדחה: { $reason } [{ $rule }]
play-no-number = אין בחירה { $number }; האחרונה היא { $last }.
play-ambiguous = ל־״{ $text }״ כמה פירושים: { $choices }
play-recorded = רישום המשחק נמצא ב־{ $path }
play-verify = ערך ההגרלה נחשף. לבדיקה שההגרלה הייתה הוגנת: obelisk verify { $path }
play-help =
    מספר              משחק את הבחירה הזאת
    פעולה             משחקת אותה, גם אם אינה ברשימה אך מותרת
    תחילת פעולה       משחקת את הבחירה היחידה שמתחילה כך
    why ACTION        אומר אם פעולה מותרת, ואם לא – מדוע
    since             מספר שוב מה קרה מאז התור האחרון שלך
    list [WORDS]      מונה את האפשרויות במילים: list, list move, list move d4
    table [WORD]      מתאר את כל מה שעל השולחן, או רק דבר אחד: table d4
    undo              מבטל את הפעולה האחרונה שלך, אם דבר לא נחשף מאז
    board             מצייר שוב את הלוח
    log [N]           מספר את N האירועים האחרונים
    save [FILE]       שומר עכשיו (כל פעולה נשמרת בלאו הכי), או עותק
    quit              יציאה; להמשך: obelisk play --resume

## הצגה חוזרת

replay-cut =
    { $actions ->
        [0] הרישום קטוע: אין בו אף פעולה שלמה.
        [one] הרישום קטוע: יש בו פעולה שלמה אחת.
        [two] הרישום קטוע: יש בו שתי פעולות שלמות.
       *[other] הרישום קטוע: יש בו { $actions } פעולות שלמות.
    }

## The page of a server where somebody chooses a new password

reset-title = בחירת סיסמה חדשה
reset-for = עבור { $name }. החיבור ינותק בכל המכשירים.
reset-password = סיסמה חדשה:
reset-send = שמירת הסיסמה
reset-done = הסיסמה הוחלפה. עכשיו אפשר להיכנס עם הסיסמה החדשה.
reset-used = הקישור הזה כבר נוצל או שפג תוקפו. יש לבקש קישור חדש.

## Mail: letters of the server, and the page where an address is confirmed

confirm-title = אישור כתובת הדואר
confirm-for = האם { $address } היא כתובת הדואר של { $name }?
confirm-send = כן, הכתובת שלי
confirm-done = תודה. מעכשיו אפשר להחליף סיסמה שנשכחה בדואר.
mail-confirm-subject = Obelisk: האם זו הכתובת שלך?
mail-confirm-text =
    שלום { $name },

    בחשבון שלך ב־Obelisk נרשמה כתובת הדואר הזאת. אם זו בקשה שלך, יש לפתוח את הדף הזה בתוך יממה:

    { $link }

    אם לא, אין צורך לעשות דבר: שום דבר נוסף לא יישלח לכאן.
mail-reset-subject = Obelisk: סיסמה חדשה
mail-reset-text =
    שלום { $name },

    התבקשה סיסמה חדשה לחשבון שלך. אם זו בקשה שלך, אפשר לבחור אותה כאן בתוך יממה; הקישור פועל פעם אחת:

    { $link }

    אם לא, אין צורך לעשות דבר: הסיסמה לא תשתנה.

call-turn = תורך
call-time = הזמן שלך אוזל
call-chat = מישהו כתב ליד השולחן שלך
call-tournament = הסיבוב שלך מתחיל
call-building = הגיע הזמן לבנות את החפיסה
call-company = הוזמנת למשחק
mail-stop = להפסקת מכתבים מסוג זה: { $link }
stop-title = הפסקת מכתבים
stop-for = להפסיק לשלוח מכתבים מסוג זה אל { $name }?
stop-send = כן, להפסיק
stop-done = בוצע. אפשר להפעיל אותם שוב בהגדרות.
mail-digest-subject =
    { $count ->
        [one] Obelisk: משחק אחד מחכה לך
        [two] Obelisk: שני משחקים מחכים לך
       *[other] Obelisk: { $count } משחקים מחכים לך
    }
