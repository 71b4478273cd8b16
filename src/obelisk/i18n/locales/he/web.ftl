# הממשק בדפדפן. המזהים כמו ב־en/web.ftl, במלואם.

## הבית

web-title = Obelisk
web-title-your-turn = תורך – Obelisk
web-tagline = שלושה משחקים לאור ירח: לשקם עיר הרוסה, לשדוד דרקונית, להתמודד בדו־קרב של עמים ודרקונים. נגד חברים בכל מקום, או נגד בוטים שלעולם אינם מציצים בקלפים.
web-home = דף הבית
web-nav = דפים
web-nav-tables = השולחנות שלי
web-nav-rules = חוקים
web-nav-decks = חפיסות
web-nav-learn = לימוד
web-nav-settings = הגדרות
web-nav-ladder = דירוג
web-nav-tournaments = טורנירים
web-nav-play = מציאת משחק
web-clubs = מועדונים
web-nav-exercises = תרגילים
web-nav-more = עוד
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
web-game-city = עיר הירח הכחול
web-game-drakon = דראקון
web-game-legends = אגדות הירח הכחול
web-game-legends-draft = אגדות הירח הכחול: דראפט

## דף הבית

web-learn-first = ללמוד לשחק
web-daily = התרגיל היומי
web-daily-go = לפתור
web-daily-solved = נפתר, כל הכבוד
web-exercises = כל התרגילים
web-play-now = לשחק עכשיו
web-play-now-text = ״עיר הירח הכחול״ אחד על אחד נגד בוט. בלי הרשמה.
web-new-table = שולחן חדש
web-games = שלושה משחקים
web-play-bot = לשחק נגד בוט
web-about-city = הולכים בעיר הרוסה, משקמים אותה בקלפים של שמונה עמים ונושאים קריסטלים אל האובליסק.
web-about-drakon = מציבים מבוך של חדרים, גונבים את הזהב של הדרקונית ונזהרים מדלתות חד־כיווניות. שניים עד שישה שחקנים.
web-about-legends = דו־קרב בין עמים: מגבירים אש או אדמה, קוראים לתגבורים ולמנהיגים ומושכים את הדרקונים לצד שלכם.
web-continue = להמשיך לשחק
web-continue-none = כאן יופיעו המשחקים הפתוחים שלך.
web-join = להצטרף לחברים
web-join-link = קישור ההזמנה
web-join-go = פתיחה
web-join-unreadable = זה אינו קישור לשולחן.
web-lobby = מחפשים שחקנים
web-lobby-none = כרגע איש אינו ממתין.
web-lobby-open = לפתוח שולחן לאחרים

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
web-mail = דואר
web-mail-text = עם כתובת דואר אפשר לבחור לבד סיסמה חדשה אם הסיסמה נשכחה. מה עוד נשלח לשם נבחר תחת הודעות.
web-mail-address = כתובת דואר
web-mail-confirmed = מאושרת: { $address }
web-mail-waiting = מכתב ל־{ $address } כבר בדרך. יש לפתוח את הקישור שבו.
web-mail-delete = מחיקת הכתובת
web-forgot = שכחת את הסיסמה?
web-forgot-sent = אם יש חשבון שאישר את הכתובת הזאת, מכתב עם קישור לסיסמה חדשה כבר בדרך.
web-forgot-send = שליחת קישור
web-profile = עליך
web-my-page = הדף שלי
web-guest-text = כרגע משחקים כאורח. עם חשבון אפשר לחזור מכל מכשיר.
web-nobody = לא נכנסת לחשבון. אפשר לשחק מיד, כאורח.
web-sign-out = יציאה
web-sign-out-everywhere = יציאה מכל המכשירים
web-export = לקחת הכול איתך
web-export-text = כל מה ששלך בקובץ ZIP: משחקים, תוצאות, דירוגים, הצ׳אט של השולחנות שלך וחפיסות.
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
web-playback-setting = תורות של אחרים
web-playback-0 = בלי הצגה צעד אחר צעד
web-playback-1 = לאט
web-playback-2 = רגיל
web-playback-3 = מהר
web-playback-4 = מהר מאוד
web-sound = צליל
web-volume = עוצמה
web-music = רקע רגוע
web-confirm-setting = לשאול לפני ויתור שאי אפשר לבטל
web-forced-setting = לשחק מעצמם צעדים שאין בהם בחירה
web-tips = להסביר כל החלטה
web-guide = עצות במשחק הראשון
web-text-mode = השולחן במילים (מצב טקסט)
web-text-since = מאז התור האחרון שלך
web-text-nothing = עוד לא קרה דבר.
web-text-stands = מצב המשחק
web-text-details = כל מה שעל השולחן
web-text-hand = היד שלך: { $cards }
web-text-more = { $what }: { $number } אפשרויות
web-patterns = דוגמאות בולטות לעיוורי צבעים
web-board-size = גודל הדברים על הלוח
web-board-small = קטן
web-board-normal = רגיל
web-board-large = גדול
web-keys = מקשים
web-keys-text = אות אחת לכל דבר. על הלוח החצים מזיזים את הסימון, Enter בוחר, Escape מבטל בחירה; + ו־− מקרבים ומרחיקים, 0 מציג הכול, Shift עם חצים מזיז את המבט.
web-key-do = לבצע את ההצעה המודגשת בסרגל
web-key-end = לסיים את התור
web-key-turn = סיבוב אריח
web-key-undo = ביטול
web-key-describe = תיאור הלוח
web-key-explain = הסבר על מה שמסומן
web-key-log = להציג או להסתיר את היומן
web-key-pause = להשהות את הצגת התור, או להמשיך
web-key-next = הצעד הבא בהצגה
web-key-again = להציג שוב את התור האחרון
web-key-text = להציג את השולחן במילים או כלוח
web-keys-cards = לבחור קלף או אריח מהיד
web-keys-arrows = לעבור על פני הלוח והיד
web-keys-choose = לבחור
web-keys-drop = לבטל בחירה
web-keys-zoom = לקרב, להרחיק, להציג הכול
web-keys-sheet = הגיליון הזה
web-keys-change = לבחור מקשים אחרים
web-tour-again = להציג שוב את הסיור הקצר בשולחן הבא
web-private-setting = הדף שלי רק בשבילי, ואיני מופיע בטבלאות הדירוג

