# מועדונים: אנשים שמשחקים בינם לבין עצמם.

web-club = מועדון
web-clubs-text = למשפחה או לערב משחקים: שולחנות, טורנירים וטבלת דירוג שרק חברי המועדון רואים.
web-clubs-none = עדיין אין לך מועדון.
web-club-name = שם המועדון
web-club-make = הקמת מועדון
web-club-account = כדי להקים מועדון צריך חשבון.
web-club-asked = הוזמנת להצטרף.
web-club-join = הצטרפות
web-club-decline = לא, תודה
web-club-invited = הוזמנת למועדון. חברי המועדון רואים את שמך ומשחקים איתך.
web-club-count =
    { $count ->
        [one] חבר מועדון אחד
        [two] שני חברי מועדון
       *[other] { $count } חברי מועדון
    }
web-club-members = חברי המועדון
web-club-owner = ניהול המועדון
web-club-waiting = נשלחה הזמנה, עדיין אין תשובה
web-club-leave = עזיבת המועדון
web-club-leave-sure = לעזוב את המועדון?
web-club-close = סגירת המועדון
web-club-close-sure = לסגור את המועדון לכולם?
web-club-remove = הוצאה
web-club-remove-sure = להוציא מהמועדון?
web-club-link = קישור הזמנה חדש
web-club-link-text = כל מי שיש לו הקישור יכול להצטרף. קישור חדש מבטל את הקודם.
web-club-ask = הזמנה לפי שם
web-club-ask-in = הזמנה
web-club-new-table = שולחן חדש למועדון
web-club-no-tables = עדיין אין כאן שולחנות.
web-club-ladder-text = משחקים בין אנשים בשולחנות המועדון, מדורגים או לא. כל משחק מזכה בנקודה אחת לכל היותר: החלק של האחרים שנשארו מאחוריך.
web-club-ladder-none = עדיין איש לא שיחק בזה כאן.
