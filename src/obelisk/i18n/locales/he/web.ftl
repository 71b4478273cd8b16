# הממשק בדפדפן. המזהים כמו ב־en/web.ftl, במלואם.

## הבית

web-title = Obelisk
web-title-your-turn = תורך – Obelisk
web-tagline = לשקם עיר חרבה לאור הירח: מול חברים בכל מקום, או מול בוטים שלעולם לא מציצים בקלפים.
web-home = דף הבית
web-nav = דפים
web-nav-tables = השולחנות שלי
web-nav-rules = חוקים
web-nav-settings = הגדרות
web-skip = דילוג לתוכן
web-loading = בטעינה…
web-load-failed = הדף לא נטען. נא לרענן.
web-no-server = השרת אינו עונה.
web-try-again = לנסות שוב
web-close = סגירה
web-yes = כן
web-no = לא
web-save = שמירה
web-saved = נשמר.
web-send = שליחה
web-copied = הועתק
web-theme-to-day = מעבר לתצוגת יום
web-theme-to-night = מעבר לתצוגת לילה
web-lost = אין כאן דבר
web-lost-text = הכתובת אינה מובילה לשום מקום; אולי נקטעה בהעתקה.
web-gallery = כל הציורים

## משחקים

web-game = משחק
web-game-city = עיר הירח הכחולה
web-game-drakon = דראקון
web-game-legends = Blue Moon Legends
web-game-legends-draft = Blue Moon Legends: דראפט

## דף הבית

web-play-now = לשחק עכשיו
web-play-now-text = ״עיר הירח הכחולה״ לשניים מול בוט. בלי הרשמה.
web-new-table = שולחן חדש
web-continue = להמשיך לשחק
web-continue-none = כאן יופיעו המשחקים הפתוחים שלך.
web-join = להצטרף לחברים
web-join-link = קישור ההזמנה
web-join-go = פתיחה
web-join-unreadable = זה אינו קישור לשולחן.
web-lobby = מחפשים שחקנים
web-lobby-none = כרגע איש אינו ממתין.
web-lobby-open = לפתוח שולחן לאחרים
web-learn = פעם ראשונה כאן?
web-learn-text = שמונה צעדים קצרים מסבירים את ״עיר הירח הכחולה״; החוקים המלאים במרחק לחיצה.

## אנשים

web-guest-name = אורח { $number }
web-sign-in = כניסה
web-sign-in-text = טוב לראותך שוב. השולחנות שלך ממתינים.
web-sign-in-instead = יש לי חשבון
web-make-account = יצירת חשבון
web-make-account-text = חשבון שומר את המשחקים שלך בכל מכשיר. כל מה ששוחק כאורח נשאר שלך.
web-make-account-instead = עוד אין לי חשבון
web-name = שם
web-password = סיסמה
web-password-text = שמונה תווים לפחות.
web-profile = עליך
web-guest-text = המשחק הוא כאורח. עם חשבון אפשר לחזור מכל מכשיר.
web-nobody = לא נכנסת לחשבון. אפשר לשחק מיד, כאורח.
web-sign-out = יציאה
web-sign-out-everywhere = יציאה מכל המכשירים
web-delete-me = למחוק אותי
web-delete-me-text = שמך ייעלם ואת מקומותיך יתפסו בוטים. אי אפשר לבטל זאת.
web-delete-me-sure = למחוק לצמיתות
web-you = זה אני
web-player = שחקן
web-players = שחקנים
web-bot = בוט
web-bot-named = בוט ״{ $name }״
web-bot-random = בוט: משחק באקראי
web-bot-level-1 = בוט 1: מתחיל
web-bot-level-2 = בוט 2: רגוע
web-bot-level-3 = בוט 3: יציב
web-bot-level-4 = בוט 4: חזק
web-bot-level-5 = בוט 5: אמן
web-offline = לא מחובר

## הגדרות

