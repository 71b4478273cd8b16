# דפי אנשים, טבלאות דירוג ומציאת משחק.

## דף של אדם

web-people-guest = אורח
web-people-bot = חשבון בוט של
web-people-deleted = מי שעזב
web-people-since = כאן מאז { $date }
web-people-private = הדף הזה פרטי.
web-people-private-own = רק לך מותר לראות את הדף הזה.
web-people-public-own = כולם יכולים לראות את הדף הזה, אך לא את מה ששיחקת בשולחנות פרטיים.
web-people-ratings = דירוגים
web-people-rating = דירוג
web-people-unrated = עדיין אין משחקים מדורגים.
web-people-rated = מדורג
web-people-provisional = זמני
web-people-pace-live = ברצף
web-people-pace-days = לאורך ימים
web-people-seats =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
web-people-rated-games =
    { $count ->
        [one] משחק מדורג אחד
        [two] שני משחקים מדורגים
       *[other] { $count } משחקים מדורגים
    }
web-people-curve =
    { $count ->
        [one] הדירוג אחרי משחק אחד: { $first }, כעת { $last }, בשיא { $best }
        [two] הדירוג בשני המשחקים האחרונים: מ־{ $first } ל־{ $last }, בשיא { $best }
       *[other] הדירוג ב־{ $count } המשחקים האחרונים: מ־{ $first } ל־{ $last }, בשיא { $best }
    }
web-people-record = תוצאות
web-people-won =
    { $games ->
        [one] { $wins } ניצחונות במשחק אחד
        [two] { $wins } ניצחונות בשני משחקים
       *[other] { $wins } ניצחונות ב־{ $games } משחקים
    }
web-people-streak-won =
    { $count ->
        [one] ניצחון במשחק האחרון
        [two] ניצחון בשני המשחקים האחרונים
       *[other] ניצחון ב־{ $count } המשחקים האחרונים ברצף
    }
web-people-streak-lost =
    { $count ->
        [one] אין ניצחון במשחק האחרון
        [two] אין ניצחון בשני המשחקים האחרונים
       *[other] אין ניצחון ב־{ $count } המשחקים האחרונים
    }
web-people-best =
    { $count ->
        [one] רצף הניצחונות הארוך ביותר: משחק אחד
        [two] רצף הניצחונות הארוך ביותר: שני משחקים
       *[other] רצף הניצחונות הארוך ביותר: { $count } משחקים
    }
web-people-by-opponent = לפי יריב
web-people-by-seat = לפי מקום ליד השולחן
web-people-by-players = לפי מספר השחקנים
web-people-by-deck = לפי חפיסה
web-people-by-options = לפי חוקים
web-people-games = משחקים
web-people-wins = ניצחונות
web-people-own = משלי
web-people-options-usual = החוקים הרגילים
web-people-last-games = משחקים אחרונים
web-people-no-games = עדיין אין משחקים שהסתיימו.
web-people-place = מקום { $place } מתוך { $seats }
web-people-more = עוד

## טבלאות דירוג

web-ladder = טבלת דירוג
web-ladder-text = הטובים ביותר במשחקים מדורגים בין חשבונות. הסדר הוא לפי היכולת המינימלית; בפחות מעשרה משחקים היא זמנית.
web-ladder-of = מי
web-ladder-people = אנשים
web-ladder-bots = חשבונות בוט
web-ladder-place = מקום
web-ladder-none = עדיין איש לא שיחק כאן משחק מדורג כזה.

## מציאת משחק

web-play = מציאת משחק
web-play-text = כפתור אחד, רגע אחד, שולחן. או לשבת במקום שבו כבר מחכים.
web-play-quick = שיבוץ מהיר
web-play-pace = קצב
web-play-live = ברצף: 15 דקות לכל אחד
web-play-days = לאורך ימים: יומיים לתור
web-play-rated = מדורג (דרוש חשבון)
web-play-seek = חיפוש יריב
web-play-seeking = מחפשים יריב ברמה דומה לשלך…
web-play-stop = הפסקת החיפוש
web-play-open = שולחנות פתוחים
web-play-strength = רמה { $rating }
web-play-new = עדיין בלי דירוג
web-play-language = שפה: { $language }
web-friends = חברים
web-friends-none = עדיין לא סומנו חברים. בדף של כל אדם יש כפתור לכך.
web-friend-add = סימון כחבר
web-friend-drop = הסרה מהחברים
web-challenge = הזמנה לדו־קרב
web-block = חסימה
web-block-drop = ביטול החסימה
web-blocked = האדם הזה חסום: בלי הזמנות, בלי שולחנות משותפים ובלי הודעות.
web-offence = דיווח על עבירה
web-offence-reason = מה קרה
web-offence-insult = עלבונות
web-offence-cheating = רמאות
web-offence-quitting = נטישת משחקים
web-offence-name = שם פוגעני
web-offence-other = משהו אחר
web-offence-text = במילים שלך
web-offence-sent = תודה. מפעיל השרת יבדוק את העניין.
web-play-all = כל המשחקים
web-open-clock-move = { $seconds } שניות לתור
web-open-clock-game = { $minutes } דקות לכל אחד, עוד { $increment } שניות לתור
web-open-clock-days =
    { $days ->
        [one] יום לתור
        [two] יומיים לתור
       *[other] { $days } ימים לתור
    }
web-play-watch = משחקים לצפייה
web-play-watch-none = כרגע איש אינו משחק בפומבי.
