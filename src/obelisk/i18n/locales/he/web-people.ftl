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
web-ladder-text = הטובים ביותר במשחקים מדורגים בין חשבונות. הסדר הוא לפי היכולת המינימלית; בפחות מעשרה משחקים היא זמנית. בין אותם שני אנשים נספרים עשרה משחקים ביום.
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
web-find-person = חיפוש אדם לפי שם
web-find-go = חיפוש
web-find-none = אין חשבון בשם הזה.
web-friend-add = סימון כחבר
web-friend-drop = הסרה מהחברים
web-challenge = הזמנה לדו־קרב
web-block = חסימה
web-block-drop = ביטול החסימה
web-blocked = האדם הזה חסום: בלי הזמנות, בלי שולחנות משותפים ובלי הודעות.
web-mute = השתקה
web-mute-drop = ביטול ההשתקה
web-muted = מה שהאדם הזה כותב לא מוצג לך.
web-unwanted = חסומים ומושתקים
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
web-open-clock-minutes = { $minutes } דקות לתור
web-open-clock-game = { $minutes } דקות לכל אחד, עוד { $increment } שניות לתור
web-open-clock-days = { $time } לתור
web-open-clock-bank = { $time } לתור, ועוד { $bank } בבנק הזמן
web-play-watch = משחקים לצפייה
web-play-watch-none = כרגע איש אינו משחק בפומבי.

## טורנירים

web-tournaments = טורנירים
web-tournaments-text = כולם נגד כולם, שיטה שווייצרית ונוקאאוט, ברצף או לאורך ימים. כל סיבוב מתחיל מעצמו כשהשולחן האחרון של הסיבוב הקודם מסתיים. כדי להשתתף צריך חשבון; גם חשבונות בוט יכולים לשחק.
web-tournaments-none = אין כאן טורניר.
web-tournament-open = פתוחים
web-tournament-playing = מתנהלים
web-tournament-finished = הסתיימו
web-tournament-over = הסתיים
web-tournament-cancelled = בוטל
web-tournament-mine = שלי
web-tournament-new = טורניר חדש
web-tournament-title = שם הטורניר
web-tournament-calendar = אל היומן
web-tournament-format = סוג
web-tournament-round_robin = כולם נגד כולם
web-tournament-swiss = שיטה שווייצרית
web-tournament-knockout = נוקאאוט
web-tournament-seats = מקומות בשולחן
web-tournament-draft-seats = מקומות בשולחן דראפט
web-tournament-most = מספר השחקנים המרבי
web-tournament-rounds = סיבובים
web-tournament-rounds-usual = כמקובל
web-tournament-choices = חפיסות
web-tournament-choices-fixed = כפי שהמשחק מגיע
web-tournament-choices-preset = כל אחד בוחר חפיסה מוכנה
web-tournament-choices-own = כל אחד מביא חפיסה חוקית כלשהי
web-tournament-choices-drafted = כל אחד בונה קודם חפיסה בדראפט
web-tournament-public = כולם יכולים למצוא אותו ברשימה
web-tournament-starts = מתחיל מעצמו בשעה (אחרת ההתחלה בידך)
web-tournament-make = יצירת טורניר
web-tournament-join = השתתפות
web-tournament-choose = החלפת חפיסה
web-tournament-leave = עזיבה
web-tournament-withdraw = פרישה
web-tournament-withdraw-sure = לפרוש ולהיכנע?
web-tournament-start = להתחיל עכשיו
web-tournament-cancel = ביטול
web-tournament-cancel-sure = לבטל את הטורניר?
web-tournament-at-table = { $count } בשולחן
web-tournament-at-draft = { $count } בשולחן דראפט
web-tournament-count = שחקנים: { $count } מתוך { $most }
web-tournament-owner = בארגון של
web-tournament-nobody = עדיין אין משתתפים.
web-tournament-begins = מתחיל { $when }
web-tournament-round = סיבוב { $round }
web-tournament-of = סיבוב { $round } מתוך { $rounds }
web-tournament-drafts = דראפטים
web-tournament-building = בונים חפיסות
web-tournament-draft-text = קודם כולם עורכים דראפט ליד שולחן. אחר כך כל אחד בונה מקלפיו חפיסה של שלושים ומשחק בה בכל הסיבובים. המאגרים והחפיסות נשארים נסתרים עד סוף הטורניר.
web-tournament-draft-yours = אל הדראפט שלך
web-tournament-build = בנו את החפיסה שלכם עד { $when }. אחרת תיבנה חפיסה עבורכם.
web-tournament-build-yours = בניית החפיסה
web-tournament-built = החפיסה שלך מוכנה. הסיבוב הראשון יתחיל כשלכולם תהיה חפיסה, לכל המאוחר { $when }.
web-tournament-others-build = החפיסות נבנות עכשיו. הסיבוב הראשון יתחיל כשלכולם תהיה חפיסה, לכל המאוחר { $when }.
web-tournament-ready = חפיסות מוכנות: { $count } מתוך { $all }
web-tournament-tables = שולחנות
web-tournament-standing = טבלה
web-tournament-points = נקודות
web-tournament-buchholz = בוכהולץ
web-tournament-sonneborn = זונבורן־ברגר
web-tournament-wins = ניצחונות
web-tournament-rests = סיבוב חופשי, נקודה אחת
web-tournament-watch = צפייה
web-tournament-look = הצגה
web-tournament-boards = לוחות בשידור חי
web-tournament-board = הלוח של { $names }
web-tournament-yours = אל השולחן שלך
web-tournament-gone = בפרישה
web-tournament-place = מקום { $place }
web-tournament-export = תוצאות
web-tournament-seed = ערך ההגרלה של השיבוצים
web-tournament-rules = איך נקבעים המקומות
web-tournament-rules-points = מי שמנצח בשולחן מקבל נקודה, האחרון לא מקבל דבר, והמקומות שביניהם נותנים חלק מנקודה. סיבוב חופשי נותן נקודה.
web-tournament-rules-swiss = בשוויון נקודות קובעות נקודות היריבים (בוכהולץ), אחר כך נקודות המנוצחים ומחצית הנקודות של מי שחלקו איתם מקום (זונבורן־ברגר), ואחר כך הניצחונות. השווים בכל אלה חולקים מקום.
web-tournament-rules-round_robin = בשוויון נקודות קובעות נקודות המנוצחים ומחצית הנקודות של מי שחלקו איתם מקום (זונבורן־ברגר), ואחר כך הניצחונות. השווים בכל אלה חולקים מקום.
web-tournament-rules-knockout = קובע כמה רחוק הגיעו. המחצית הטובה של השולחן ממשיכה, ובשוויון החזקים יותר. מי שהודחו באותו סיבוב חולקים מקום.
web-tournament-rules-seed = מי פוגש את מי נובע מערך ההגרלה ומהתוצאות, וכל אחד יכול לבדוק זאת.
web-tournament-link = רק מי שיש לו הקישור הזה ימצא את הטורניר.
web-club-tournament = טורניר של מועדון: רק חברי המועדון רואים אותו ומשתתפים בו.
web-tournament-account = כדי להשתתף צריך חשבון.
web-tournament-deck = החפיסה שלך
