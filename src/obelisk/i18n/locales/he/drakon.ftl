# דראקון בעברית, במילים שלנו. דראקון היא דרקונית.

drakon-title = דראקון

## החלטות

drakon-decision-draft = בחירת דמות
drakon-decision-turn = תורך: הצבת חדר, הזזת הדמות או שימוש ביכולת המיוחדת
drakon-decision-after = שימוש ביכולת המיוחדת עכשיו, או סיום התור
drakon-decision-escape = בריחה: לעבור אליו או להישאר
drakon-decision-drakon_enter = דראקון מגיעה: יש להעמיד אותה בחדר שאין בו דמויות
drakon-decision-drakon_move = תנועת דראקון: אפשר להוליך אותה עד שלושה חדרים
drakon-decision-shift = הזזה קסומה: החלפת חדר מהמבוך באריח מהיד
drakon-decision-destroy = השמדת חדר
drakon-decision-rotate = סיבוב חדר, או להשאיר הכול כך
drakon-decision-float = חדר צף: להעביר אותו למקום אחר, או להשאיר כאן
drakon-decision-map = חדר מפות: לקיחת אריח משחקן אחר
drakon-decision-control = שליטה מוחית: הזזת דמות של שחקן אחר
drakon-decision-knight = מטבע בסכנה: למנוע את איבוד המטבע, או להניח לו
drakon-decision-dwarf = השלכת אריחים תמורת חדשים, או סיום

drakon-phase-draft = בחירת דמויות
drakon-phase-turn = תור
drakon-phase-after = אחרי הפעולה
drakon-phase-escape = בריחה
drakon-phase-drakon_enter = הופעת דראקון
drakon-phase-drakon_move = תנועת דראקון
drakon-phase-shift = הזזה קסומה
drakon-phase-destroy = השמדת חדר
drakon-phase-rotate = סיבוב חדר
drakon-phase-float = חדר צף
drakon-phase-map = חדר מפות
drakon-phase-control = שליטה מוחית
drakon-phase-knight = אביר
drakon-phase-dwarf = החלפת אריחים
drakon-phase-over = המשחק נגמר

## מה אפשר לעשות

drakon-verb-place = הצבת חדר
drakon-verb-move = הזזת הדמות
drakon-verb-wizard = לעבור דרך קיר
drakon-verb-amazon = צעד נוסף
drakon-verb-barbarian = להזיז את היריב
drakon-verb-dwarf = להחליף אריחים
drakon-verb-thief = לגנוב או להחליף מטבע
drakon-verb-shift = להחליף
drakon-verb-destroy = להשמיד
drakon-verb-rotate = לסובב
drakon-verb-float = להעביר
drakon-verb-map = לקחת אריח
drakon-verb-control = לשלוט
drakon-verb-drakon = הזזת דראקון
drakon-verb-jump = לעבור אליו
drakon-verb-stay = להישאר
drakon-verb-keep = להשאיר כך
drakon-verb-knight = למנוע את איבוד המטבע
drakon-verb-allow = להניח לו
drakon-verb-discard = להשליך
drakon-verb-done = סיום
drakon-verb-draft = לבחור
drakon-verb-end = סיום התור
drakon-verb-pass = לוותר

## עזרה ללוח

