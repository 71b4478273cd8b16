# The board of Blue Moon City in the browser; loaded with the game.

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
web-city-now-movement-pays =
    { $steps ->
        [0] לבחור ריבוע לתשלום או להפעיל קלף.
        [one] לבחור ריבוע לתשלום, ללכת עוד צעד או להפעיל קלף.
        [two] לבחור ריבוע לתשלום, ללכת עד שני צעדים או להפעיל קלף.
       *[other] לבחור ריבוע לתשלום, ללכת עד { $steps } צעדים או להפעיל קלף.
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
web-city-now-card-pays = { $card }: לבחור את הריבוע לתשלום.
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
web-city-do-build = תרומה
web-city-do-offer-here = להעלות מנחה
web-city-do-offer = מנחה ב־{ $price }
web-city-do-offer-pillar = מנחה נוספת עם { $card }
web-city-do-play = הפעלת הכוח
web-city-do-take = לקחת שני קלפים
web-city-do-discard = לזרוק { $card }
web-city-do-draw = לקחת ולסיים את התור
web-city-do-discard-first = קודם לזרוק
web-city-do-go = לצאת לאריח אחר
web-city-other-payments = תשלומים: { $count }
web-city-payments = דרכים לשלם
web-city-target-move = לצעוד לכאן.
web-city-target-play = לבחור כאן.
web-city-target-go = לעבור לכאן.
web-city-action-slot = ריבוע { $slot } של { $name }

## העיר: כוחות

web-city-power-none = בלי כוח.
web-city-power-dragon-any = מזיז את { $dragon } לכל אריח.
    .short = דרקון לכל מקום
web-city-power-dragon-steps = מזיז את { $dragon } עד שלושה צעדים.
    .short = דרקון: 3 צעדים
web-city-power-wing = עף לכל אריח.
    .short = עף לכל מקום
web-city-power-step = עוד שני צעדים.
    .short = עוד 2 צעדים
web-city-power-joker = ג׳וקר בשווי 1 לכל צבע.
    .short = ג׳וקר 1
web-city-power-pair = שניים כאלה בשווי 1 או 2 הם ג׳וקר בשווי 3.
    .short = זוג: ג׳וקר 3
web-city-power-recolour-1 = צובע מחדש עד ארבעה קלפים בצבע אחד.
    .short = צובע 4
web-city-power-recolour-2 = צובע מחדש קלף אחד.
    .short = צובע 1
web-city-power-offer-1 = מנחה נוספת, יקרה בקריסטל אחד.
    .short = מנחה, ‎+1
web-city-power-offer-2 = מנחה נוספת, יקרה בשני קריסטלים.
    .short = מנחה, ‎+2

## מה זה מה

web-city-explain-crystals = קריסטלים
    .text = בהם משלמים על מנחות. כל בניין שעזרת להשלים מביא קריסטלים.
web-city-explain-scales = קשקשי זהב
    .text = התרומה הראשונה בתור מזכה בקשקש על כל דרקון שעל האריח. כשהקופה מתרוקנת מנקדים: שישה קריסטלים למי שיש לו הכי הרבה, שלושה לכל אחר שיש לו לפחות שלושה.
web-city-explain-cards = קלפים ביד
    .text = כולם רואים כמה, לא אילו. קלף נותן את שוויו או את כוחו, לא את שניהם.
web-city-explain-markers = סמנים בקופה
    .text = סמן אחד מונח על כל ריבוע ששילמת ועל כל מנחה. סמנים שעל בניין חוזרים כשהוא מושלם, אלה שעל האובליסק נשארים.
web-city-explain-offerings = מנחות
    .text = מי שממלא ראשון את השורה הזאת במנחות מנצח מיד.
web-city-explain-obelisk = האובליסק
    .text = מנחה בחצר תופסת את הריבוע הפנוי הנמוך ביותר ועולה כמספרו בקריסטלים. המוזהב הוא הבא; המחירים עולים.
web-city-explain-figure = פנס
    .text = מראה איפה עומדים. הוא הולך עד שני צעדים בתור, ופועלים במקום שבו הוא נעצר.
web-city-explain-dragon = דרקון
    .text = התרומה הראשונה בתור במקום שבו הוא עומד מזכה בקשקש זהב. קלפי { $people } בשווי 1 ו־2 מזיזים אותו.
web-city-explain-deck = הערימה הסגורה
    .text = בסוף התור לוקחים שני קלפים, ועוד אחד על כל קלף שנזרק. כשהיא מתרוקנת, הקלפים שנזרקו נטרפים.
web-city-explain-discards = קלפים שנזרקו
    .text = קלפים ששילמו, שהכוח שלהם הופעל או שנזרקו. הם גלויים לכולם.
web-city-explain-majority = ★ הכי הרבה סמנים
    .text = כשהבניין מושלם, מי שיש לו עליו הכי הרבה סמנים מקבל גם את זה.
web-city-explain-each = ⌂ כל מי שתרם
    .text = כשהבניין מושלם, כל מי שיש לו עליו סמן מקבל את זה.
web-city-explain-neighbour = ✢ לשכנים
    .text = אחרי שהוא משוחזר, הוא מוסיף את זה לכל מי שעוזר להשלים בניין לידו.
web-city-explain-changed = נקודה כחולה
    .text = כאן קרה משהו זה עתה.
web-city-card-worth = משלם { $value } בעבור ריבוע בצבע שלו: { $colour }.
web-city-slot-text = האבנים הממוספרות הן הריבועים שלו: משלמים קלפים בצבע, לפחות בשווי הזה, ומניחים סמן.
