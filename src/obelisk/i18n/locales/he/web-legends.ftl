# שולחן Legends, חפיסות ודראפטים בדפדפן, עברית.

## ליד השולחן

web-legends-power = העוצמה של { $name }: אש { $fire }, אדמה { $earth }
web-legends-dragons = דרקונים. { $near }: { $mine }, { $far }: { $theirs }, במרכז: { $middle }
web-legends-turn-steps = שלבי התור
web-legends-announced = קרב על { $element }: הוכרז { $power }
web-legends-no-element = היסוד עוד לא נקבע
web-legends-no-fight = אין קרב
web-legends-hand-count =
    { $count ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $count } קלפים ביד
    }
web-legends-deck-pile =
    { $count ->
        [one] חפיסה, קלף אחד
        [two] חפיסה, שני קלפים
       *[other] חפיסה, { $count } קלפים
    }
web-legends-discard-pile =
    { $count ->
        [one] ערימת ההשלכה, קלף אחד
        [two] ערימת ההשלכה, שני קלפים
       *[other] ערימת ההשלכה, { $count } קלפים
    }
web-legends-covered =
    { $count ->
        [one] קלף מכוסה אחד
        [two] שני קלפים מכוסים
       *[other] { $count } קלפים מכוסים
    }
web-legends-known-hand = מה שידוע לך על היד של { $name }
web-legends-landed = עגנה
web-legends-unknown = קלף שאיש לא הראה
web-legends-works-on = פועל על { $card }
web-legends-active-seat = תורו של { $name }.
web-legends-detail = הקלף שמסתכלים בו
web-legends-detail-none = הצביעו על קלף כדי לקרוא אותו.
web-legends-laid-out = קלפים לבחירה
web-legends-hand =
    { $count ->
        [one] היד שלך: קלף אחד
        [two] היד שלך: שני קלפים
       *[other] היד שלך: { $count } קלפים
    }
web-legends-pile-unknown = אין כאן דבר שאפשר לדעת.

## מה עכשיו

web-legends-now-over = הדו־קרב נגמר
web-legends-now-mulligan = להחליף פעם אחת קלפים מהיד?
web-legends-now-begin =
    { $number ->
        [0] התור מתחיל
       *[other] התור מתחיל: { $choices }, או להמשיך
    }
web-legends-now-leadership = לשחק קלף הנהגה?
web-legends-now-engagement = לפתוח בקרב?
web-legends-now-engagement-running = { $name } הכריז { $power } ({ $element }). להמשיך בקרב?
web-legends-now-decline = בלי קרב: להשליך קלף אחד עד שלושה
web-legends-now-character = שחקו דמות
web-legends-now-support = תגבור או תמיכה?
web-legends-now-text = להפעיל את { $card }?
web-legends-now-pick = { $card }: בחרו
web-legends-now-target = { $card }: על איזה קלף הוא פועל?
web-legends-now-announce = הכריזו על העוצמה
web-legends-now-call = ל{ $name } יש בלוף על השולחן. לחשוף אותו?
web-legends-now-end = סוף התור
web-legends-now-respond = להפריע?
web-legends-now-dragon = איזה דרקון יבוא?
web-legends-now-deck = לפני המשחק הבא: להחליף קלפים מהמאגר?
web-legends-now-load = { $card }: בחרו ספינה
web-legends-why = למה לא?
web-legends-why-done = למה אי אפשר לסיים כאן?
web-legends-hint-again = לחצו עליו שוב, או על הכפתור, כדי לשחק אותו.
web-legends-hint-leadership = קלף אחד של השלב הזה בכל תור, לפני הקרב.
web-legends-hint-engagement = מי שאינו יכול או אינו רוצה להשוות את העוצמה נסוג ומפסיד דרקונים.
web-legends-hint-decline = בסוף התור שולפים מחדש.
web-legends-hint-character = כל תור בקרב דורש דמות חדשה; הקלפים שבאזור הקרב מתכסים.
web-legends-hint-support = בדרך כלל תגבור אחד או תמיכה אחת בכל תור. קלפים מסומנים יכולים לשמש בלוף, עם הפנים מטה.
web-legends-hint-announce = התור הראשון בקרב קובע את היסוד לשניכם.
web-legends-hint-call = אם כל בלוף נושא את סימן הקרב, הדרקון בא אליהם. אחרת הוא בא אליך, והם חייבים לסגת.
web-legends-done-mulligan = להשאיר את אלה
web-legends-done-begin = להמשיך
web-legends-done-leadership = להמשיך
web-legends-done-decline = זה הכול
web-legends-done-character = להמשיך
web-legends-done-support = להמשיך
web-legends-done-end = לסיים את התור
web-legends-done-deck = החפיסה מוכנה
web-legends-do-announce = { $power } ({ $element })
web-legends-do-random = אחד מהם, בעיוורון
web-legends-do-none = אף אחד
web-legends-do-play-keep = לשחק, הכול נשאר פעיל
web-legends-do-load = להטעין על { $ship }
web-legends-sure-retreat = באמת לסגת?
web-legends-sure-decline = באמת בלי קרב?
web-legends-sure-call = באמת לחשוף?

