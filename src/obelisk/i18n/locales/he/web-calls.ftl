# משחקים על פני ימים והודעות.

web-off = ימי חופש
web-off-text = במשחקים על פני ימים השעון שלכם עומד בימי החופש שלכם, וכל מי שליד השולחן רואה זאת.
web-off-zone = אזור זמן
web-off-week = בכל שבוע, יומיים לכל היותר
web-off-fixed = אפשר לשנות שוב את אזור הזמן ואת סוף השבוע אחרי { $day }.
web-off-first = חופשה מ־
web-off-last = עד
web-off-add = הוספה
web-off-remove = הסרה
web-off-remove-of = הסרת החופשה שמתחילה ב־{ $day }
web-problem-calendar_fixed = אזור הזמן וסוף השבוע שונו לפני פחות מארבעה שבועות.
web-problem-bad_calendar = אי אפשר לקבוע את הימים האלה כימי חופש.
web-problem-bad_calendar-past = על חופשה מודיעים לפני שהיא מתחילה: ממחר והלאה.
web-problem-bad_calendar-many = אלה יותר מ־30 ימי חופשה בשנה אחת.
web-off-left =
    { $left ->
        [0] השנה לא נותרו ימי חופשה.
        [one] השנה נותר יום חופשה אחד.
        [two] השנה נותרו יומיים של חופשה.
       *[other] השנה נותרו { $left } ימי חופשה.
    }
web-calls = הודעות
web-calls-text = כשאינכם כאן, Obelisk יכול להודיע לכם מה מחכה לכם.
web-calls-here = הודעות במכשיר הזה
web-calls-cannot = הדפדפן הזה אינו מקבל הודעות. בטלפון, הוסיפו קודם את Obelisk למסך הבית.
web-calls-refused = הדפדפן אינו מרשה הודעות מהדף הזה.
web-calls-push = במכשירים שלי
web-calls-mail = בדואר אלקטרוני
web-calls-turn = תורי
web-calls-time = הזמן שלי אוזל
web-calls-chat = מישהו כותב ליד השולחן שלי
web-calls-tournament = הסיבוב שלי מתחיל
web-calls-company = מישהו מזמין אותי למשחק
web-calls-digest = כל התורות שלי, פעם ביום
web-calls-quiet = שעות שקט
web-calls-from = מ־
web-calls-until = עד
web-problem-bad_browser = אי אפשר לשלוח הודעות לדפדפן הזה.

web-bots = חשבונות בוט
web-bots-text = לתוכנות שמשחקות כאן דרך ה־API, בשם משלהן. הבוטים שלך נמחקים יחד איתך.
web-bots-name = שם הבוט
web-bots-make = יצירת חשבון בוט
web-bots-token = האסימון שלו, מוצג רק עכשיו:
web-bots-webhook = כתובת שנקראת כשמגיע תורו (webhook)
web-bots-secret = הסוד שחותם על הקריאות, מוצג רק עכשיו:
web-bots-given-up = יותר מדי קריאות נכשלו ברצף: שמירה חוזרת של הכתובת תתחיל מחדש.
web-bots-renew = אסימון חדש
web-bots-renew-sure = האסימון הישן לא יהיה תקף עוד
web-bots-delete = מחיקת הבוט
web-bots-delete-sure = מחיקה לצמיתות