drakon-help =
    חדר:     ┌──▲▲──┐          חצים בצלעות הם היציאות: ▲ צפון, ▶ מזרח, ▼ דרום, ◀ מערב
             │coin+ ▶          הסוג (ראו למטה), ובשורה השנייה
             │ D13  │          D דראקון, 1 הדמות של p1, 3 הדמות של p3
    מספרים:  העמודות (x) מתחת למבוך, השורות (y) משמאל; התא (1,0) ממזרח להתחלה שעל (0,0)
    סוגים:   coin+ למצוא, coin- לאבד, steal> מהשכן משמאל, {"<"}steal מהשכן מימין, key מפתח ראשי,
             destry השמדה, wind רוח חזקה, telep שיגור, mind שליטה מוחית, drakon תנועת דראקון
    אריחים:  plain.2a הוא סוג וחצים; 0 אין, 1 אחד, 2o שניים מנוגדים, 2a שניים צמודים, 3 שלושה, 4 ארבעה
    פעולות:  place plain[NE] @(1,0); move (1,0); jump, stay; rotate (0,0) [ESW]; float (3,0) [NS]; keep;
             shift (1,1) escape[NE]; destroy (2,0); map p3; control p2 (1,1); drakon (2,1);
             amazon (1,0); wizard (1,0); barbarian p2 (0,1); thief p2, thief swap 1; dwarf, discard plain.1, done;
             knight, allow; draft amazon; end; pass

## חדרים

drakon-chamber-start = התחלה
drakon-chamber-plain = חדר ריק
drakon-chamber-find_coin = למצוא מטבע
drakon-chamber-lose_coin = לאבד מטבע
drakon-chamber-steal_cw = לגנוב מטבע (בכיוון השעון)
drakon-chamber-steal_ccw = לגנוב מטבע (נגד כיוון השעון)
drakon-chamber-escape = בריחה
drakon-chamber-master_key = מפתח ראשי
drakon-chamber-magical_shift = הזזה קסומה
drakon-chamber-magic_harp = נבל קסום
drakon-chamber-destroy = השמדת חדר
drakon-chamber-rotate = סיבוב חדר
drakon-chamber-map = חדר מפות
drakon-chamber-strong_wind = רוח חזקה
drakon-chamber-floating = חדר צף
drakon-chamber-teleport = שיגור
drakon-chamber-mind_control = שליטה מוחית
drakon-chamber-drakon_moves = תנועת דראקון

## דמויות

drakon-hero-amazon = אמזונה
drakon-hero-barbarian = ברברי
drakon-hero-dwarf = גמד
drakon-hero-knight = אביר
drakon-hero-thief = גנב
drakon-hero-wizard = קוסם

## מה מאיים על מטבע

drakon-threat-lose = לאבד מטבע
drakon-threat-steal = לגנוב מטבע
drakon-threat-thief = הגנב
drakon-threat-drakon = דראקון

## אופציות משחק

drakon-option-players = מספר השחקנים
drakon-option-goal = מטרה
drakon-option-heroes = גיבורים!
drakon-option-knight_vs_drakon = האביר מגן מפני דראקון
drakon-option-tile_set = מערכת אריחים
drakon-option-start_arrows = חצי חדר ההתחלה
drakon-option-start_side = הצד של חדר ההתחלה
drakon-option-stall_limit = הגבלת סבבים ללא התקדמות
drakon-option-round_limit = הגבלת סבבים

drakon-goal-standard = המשחק הבסיסי (10 זהובים)
drakon-goal-short = משחק קצר (7 זהובים)
drakon-goal-fixed = זהב קבוע (5 מטבעות)
drakon-goal-escape = בריחה ממאורת הדרקונית (8 זהובים)
drakon-goal-team = מאמץ קבוצתי (20 זהובים)
drakon-heroes-off = בלי יכולות מיוחדות
drakon-heroes-random = דמויות באקראי
drakon-heroes-draft = בחירת דמויות לפי התור

## ניקוד

drakon-score-gold = זהובים
drakon-score-coins = מטבעות

## סיום המשחק

drakon-ending-goal = המטרה הושגה
drakon-ending-escape = בריחה מהמאורה
drakon-ending-dead_end = איש אינו יכול להציב או לנוע
drakon-ending-stall = אין התקדמות
drakon-ending-round_limit = הושלם מספר הסבבים המרבי

## סירובים

drakon-refusal-unreadable = זו אינה פעולה; אפשר לכתוב למשל ״move (1,0)״, ״place plain[NE] @(1,0)״ או ״keep״
drakon-refusal-not_your_decision = עכשיו מחליטים על דבר אחר – { $decision_name }
    .blurred = ההחלטה אינה שלך עכשיו