## השולחן במילים

web-legends-describe-turn = תור { $turn } של { $name }, שלב: { $phase }.
web-legends-describe-seat = { $name }: עוצמה { $fire } באש ו־{ $earth } באדמה; דרקונים { $dragons }, קריסטלים { $crystals }; קלפים ביד { $hand }, בחפיסה { $deck }, הושלכו { $discards }.
web-legends-describe-zone = { $name }, { $zone }: { $cards }.

## חפיסות

web-decks = חפיסות
web-decks-lead = לכל עם יש חפיסה משלו. הרכיבו אחת מכל הקלפים: שלושים מאחורי מנהיג, וזרים עולים בירחים.
web-decks-new = חפיסה חדשה
web-decks-import = פתיחת קובץ חפיסה
web-decks-mine = החפיסות שלי
web-decks-none = עוד אין. התחילו מאחת התשע שלמטה, או מאפס.
web-decks-presets = תשע החפיסות של העמים
web-decks-preset-of = החפיסה של { $people }
web-decks-untitled = חפיסה ללא שם
web-decks-all = כל החפיסות
web-decks-gone = החפיסה הזאת אינה כאן (עוד).
web-decks-count =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
web-decks-kind-preset = מוכנה
web-decks-kind-built = בנויה
web-decks-kind-drafted = מדראפט
web-decks-parts = קלפים או חפיסה
web-decks-cards = קלפים
web-decks-deck = חפיסה ({ $count })
web-decks-search = שם או טקסט
web-decks-filters = סינון
web-decks-people = עם
web-decks-kind = סוג
web-decks-element = חוזק
web-decks-element-fire = חזק באש
web-decks-element-earth = חזק באדמה
web-decks-element-even = שווה בשניהם
web-decks-moons = ירחים
web-decks-icon = סמל
web-decks-with-text = עם טקסט
web-decks-no-icon = בלי סמל
web-decks-any = הכול
web-decks-only-in = רק מה שבחפיסה
web-decks-found =
    { $count ->
        [one] נמצא קלף אחד
        [two] נמצאו שני קלפים
       *[other] נמצאו { $count } קלפים
    }
web-decks-title = שם החפיסה
web-decks-family = משפחת בוקה
web-decks-family-none = בלי
web-decks-modules = עם קלפי הדוגמה שלנו למודולים
web-decks-inquisitor-none = בלי
web-decks-legal = מוכנה למשחק: { $size } קלפים.
web-decks-refused =
    { $count ->
        [one] דבר אחד עוד לא תקין:
        [two] שני דברים עוד לא תקינים:
       *[other] { $count } דברים עוד לא תקינים:
    }
web-decks-refused-here = אי אפשר לשחק עם החפיסה הזאת בשולחן הזה.
web-decks-curve = כמה קלפים מראים כל ערך. אש: { $fire }. אדמה: { $earth }.
web-decks-moons-used = ירחים של עמים אחרים: { $moons } מתוך { $limit }
web-decks-save = שמירה
web-decks-saved = נשמר.
web-decks-play = לשחק איתה
web-decks-export = הורדת קובץ
web-decks-drop = לזרוק
web-decks-drop-sure = כן, לזרוק
web-decks-put-in = להכניס לחפיסה
web-decks-take-out-short = להוציא מהחפיסה
web-decks-take-out = להוציא את { $card } מהחפיסה
web-decks-file-bad = הקובץ הזה אינו חפיסה שאפשר לקרוא:
web-decks-file-line = שורה { $line }, { $where }: { $reason }
web-decks-line-unreadable = אי אפשר לקרוא
web-decks-line-unknown_card = אין קלף כזה
web-decks-line-duplicate = כבר מופיע
web-decks-of-seat = החפיסה של מקום { $number }
web-decks-choose-later = מי שישב שם יבחר
web-decks-length = אורך
web-decks-length-game = משחק אחד
web-decks-length-match = סדרה עד חמישה קריסטלים

