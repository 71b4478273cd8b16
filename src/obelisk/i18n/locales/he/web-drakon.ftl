# לוח המשחק של דראקון בדפדפן, ואיך משחקים בעמוד אחד.

## הלוח

web-drakon-board = המבוך
web-drakon-view = מבט על המבוך
web-drakon-nearer = קרוב יותר
web-drakon-farther = רחוק יותר
web-drakon-fit = להציג את כל המבוך
web-drakon-hand =
    { $count ->
        [one] אריח אחד ביד שלך
        [two] שני אריחים ביד שלך
       *[other] { $count } אריחים ביד שלך
    }
web-drakon-tile =
    { $number ->
        [0] { $name } בלי חצים
        [one] { $name } עם חץ אחד
        [two] { $name } עם שני חצים
       *[other] { $name } עם { $number } חצים
    }
web-drakon-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, כפול { $count }
    }
web-drakon-tiles =
    { $number ->
        [one] אריח אחד ביד
        [two] שני אריחים ביד
       *[other] { $number } אריחים ביד
    }
web-drakon-chamber = { $name } (יציאות: { $ways })
web-drakon-ways = יציאות: { $ways }.
web-drakon-no-way = אין
web-drakon-side-N = צפון
web-drakon-side-E = מזרח
web-drakon-side-S = דרום
web-drakon-side-W = מערב
web-drakon-drakon = דראקון
web-drakon-hero-of = { $name } ({ $hero })
web-drakon-partner = חבר לקבוצה
web-drakon-cell = { $cell } { $chamber }.
web-drakon-cell-empty = { $cell } ריק.
web-drakon-cell-here = כאן: { $who }.
web-drakon-target-act = לבחור במקום הזה.
web-drakon-target-lay = החדר מתאים לכאן.
web-drakon-target-turn = החדר מתאים לכאן אחרי סיבוב.
web-drakon-pick-seat = לבחור את { $name }
web-drakon-pile = אריחים בערימת השליפה
web-drakon-hoard = מטבעות באוצר הדרקונית
web-drakon-goal-gold = המטרה: { $gold } זהובים
web-drakon-goal-coins = המטרה: { $coins } מטבעות
web-drakon-purse-open =
    { $number ->
        [one] מטבע אחד, שווי { $gold } ({ $coins })
        [two] שני מטבעות, שווי { $gold } ({ $coins })
       *[other] { $number } מטבעות, שווי { $gold } ({ $coins })
    }
web-drakon-purse-closed =
    { $number ->
        [one] מטבע אחד, עם הפנים למטה
        [two] שני מטבעות, עם הפנים למטה
       *[other] { $number } מטבעות, עם הפנים למטה
    }
web-drakon-power-left = היכולת עוד לא נוצלה
web-drakon-power-spent = היכולת נוצלה
web-drakon-describe-maze = במבוך { $number } חדרים; בערימה { $pile }, באוצר { $hoard } מטבעות. { $goal }
web-drakon-describe-seat = { $name } על { $cell }: { $purse }; אריחים ביד: { $tiles }.
web-drakon-describe-drakon = דראקון נמצאת על { $cell }.
web-drakon-describe-no-drakon = דראקון עוד לא הופיעה.
web-drakon-describe-hand = האריחים שלך: { $tiles }.

## החלטות

web-drakon-now-over = המשחק נגמר.
web-drakon-now-wait = רק רגע…
web-drakon-now-turn = תורך: הצבת חדר או הזזת הדמות
web-drakon-now-tile = { $name }: לבחור מקום זוהר.
web-drakon-now-lay = { $name }, יציאות: { $ways }. כך?
web-drakon-now-hero = { $name }. כך?
web-drakon-now-power = { $power }: לבחור חדר זוהר.
web-drakon-now-seat = הדמות של { $name }: לבחור לאן היא הולכת.
web-drakon-hint-turn-first = לבחור אריח למטה כדי להציב, או חדר זוהר כדי ללכת אליו.
web-drakon-hint-turn = המקש { $key } מסובב. בחירה חוזרת באותו מקום מאשרת.
web-drakon-hint-again = בחירה חוזרת באותו מקום מאשרת.
web-drakon-hint-tile = המקש { $key } מסובב. מקומות מנוקדים מתאימים אחרי סיבוב.
web-drakon-hint-place = המקומות המקווקווים פנויים.
web-drakon-hint-tap = נגיעה נוספת מסובבת. המקומות המקווקווים פנויים.
web-drakon-hint-draft = לכל דמות יכולת שפועלת פעם אחת במשחק.
web-drakon-hint-after = היכולת פועלת פעם אחת במשחק; אפשר לשמור אותה.
web-drakon-hint-drakon_move = דמויות במקום שבו היא נעצרת מאבדות מטבע וחוזרות להתחלה.
web-drakon-hint-shift = לבחור אריח מהיד, ואז את החדר שבמקומו יבוא.
web-drakon-hint-destroy = חדרים עם דמויות או דראקון וחדר ההתחלה בטוחים.
web-drakon-hint-float = הדמויות שעליו עוברות איתו.
web-drakon-hint-control = מה שקורה שם קורה לבעל הדמות.
web-drakon-turn = סיבוב
web-drakon-do-lay = להציב כאן
web-drakon-do-so = כך
web-drakon-do-swap = להחליף מטבע בשווי { $value }