web-language = שפה
web-look-and-feel = מראה וצליל
web-theme = תצוגה
web-theme-night = לילה
web-theme-day = יום
web-theme-system = כמו במערכת
web-motion = תנועה
web-motion-full = מלאה
web-motion-fast = מהירה
web-motion-none = בלי תנועה
web-sound = צליל
web-volume = עוצמה
web-confirm-setting = לשאול לפני סיום התור
web-tips = להסביר כל החלטה

## שולחנות

web-tables-none = עדיין אין לך שולחנות.
web-tables-waiting = ממתינים לך
web-tables-running = פעילים
web-tables-finished = הסתיימו
web-state-yours = תורך
web-state-playing = תור האחרים
web-state-lobby = לפני ההתחלה
web-state-finished = הסתיים
web-state-archived = נגנז
web-options = חוקים
web-seats = מקומות
web-seat-number = מקום { $number }
web-seat-me = זה המקום שלי
web-seat-link = חבר לפי קישור
web-seat-open = כל מי שרוצה
web-seat-free = פנוי
web-seat-link-waiting = בהמתנה לחבר
web-hot-seat-text = כמה אנשים ליד מכשיר אחד: בין התורות המסך מסתיר את הקלפים.
web-more = ועוד
web-clock = שעון
web-clock-none = בלי שעון
web-clock-move = דקה לכל תור
web-clock-game = 15 דקות לכל שחקן ועוד 10 שניות לתור
web-clock-days = יומיים לכל תור
web-table-title = שם השולחן
web-public = להציג ברשימה הפתוחה
web-spectators = מותר לצפות
web-create = פתיחת השולחן
web-lobby-waiting = המשחק יתחיל כשכל המקומות ייתפסו.
web-lobby-full = כולם כאן.
web-copy-link = העתקת הקישור
web-sit = לשבת
web-kick = לפנות את המקום
web-start = להתחיל
web-leave = לקום
web-table-close = סגירת השולחן
web-table-gone = אי אפשר לפתוח את השולחן
web-table-gone-text = הוא אינו קיים, או שאינו פתוח בפניך.
web-no-board = למשחק הזה עדיין אין כאן לוח.
web-record = רישומי משחק
web-record-upload = פתיחת רישום
web-record-upload-text = רישום הוא משחק שלם כטקסט: אפשר לצפות בו שוב, לשתף אותו ולהמשיך מכל רגע.
web-record-download = הורדת הרישום

## ליד השולחן

web-decision = מה עכשיו
web-now-other = התור של { $name }.
web-undo = ביטול
web-undo-asked = בקשה מאת { $name }: להחזיר את הפעולה האחרונה. להסכים?
web-undo-waiting = בהמתנה להסכמת האחרים.
web-look = מבט
web-why = למה לא?
web-side = יומן וצ׳אט
web-side-open = הצגת היומן והצ׳אט
web-side-close = הסתרת היומן והצ׳אט
web-log-and-chat = יומן, צ׳אט, שולחן
web-back-to-board = חזרה ללוח
web-tab-log = יומן
web-tab-chat = צ׳אט
web-tab-table = שולחן
web-log-none = עוד לא קרה דבר.
web-chat-none = עוד לא נאמר דבר.
web-chat-say = לומר משהו
web-commitment = מזל הוגן: טביעת האצבע של הזרע הסודי נקבעה לפני החלוקה.
web-resign = פרישה
web-resign-sure = באמת לפרוש?
web-line-lost = הקשר נותק. מתחברים מחדש…
web-line-closed = החיבור נסגר. לחזרה יש לרענן את הדף.
web-looking-back = הלוח אחרי פעולה { $number }
web-back-to-now = חזרה להווה
web-away = בוט משחק במקומך.
web-come-back = חזרתי
web-hand-over = להעביר אל { $name }
web-hand-over-text = עכשיו אף אחד אחר לא אמור להביט במסך.
web-hand-over-ready = כאן { $name }
web-describe = תיאור הלוח

## הסוף

