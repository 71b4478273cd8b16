# הדף של ספר החוקים, החוקים הממוספרים ודף הסיכום.

book-numbered = החוקים הממוספרים
book-back = חזרה לספר החוקים
book-sheet = דף סיכום
book-print = הדפסה
book-zoom = הגדלה: { $caption }
book-table = טבלה
book-nothing = לא נמצא דבר.
book-none = למשחק הזה עדיין אין ספר חוקים.
book-people = עם
book-card-search = חיפוש בשמות ובטקסטים
book-cards-found =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
