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
web-legends-standing-reach = העוצמה שיש להשיג ({ $element })
web-legends-standing-power = העוצמה שלך
web-legends-standing-cards = הקלפים שלך: יד + חפיסה
web-legends-standing-cards-of = { $name }: יד + חפיסה
web-legends-standing-dragons = דרקונים: אצלך : אצל הצד השני
web-legends-standing-power-of = { $name }: עוצמה
web-legends-standing-dragons-of = דרקונים: { $near } : { $far }
web-legends-coming = מה שנותר בחפיסה שלך
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
web-legends-now-wait = רק רגע…
web-legends-now-mulligan = להחליף פעם אחת קלפים מהיד?
web-legends-now-begin = התור מתחיל
web-legends-begin-choices = קודם אפשר: { $choices }.
web-legends-now-engagement = שחקו דמות כדי לפתוח בקרב, או ותרו עליו
web-legends-now-engagement-on = מול { $name }: הוכרז { $power } ({ $element }). שחקו דמות או סגו
web-legends-now-no-fight = במצב הזה אי אפשר לפתוח בקרב
web-legends-now-no-fight-on = מול { $name }: הוכרז { $power } ({ $element }). במצב הזה חייבים לסגת
web-legends-now-announce-or-add = הוסיפו קלפים או הכריזו על העוצמה
web-legends-now-add = העוצמה שלך { $power }, נדרשת { $needed }: הוסיפו קלף
web-legends-why-card = למה לא ״{ $card }״?
web-legends-why-start = למה אי אפשר לפתוח בקרב?
web-legends-why-continue = למה אי אפשר להמשיך בקרב?
web-legends-now-leadership = לשחק קלף הנהגה?
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
web-legends-why-done = למה עוד אי אפשר להכריז?
web-legends-hint-again = לחצו עליו שוב, או על הכפתור, כדי לשחק אותו.
web-legends-hint-leadership = לפני הקרב אפשר לשחק קלף הנהגה אחד.
web-legends-hint-engagement = מי שאינו יכול או אינו רוצה להשוות את העוצמה נסוג ומפסיד דרקונים.
web-legends-hint-decline = בסוף התור שולפים מחדש.
web-legends-hint-character = כל תור בקרב דורש דמות חדשה; היא מכסה את הקלפים שבאזור הקרב.
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
web-legends-do-announce = להכריז { $power } ({ $element })
web-legends-sure-announce = יש דרישה שלא מולאה: בכל זאת { $power } ({ $element })?
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
web-round-points = נקודות
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
web-cup = החפיסה שלך לטורניר
web-cup-lead = בכל הסיבובים משחקים בחפיסה שבונים מקלפי הדראפט. המאגרים והחפיסות נשארים נסתרים עד סוף הטורניר; בין סיבובים מותר לשנות את החפיסה.
web-cup-now-build = בנו את החפיסה שלכם, שלושים קלפים, עד { $when }
web-cup-now-wait = החפיסה שלך מוכנה; הטורניר ממשיך מעצמו
web-cup-now-over = הטורניר נגמר

## מה זה מה

web-legends-explain-phase-begin = { legends-phase-begin }
    .text = טקסטים של תחילת התור פועלים. אפשר להחזיר קלפי החזרה ליד, להשליך בלופים ולהעגין ספינות.
web-legends-explain-phase-leadership = { legends-phase-leadership }
    .text = קלף הנהגה אחד בכל תור, לפני הקרב.
web-legends-explain-phase-engagement = { legends-phase-engagement }
    .text = פותחים בקרב או מוותרים; בקרב נמשך ממשיכים או נסוגים. מי שנסוג מפסיד בקרב, ודרקון בא אל היריב, שניים אם יש שם שישה קלפים או יותר.
web-legends-explain-phase-character = { legends-phase-character }
    .text = כל תור בקרב דורש דמות חדשה. היא מכסה את הקלפים שבאזור הקרב שלך.
web-legends-explain-phase-support = { legends-phase-support }
    .text = בדרך כלל תגבור אחד או תמיכה אחת בכל תור, ואף לא אחד בתור הראשון של קרב. תגבור מתכסה עם הדמות, תמיכה נשארת עד סוף הקרב.
web-legends-explain-phase-power = { legends-phase-power }
    .text = מכריזים על העוצמה. התור הראשון בקרב קובע אש או אדמה לשניכם; אחר כך דרושה לפחות העוצמה של הצד השני.
web-legends-explain-phase-refresh = { legends-phase-refresh }
    .text = שולפים עד שיש שישה קלפים ביד.
web-legends-explain-dragons = דרקונים
    .text = מי שמנצח בקרב מושך דרקונים: קודם חוזרים למרכז אלה של הצד השני. דרקון רביעי מנצח מיד במשחק.
web-legends-explain-power = עוצמה
    .text = כל הקלפים הפעילים של הצד הזה יחד: הלהבה באש, הסלע באדמה. המספר הגדול נחשב בקרב הזה.
web-legends-explain-announced = על מה נלחמים
    .text = היסוד של הקרב והעוצמה האחרונה שהוכרזה. מי שממשיך חייב להגיע לעוצמה של הצד השני.
web-legends-explain-hand = קלפים ביד
    .text = בסוף התור משלימים לשישה. אין גבול עליון.
web-legends-explain-crystals = קריסטלים
    .text = ניצחון במשחק מביא אחד, ועוד אחד על כל דרקון. חמישה מנצחים בסדרה.
web-legends-explain-deck = { legends-zone-deck }
    .text = מי שלא נותרו לו יד וחפיסה כשאין קרב מסיים את המשחק; מנצח מי שיש לו דרקונים.
web-legends-explain-discard = { legends-zone-discard }
    .text = רק הקלף העליון גלוי.
web-legends-explain-covered = קלפים מכוסים
    .text = אין להם עוד ערכים וטקסטים, אך הם נספרים בין ששת הקלפים שמושכים דרקון שני.
web-legends-explain-combat = { legends-zone-combat }
    .text = הדמויות והתגבורים של הקרב. דמות חדשה מכסה את מה שהיה כאן קודם.
web-legends-explain-support = { legends-zone-support }
    .text = תמיכות ובלופים. הם נשארים פעילים עד סוף הקרב.
web-legends-explain-bluff = בלוף
    .text = קלף עם הפנים מטה בשווי 2 בשני היסודות. הצד השני רשאי לחשוף אותו.
web-legends-explain-ships = ספינות
    .text = הן מונחות כאן עד שהן עוגנות, כל אחת עם הקלפים שהוטענו עליה. קלפים של ספינה שעגנה משוחקים כמו קלפי היד.
web-legends-explain-revealed = ◉ גלוי
    .text = הצד השני מכיר את הקלף הזה שבידך.
web-legends-explain-changed = מסגרת מקווקוות
    .text = משהו קרה לקלף הזה זה עתה.
web-legends-explain-moons = ירחים
    .text = מחיר הקלף בחפיסה של עם אחר.
