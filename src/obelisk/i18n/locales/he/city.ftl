# עיר הירח הכחול בעברית, במילים שלנו.

city-title = עיר הירח הכחול

## החלטות

city-decision-movement = תנועה: צעידה, הפעלת כוח או סיום
city-decision-contribution = תרומה: תשלום על ריבוע או סיום
city-decision-offering = מנחה: קריסטלים לאובליסק או סיום
city-decision-special = הפעולה המיוחדת של הבניין או סיום
city-decision-discard = זריקת עד שני קלפים, או לקיחה

city-phase-movement = שלב התנועה
city-phase-contribution = שלב התרומה
city-phase-offering = מנחה
city-phase-special = פעולה מיוחדת
city-phase-discard = זריקה וקבלת קלפים
city-phase-over = המשחק נגמר

## מה אפשר לעשות

city-verb-move = לצעוד
city-verb-play = להפעיל את הכוח
city-verb-build = לבצע תרומה
city-verb-offer = להעלות מנחה לאובליסק
city-verb-go = לעבור לכל אריח
city-verb-take = לקחת 2 קלפים
city-verb-discard = לזרוק
city-verb-draw = לקחת קלפים
city-verb-done = סיום

## עזרה ללוח

city-help =
    d4 university      שם התא והאריח; ״d4 == …״ משוחזר
    n3 #2 w4 ?5        ריבועים משמאל: צבע ושווי, ? כל צבע, #2 סמן של p2
    {"*"}2c +c >csd        פרסים: * רוב, + בניין, > שכנות; c קריסטלים, s קשקשים, d קלפים
    p1p2 FEW           דמויות ודרקונים: F אש, E אדמה, W מים
    צבעים: k שחור וולקה, r אדום טרה, b כחול אקווה, e אפור פְלִיט, g ירוק קינד, n חום מימיקס, w לבן הוקס, y צהוב פילאר
    אובליסק: #1 סמן של p1, >8 המחיר הבא
    פעולות: move d4; play e1 d4 (תעופה), play e2 (שני צעדים נוספים), play b1 d4 (דרקון); build 2 w3+w2 (ריבוע 2);
    offer, offer y1; go c3, take (בניינים מיוחדים); discard r1, draw; done

## עמים וצבעים

city-people-vulca = וולקה
city-people-terrah = טרה
city-people-aqua = אקווה
city-people-flit = פְלִיט
city-people-khind = קינד
city-people-mimix = מימיקס
city-people-hoax = הוקס
city-people-pillar = פילאר

city-colour-black = שחור
city-colour-red = אדום
city-colour-blue = כחול
city-colour-grey = אפור
city-colour-green = ירוק
city-colour-brown = חום
city-colour-white = לבן
city-colour-yellow = צהוב
city-colour-any = כל צבע

## קלפים

city-card-k3 = { city-people-vulca } 3
city-card-k2 = { city-people-vulca } 2
city-card-k1 = { city-people-vulca } 1
city-card-r3 = { city-people-terrah } 3
city-card-r2 = { city-people-terrah } 2
city-card-r1 = { city-people-terrah } 1
city-card-b3 = { city-people-aqua } 3
city-card-b2 = { city-people-aqua } 2
city-card-b1 = { city-people-aqua } 1
city-card-e3 = { city-people-flit } 3
city-card-e2 = { city-people-flit } 2
city-card-e1 = { city-people-flit } 1
city-card-g1 = { city-people-khind } 1
city-card-n3 = { city-people-mimix } 3
city-card-n2 = { city-people-mimix } 2
city-card-n1 = { city-people-mimix } 1
city-card-w3 = { city-people-hoax } 3
city-card-w2 = { city-people-hoax } 2
city-card-w1 = { city-people-hoax } 1
city-card-y3 = { city-people-pillar } 3
city-card-y2 = { city-people-pillar } 2
city-card-y1 = { city-people-pillar } 1

## דרקונים

city-dragon-fire = דרקון האש
city-dragon-earth = דרקון האדמה
city-dragon-water = דרקון המים

## אריחים

city-tile-courtyard = חצר
city-tile-royal_palace = ארמון
city-tile-fire_temple = מקדש האש
city-tile-earth_temple = מקדש האדמה
city-tile-water_temple = מקדש המים
city-tile-iron_foundry = בית היציקה
city-tile-citadel = מצודה
city-tile-mill = טחנה
city-tile-hospice = אכסניית הצליינים
city-tile-thermae = בית המרחץ
city-tile-aqueduct = אמת המים
city-tile-flight_tower = מגדל התעופה
city-tile-watchtower = מגדל השמירה
city-tile-monastery_tower = מגדל המנזר
city-tile-city_residence = המעון העירוני
city-tile-great_hall = האולם הגדול
city-tile-university = אוניברסיטה
city-tile-library = ספרייה
city-tile-market_hall = אולם השוק
city-tile-trading_house = בית המסחר
city-tile-caravanserai = קרוואנסראי
city-tile-main_hall = אולם הכינוסים
city-tile-hospital = בית החולים
city-tile-golden_shrine = היכל הזהב
city-tile-theatre = תיאטרון