drakon-refusal-must_act = אפשר להציב חדר או לנוע, ולכן חובה
drakon-refusal-not_in_hand = האריח הזה אינו ביד שלך
drakon-refusal-cell_taken = כבר יש שם חדר
drakon-refusal-not_adjacent = המקום הזה אינו צמוד לשום חדר
drakon-refusal-facing_arrows = ייווצרו חצים מנוגדים
drakon-refusal-no_arrow = שום חץ אינו מוביל לשם
drakon-refusal-no_chamber = אין שם חדר
drakon-refusal-harp = נבל קסום מושך את הדמות: עליה ללכת אליו
drakon-refusal-wind = הרוח החזקה אינה נושאת לשם: היא נושאת שני צעדים, לפי החצים
drakon-refusal-mandatory = כשהיד מלאה (אריחים: { $limit }) הגמד משליך לפחות אחד: קודם יש לבחור אותו
drakon-refusal-no_target =
    { $cause ->
        [taken] הגיבור הזה כבר נבחר
        [no_tile] לשחקן הזה אין אריח ביד
        [own] יש לבחור גיבור של שחקן אחר
       *[way] החדר הזה אינו מאפשר ללכת לשם
        [wizard] הקוסם הולך לחדר סמוך שאין אליו מעבר רגיל
        [barbarian] הברברי מזיז גיבור שנמצא בחדר שלו
        [thief] הגנב גונב מיריב שנמצא בחדר שלו
        [no_purse] לשחקן הזה אין מטבע לגנב
        [no_coin] אין לך מטבע בערך הזה
        [no_hoard] אין מטבעות באוצר
        [no_pile] לא נותרו אריחים בערימה
        [pattern] סיבוב משנה רק את כיוון החצים, לא את מספרם
    }
drakon-refusal-start_protected = את חדר ההתחלה אין משמידים ואין מחליפים
drakon-refusal-hero_there = עומדת שם דמות
drakon-refusal-drakon_there = דראקון נמצאת שם
drakon-refusal-same_arrows = הסיבוב צריך לשנות את החצים
drakon-refusal-same_cell = החדר צריך לעבור למקום אחר
drakon-refusal-too_far = דראקון הולכת שלושה צעדים לכל היותר, מחדר לחדר
drakon-refusal-power_used = היכולת המיוחדת כבר נוצלה: היא פועלת פעם אחת במשחק
drakon-refusal-power_idle =
    { $cause ->
        [off] במשחק הזה אין יכולות מיוחדות
        [pile] הערימה ריקה: לגמד אין מה לקחת
       *[other] זו יכולת של גיבור אחר, והגיבור שלך הוא { $hero_name }
    }

## מה קרה

drakon-event-first-player-chosen = { $seat_name } בתור הראשון.
drakon-event-hero-dealt = הדמות של { $seat_name }: { $hero_name }.
drakon-event-hero-drafted = הבחירה של { $seat_name }: { $hero_name }.
drakon-event-tile-dealt = { $seat_name }: חולק האריח { $tile_name }.
    .blurred = { $seat_name }: חולק אריח.
drakon-event-turn-began = התור של { $seat_name }.
drakon-event-turn-skipped = { $seat_name }: אי אפשר להציב או לנוע, מדלגים על התור.
drakon-event-turn-passed = { $seat_name }: ויתור על התור.
drakon-event-chamber-placed = { $seat_name }: הצבה של { $chamber_name } ב־{ $cell }.
drakon-event-tile-drawn = { $seat_name }: נשלף האריח { $tile_name }.
    .blurred = { $seat_name }: נשלף אריח.
drakon-event-tile-taken = { $seat_name }: לקיחת האריח { $tile_name } מידי { $from_name }.
    .blurred = { $seat_name }: לקיחת אריח מידי { $from_name }.