web-result-won = ניצחון!
web-result-over = המשחק נגמר
web-result-draw = אין מנצח
web-rematch = משחק נוסף
web-replay = צפייה חוזרת
web-story = סיפור המשחק
web-story-text =
    { $turns ->
        [one] תרשים של תור אחד
        [two] תרשים של שני תורות
       *[other] תרשים של { $turns } תורות
    }
web-story-turns =
    { $turns ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $turns } תורות
    }
web-replay-first = להתחלה
web-replay-back = צעד אחורה
web-replay-play = ניגון
web-replay-pause = עצירה
web-replay-on = צעד קדימה
web-replay-last = לסוף
web-replay-ply = רגע במשחק
web-replay-viewer = לפי הידע של
web-replay-spectator = כצופה
web-replay-seat = בעיני { $name }
web-share = העתקת קישור
web-fork = להמשיך מכאן
web-fairness = בדיקת הגינות
web-fairness-good =
    { $outcomes ->
        [one] נבדק: תוצאת המזל היחידה נובעת מהזרע.
        [two] נבדק: שתי תוצאות המזל נובעות מהזרע.
       *[other] נבדק: כל { $outcomes } תוצאות המזל נובעות מהזרע.
    }
web-fairness-none = אי אפשר לבדוק את המשחק הזה.

## חוקים

web-how = איך משחקים
web-rules-full = החוקים המלאים
web-rules-english = החוקים הממוספרים כתובים באנגלית, כדי שכל מספר יציין אותו דבר בכל מקום.
web-rules-search = חיפוש בחוקים
web-rules-found =
    { $count ->
        [one] נמצא קטע אחד
        [two] נמצאו שני קטעים
       *[other] נמצאו { $count } קטעים
    }
web-rules-contents = תוכן העניינים

web-how-city-1 = המטרה
web-how-city-1-text = משקמים את העיר, מרוויחים קריסטלים ומביאים אותם לאובליסק. הראשון שמעלה די מנחות מנצח: שש בשניים, חמש בשלושה, ארבע בארבעה.
web-how-city-2 = הליכה
web-how-city-2-text = הפנס שלך הולך עד שני צעדים, ישר או עם פנייה. פועלים במקום שבו הוא עומד.
web-how-city-3 = תרומה
web-how-city-3-text = בבניין בהריסות משלמים קלפים בצבע של ריבוע, לפחות בשווי שלו, ומניחים עליו סמן. מותר למלא כמה ריבועים בתור אחד.
web-how-city-4 = כוחות
web-how-city-4-text = כל קלף נותן את שוויו או את כוחו, לא את שניהם. פליט עף; וולקה, טרה ואקווה מזיזים דרקונים; קינד ומימיקס הם ג׳וקרים; הוקס משנה צבעים; פילאר מעלה מנחה נוספת.
web-how-city-5 = השלמה
web-how-city-5-text = כשהריבוע האחרון מתמלא, כל מי שתרם מקבל פרס, בעל הרוב מקבל תוספת, וכל שכן משוחזר מוסיף את הפרס שלו.
web-how-city-6 = דרקונים
web-how-city-6-text = התרומה הראשונה בתור מזכה בקשקש זהב על כל דרקון שעל האריח. כשהקשקשים נגמרים מנקדים: שישה קריסטלים למי שיש לו הכי הרבה, שלושה לכל אחר עם שלושה לפחות.
web-how-city-7 = מנחה
web-how-city-7-text = עומדים בחצר ומשלמים את מחיר הריבוע הבא באובליסק. המחירים עולים, לא כדאי לחכות יותר מדי.
web-how-city-8 = קלפים
web-how-city-8-text = בסוף התור אפשר לזרוק עד שני קלפים; אחר כך לוקחים שניים, ועוד אחד על כל קלף שנזרק.

## העיר: הלוח

web-city-board = העיר
web-city-hand =
    { $count ->
        [one] היד שלך: קלף אחד
        [two] היד שלך: שני קלפים
       *[other] היד שלך: { $count } קלפים
    }