## שולחנות

web-tables-none = עדיין אין לך שולחנות.
web-tables-waiting = ממתינים לך
web-tables-running = פעילים
web-tables-finished = הסתיימו
web-tables-more = עוד
web-state-yours = תורך
web-state-playing = תור האחרים
web-state-lobby = לפני ההתחלה
web-state-challenged = הזמנה לדו־קרב
web-challenge-accept = קבלת ההזמנה
web-challenge-decline = דחיית ההזמנה
web-challenge-waiting = נשלחה הזמנה, עדיין אין תשובה
web-state-finished = הסתיים
web-state-archived = בארכיון
web-state-time = הזמן נגמר { $when }
web-options = חוקים
web-options-more = חוקים נוספים
web-seats = מקומות
web-seat-number = מקום { $number }
web-seat-me = זה המקום שלי
web-seat-link = חבר לפי קישור
web-seat-open = כל מי שרוצה
web-seat-free = פנוי
web-seat-link-waiting = בהמתנה לחבר
web-hot-seat-text = כמה אנשים ליד מכשיר אחד: בין התורות המסך מסתיר את הקלפים.
web-hot-seat-name = שם מי שיושבים במקום { $number }
web-player-number = מקום { $number } בשולחן
web-more = ועוד
web-clock = שעון
web-clock-none = בלי שעון
web-clock-move = דקה לכל תור
web-clock-game = 15 דקות לכל שחקן ועוד 10 שניות לתור
web-clock-days = על פני ימים
web-clock-days-days = ימים לתור
web-clock-days-hours = ושעות
web-clock-days-bank = שעות בבנק הזמן, פעם אחת לכל המשחק
web-clock-stands = יום חופש: השעון עומד
web-clock-bank = בבנק הזמן: { $time }
web-table-title = שם השולחן
web-public = להציג ברשימה הפתוחה
web-spectators = מותר לצפות
web-club-table = שולחן של מועדון: רק חברי המועדון רואים אותו.
web-club-for = רק לחברי המועדון ״{ $name }״
web-rated = מדורג: נחשב לטבלת הדירוג
web-rated-text = רק בין חשבונות, בלי בוטים ובלי חזרה לאחור. מי שעוזב מפסיד.
web-create = פתיחת השולחן
web-lobby-waiting = מחכים עד שכל המקומות ייתפסו. אחר כך מישהו מכם לוחץ על ״להתחיל״.
web-lobby-full = כולם כאן. המשחק יתחיל כשמישהו מכם ילחץ על ״להתחיל״.
web-lobby-drawing = ההגרלה מתבצעת, בהשתתפות כולם …
web-copy-link = העתקת הקישור
web-invite-code = הצגת קוד QR
web-invite-share = שיתוף
web-sit = לשבת
web-kick = לפנות את המקום
web-start = להתחיל
web-leave = עזיבת השולחן
web-table-close = סגירת השולחן
web-table-gone = אי אפשר לפתוח את השולחן
web-table-gone-text = הוא אינו קיים, או שאינו פתוח בפניך.
web-choices = מה אפשר לעשות
web-record = רישומי משחק
web-record-upload = פתיחת רישום
web-record-upload-text = רישום הוא משחק שלם כטקסט: אפשר לצפות בו שוב, לשתף אותו ולהמשיך מכל רגע.
web-record-download = הורדת הרישום