## וריאנטים

city-option-players = מספר השחקנים
city-option-edition = מהדורה
city-option-layout = מפת העיר
city-option-expansion = הרחבה
city-option-tile_set = ערכת אריחים
city-option-stall_limit = סבבים ללא התקדמות

city-edition-2006 = מהדורת 2006
city-edition-2018 = מהדורת 2018
city-layout-fixed = צלב קבוע
city-layout-cross = צלב מעורבב
city-layout-random = כל הבניינים באקראי

## ניקוד

city-score-offerings = מנחות
city-score-crystals = קריסטלים

## פרסים

city-source-majority = פרס הרוב
city-source-building = פרס הבניין
city-source-neighbour = פרס השכנות

## כמויות

city-count-crystals =
    { $number ->
        [one] קריסטל אחד
        [two] שני קריסטלים
       *[other] { $number } קריסטלים
    }
city-count-scales =
    { $number ->
        [one] קשקש זהב אחד
        [two] שני קשקשי זהב
       *[other] { $number } קשקשי זהב
    }
city-count-cards =
    { $number ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $number } קלפים
    }
city-count-steps =
    { $number ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $number } צעדים
    }

## סופי המשחק

city-ending-offerings = הועלו די מנחות
city-ending-markers_out = לכל השחקנים נגמרו הסמנים
city-ending-exhausted = הכול שוחזר ואיש אינו יכול לשלם על מנחה
city-ending-stall = סבבים רבים מדי בלי סמן חדש

## סירובים

city-refusal-unreadable = זו אינה פעולה; אפשר לכתוב למשל ״move d4״, ״build 2 w3+w2״ או ״done״
city-refusal-not_your_decision = זה לא תורך
city-refusal-wrong_phase =
    { $cause ->
        [rebuilt] הבניין הזה כבר שוחזר: אין בו עוד מה לתרום
        [courtyard] בחצר אין בנייה: שם מעלים מנחות
        [no_marker] לא נותרו לך סמנים
        [no_cards] אין לך קלף לשלם בו
        [elsewhere] מנחות מעלים בחצר, והדמות שלך אינה שם
        [crystals] המנחה עולה עכשיו { $cost } קריסטלים, ויש לך { $crystals }
        [building] הדמות שלך אינה עומדת על הבניין של הפעולה המיוחדת הזאת
        [draw] השלב הזה נגמר בקבלת קלפים
        [later] זה בא בהמשך התור: { $phase_name }
       *[past] זה כבר מאחוריך בתור הזה: { $phase_name }
    }
city-refusal-not_in_hand = הקלף אינו בידך, או שאין בה די כאלה
city-refusal-no_power = לקלף הזה אין כוח שאפשר להפעיל עכשיו
city-refusal-no_tile = אין שם אריח
city-refusal-same_place = כבר נמצא שם
city-refusal-too_far =
    { $steps ->
        [one] רחוק מדי: המרחק הוא צעד אחד
        [two] רחוק מדי: המרחק הוא שני צעדים
       *[other] רחוק מדי: המרחק הוא { $steps } צעדים
    }, { $steps_left ->
        [0] ולא נותרו צעדים
       *[other] ואפשר לכל היותר { $steps_left }
    }
city-refusal-dragon_outside = הדרקון עדיין מחוץ לעיר; קלף ששוויו 1 מביא אותו
city-refusal-no_slot =
    { $slots ->
        [one] אין ריבוע כזה: בבניין יש ריבוע אחד
        [two] אין ריבוע כזה: בבניין יש שני ריבועים
       *[other] אין ריבוע כזה: בבניין יש { $slots } ריבועים
    }
city-refusal-slot_taken = על הריבוע הזה כבר מונח סמן
city-refusal-no_role = קלף אינו מתאים: הקלפים צריכים להיות בצבע הריבוע או להפוך לכאלה
city-refusal-too_little = שווי הקלפים { $worth }, והריבוע דורש { $value }
city-refusal-no_pillar_here = קלפים צהובים אינם פועלים בהיכל הזהב
city-refusal-not_enough_crystals =
    { $cost ->
        [one] דרוש לכך קריסטל אחד
        [two] דרושים לכך שני קריסטלים
       *[other] דרושים לכך { $cost } קריסטלים
    }
city-refusal-offer_first = תחילה יש להעלות מנחה רגילה; קלף צהוב מוסיף לה עוד אחת
city-refusal-already_offered = המנחה כבר הועלתה; מנחה נוספת – רק בעזרת קלף צהוב ששוויו 1 או 2

## אירועים

city-event-first-player-chosen = { $seat_name } בתור הראשון.
city-event-tile-laid = { $tile_name }: על { $cell }.
city-event-card-dealt = { $seat_name }: חולק הקלף { $card_name }.
    .blurred = { $seat_name }: חולק קלף.
city-event-turn-began = התור של { $seat_name }.
city-event-figure-walked =
    { $seat_name }: הדמות צועדת מ־{ $from } אל { $to }, { $steps_left ->
        [0] לא נותרו צעדים.
        [one] נותר צעד אחד.
        [two] נותרו שני צעדים.
       *[other] נותרו { $steps_left } צעדים.
    }