## דראפטים

web-drafts = דראפטים
web-drafts-lead = שניים עד שישה שחקנים מרכיבים חפיסות מאותן חבילות, קלף אחרי קלף, ואז נלחמים עם מה שלקחו.
web-drafts-start = להתחיל דראפט
web-drafts-others = המקומות האחרים
web-drafts-random = המזל בוחר את העמים
web-drafts-bad-peoples = מספר העמים אינו מתאים למספר השחקנים.
web-drafts-begin = להתחיל
web-drafts-open = דראפטים שמחכים
web-drafts-none = אין כרגע. התחילו אחד: גם בוטים משתתפים.
web-drafts-how = איך זה הולך
web-drafts-how-1 = כל שחקן מקבל חבילה, לוקח קלף אחד ומעביר את השאר הלאה.
web-drafts-how-2 = הקלף האחרון של כל חבילה יוצא מהמשחק; אז מחלקים את החבילות הבאות.
web-drafts-how-3 = בסוף כל אחד בונה מקלפיו חפיסה של שלושים, בלי מנהיג, ומשחק מול האחרים.
web-drafts-deck-title = חפיסה מדראפט
web-drafts-where = סיבוב { $round }, בחירה { $pick }. עוד לא חולקו: { $left }
web-drafts-now = קחו קלף אחד
web-drafts-hint = לחצו על קלף כדי לבחור אותו, ושוב כדי לקחת אותו. השאר עוברים לשכן.
web-drafts-take = לקחת
web-drafts-waiting = האחרים עוד בוחרים
web-drafts-over = הדראפט נגמר
web-drafts-packet = החבילה שבידך
web-drafts-pool =
    { $count ->
        [one] המאגר שלך: קלף אחד
        [two] המאגר שלך: שני קלפים
       *[other] המאגר שלך: { $count } קלפים
    }
web-drafts-pool-empty = עוד לא נבחר דבר.
web-drafts-done = הדראפטים שלך עד כה

## אחרי דראפט: חפיסות, משחקים ודירוג.

web-round = כולם נגד כולם
web-round-lead = כל אחד משחק פעם אחת נגד כל אחד, עם החפיסה מהדראפט. המאגרים והחפיסות נשארים נסתרים עד סוף המשחק האחרון; בין משחקים מותר לשנות את החפיסה.
web-round-now-build = בנו את החפיסה שלכם: שלושים קלפים
web-round-now-play = המשחק הבא שלך: נגד { $name }
web-round-now-go-on = המשחק שלך נגד { $name } התחיל
web-round-now-bots = לבוטים נשאר עוד משחק
web-round-now-wait = האחרים עוד בונים או משחקים
web-round-now-over = כל המשחקים נגמרו. במקום הראשון: { $names }
web-round-matches = משחקים
web-round-standing = דירוג
web-round-played = שוחקו
web-round-won = ניצחונות
web-round-winner = ניצחון
web-round-start = להתחיל את המשחק
web-round-go-on = לשולחן
web-round-watch = לצפות
web-round-later = עוד לא התחיל
web-round-no-deck = ל־{ $name } עוד אין חפיסה
web-round-replay = כל הבחירות
web-round-deck = החפיסה שלך
web-round-aside =
    { $count ->
        [one] הניחו קלף אחד בצד.
        [two] הניחו שני קלפים בצד.
       *[other] הניחו { $count } קלפים בצד.
    }
web-round-back =
    { $count ->
        [one] החזירו קלף אחד.
        [two] החזירו שני קלפים.
       *[other] החזירו { $count } קלפים.
    }
web-round-complete = החפיסה שלמה.
web-round-save = לשחק בחפיסה הזאת
web-round-saved = המשחקים הבאים שלך יהיו עם החפיסה הזאת.
web-round-keep = לשמור עותק בחפיסות שלי
web-round-out = בצד
web-round-put-aside = להניח בצד
web-round-take-back = להחזיר לחפיסה
web-replay-sealed = הכול נחשף כשהמשחק האחרון של הדראפט נגמר.
web-to-round = לכל משחקי הדראפט