## ליד השולחן

web-decision = מה עכשיו
# U+200F first: inside a sentence its direction is read off the first letter that is not isolated.
web-action = ‏{ $verb }: { $about }
web-place = ‏{ $name } ({ $cell })
web-now-other = התור של { $name }.
web-sure-end-turn = כן, לסיים את התור
web-end-turn = סיום התור
web-forced = יש רק אפשרות אחת, והיא תבוצע מעצמה.
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
web-unread =
    { $count ->
        [one] הודעה חדשה אחת
        [two] שתי הודעות חדשות
       *[other] { $count } הודעות חדשות
    }
web-tab-table = שולחן
web-log-none = עוד לא קרה דבר.
web-chat-none = עוד לא נאמר דבר.
web-chat-say = לומר משהו
web-commitment = הגרלה הוגנת: טביעת האצבע של ערך ההגרלה הסודי נקבעה לפני החלוקה.
web-resign = פרישה
web-resign-sure = באמת לפרוש?
web-line-lost = הקשר נותק. מתחברים מחדש…
web-line-closed = החיבור נסגר. לחזרה יש לרענן את הדף.
web-looking-back = הלוח אחרי פעולה { $number }
web-playback = התור של האחרים
web-playback-slower = לאט יותר
web-playback-faster = מהר יותר
web-playback-speed = מהירות { $speed }
web-playback-again = להציג שוב את התור האחרון
web-playback-again-sign = שוב
web-recap = מה קרה בינתיים
web-recap-show = להציג
web-recap-go = אל הלוח
web-back-to-now = חזרה להווה
web-watching = כאן צופים בלבד: רק מי שיושבים ליד השולחן משחקים.
web-watching-resigned = פרשת מהמשחק, ומעכשיו זו צפייה בלבד; בוט ממשיך במקומך.
web-away = בוט משחק במקומך.
web-come-back = חזרתי
web-hand-over = להעביר אל { $name }
web-hand-over-text = עכשיו אף אחד אחר לא אמור להביט במסך.
web-hand-over-ready = כאן { $name }
web-describe = תיאור הלוח
web-tour = סיור קצר
web-tour-bar = השורה הזאת תמיד עונה על ״מה עכשיו?״, ובה גם הכפתורים.
web-tour-glow = מה שזוהר אפשר לבחור. קודם קלף או אריח למטה, ואז מקום על הלוח.
web-tour-help = לא ברור מה משהו עושה? לבחור בו כשאינו זוהר, או ללחוץ על ״מבט״. ״ביטול״ מחזיר כל פעולה שלא חשפה מידע.
web-tour-next = הלאה
web-tour-done = הבנתי
web-tour-skip = לדלג

## הסוף

web-result-won = ניצחון!
web-result-draw = אין מנצח
web-result-shared = ניצחון משותף!
web-result-lost =
    { $count ->
        [one] הפעם הניצחון של { $names }
        [two] הפעם הניצחון של { $names }
       *[other] הפעם הניצחון של { $names }
    }
web-result-other =
    { $count ->
        [one] הניצחון של { $names }
        [two] ניצחון משותף: { $names }
       *[other] ניצחון משותף: { $names }
    }
web-result-why = המשחק נגמר: { $reason }.
web-result-winner = { $name }: { $numbers }.
web-result-you = התוצאה שלך: { $numbers }, מקום { $place }.
web-result-count = { $what } { $number }
web-result-share = שיתוף
web-result-again = התוצאה
web-rematch = משחק נוסף
web-to-tournament = אל הטורניר
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
web-replay-play = הפעלה
web-replay-pause = עצירה
web-replay-on = צעד קדימה
web-replay-last = לסוף
web-replay-ply = רגע במשחק
web-replay-viewer = לפי הידע של
web-replay-spectator = כצופה
web-replay-seat = בעיני { $name }
web-replay-open = הכול גלוי, לפי מי שתורו
web-report = דוח
web-hints = הפעולות הטובות
web-hint = רמז
web-hints-thinking = הבוט החזק ביותר חושב…
web-hints-none = אין כאן מה להחליט.
web-hints-chance = { $action }: סיכוי לנצח { $chance }
web-hints-played = בוצע
web-hints-then = ואז { $actions }
web-share = העתקת קישור
web-fork = להמשיך מכאן
web-analyse = ניתוח
web-progress = ההתקדמות שלך
web-replay-variation = וריאציה: { $actions }
web-analysis = לוח ניתוח
web-fairness = בדיקת הגינות
web-fairness-good =
    { $outcomes ->
        [one] נבדק: תוצאת ההגרלה היחידה נובעת מערך ההגרלה.
        [two] נבדק: שתי תוצאות ההגרלה נובעות מערך ההגרלה.
       *[other] נבדק: כל { $outcomes } תוצאות ההגרלה נובעות מערך ההגרלה.
    }