web-city-card =
    { $count ->
        [1] { $card }. { $power }
       *[other] { $card }, ‏{ $count } פעמים. { $power }
    }
web-city-crystals = קריסטלים
web-city-scales = קשקשי זהב
web-city-cards = קלפים ביד
web-city-markers = סמנים בקופה
web-city-offerings = מנחות: { $count } מתוך { $wins }
web-city-outside = דרקונים מחוץ לעיר
web-city-scales-left = קשקשי זהב בקופה
web-city-deck = קלפים בערימה הסגורה
web-city-discards = קלפים שנזרקו
web-city-aside = קלפי פרס שיצטרפו ליד בסוף התור
web-city-aside-short = בצד: { $count }
web-city-slots = ריבועים שאפשר לשלם
web-city-ruin = בהריסות
web-city-rebuilt = משוחזר
web-city-majority = הכי הרבה סמנים
web-city-each = כל מי שתרם
web-city-neighbours = לשכנים
web-city-special = פעולה מיוחדת
web-city-special-main_hall = לעבור לכל אריח
web-city-special-hospital = לקחת שני קלפים
web-city-special-golden_shrine = להעלות מנחה כאן
web-city-courtyard-text = כאן מעלים מנחות. מחיר הבאה: { $price } קריסטלים.
web-city-slot-free = ריבוע { $slot }: { $colour } { $value }, פנוי
web-city-slot-taken = ריבוע { $slot }: { $colour } { $value }, סמן של { $name }
web-city-plot-ruin = { $cell } { $name }, בהריסות: { $slots }.
web-city-plot-rebuilt = { $cell } { $name }, משוחזר; לשכנים: { $reward }.
web-city-plot-courtyard = { $cell } חצר.
web-city-plot-here = כאן: { $who }.
web-city-describe-obelisk = אובליסק: { $filled } מתוך { $spaces } ריבועים מלאים, המחיר הבא { $price }, לניצחון דרושות { $wins } מנחות.
web-city-describe-seat = { $name } ב־{ $cell }: מנחות { $offerings }, קריסטלים { $crystals }, קשקשים { $scales }, קלפים { $cards }, סמנים { $markers }.
web-city-describe-dragon = { $dragon } ב־{ $cell }.
web-city-describe-dragon-outside = { $dragon } מחוץ לעיר.
web-city-describe-piles = בערימה { $deck }, נזרקו { $discards }, קשקשי זהב בקופה { $scales }.

## העיר: החלטות

web-city-now-movement =
    { $steps ->
        [0] לא נותרו צעדים: להפעיל קלף או להישאר.
        [one] לצעוד צעד אחד, להפעיל קלף או להישאר.
        [two] לצעוד עד שני צעדים, להפעיל קלף או להישאר.
       *[other] לצעוד עד { $steps } צעדים, להפעיל קלף או להישאר.
    }
web-city-now-contribution = { $name }: איזה ריבוע?
web-city-now-contribution-none = { $name }: אין כרגע במה לשלם.
web-city-now-pay = ריבוע { $slot }: לשלם { $cards }?
web-city-now-offering =
    { $crystals ->
        [one] להעלות מנחה ב־{ $price } קריסטלים? יש לך קריסטל אחד.
        [two] להעלות מנחה ב־{ $price } קריסטלים? יש לך שני קריסטלים.
       *[other] להעלות מנחה ב־{ $price } קריסטלים? יש לך { $crystals }.
    }