drakon-event-hero-moved =
    { $how ->
        [wizard] { $seat_name }: מעבר דרך קיר, מ־{ $from } אל { $to }.
        [amazon] { $seat_name }: צעד נוסף, מ־{ $from } אל { $to }.
        [barbarian] { $by_name }: הדמות של { $seat_name } נדחפת מ־{ $from } אל { $to }.
        [control] { $by_name }: הדמות של { $seat_name } נשלחת מ־{ $from } אל { $to }.
        [jump] { $seat_name }: קפיצה מ־{ $from } אל { $to }.
       *[move] { $seat_name }: תנועה מ־{ $from } אל { $to }.
    }
drakon-event-escape-refused = { $seat_name }: בלי קפיצה אל { $cell }.
drakon-event-nothing-happened = { $seat_name }: { $chamber_name } ב־{ $cell }, לא קורה דבר.
drakon-event-coin-found = { $seat_name }: נמצא מטבע בשווי { $value }.
    .blurred = { $seat_name }: נמצא מטבע.
drakon-event-coin-lost = { $seat_name }: מטבע בשווי { $value } חוזר אל האוצר ({ $threat_name }).
    .blurred = { $seat_name }: מטבע חוזר אל האוצר ({ $threat_name }).
drakon-event-coin-stolen = { $seat_name }: מטבע בשווי { $value } נלקח מידי { $from_name } ({ $threat_name }).
    .blurred = { $seat_name }: מטבע נלקח מידי { $from_name } ({ $threat_name }).
drakon-event-coin-swapped = { $seat_name }: מטבע בשווי { $old } הוחלף באוצר במטבע בשווי { $new }.
    .blurred = { $seat_name }: מטבע הוחלף באוצר.
drakon-event-coin-guarded = { $seat_name }: המטבע נשאר, האביר שומר עליו ({ $threat_name }).
drakon-event-coin-not-guarded = { $seat_name }: בלי שימוש באביר ({ $threat_name }).
drakon-event-drakon-entered = { $seat_name }: דראקון מופיעה ב־{ $cell }.
drakon-event-drakon-moved = { $seat_name }: דראקון הולכת מ־{ $from } אל { $to }.
drakon-event-hero-hit = דראקון פוגעת בדמות של { $seat_name } ב־{ $cell }.
drakon-event-chamber-shifted = { $seat_name }: החלפה ב־{ $cell }, במקום { $removed_name } בא { $chamber_name }.
drakon-event-chamber-destroyed = { $seat_name }: השמדת { $chamber_name } ב־{ $cell }; האריח עובר אל תחתית ערימת השליפה.
drakon-event-chamber-rotated = { $seat_name }: סיבוב של { $chamber_name } ב־{ $cell }; החצים עכשיו: { $arrows }.
drakon-event-chamber-floated = { $seat_name }: החדר הצף עובר מ־{ $from } אל { $to }.
drakon-event-chamber-kept = { $seat_name }: { $chamber_name } ב־{ $cell } נשאר כך.
drakon-event-power-used = { $seat_name }: שימוש ביכולת המיוחדת ({ $hero_name }).
drakon-event-tile-discarded = { $seat_name }: הושלך האריח { $tile_name }.
    .blurred = { $seat_name }: הושלך אריח.
drakon-event-tiles-returned =
    { $number ->
        [one] אריח אחד של { $seat_name } עובר אל תחתית ערימת השליפה.
        [two] שני אריחים של { $seat_name } עוברים אל תחתית ערימת השליפה.
       *[other] { $number } אריחים של { $seat_name } עוברים אל תחתית ערימת השליפה.
    }
drakon-event-game-ended =
    { $winners_number ->
        [1] המשחק נגמר: { $reason_name }. ניצחון: { $winners_name }.
       *[other] המשחק נגמר: { $reason_name }. ניצחון משותף: { $winners_name }.
    }