web-fairness-none = אי אפשר לבדוק את המשחק הזה.
web-parts-title = מה נתנו השחקנים להגרלה
web-parts-nobody = במשחק הזה אף אחד מהשחקנים לא תרם משהו משלו להגרלה.
web-part-given = { $name }: מספר סודי שהובטח לפני החלוקה
web-part-withheld = { $name }: הובטח מספר סודי, אבל הוא לא הגיע בזמן
web-part-none = { $name }: בלי מספר סודי
web-part-own = המספר הסודי שלך נמצא ביניהם, כפי שהדפדפן שלך שלח אותו:
web-part-own-missing = הדפדפן שלך שלח מספר סודי, אבל הוא לא נמצא ביניהם. אין לסמוך על המשחק הזה.
web-parts-changed = זה לא מה שהוצג לכולם לפני החלוקה. אין לסמוך על המשחק הזה.

## חוקים

web-explain-rule = חוק
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

## תקלות

web-problem-unknown = זה לא הצליח. אפשר לנסות שוב בעוד רגע.
web-problem-offline = השרת אינו עונה. כדאי לבדוק את החיבור.
web-problem-unavailable = השרת עסוק או מופעל מחדש. אפשר לנסות שוב בעוד רגע.
web-problem-wrong_password = השם או הסיסמה שגויים.
web-problem-not_signed_in = יש להיכנס קודם.
web-problem-forbidden = אין הרשאה לכך.
web-problem-forbidden-invite = ההזמנה נוצלה או הוחלפה.
web-problem-forbidden-own_bots = חשבון והבוטים שלו אינם יכולים לשחק על דירוג.
web-problem-forbidden-guests = לשם כך דרוש חשבון.
web-problem-forbidden-private = הדף הזה פרטי.
web-problem-forbidden-blocked = האדם הזה אינו רוצה לשחק איתך.
web-problem-forbidden-members = זה רק לחברי מועדון.
web-problem-conflict-already_there = האדם הזה כבר כאן.
web-problem-too_many-clubs = כבר הגעת למספר המועדונים המרבי. צריך קודם לעזוב אחד מהם.
web-problem-not_found = זה (כבר) לא קיים.
web-problem-conflict = זה כבר לא אפשרי.
web-problem-conflict-name_taken = השם תפוס.
web-problem-conflict-seat_taken = המקום כבר נתפס.
web-problem-too_many-mails = התבקשו יותר מדי מכתבים. אפשר לנסות שוב בעוד זמן מה.
web-problem-conflict-starting = המשחק מתחיל מיד.
web-problem-conflict-already_seated = כבר יש לך כאן מקום.
web-problem-conflict-seats_free = עוד לא כל המקומות תפוסים.
web-problem-conflict-held = עוד ממתינים לתגובה על הפעולה האחרונה. רק רגע.
web-problem-conflict-no_deck = לאחד מהשניים עוד אין חפיסה.
web-problem-conflict-sealed = זה נחשף כשהמשחק האחרון של הדראפט נגמר.
web-problem-conflict-drafted = משחק של דראפט משוחק פעם אחת.
web-problem-stale = המשחק כבר התקדם.
web-problem-bad_name = אי אפשר להשתמש בשם הזה.
web-problem-bad_password = הסיסמה צריכה שמונה תווים לפחות.
web-problem-bad_password-common = זו אחת הסיסמאות הראשונות שמנחשים. יש לבחור אחרת.
web-problem-bad_options = החוקים האלה אינם מתיישבים זה עם זה.
web-problem-bad_table = שולחן כזה אינו אפשרי.
web-problem-bad_tournament = טורניר כזה אינו אפשרי.
web-problem-conflict-full = כל המקומות תפוסים.
web-problem-conflict-not_open = הטורניר הזה כבר לא מקבל משתתפים.
web-problem-conflict-few_players = אין מספיק שחקנים לכך.
web-problem-too_many-tournaments = יצרת מספיק טורנירים לעת עתה. יש להמתין עד שאחד מהם יסתיים.
web-problem-bad_record = זה אינו רישום שאפשר לצפות בו.
web-problem-too_many = מהר מדי. רק רגע.