web-city-now-special = להשתמש בפעולה המיוחדת של הבניין?
web-city-now-discard = לזרוק קלף, או לקחת קלפים ולסיים את התור.
web-city-now-target = { $card }: לבחור מקום מואר.
web-city-now-card = נבחר: { $card }.
web-city-now-over = המשחק נגמר.
web-city-now-wait = רק רגע…
web-city-hint-movement = האריחים המוארים בהישג יד. לקלפים עם קו מתחתם יש כוח שפועל עכשיו.
web-city-hint-contribution = כל ריבוע דורש צבע ושווי. עודף הולך לאיבוד.
web-city-hint-offering = המחיר עולה עם כל סמן באובליסק.
web-city-hint-special = פעם אחת בתור.
web-city-hint-discard = אפשר לזרוק עד שניים; על כל אחד לוקחים עוד קלף.
web-city-hint-swap =
    { $others ->
        [one] נגיעה בקלף מחליפה אותו: יש עוד דרך אחת לשלם.
        [two] נגיעה בקלף מחליפה אותו: יש עוד שתי דרכים לשלם.
       *[other] נגיעה בקלף מחליפה אותו: יש עוד { $others } דרכים לשלם.
    }
web-city-done-movement = להישאר כאן
web-city-done-contribution = הלאה
web-city-done-offering = בלי מנחה
web-city-done-special = לוותר
web-city-do-build = תרומה
web-city-do-offer-here = להעלות מנחה
web-city-do-offer = מנחה ב־{ $price }
web-city-do-offer-pillar = מנחה נוספת עם { $card }
web-city-do-play = הפעלת הכוח
web-city-do-take = לקחת שני קלפים
web-city-do-discard = לזרוק { $card }
web-city-do-draw = לקחת ולסיים את התור
web-city-sure-draw = כן, לסיים את התור
web-city-other-payments = תשלומים: { $count }
web-city-payments = דרכים לשלם
web-city-target-move = לצעוד לכאן.
web-city-target-play = לבחור כאן.
web-city-target-go = לעבור לכאן.

## העיר: כוחות

web-city-power-none = בלי כוח.
web-city-power-dragon-any = מזיז את { $dragon } לכל אריח.
web-city-power-dragon-steps = מזיז את { $dragon } עד שלושה צעדים.
web-city-power-wing = עף לכל אריח.
web-city-power-step = עוד שני צעדים.
web-city-power-joker = ג׳וקר בשווי 1 לכל צבע.
web-city-power-pair = שניים כאלה בשווי 1 או 2 הם ג׳וקר בשווי 3.
web-city-power-recolour-1 = צובע מחדש עד ארבעה קלפים בצבע אחד.
web-city-power-recolour-2 = צובע מחדש קלף אחד.
web-city-power-offer-1 = מנחה נוספת, יקרה בקריסטל אחד.
web-city-power-offer-2 = מנחה נוספת, יקרה בשני קריסטלים.

## תקלות

web-problem-unknown = זה לא הצליח. אפשר לנסות שוב בעוד רגע.
web-problem-offline = השרת אינו עונה. כדאי לבדוק את החיבור.
web-problem-unavailable = השרת עסוק או מופעל מחדש. אפשר לנסות שוב בעוד רגע.
web-problem-wrong_password = השם או הסיסמה שגויים.
web-problem-not_signed_in = יש להיכנס קודם.
web-problem-forbidden = אין הרשאה לכך.
web-problem-forbidden-invite = ההזמנה נוצלה או הוחלפה.
web-problem-not_found = זה (כבר) לא קיים.
web-problem-conflict = זה כבר לא אפשרי.
web-problem-conflict-name_taken = השם תפוס.
web-problem-conflict-seat_taken = המקום כבר נתפס.
web-problem-conflict-already_seated = כבר יש לך כאן מקום.
web-problem-conflict-seats_free = עוד לא כל המקומות תפוסים.
web-problem-stale = המשחק כבר התקדם.
web-problem-bad_name = אי אפשר להשתמש בשם הזה.
web-problem-bad_password = הסיסמה צריכה שמונה תווים לפחות.
web-problem-bad_options = החוקים האלה אינם מתיישבים זה עם זה.
web-problem-bad_table = שולחן כזה אינו אפשרי.
web-problem-bad_record = זה אינו רישום שאפשר לצפות בו.
web-problem-too_many = מהר מדי. רק רגע.