## חדרים

web-drakon-kind-start = כל הדמויות מתחילות כאן. אין משמידים ואין מחליפים אותו.
web-drakon-kind-plain = כאן לא קורה דבר.
web-drakon-kind-find_coin = לוקחים מטבע אקראי מהאוצר.
web-drakon-kind-lose_coin = מטבע אקראי שלך חוזר אל האוצר.
web-drakon-kind-steal_cw = לוקחים מטבע אקראי מהשחקן לשמאלך.
web-drakon-kind-steal_ccw = לוקחים מטבע אקראי מהשחקן לימינך.
web-drakon-kind-escape = מיד אחרי ההצבה מותר לקפוץ אליו מכל מקום.
web-drakon-kind-master_key = אין בו חצים: יוצאים ממנו דרך כל צד.
web-drakon-kind-magical_shift = מחליפים חדר מהמבוך באריח מהיד.
web-drakon-kind-magic_harp = דמות שיש לה חץ אל הנבל וזזה, חייבת ללכת אליו.
web-drakon-kind-destroy = מסירים מהמבוך חדר שאין בו דמויות.
web-drakon-kind-rotate = מותר לסובב כל חדר במבוך.
web-drakon-kind-map = לוקחים אריח אקראי מהיד של שחקן אחר.
web-drakon-kind-strong_wind = מי שיוצא ממנו הולך שני צעדים בבת אחת.
web-drakon-kind-floating = מותר להעביר אותו למקום אחר, עם כל העומדים עליו.
web-drakon-kind-teleport = אין בו חצים: יוצאים ממנו לכל חדר במבוך.
web-drakon-kind-mind_control = מזיזים דמות של שחקן אחר.
web-drakon-kind-drakon_moves = מוליכים את דראקון עד שלושה חדרים. הראשון במשחק מביא אותה.

## יכולות

web-drakon-power-amazon = צעד נוסף אחד.
web-drakon-power-barbarian = דוחף דמות מהחדר ולוקח אריח מבעליה.
web-drakon-power-dwarf = מחליף כל מספר של אריחים.
web-drakon-power-knight = מונע איבוד של מטבע.
web-drakon-power-thief = גונב מדמות באותו חדר, או מחליף מטבע.
web-drakon-power-wizard = עובר דרך קיר.

## מה זה מה

web-drakon-explain-purse = ארנק
    .text = מטבע שווה בין זהוב אחד לשלושה. את שווי המטבעות שלך רואים; אצל האחרים רואים רק כמה יש.
web-drakon-explain-tiles = אריחים ביד
    .text = כולם רואים כמה, לא אילו. מי שמציב חדר שולף אריח חדש.
web-drakon-explain-pile = ערימת השליפה
    .text = חדרים שאיש עוד לא שלף. כשהיא מתרוקנת אין מה לשלוף.
web-drakon-explain-hoard = אוצר הדרקונית
    .text = כל המטבעות שאינם של איש, הפוכים ומעורבבים. מכאן נלקח מטבע שנמצא, ולכאן חוזר מטבע שאבד.
web-drakon-explain-race = המרוץ אל המטרה
    .text = כל דמות עומדת על שווי הארנק שלה. כשידוע רק מספר המטבעות, הפס מראה כמה הם שווים לכל הפחות ולכל היותר.
web-drakon-explain-figure = דמות
    .text = הולכת צעד אחד בתור, החוצה דרך חץ של החדר שלה.
web-drakon-explain-drakon = הדרקונית
    .text = דמויות שהיא פוגשת מאבדות מטבע וחוזרות להתחלה.
web-drakon-explain-arrows = חצים
    .text = הם מובילים החוצה. כדי להיכנס אין צורך בחץ, ולכן לפעמים אין דרך חזרה.
web-drakon-explain-changed = מסגרת כחולה
    .text = כאן קרה משהו זה עתה.
web-drakon-meaning-gain = רווח
web-drakon-meaning-harm = סכנה
web-drakon-meaning-way = דרכים
web-drakon-meaning-work = המבוך משתנה
web-drakon-meaning-rest = מנוחה
web-drakon-race = { $name }: { $least } עד { $most } מתוך { $goal }