city-event-figure-flew = { $seat_name }: בעזרת { $card_name } הדמות עפה מ־{ $from } אל { $to }.
city-event-steps-gained =
    { $seat_name }: בעזרת { $card_name } שני צעדים נוספים, { $steps_left ->
        [one] נותר צעד אחד.
        [two] נותרו שני צעדים.
       *[other] נותרו { $steps_left } צעדים.
    }
city-event-dragon-moved =
    { $from ->
        [outside] { $seat_name }: בעזרת { $card_name } { $dragon_name } בא אל העיר, אל { $to }.
       *[other] { $seat_name }: בעזרת { $card_name } { $dragon_name } עובר מ־{ $from } אל { $to }.
    }
city-event-contribution-made = { $seat_name }: תרומה: { $tile_name } ({ $cell }), ריבוע { $slot }, תמורת { $cards_name }.
city-event-dragon-scales-awarded =
    { $scales ->
        [one] { $seat_name }: קשקש זהב אחד על דרקון במקום.
        [two] { $seat_name }: שני קשקשי זהב על הדרקונים במקום.
       *[other] { $seat_name }: { $scales } קשקשי זהב על הדרקונים במקום.
    }
city-event-building-completed = הבניין הושלם: { $tile_name } ({ $cell })!
city-event-reward-gained =
    { $seat_name }: { $source_name }, { $tile_name }:{ $crystals ->
        [0] {""}
        [one] { " " }קריסטל אחד
        [two] { " " }שני קריסטלים
       *[other] { " " }{ $crystals } קריסטלים
    }{ $scales ->
        [0] {""}
        [one] { " " }קשקש אחד
        [two] { " " }שני קשקשים
       *[other] { " " }{ $scales } קשקשים
    }{ $cards ->
        [0] { $crystals ->
            [0] { $scales ->
                [0] { " " }ללא תוספת
               *[other] {""}
            }
           *[other] {""}
        }
        [one] { " " }קלף אחד
        [two] { " " }שני קלפים
       *[other] { " " }{ $cards } קלפים
    }.
city-event-scales-taken =
    { $scales ->
        [one] { $seat_name }: לקיחת קשקש זהב אחד.
        [two] { $seat_name }: לקיחת שני קשקשי זהב.
       *[other] { $seat_name }: לקיחת { $scales } קשקשי זהב.
    }
city-event-scales-scored =
    ניקוד קשקשי זהב: { $seat_name } – { $total ->
        [one] קשקש אחד
        [two] שני קשקשים
       *[other] { $total } קשקשים
    }, { $crystals ->
        [0] { $total ->
            [0] בלי קריסטלים.
           *[other] בלי קריסטלים, והקשקשים נשמרים.
        }
        [one] קריסטל אחד.
        [two] שני קריסטלים.
       *[other] { $crystals } קריסטלים.
    }
city-event-offering-made =
    { $card ->
        [none] { $seat_name }: מנחה לאובליסק תמורת { $price ->
            [one] קריסטל אחד
            [two] שני קריסטלים
           *[other] { $price } קריסטלים
        }.
       *[other] { $seat_name }: בעזרת { $card_name } מנחה נוספת תמורת { $price ->
            [one] קריסטל אחד
            [two] שני קריסטלים
           *[other] { $price } קריסטלים
        }.
    }
city-event-figure-went = { $seat_name }: הדמות עוברת מ־{ $from } אל { $to }.
city-event-card-discarded = { $seat_name }: זריקת הקלף { $card_name }.
city-event-card-drawn = { $seat_name }: לקיחת הקלף { $card_name }.
    .blurred = { $seat_name }: לקיחת קלף.
city-event-card-put-aside = קלף מונח בצד עבור { $seat_name }.
city-event-aside-taken =
    { $number ->
        [one] { $seat_name }: לקיחת הקלף שבצד: { $cards_name }.
        [two] { $seat_name }: לקיחת שני הקלפים שבצד: { $cards_name }.
       *[other] { $seat_name }: לקיחת { $number } הקלפים שבצד: { $cards_name }.
    }
    .blurred =
        { $number ->
            [one] { $seat_name }: לקיחת הקלף שבצד.
            [two] { $seat_name }: לקיחת שני הקלפים שבצד.
           *[other] { $seat_name }: לקיחת { $number } הקלפים שבצד.
        }
city-event-deck-shuffled =
    { $cards ->
        [one] הערימה הפתוחה הופכת לערימה הסגורה: קלף אחד.
        [two] הערימה הפתוחה הופכת לערימה הסגורה: שני קלפים.
       *[other] הערימה הפתוחה הופכת לערימה הסגורה: { $cards } קלפים.
    }
city-event-cards-ran-out = לא נותרו קלפים לשליפה עבור { $seat_name }.
city-event-game-ended =
    { $winners_number ->
        [0] המשחק מסתיים: { $reason_name }. אין מנצח.
        [1] המשחק מסתיים: { $reason_name }. הניצחון: { $winners_name }.
       *[other] המשחק מסתיים: { $reason_name }. ניצחון משותף: { $winners_name }.
    }
