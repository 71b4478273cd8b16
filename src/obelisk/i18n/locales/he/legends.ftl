# אגדות הירח הכחול בעברית. הטקסטים של הקלפים כתובים במילים שלנו.
# הפנייה היא אל בעל הקלף, בלשון סתמית ככל האפשר.

legends-title = אגדות
legends-draft-title = אגדות: דראפט

## עמים

legends-people-vulca = וולקה
legends-people-hoax = הוקס
legends-people-mimix = מימיקס
legends-people-flit = פְלִיט
legends-people-khind = קינד
legends-people-terrah = טרה
legends-people-pillar = פילאר
legends-people-aqua = אקווה
legends-people-buka = בוקה
legends-people-mutant = מוטנט
legends-people-hyla = היילה
legends-people-tutu = טוטו
legends-people-spirit = רוח
legends-people-crystal = קריסטל
legends-people-interference = הפרעה
legends-people-emissary = שליח
legends-people-inquisitor = אינקוויזיטור

## סוגי קלפים

legends-type-leader = מנהיג
legends-type-character = דמות
legends-type-booster = תגבור
legends-type-support = תמיכה
legends-type-leadership = קלף הנהגה
legends-type-influence = קלף השפעה
legends-type-achievement = קלף הישג
legends-type-interference = קלף הפרעה
legends-type-emissary = שליח
legends-type-inquisitor = אינקוויזיטור
legends-type-bluff = קלף בלוף
legends-type-ship = ספינה
legends-type-hyla = היילה
legends-tag-storm = סערה
legends-tag-flood = שיטפון
legends-tag-caterpillar = זחל

## יסודות, מספרים, מילים

legends-element-fire = אש
legends-element-earth = אדמה
legends-dragon-red = הדרקון האדום
legends-dragon-blue = הדרקון הכחול
legends-dragon-green = הדרקון הירוק
legends-value = ערך
legends-printed-value = ערך מודפס
legends-power = עוצמה
legends-moons =
    { $count ->
        [one] ירח אחד
        [two] שני ירחים
       *[other] { $count } ירחים
    }
legends-dragons =
    { $count ->
        [0] אין דרקונים
        [one] דרקון אחד
        [two] שני דרקונים
       *[other] { $count } דרקונים
    }
legends-crystals =
    { $count ->
        [one] קריסטל אחד
        [two] שני קריסטלים
       *[other] { $count } קריסטלים
    }
legends-cards =
    { $count ->
        [0] אין קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
legends-capacity =
    { $count ->
        [one] קיבולת: קלף אחד
        [two] קיבולת: שני קלפים
       *[other] קיבולת: { $count } קלפים
    }
legends-family = משפחת בוקה { $letter }
legends-sample = קלף לדוגמה מקורי, לא קלף של המשחק שיצא לאור

## סמלים

legends-icon-shield_fire = מגן אש
    .text = בקרב אש אין צורך להשוות את העוצמה של היריב.
legends-icon-shield_earth = מגן אדמה
    .text = בקרב אדמה אין צורך להשוות את העוצמה של היריב.
legends-icon-stop = עצור
    .text = אחרי קלף זה אין לשחק עוד קלפים בתור הזה, מלבד תגבורים ותמיכות שטקסט כלשהו מוסיף.
legends-icon-retrieve = החזרה
    .text = בתחילת התור שלך אפשר להחזיר את הקלף ליד.
legends-icon-free = חופשי
    .text = אינו נספר במגבלת הקלפים, גם לא בתור הראשון של קרב.
legends-icon-pair = זוג
    .text = שני קלפים שהמילה הראשונה בשמם זהה נספרים כקלף אחד.
legends-icon-protected = מוגן
    .text = הטקסטים של היריב אינם יכולים לבטל את השפעת הקלף או להשליך אותו.
legends-icon-gang_cool = כנופיית סבבה
    .text = קלפים של כנופיה אחת נספרים כקלף אחד ואינם מכסים זה את זה.
legends-icon-gang_top = כנופיית טופ
    .text = קלפים של כנופיה אחת נספרים כקלף אחד ואינם מכסים זה את זה.
legends-icon-gang_fun = כנופיית כיף
    .text = קלפים של כנופיה אחת נספרים כקלף אחד ואינם מכסים זה את זה.
legends-icon-gang_no = כנופיית אין
    .text = קלפים של כנופיה אחת נספרים כקלף אחד ואינם מכסים זה את זה.
legends-icon-bluff_fire = בלוף אש
    .text = אפשר לשחק כתמיכה עם הפנים מטה; אם הבלוף נחשף, מתאים בקרב אש.
legends-icon-bluff_earth = בלוף אדמה
    .text = אפשר לשחק כתמיכה עם הפנים מטה; אם הבלוף נחשף, מתאים בקרב אדמה.
legends-icon-bluff_blank = בלוף ריק
    .text = אפשר לשחק כתמיכה עם הפנים מטה; אם הבלוף נחשף, לעולם אינו מתאים.
legends-icon-replace = החלפה
    .text = בשלב ההנהגה אפשר להשליך את הקלף ולשלוף קלף חדש במקומו.

## אזורים

legends-zone-hand = יד
legends-zone-deck = חפיסה
legends-zone-discard = ערימת ההשלכה
legends-zone-combat = אזור הקרב
legends-zone-support = אזור התמיכה
legends-zone-leadership = אזור ההנהגה
legends-zone-ships = אזור הספינות
legends-zone-hyla = אזור ההשפעה של היילה
legends-zone-achievements = אזור ההישגים
legends-zone-middle = המרכז
legends-zone-side = צד
legends-card-active = פעיל
legends-card-inactive = מכוסה
legends-card-revealed = גלוי
legends-card-bluff = בלוף { $number }

## שלבים

legends-phase-begin = פתיחה
legends-phase-leadership = הנהגה
legends-phase-engagement = הכרעה
legends-phase-character = דמות
legends-phase-support = תגבור/תמיכה
legends-phase-power = עוצמה
legends-phase-refresh = שליפה
legends-phase-end = סיום

## החלטות

legends-decision-mulligan = החלפת יד: החלפה אחת של קלפים מהיד, או סיום
legends-decision-deck = בין המשחקים: החלפת קלפי החפיסה באחרים מהמאגר שלך, או סיום
legends-decision-begin = פתיחה: החזרת קלפים, השלכת בלוף, העגנת ספינות או סיום
legends-decision-leadership = הנהגה: קלף אחד של השלב הזה, או סיום
legends-decision-engagement = הכרעה: להילחם או לא
legends-decision-decline = ויתור על הקרב: השלכת קלף אחד עד שלושה
legends-decision-character = דמויות: אחת, ועוד אם הסמלים מתירים
legends-decision-support = תגבורים ותמיכות: לשחק קלפים או לסיים
legends-decision-text = להפעיל את הטקסט של הקלף הזה או לא
legends-decision-pick = בחירה
legends-decision-meet = דרישה: בחירת הקלפים להשלכה
legends-decision-target = בחירת המטרה של הטקסט הזה
legends-decision-announce = הכרזת העוצמה
legends-decision-call = לחשוף את הבלוף או להאמין
legends-decision-end = סיום: הפעלת הטקסטים של השלב הזה, או סיום התור
legends-decision-respond = להפריע או להניח לזה לעבור
legends-decision-dragon = בחירת הדרקון שזז
legends-decision-draft = לקיחת קלף אחד מהחבילה

## מה אפשר לעשות

legends-verb-play = לשחק קלף
legends-verb-bluff = לשחק עם הפנים מטה
legends-verb-load = להטעין
legends-verb-retrieve = להחזיר ליד
legends-verb-drop = להשליך בלוף
legends-verb-land = להעגין את הספינה
legends-verb-replace = להחליף קלף
legends-verb-start = לפתוח בקרב
legends-verb-decline = לוותר על הקרב
legends-verb-continue = להמשיך בקרב
legends-verb-retreat = לסגת
legends-verb-announce = להכריז עוצמה
legends-verb-use = להפעיל את הטקסט
legends-verb-skip = לדלג על הטקסט
legends-verb-pick = לבחור
legends-verb-meet = למלא את הדרישה
legends-verb-target = לבחור כמטרה
legends-verb-keep = להשאיר את המטרה
legends-verb-call = לחשוף את הבלוף
legends-verb-accept = להאמין
legends-verb-done = סיום
legends-verb-interfere = להפריע
legends-verb-pass = להניח לזה לעבור
legends-verb-dragon = להזיז את הדרקון

## עזרה לשולחן

legends-help =
    hoax-06* 3/2 [retrieve] +text   שם הקלף, * פעיל, אש/אדמה מודפסים, סמלים, יש טקסט
    hoax-25*->hoax-06               הטקסט פועל על hoax-06
    bluff#1*                        קלף בלוף עם הפנים מטה; מי שמכיר אותו רואה את שמו
    buka-28 landed(buka-07)         ספינה ומטענה, כאן היא עוגנת
    leadership קלף ההנהגה העליון, support ו־combat שני האזורים, power העוצמה באש ובאדמה
    פעולות: play hoax-06, play khind-10 keep (הכנופיה נשארת פעילה), bluff buka-07, load terrah-05 on buka-31;
    retrieve flit-01, drop bluff#2, land buka-28, replace sample-03; start, decline, continue, retreat;
    announce fire; use khind-06, skip khind-06; pick hoax-21, pick random, pick none; meet pillar-16;
    target vulca-21 vulca-05, keep vulca-21; call, accept; interfere sample-06, pass; dragon red; done

## וריאנטים

legends-option-decks = חפיסות
legends-option-match = סדרת משחקים עד חמישה קריסטלים
legends-option-families = משפחות בוקה
legends-option-emissaries = שליחים
legends-option-inquisitors = אינקוויזיטורים
legends-option-achievements = קלפי הישג
legends-option-mulligan = החלפת יד
legends-option-open_lists = רשימות חפיסה גלויות
legends-option-first = השחקן הראשון
legends-option-max_turns = מגבלת תורות
legends-option-card_file = קובץ קלפים נוספים
legends-option-players = מספר השחקנים
legends-option-peoples = חפיסות עמים

## ניקוד

legends-score-crystals = קריסטלים
legends-score-cards = קלפים
legends-score-dragons = דרקונים

## מדוע וריאנט, חפיסה או קובץ נדחים

legends-refusal-unknown_card = אינם בטבלאות שנטענו: { $cards }
legends-refusal-wrong_size = מספר הקלפים בחפיסה: { $total }; נדרש בדיוק { $limit }
legends-refusal-too_many_moons = ירחים על קלפים של עמים אחרים: { $total }, מותר עד { $limit }; נספרו: { $cards }
legends-refusal-duplicate = יותר מפעם אחת בחפיסה: { $cards }
legends-refusal-no_leader = לחפיסה בנויה דרוש מנהיג
legends-refusal-leader_in_deck = מנהיג, שליח ואינקוויזיטור אינם מקלפי החפיסה: { $cards }
legends-refusal-leader_not_allowed = בחפיסה מדראפט אין מנהיג, שליח או אינקוויזיטור: { $cards }
legends-refusal-not_in_pool = לא נלקחו בדראפט במושב הזה: { $cards }
legends-refusal-family_broken =
    { $cards_number ->
        [0] כשמשחקים עם משפחות כל שחקן מוסיף משפחה אחת, ולחפיסת בוקה המוכנה אף אחת
       *[other] מוסיפים משפחה שלמה, אחת לכל שחקן, ולעולם לא לחפיסת בוקה המוכנה: { $cards }
    }
legends-refusal-family_taken = שני השחקנים בחרו אותה משפחת בוקה
legends-refusal-emissary_taken = שני השחקנים בחרו אותו שליח
legends-refusal-options_clash = אי אפשר לשלב: { $options }
legends-refusal-emissary_needs_preset = שליח מצטרף רק לחפיסת עם מוכנה
legends-refusal-inquisitor_needs_built = אינקוויזיטור מצטרף רק לחפיסה בנויה
legends-refusal-achievement_needs_match = קלפי הישג דורשים סדרת משחקים
legends-refusal-module_off = האפשרות לקלפים האלה כבויה, או שלא נטען קובץ קלפים: { $cards }
legends-refusal-bad_card_file = אי אפשר להשתמש בקובץ הקלפים
legends-refusal-bad_draft = מספר השחקנים או מספר חפיסות העמים שגוי
legends-refusal-bad_option = אי אפשר לשחק עם הערך הזה

## מדוע פעולה נדחית

legends-refusal-unreadable = זו אינה פעולה; אפשר לכתוב למשל ״play hoax-06״, ״pick hoax-21״, ״announce fire״ או ״done״
legends-refusal-not_your_decision = ההחלטה אינה שלך
legends-refusal-game_over = המשחק נגמר
legends-refusal-not_a_choice = עכשיו מחליטים על דבר אחר – { $decision_name }
legends-refusal-turn_not_completable =
    { $cause ->
        [demand] אחרי זה אי אפשר יהיה למלא את הדרישה: ״{ $cards_name }״
        [power] אחרי זה אי אפשר יהיה להשיג את העוצמה של הצד השני: { $needed } ({ $element_name })
       *[duty] אחרי זה אי אפשר יהיה להשלים את התור: צריך לשחק דמות, למלא כל דרישה ולהשוות את העוצמה
    }
legends-refusal-answer_first = קודם יש לענות על השאלה – { $decision_name }
legends-refusal-not_asked =
    { $cause ->
        [text] שום טקסט אינו ממתין עכשיו לתשובה; השאלה היא – { $decision_name }
        [target] שום טקסט אינו מחפש עכשיו מטרה; השאלה היא – { $decision_name }
        [interference] אין עכשיו למה להפריע; השאלה היא – { $decision_name }
        [dragon] לא בוחרים עכשיו דרקון; השאלה היא – { $decision_name }
       *[pick] לא בוחרים עכשיו קלף; השאלה היא – { $decision_name }
    }
legends-refusal-wrong_phase = זה שייך לשלב אחר: { $phase_name }
legends-refusal-must_engage = קודם יש להחליט אם להילחם
legends-refusal-must_announce = עכשיו יש להכריז את העוצמה
legends-refusal-must_discard = ויתור על הקרב עולה לפחות קלף אחד: קודם יש להשליך קלף
legends-refusal-must_pick =
    { $cause ->
        [text] הטקסט של ״{ $cards_name }״ ממתין לבחירה: יש לבחור קלף
       *[deck] קלף יצא מהחפיסה: יש לבחור קלף שייכנס במקומו
    }
legends-refusal-must_target = לטקסט אין עדיין מטרה: יש לבחור אחת
legends-refusal-character_first = קודם יש לשחק דמות
legends-refusal-too_many_characters = יותר מדי דמויות פעילות: ״{ $cards_name }״ קובע את המגבלה { $limit }
legends-refusal-fight_running = יש קרב: אפשר להמשיך בו או לסגת
legends-refusal-no_fight = אין קרב: אפשר לפתוח בקרב או לוותר עליו
legends-refusal-element_fixed = יסוד הקרב נשאר כפי שהוא: { $element_name }
legends-refusal-power_too_low = העוצמה שלך היא { $power }, ודרושה לפחות { $needed }
legends-refusal-demand_unmet = קודם יש למלא את הדרישה: { $cards_name }
legends-refusal-no_character =
    { $cause ->
        [forbidden] אי אפשר להילחם: ״{ $cards_name }״ אוסר על הדמויות שלך
        [unfit] אי אפשר להילחם: אף אחת מהדמויות שלך ({ $number }) אינה מותרת עכשיו
       *[none] אי אפשר להילחם: אין לך דמות לשחק
    }
legends-refusal-nothing_to_call = אין עכשיו בלוף שאפשר לחשוף
legends-refusal-not_in_hand = הקלף הזה אינו ביד שלך
legends-refusal-only_from_ship = ספינה עגנה: בתור הזה משחקים קלפים מספינות שעגנו
legends-refusal-not_landed = הקלף נמצא על ספינה שלא עגנה
legends-refusal-only_as_answer = קלף הפרעה משוחק בתור היריב, כתגובה
legends-refusal-not_an_answer = כאן אפשר להגיב רק בקלף הפרעה
legends-refusal-trigger_unfit = קלף ההפרעה הזה אינו מתאים למה שקורה
legends-refusal-led_already = קלף אחד של שלב ההנהגה בתור, או החלפה אחת, וזה כבר נעשה
legends-refusal-achievements_off = קלפי הישג אפשר לשחק רק בסדרת משחקים עם המודול שלהם
legends-refusal-play_limit = ״{ $cards_name }״ מגביל את מספר הקלפים שמותר לשחק בתור הזה: { $limit }
legends-refusal-combat_limit = ״{ $cards_name }״ מגביל את מספר הקלפים שמותר לשחק לאזור הקרב בתור הזה: { $limit }
legends-refusal-forbidden = הטקסט של ״{ $cards_name }״ אוסר את הקלף הזה
legends-refusal-condition_unmet =
    { $cause ->
        [least] התנאי שעל הקלף אינו מתקיים: דרוש לפחות { $limit }, ויש { $now }
        [most] התנאי שעל הקלף אינו מתקיים: מותר לכל היותר { $limit }, ויש { $now }
       *[none] התנאי שעל הקלף אינו מתקיים
    }
legends-refusal-attacks_again = הקלפים של התור הקודם נלחמים שוב: אין משחקים דמות נוספת
legends-refusal-stopped =
    { $cards_number ->
        [0] שוחק קלף עם הסמל עצור: אין עוד קלפים בתור הזה
       *[other] על ״{ $cards_name }״ מופיע הסמל עצור: אין עוד קלפים בתור הזה
    }
legends-refusal-one_character = דמות אחת בתור; אחרות רק עם הסמל חופשי או עם זוג או כנופיה מתאימים
legends-refusal-first_turn = בתור הראשון של קרב משחקים רק תגבורים ותמיכות עם הסמל חופשי
legends-refusal-one_extra = תגבור אחד או תמיכה אחת בתור, אלא אם טקסט או סמל מתירים יותר
legends-refusal-nothing_to_keep = אי אפשר להשאיר קלפים פעילים: דרושה דמות ראשונה מאותה כנופיה של כל הקלפים הפעילים, או טקסט שמתיר זאת
legends-refusal-no_bluff = הקלף הזה אינו דמות עם סמל בלוף
legends-refusal-bluffs_ignored =
    { $cards_number ->
        [0] הבלוף שלך יהיה חסר השפעה, ולכן אסור לשחק אותו
       *[other] הבלוף שלך יהיה חסר השפעה בגלל ״{ $cards_name }״, ולכן אסור לשחק אותו
    }
legends-refusal-bluff_forbidden = הטקסט של ״{ $cards_name }״ אוסר את הבלוף הזה
legends-refusal-no_such_bluff = אין לך בלוף כזה
legends-refusal-not_loadable = ספינות נושאות רק דמויות, תגבורים ותמיכות
legends-refusal-no_ship = זו אינה ספינה שלך באזור הספינות
legends-refusal-ship_landed = הספינה כבר עגנה
legends-refusal-ship_full = הספינה מלאה: קיבולת { $limit }
legends-refusal-loads_forbidden = הטקסט של ״{ $cards_name }״ אוסר תמיכות, וגם הטענה איתן
legends-refusal-not_active = זה אינו קלף פעיל שלך
legends-refusal-no_icon = הסמל הזה אינו מופיע על הקלף: { $icon_name }
legends-refusal-icon_ignored =
    { $cards_number ->
        [0] טקסט של היריב הופך את הסמל לחסר השפעה: { $icon_name }
       *[other] ״{ $cards_name }״ הופך את הסמל לחסר השפעה: { $icon_name }
    }
legends-refusal-foe_retrieves = גם ליריב יש דמות עם הסמל החזרה: ולכן לא מחזירים דמויות ליד
legends-refusal-may_not_take =
    { $cause ->
        [hand] ביד שלך { $hand } קלפים: ״{ $cards_name }״ אינו מניח לקחת קלף החל ב־{ $limit }
        [takes] ״{ $cards_name }״ מגביל את מספר הקלפים שיוצאים מהחפיסה שלך בתור: { $limit }
       *[deck] החפיסה שלך לא נותנת עוד קלפים בתור הזה
    }
legends-refusal-no_window = את הטקסט של הקלף הזה אין מפעילים לפי בחירה
legends-refusal-text_used = הטקסט הזה כבר הופעל בתור הזה
legends-refusal-text_ignored =
    { $cards_number ->
        [0] הטקסט הזה חסר השפעה
       *[other] הטקסט הזה חסר השפעה בגלל ״{ $cards_name }״
    }
legends-refusal-not_in_full =
    { $cause ->
        [draw] ״{ $cards_name }״ לוקח קלפים מהחפיסה שלך, והיא אינה נותנת עכשיו
        [nothing] אין עכשיו דבר שהטקסט של ״{ $cards_name }״ יכול להשפיע עליו
        [fire] ״{ $cards_name }״ דורש אש: { $needed }, וביד יש { $now }
        [earth] ״{ $cards_name }״ דורש אדמה: { $needed }, וביד יש { $now }
        [either] ״{ $cards_name }״ דורש { $needed } ביסוד אחד, וביד יש לכל היותר { $now }
        [moons] ״{ $cards_name }״ דורש ירחים: { $needed }, וביד יש { $now }
        [characters] ״{ $cards_name }״ דורש דמויות: { $needed }, וביד יש { $now }
        [type] ״{ $cards_name }״ דורש קלפים מסוג אחד: { $needed }, וביד יש לכל היותר { $now }
       *[both] ״{ $cards_name }״ דורש אש ואדמה, ואין ביד קלף שמשלם על שתיהן
    }
legends-refusal-mandatory = חובה לבצע את הטקסט של ״{ $cards_name }״: אי אפשר לדלג עליו
legends-refusal-no_demand = הקלף הזה אינו דורש ממך דבר
legends-refusal-demand_met = הדרישה הזאת כבר מולאה
legends-refusal-demand_to_play = הדרישה הזאת מתמלאת במשחק של קלף כזה
legends-refusal-demand_late = דרישות ממלאים עד שלב התגבור/התמיכה
legends-refusal-cannot_pay =
    { $cause ->
        [fire] ״{ $cards_name }״ דורש אש: { $needed }, וביד יש { $now }
        [earth] ״{ $cards_name }״ דורש אדמה: { $needed }, וביד יש { $now }
        [either] ״{ $cards_name }״ דורש { $needed } ביסוד אחד, וביד יש לכל היותר { $now }
        [moons] ״{ $cards_name }״ דורש ירחים: { $needed }, וביד יש { $now }
        [characters] ״{ $cards_name }״ דורש דמויות: { $needed }, וביד יש { $now }
        [type] ״{ $cards_name }״ דורש קלפים מסוג אחד: { $needed }, וביד יש לכל היותר { $now }
       *[both] ״{ $cards_name }״ דורש אש ואדמה, ואין ביד קלף שמשלם על שתיהן
    }
legends-refusal-does_not_pay = הקלף הזה אינו עוזר לשלם בדיוק את הנדרש
legends-refusal-not_revealed = אפשר לנקוב רק בקלף גלוי; מן האחרים נלקח קלף באקראי
legends-refusal-none_hidden = כל הקלפים ביד הזאת גלויים: יש לנקוב באחד
legends-refusal-protected = הקלף מוגן
legends-refusal-last_character = הדמות הפעילה האחרונה חייבת להישאר
legends-refusal-not_among =
    { $cause ->
        [only] ל״{ $cards_name }״ אפשר לבחור רק: { $choices_name }
        [several] מספר הבחירות ש״{ $cards_name }״ מותיר: { $number }, וזו אינה אחת מהן
        [nothing] ל״{ $cards_name }״ אין עכשיו קלף לבחור
       *[deck] כאן מחליפים רק קלפים מהחפיסה ומהמאגר שלך
    }
legends-refusal-target_unfit =
    { $cause ->
        [foe] ״{ $cards_name }״ משפיע רק על הקלפים שלך
        [inactive] ״{ $cards_name }״ משפיע רק על קלפים פעילים, והקלף הזה כבר אינו פעיל
       *[kind] ״{ $cards_name }״ יכול להשפיע רק על: { $choices_name }
    }
legends-refusal-same_target = זו כבר המטרה
legends-refusal-only_new = רק קלף שזה עתה נעשה פעיל יכול להיות המטרה החדשה
legends-refusal-wrong_dragon = הדרקון הזה אינו יכול לזוז: קודם אלה שבצד האחר, אחר כך אלה שבמרכז
legends-refusal-not_in_packet = הקלף הזה אינו בחבילה

## סופי המשחק

legends-ending-fourth_dragon = נמשך עוד דרקון אל מי שכל השלושה כבר אצלו
legends-ending-out_of_cards = לאחד השחקנים לא נותרו קלפים ביד ובחפיסה
legends-ending-turn_limit = הושגה מגבלת התורות
legends-ending-five_crystals = הושגו חמישה קריסטלים
legends-ending-drafted = כל הקלפים נבחרו

## אירועים

legends-event-game-began = משחק { $game }: { $seat_name } בתור הראשון.
legends-event-card-left-out = { $seat_name }: הקלף ״{ $card_name }״ יוצא מהחפיסה.
legends-event-card-let-in = { $seat_name }: הקלף ״{ $card_name }״ נכנס לחפיסה.
legends-event-deck-settled = החפיסה של { $seat_name } למשחק הבא מוכנה.
legends-event-turn-began = תור { $turn }: { $seat_name }.
legends-event-hand-changed =
    { $count ->
        [0] { $seat_name }: היד נשארת כפי שהיא.
        [one] { $seat_name }: החלפת קלף אחד.
        [two] { $seat_name }: החלפת שני קלפים.
       *[other] { $seat_name }: החלפת { $count } קלפים.
    }
legends-event-card-drawn = { $seat_name }: שליפת הקלף ״{ $card_name }״.
    .blurred = { $seat_name }: שליפת קלף.
legends-event-card-dug = { $seat_name }: לקיחה באקראי מערימת ההשלכה: ״{ $card_name }״.
    .blurred = { $seat_name }: לקיחת קלף באקראי מערימת ההשלכה.
legends-event-card-taken = { $seat_name }: לקיחת הקלף ״{ $card_name }״ ליד.
legends-event-card-turned-up =
    { $from ->
        [leadership] { $seat_name }: עכשיו בראש אזור ההנהגה: ״{ $card_name }״.
       *[other] { $seat_name }: עכשיו בראש ערימת ההשלכה: ״{ $card_name }״.
    }
legends-event-card-put-under = { $seat_name }: הנחת הקלף ״{ $card_name }״ מתחת לחפיסה.
    .blurred = { $seat_name }: הנחת קלף מתחת לחפיסה.
legends-event-card-put-back = { $seat_name }: החזרת הקלף ״{ $card_name }״ לחפיסה.
    .blurred = { $seat_name }: החזרת קלף לחפיסה.
legends-event-card-shuffled-in = { $seat_name }: הקלף ״{ $card_name }״ מעורבב לתוך החפיסה.
legends-event-deck-shuffled = { $seat_name }: ערבוב החפיסה.
legends-event-discards-recycled = { $seat_name }: ערימת ההשלכה חוזרת לחפיסה.
legends-event-hand-shuffled-in = { $seat_name }: ערבוב היד לתוך החפיסה.
legends-event-hand-revealed = { $seat_name }: גילוי הקלפים { $cards_name }.
legends-event-card-shown = { $seat_name }: הצגת הקלף ״{ $card_name }״.
legends-event-card-discarded = { $seat_name }: השלכת הקלף ״{ $card_name }״.
legends-event-card-played = { $seat_name }: הקלף ״{ $card_name }״ נכנס למשחק.
legends-event-card-cancelled = { $seat_name }: ביטול הקלף ״{ $card_name }״.
legends-event-bluff-played = { $seat_name }: בלוף עם הפנים מטה: ״{ $card_name }״.
    .blurred = { $seat_name }: בלוף עם הפנים מטה.
legends-event-card-loaded = { $seat_name }: הטענת הקלף ״{ $card_name }״ על הספינה ״{ $ship_name }״.
legends-event-ship-landed = { $seat_name }: הספינה ״{ $card_name }״ עוגנת.
legends-event-interfered = { $seat_name }: הפרעה בקלף ״{ $card_name }״.
legends-event-text-used = { $seat_name }: הפעלת הטקסט של ״{ $card_name }״.
legends-event-text-skipped = { $seat_name }: דילוג על הטקסט של ״{ $card_name }״.
legends-event-text-failed =
    { $cards_number ->
        [0] לטקסט של ״{ $card_name }״ אין השפעה: אי אפשר לבצע אותו עכשיו במלואו.
       *[other] לטקסט של ״{ $card_name }״ אין השפעה בגלל ״{ $cards_name }״.
    }
legends-event-target-chosen =
    { $target ->
        [none] { $seat_name }: הקלף ״{ $card_name }״ פועל על קלף בלוף.
       *[other] { $seat_name }: הקלף ״{ $card_name }״ פועל על ״{ $target_name }״.
    }
legends-event-demand-met = הדרישה של ״{ $card_name }״ מולאה.
legends-event-element-switched = יסוד הקרב הוא עכשיו { $element_name }.
legends-event-fight-started = { $seat_name }: פתיחה בקרב.
legends-event-fight-continued = { $seat_name }: הקרב נמשך.
legends-event-fight-declined = { $seat_name }: ויתור על הקרב.
legends-event-power-announced = { $seat_name }: הכרזת עוצמה { $power }, יסוד הקרב: { $element_name }.
legends-event-turn-examined =
    { $stranded ->
        [yes] { $seat_name }: אי אפשר עוד להשלים את התור, והוא חוזר לשלב ההכרעה.
       *[other] { $seat_name }: אפשר להשלים את התור.
    }
legends-event-response-asked = { $seat_name }: אפשר לענות בקלף הפרעה.
legends-event-bluff-called = { $seat_name }: חשיפת הבלוף.
legends-event-bluff-held = { $seat_name }: לא היה בלוף, כל הקלפים מתאימים.
legends-event-bluff-failed = { $seat_name }: הבלוף נכשל.
legends-event-bluff-accepted = { $seat_name }: הבלוף לא נחשף.
legends-event-retreated = { $seat_name }: נסיגה.
legends-event-storm-broke = { $seat_name }: הסערות משתוללות.
legends-event-flood-came = { $seat_name }: השיטפון מגיע.
legends-event-dragon-came =
    { $dragon ->
        [none] דרקון בא אל { $seat_name }.
       *[other] { $dragon_name } בא אל { $seat_name }.
    }
legends-event-dragon-left =
    { $dragon ->
        [none] דרקון עוזב את { $seat_name } אל המרכז.
       *[other] { $dragon_name } עוזב את { $seat_name } אל המרכז.
    }
legends-event-fight-ended = הקרב נגמר.
legends-event-game-ended =
    { $crystals ->
        [one] ניצחון במשחק: { $seat_name }. { $reason_name }. קריסטל אחד.
        [two] ניצחון במשחק: { $seat_name }. { $reason_name }. שני קריסטלים.
       *[other] ניצחון במשחק: { $seat_name }. { $reason_name }. { $crystals } קריסטלים.
    }
legends-event-match-ended = ניצחון בסדרת המשחקים: { $seat_name }.
legends-event-peoples-chosen = בדראפט: { $peoples_name }.
legends-event-draft-round-began =
    { $left ->
        [yes] סבב { $round }: קלפים לכל אחד – { $cards }, מעבירים שמאלה.
       *[other] סבב { $round }: קלפים לכל אחד – { $cards }, מעבירים ימינה.
    }
legends-event-packet-dealt = { $seat_name }: חולקו הקלפים { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name }: חולק קלף אחד.
            [two] { $seat_name }: חולקו שני קלפים.
           *[other] { $seat_name }: חולקו { $number } קלפים.
        }
legends-event-packet-passed = { $seat_name }: הועברו הקלפים { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name }: הועבר קלף אחד.
            [two] { $seat_name }: הועברו שני קלפים.
           *[other] { $seat_name }: הועברו { $number } קלפים.
        }
legends-event-draft-card-picked = { $seat_name }: בחירת הקלף ״{ $card_name }״.
    .blurred = { $seat_name }: בחירת קלף.
legends-event-packets-wasted = הקלף האחרון בכל חבילה יוצא מהמשחק.
legends-event-draft-ended = הדראפט נגמר.

## מה הטקסטים עושים, ומתי

legends-effect-ignore_text = טקסטים חסרי השפעה
legends-effect-ignore_cards = קלפים חסרי השפעה
legends-effect-ignore_icons = סמלים חסרי השפעה
legends-effect-zero_values = איפוס ערכים
legends-effect-raise_values = העלאת ערכים
legends-effect-double_values = הכפלת ערכים
legends-effect-raise_power = העלאת העוצמה הכוללת
legends-effect-retreat_dragons = דרקונים על נסיגה
legends-effect-tag_bonus = סערה או שיטפון
legends-effect-dragon_for_discards = דרקון תמורת השלכה
legends-effect-forbid_play = איסור קלפים
legends-effect-forbid_act = איסור פעולה
legends-effect-limit = מגבלה
legends-effect-extra_plays = קלפים נוספים
legends-effect-next_card_free = הקלף הבא חופשי
legends-effect-free_if = חופשי בתנאי
legends-effect-play_only_if = משחק בתנאי
legends-effect-switch_element = החלפת היסוד
legends-effect-waive = ויתור על תנאי
legends-effect-attack_again = קרב חוזר
legends-effect-keep_combat_active = בלי לכסות
legends-effect-demand_discard = דרישת השלכה
legends-effect-demand_play = דרישת קלף
legends-effect-double_demand = הכפלת דרישה
legends-effect-draw = שליפה
legends-effect-draw_sift = שליפה ומסירה
legends-effect-search = חיפוש
legends-effect-return_to_hand = חזרה ליד
legends-effect-move_hand = קלפים מהיד
legends-effect-recycle_discards = ערימת ההשלכה לחפיסה
legends-effect-remove_cards = סילוק קלפים
legends-effect-discard_foe_hand = השלכה מיד היריב
legends-effect-foe_discards = היריב משליך
legends-effect-mill_deck = השלכה מחפיסת היריב
legends-effect-reveal_hand = גילוי היד
legends-effect-load_ship = הטענת הספינה
legends-effect-hand_on_landing = קלפים מהיד בעגינה
legends-effect-attract_dragons = משיכת דרקונים
legends-effect-crystal_bonus = קריסטלים נוספים
legends-effect-cancel = ביטול
legends-effect-custom = טקסט מיוחד

legends-when-always = תמיד
legends-when-this_turn = בתור הזה
legends-when-before_play = לפני שמשחקים את הקלף
legends-when-now = כשמשחקים את הקלף
legends-when-once_per_turn = פעם בתור
legends-when-begin = בשלב הפתיחה
legends-when-after_support = אחרי שלב התגבור/התמיכה
legends-when-end = בשלב הסיום
legends-when-turn_ending = ממש בסוף התור
legends-when-after_turn = אחרי התור
legends-when-demand = דרישה
legends-when-landing = בעגינה
legends-when-response = תגובה
legends-when-game_start = בתחילת המשחק
legends-when-game_won = בניצחון במשחק
legends-text-may = רשות
legends-text-each = כל שחקן

## קלפים: הוקס

card-hoax-00 = קסלתוטירס
card-hoax-01 = ווגרתורס הקודר
card-hoax-02 = אתרדיסס המחפש
card-hoax-03 = לדינמרס הנזיר
card-hoax-04 = זדמיקרס המוח
card-hoax-05 = ציקלרתס המריר
card-hoax-06 = נירוודס הנוסע
card-hoax-07 = פנמיקנס הפרנואיד
card-hoax-08 = וטרסקדס הספקן
card-hoax-09 = הלקומדס הנואם
card-hoax-10 = רדמיקנס הקרטוגרף
    .text = כשהיריב נסוג, נמשך אליך על כך דרקון אחד נוסף.
card-hoax-11 = בתניטנה מספרת הסיפורים
    .text = בנסיגה שלך היריב אינו מושך על כך דרקונים.
card-hoax-12 = דמגודס התמהוני
    .text = הערכים של התמיכות הפעילות שלך כפולים, באש ובאדמה.
card-hoax-13 = תירקומדס השליו
    .text = היריב אינו רשאי לשחק קלפי הנהגה, תגבורים ותמיכות.
card-hoax-14 = גנתונס העיוור
    .text = בכל תור אפשר לשחק תמיכה אחת נוספת.
card-hoax-15 = קתרקופס האסטרונום
    .text = ממש בסוף התור שלך, אם ביד פחות מתשעה קלפים, אפשר לשלוף עד תשעה.
card-hoax-16 = מקרתס הפיקח
    .text = כל הסמלים על קלפי היריב חסרי השפעה, גם ״מוגן״; רק ״עצור״ עדיין תקף.
card-hoax-17 = סרוגקנס הקדמון
    .text = כשמשחקים קלף זה, אפשר להשליך שני קלפים מיד היריב: באקראי, או לפי בחירתך מבין הגלויים.
card-hoax-18 = שריון חידתי
card-hoax-19 = בומרנג לוחם
card-hoax-20 = ספר החוכמה
card-hoax-21 = מטול האימה
card-hoax-22 = בליסטרת הבלבול
card-hoax-23 = גל הלם פועם
card-hoax-24 = טילים מתבייתים
card-hoax-25 = מכפיל הכוח
    .text = מכפיל את ערך האדמה של דמות פעילה אחת שלך.
card-hoax-26 = בריחת מוחות
    .text = היריב אינו רשאי לשחק יותר מקלף אחד בתור, מכל סוג שהוא.
card-hoax-27 = גיוס כוחות עזר
    .text = כשמשחקים קלף זה, אפשר לשלוף חמישה קלפים.
card-hoax-28 = הקסמת היריב
    .text = בתור הזה כל טקסטי הכוח המיוחד של היריב חסרי השפעה. אינו פועל כל עוד אצל היריב פעילים צחק־צייץ או גז צחוק.
card-hoax-29 = הצתת סיעור מוחות
    .text = בתור הזה אפשר לשחק כל מספר של תמיכות.
card-hoax-30 = גירוש התומכים
    .text = כשמשחקים קלף זה, אפשר להשליך את כל הקלפים החופשיים הפעילים של היריב.
card-hoax-31 = השפעה על הדרקון הקדוש
    .text = כשמשחקים קלף זה, אפשר להשליך מהיד שני קלפי הנהגה, שני קלפי היילה או שני קלפי הישג. אם עושים זאת, נמשך אליך דרקון אחד.
card-hoax-32 = נבחר התבונה
    .text = כשמשחקים קלף זה, כל שחקן משליך מהיד שלושה קלפים לפי בחירתו, היריב תחילה.

## קלפים: וולקה

card-vulca-00 = אינפרנו
card-vulca-01 = נשימת־להבה המסנוור
card-vulca-02 = הבזק המצית
card-vulca-03 = חרוך הדליק
card-vulca-04 = לאבר רב־העוצמה
card-vulca-05 = וולקא
card-vulca-06 = להבה
card-vulca-07 = כבשן
card-vulca-08 = ניצוץ
card-vulca-09 = הצתה
card-vulca-10 = צריבה
card-vulca-11 = לפיד
card-vulca-12 = נצנוץ
card-vulca-13 = הבהוב
card-vulca-14 = אפר
    .text = כשמשחקים קלף זה, אפשר להשליך תגבור פעיל אחד או תמיכה פעילה אחת של היריב.
card-vulca-15 = התלקחות
    .text = בשלב הסיום שלך אפשר לשלוף שני קלפים.
card-vulca-16 = גחלת
    .text = היריב אינו רשאי לשחק דמויות בלי טקסט כוח מיוחד.
card-vulca-17 = ארופטה
    .text = כשמשחקים קלף זה, אפשר לחייב את היריב לערבב לתוך החפיסה את כל אזור הקרב ואזור התמיכה שלו; קלפים מוגנים פעילים נשארים.
card-vulca-18 = פרץ אש
card-vulca-19 = שריון תופת
card-vulca-20 = כישוף היסודות
    .text = העוצמה הכוללת שלך לעולם אינה קטנה מ־6.
card-vulca-21 = כפפות געשיות
    .text = מכפיל את ערך האש של דמות פעילה אחת שלך.
card-vulca-22 = כפפות טיטאניות
    .text = מכפיל את ערך האדמה של דמות פעילה אחת שלך.
card-vulca-23 = ברקים
card-vulca-24 = אורות מהבהבים
    .text = היריב אינו רשאי לשחק קלפי הנהגה.
card-vulca-25 = אובך לוהט
    .text = היריב אינו רשאי לשחק דמויות ותגבורים שיש להם טקסט כוח מיוחד.
card-vulca-26 = חומת אש
    .text = היריב אינו רשאי לקחת קלפים מהחפיסה.
card-vulca-27 = רוחות אימים
    .text = כשהיריב נסוג, נמשך אליך על כך דרקון אחד נוסף.
card-vulca-28 = זימון המכשף
    .text = כשמשחקים קלף זה, אפשר להחזיר ליד קלף פעיל אחד שלך.
card-vulca-29 = הקסמת הדרקון הקדוש
    .text = כשמשחקים קלף זה, אפשר להשליך מהיד קלפים שסך האש המודפסת עליהם 8 לפחות. אם עושים זאת, נמשך אליך דרקון אחד.
card-vulca-30 = המטת אסון
    .text = כשמשחקים קלף זה, אפשר להשליך את כל התמיכות הפעילות של היריב.
card-vulca-31 = שלהוב המוטנט
    .text = בשלב הדמות של התור הזה אפשר לשחק מוטנט אחד גם אם התנאי שלו אינו מתקיים.
card-vulca-32 = נבחר האש
    .text = כשמשחקים קלף זה, כל שחקן בוחר קלף הנהגה אחד מאזור ההנהגה שלו, מראה אותו ומערבב אותו לתוך החפיסה, היריב תחילה. אי אפשר לבחור בנבחר האש.

## קלפים: מימיקס

card-mimix-00 = הזוהר הכחול
card-mimix-01 = שומרת הזמן
card-mimix-02 = שומרת המרחב
card-mimix-03 = בתולת האש הטהורה
card-mimix-04 = בתולת האדמה הטהורה
card-mimix-05 = גיבורת הלהבות הגבוהות
card-mimix-06 = גיבורת המישורים הגדולים
card-mimix-07 = רוח הלילה
card-mimix-08 = רוח האור
card-mimix-09 = אמזונה מזנקת גבוה
card-mimix-10 = אמזונה מזנקת רחוק
card-mimix-11 = רקדנית השחר
card-mimix-12 = רקדנית הדמדומים
card-mimix-13 = רועת הצבאים
card-mimix-14 = רועת האנטילופות
card-mimix-15 = רועת חדי־הקרן
card-mimix-16 = גורת הדובים
card-mimix-17 = גורת השועלים
card-mimix-18 = שמאן הקורבן הקדוש
    .text = בשלב הסיום שלך אפשר לגלות את שלושת הקלפים העליונים בחפיסה (את כולם, אם יש פחות), להשליך אחד מהם ולקחת את השאר ליד.
card-mimix-19 = שמאן המעשים שיבואו
    .text = בשלב הסיום שלך אפשר לשלוף שלושה קלפים (את כולם, אם יש פחות), ואז לערבב לתוך החפיסה שני קלפים מהיד.
card-mimix-20 = שמאן הכאן והעכשיו
    .text = אחרי שלב התגבור/התמיכה שלך אפשר לחפש בחפיסה, להראות קלף אחד, לקחת אותו ליד ולערבב.
card-mimix-21 = שמאן העולם הבא
    .text = אחרי שלב התגבור/התמיכה שלך אפשר לקחת ליד, באקראי, שני קלפים מערימת ההשלכה שלך.
card-mimix-22 = השמש השוקעת
card-mimix-23 = הירח העולה
card-mimix-24 = הכוכבים הזורחים
card-mimix-25 = מטר חיצים
card-mimix-26 = גרזן מסתחרר
card-mimix-27 = מחול מלחמה מאיים
card-mimix-28 = רעשן מהפנט
    .text = היריב אינו רשאי לשחק תגבורים.
card-mimix-29 = זמר אימים
    .text = בנסיגה שלך היריב מושך על כך דרקון אחד פחות.
card-mimix-30 = קריאה לרוח שדה הקרב
    .text = כשמשחקים קלף זה, אפשר להחזיר ליד קלף אחד מאזור הקרב שלך, פעיל או מכוסה.
card-mimix-31 = קריאה לרוח השאול
    .text = כשמשחקים קלף זה, אפשר לחפש בערימת ההשלכה שלך, להראות קלף אחד ולקחת אותו ליד.
card-mimix-32 = נבחר הטבע
    .text = כשמשחקים קלף זה, כל שחקן מערבב את ערימת ההשלכה שלו לתוך החפיסה, היריב תחילה.

## קלפים: פְלִיט

card-flit-00 = פאלק
card-flit-01 = מפקד הכנף נוצת־תער
card-flit-02 = מפקד הטייסת ציוץ
card-flit-03 = מפקד המבנה צווחה
card-flit-04 = נקר־זריז
card-flit-05 = צולל־תלול
card-flit-06 = צייץ־גבוה
    .text = כשמשחקים קלף זה, אם ליריב לפחות שתי דמויות פעילות, אפשר להשליך אחת מהן.
card-flit-07 = צחק־צייץ
    .text = כל טקסטי הכוח המיוחד של היריב חסרי השפעה, מלבד אלה של דמויות פְלִיט.
card-flit-08 = פרפר־רפרף
    .text = כל התמיכות של היריב חסרות השפעה.
card-flit-09 = טריל־ליל
    .text = כל התגבורים של היריב חסרי השפעה.
card-flit-10 = צויץ־צרצר
    .text = היריב אינו רשאי לשחק יותר מקלף אחד בתור אל אזור הקרב.
card-flit-11 = קרל העורב הקמיקזה
    .text = הערכים של התגבורים הפעילים שלך כפולים, באש ובאדמה.
card-flit-12 = הנק הנץ מרקיע השחקים
    .text = כל הדמויות של היריב חסרות השפעה, מלבד דמויות פְלִיט.
card-flit-13 = מייק העקעק המשוגע
    .text = כל קלפי היריב שמופיע עליהם סמל חסרי השפעה, מלבד דמויות פְלִיט וקלפים מוגנים.
card-flit-14 = פיל הפניקס הגאה
card-flit-15 = הטלת אדמה בוערת
card-flit-16 = הטלת גשם אש
card-flit-17 = הטלת צנחני ארבה
card-flit-18 = הטלת נורים מסנוורים
card-flit-19 = הטלת שמן רותח
card-flit-20 = הטלת ברד אובדן
card-flit-21 = הטלת תיקנים
card-flit-22 = הטלת הבזק אש
card-flit-23 = הטלת סלעים
card-flit-24 = הטלת אבק בוער
card-flit-25 = הטלת ריר חלקלק
card-flit-26 = הטלת חרקים מגרדים
card-flit-27 = הטלת גז עצלות
    .text = בנסיגה שלך היריב מושך על כך דרקון אחד פחות.
card-flit-28 = ציוץ מורט עצבים
    .text = היריב אינו רשאי לשלוף קלפים נוספים בעזרת טקסטים של שלב הסיום.
card-flit-29 = הסחת הדרקון הקדוש
    .text = בנסיגה שלך בתור הזה היריב מושך על כך דרקון אחד לכל היותר.
card-flit-30 = הונאת הדרקון הקדוש
    .text = כשמשחקים קלף זה, אפשר להשליך מהיד שלוש דמויות. אם עושים זאת, נמשך אליך דרקון אחד.
card-flit-31 = פתיחה בהטלת ענק
    .text = בתור הזה אפשר לשחק כל מספר של תגבורים.
card-flit-32 = נבחר האוויר
    .text = כשמשחקים קלף זה, כל שחקן משליך את התמיכות הפעילות שלו, היריב תחילה; קלפים מוגנים נשארים.

## קלפים: קינד

card-khind-00 = פיטפן
card-khind-01 = סבבה־חתול
    .text = ערכים אי־זוגיים המודפסים על דמויות היריב נחשבים 0.
card-khind-02 = סבבה־שוטר
    .text = ערכים זוגיים המודפסים על דמויות היריב נחשבים 0.
card-khind-03 = סבבה־ילד
    .text = ערכים אי־זוגיים המודפסים על תגבורים ותמיכות של היריב נחשבים 0.
card-khind-04 = סבבה־גור
    .text = ערכים זוגיים המודפסים על תגבורים ותמיכות של היריב נחשבים 0.
card-khind-05 = טופ־אקדח
    .text = בשלב הסיום שלך אפשר לשלוף קלף אחד.
card-khind-06 = טופ־כלב
    .text = פעם אחת בכל תור שלך אפשר להשליך קלף פעיל אחד של היריב שמופיע עליו סמל, אך לא קלף מוגן ולא את הדמות הפעילה האחרונה.
card-khind-07 = טופ־רמה
    .text = פעם אחת בכל תור שלך אפשר להשליך תגבור פעיל אחד או תמיכה פעילה אחת של היריב.
card-khind-08 = טופ־בננה
    .text = בשלב הסיום שלך אפשר לחייב את היריב להשליך מהיד קלף אחד לפי בחירתו.
card-khind-09 = טופ־קליעה
    .text = בשלב הסיום שלך אפשר להשליך את הקלף העליון בחפיסת היריב.
card-khind-10 = כיף־יריד
card-khind-11 = כיף־פלופ
card-khind-12 = כיף־פלאפ
card-khind-13 = כיף־פליפ
card-khind-14 = כיף־כיף
    .text = הערכים של הדמויות הפעילות שלך כפולים, באש ובאדמה.
card-khind-15 = אין־אין
card-khind-16 = אין־מעצור
card-khind-17 = אין־סגנון
card-khind-18 = אין־שכל
card-khind-19 = אין־בעיה
card-khind-20 = אין־מושג
card-khind-21 = אין־קלאסה
card-khind-22 = אין־כבוד
card-khind-23 = קינד־קרוב
    .text = אפשר לשחק קלף זה בלי לכסות את אזור הקרב שלך: מה שפעיל שם נשאר פעיל.
card-khind-24 = קלע הבהלה
    .text = כשהיריב נסוג, נמשך אליך על כך דרקון אחד נוסף.
card-khind-25 = אבק דביק
    .text = בכל תור שלו היריב אינו רשאי לקחת מהחפיסה יותר מקלף אחד.
card-khind-26 = מהומת אלוהים
    .text = היריב אינו רשאי לשחק תמיכות.
card-khind-27 = גז צחוק
    .text = כל טקסטי הכוח המיוחד של היריב חסרי השפעה, מלבד אלה של דמויות פְלִיט. אינו פועל כל עוד אצל היריב פעיל גז צחוק.
card-khind-28 = שבועת אחוות קינד
    .text = בשלב הסיום שלך אפשר לשלוף קלף אחד.
card-khind-29 = תקיעה במשרוקית הידידות
    .text = כשמשחקים קלף זה, אפשר לחפש בחפיסה, להראות קלף אחד, לקחת אותו ליד ולערבב.
card-khind-30 = פתיחת שק ההפתעות של החיים
    .text = כשמשחקים קלף זה, אפשר לקחת ליד, באקראי, שלושה קלפים מערימת ההשלכה שלך.
card-khind-31 = קפיצה חזרה
    .text = הקלפים הפעילים שלך נלחמים פעם נוספת: בתור הזה אין צורך לשחק דמות.
card-khind-32 = נבחר הנעורים
    .text = כשמשחקים קלף זה, כל שחקן רשאי לשחק קלף הישג אחד כאילו הדרקון של הקלף נמצא בצד שלו, היריב תחילה.

## קלפים: טרה

card-terrah-00 = טקטון מרעיש־הארץ
card-terrah-01 = מגליט מרעיד־ההרים
card-terrah-02 = רומבן אדון־הסלעים
card-terrah-03 = סורנום מביא־הסערות
card-terrah-04 = גרביטוס רב־האון
card-terrah-05 = קטוסן
card-terrah-06 = פלמיטוס
card-terrah-07 = טרטון
card-terrah-08 = הליטוס
card-terrah-09 = סונטוס
card-terrah-10 = רוקרה
card-terrah-11 = טורנה
card-terrah-12 = פרו פוס
    .text = היריב אינו רשאי לשחק קלפים שיש להם טקסט כוח מיוחד.
card-terrah-13 = קאבו קאט
    .text = בכל תור שלו היריב חייב לשחק תמיכה או לסגת.
card-terrah-14 = באקו בוט
    .text = בכל תור שלו היריב חייב לשחק תגבור או לסגת.
card-terrah-15 = באשדין
    .text = כשמשחקים קלף זה, אפשר לחייב את היריב להשליך מהיד שני קלפים לפי בחירתו.
card-terrah-16 = קורונו קוס
    .text = היריב אינו רשאי לשחק קלפים בלי טקסט כוח מיוחד.
card-terrah-17 = סילנטו סול
card-terrah-18 = פרץ אדמה
card-terrah-19 = רעד אדמה
    .text = כשמשחקים קלף זה, אפשר להשליך תגבור פעיל אחד או תמיכה פעילה אחת של היריב.
card-terrah-20 = מקדח סייסמי
card-terrah-21 = סערת רעמים מתנפצת
    .text = סערה. אם בתחילת התור שלך פעילות לפחות שתי סערות שלך, נמשך אליך דרקון; אחד בלבד, בלי קשר למספרן.
card-terrah-22 = סערת שלג מסתחררת
    .text = סערה. אם בתחילת התור שלך פעילות לפחות שתי סערות שלך, נמשך אליך דרקון; אחד בלבד, בלי קשר למספרן.
card-terrah-23 = סערת חול מצליפה
    .text = סערה. אם בתחילת התור שלך פעילות לפחות שתי סערות שלך, נמשך אליך דרקון; אחד בלבד, בלי קשר למספרן.
card-terrah-24 = סערת גשם מטביעה
    .text = סערה. אם בתחילת התור שלך פעילות לפחות שתי סערות שלך, נמשך אליך דרקון; אחד בלבד, בלי קשר למספרן.
card-terrah-25 = בוץ דביק
    .text = היריב אינו רשאי לשחק דמויות שמודפס עליהן ערך גדול מ־4.
card-terrah-26 = ערפל סמיך
    .text = כל הסמלים על קלפי היריב חסרי השפעה, מלבד ״עצור״ ו״מוגן״.
card-terrah-27 = חולות טובעניים
    .text = כל עוד ביד היריב ארבעה קלפים או יותר, הוא אינו רשאי לקחת קלפים ליד.
card-terrah-28 = עין רעה
    .text = היריב אינו רשאי לשחק קלפים של שלב ההנהגה: לא קלפי הנהגה, לא קלפי השפעה ולא קלפי הישג.
card-terrah-29 = יצירת רעידת אדמה
    .text = כשמשחקים קלף זה, אפשר להשליך את כל אזור הקרב של היריב, גם קלפים מכוסים; קלפים מוגנים פעילים נשארים.
card-terrah-30 = כיבוש לב הדרקון הקדוש
    .text = כשמשחקים קלף זה, אפשר להשליך מהיד קלפים שסך האדמה המודפסת עליהם 8 לפחות. אם עושים זאת, נמשך אליך דרקון אחד.
card-terrah-31 = זימון טייפון
    .text = כשמשחקים קלף זה, אפשר להשליך קלף הישג פעיל אחד של היריב.
card-terrah-32 = נבחר האדמה
    .text = כשמשחקים קלף זה, כל שחקן שולף שלושה קלפים, היריב תחילה.

## קלפים: פילאר

card-pillar-00 = פוציוס קון
card-pillar-01 = פרימוס מגיקוס
card-pillar-02 = דוויוס מקסימוס
card-pillar-03 = קולוסוס גיגנטוס
card-pillar-04 = גדולוס שרירוס
card-pillar-05 = חכמיה מתחכמיה
card-pillar-06 = מהירוס מיותרוס
card-pillar-07 = בודדוס אדירוס
card-pillar-08 = הליטוזוס נוראוס
card-pillar-09 = גופוס מסריחוס
card-pillar-10 = מופנמוס לגמרוס
card-pillar-11 = לגימוס תמידוס
    .text = בכל תור אפשר לשחק תגבור אחד נוסף.
card-pillar-12 = גלוריה גרציה
    .text = כשמשחקים קלף זה, אפשר להחזיר ליד קלף אחר אחד מאזור הקרב שלך, פעיל או מכוסה.
card-pillar-13 = קלפוס סחבוס
    .text = כשמשחקים קלף זה, אפשר להשליך קלף אחד מיד היריב: באקראי, או לפי בחירתך מבין הגלויים.
card-pillar-14 = גולמוס ידידוס
    .text = אחד הזחלים הפעילים שלך דורש פי שניים.
card-pillar-15 = בקבוקוס ריקוס
    .text = היריב אינו רשאי לקחת קלפים ליד.
card-pillar-16 = זחל בולע־אש
    .text = לפני סוף שלב התגבור/התמיכה שלו, היריב חייב להשליך מהיד קלפים שסך האש המודפסת עליהם 3 לפחות, או לסגת.
card-pillar-17 = זחל מכרסם־אדמה
    .text = לפני סוף שלב התגבור/התמיכה שלו, היריב חייב להשליך מהיד קלפים שסך האדמה המודפסת עליהם 3 לפחות, או לסגת.
card-pillar-18 = זחל מאלף־מים
    .text = לפני סוף שלב התגבור/התמיכה שלו, היריב חייב להשליך מהיד קלפים שסך האש המודפסת עליהם 2 לפחות, ועוד קלפים שסך האדמה המודפסת עליהם 2 לפחות, או לסגת.
card-pillar-19 = זחל מחפש־אור
    .text = לפני סוף שלב התגבור/התמיכה שלו, היריב חייב להשליך מהיד קלפים שסך האש המודפסת עליהם, או לחלופין סך האדמה, 5 לפחות, או לסגת.
card-pillar-20 = זחל משקיע־ירח
    .text = לפני סוף שלב התגבור/התמיכה שלו, היריב חייב להשליך מהיד קלפים שעליהם בסך הכול 2 ירחים לפחות, או לסגת.
card-pillar-21 = שיקוי העוצמה הקוסמית
    .text = מכפיל את שני הערכים של דמות פעילה אחת שלך.
card-pillar-22 = שיקוי האיחוד
    .text = מעלה את שני הערכים של דמות פעילה אחת שלך לסכום ערכי האש והאדמה המודפסים עליה.
card-pillar-23 = שיקוי המוטציה
    .text = מעלה את שני הערכים של דמות פעילה אחת שלך לגבוה מבין שני הערכים המודפסים עליה.
card-pillar-24 = שיקוי האש הנוצצת
    .text = מעלה את ערך האש של דמות פעילה אחת שלך ל־6.
card-pillar-25 = שיקוי האדמה הרועדת
    .text = מעלה את ערך האדמה של דמות פעילה אחת שלך ל־6.
card-pillar-26 = שיקוי התשוקה הכבירה
    .text = מעלה את שני הערכים של דמות פעילה אחת שלך ל־5.
card-pillar-27 = פרפר סייר
    .text = כשמשחקים קלף זה, מתגלים הקלפים שביד היריב. הם נשארים גלויים עד שיעזבו את היד.
card-pillar-28 = פרפר הענק בריזת ערב
card-pillar-29 = פרפר הענק רוח בוקר
card-pillar-30 = שילוח הפרפר
    .text = כשמשחקים קלף זה, מתגלים הקלפים שביד היריב. הם נשארים גלויים עד שיעזבו את היד.
card-pillar-31 = פיתוי הדרקון הקדוש
    .text = כשמשחקים קלף זה, אפשר להשליך מהיד קלפים שעליהם בסך הכול 5 ירחים לפחות. אם עושים זאת, נמשך אליך דרקון אחד.
card-pillar-32 = נבחר המרחבים
    .text = כשמשחקים קלף זה, כל שחקן רשאי להשליך מהיד קלפים שסך האדמה המודפסת עליהם 2 לפחות, ועוד קלפים שסך האש המודפסת עליהם 2 לפחות, היריב תחילה. מי שעושה זאת מושך דרקון אחד.

## קלפים: אקווה

card-aqua-00 = אקווה־אלפא־אלפא
card-aqua-01 = אילנה־אקווה־פרימה־אלפא
card-aqua-02 = תמנון ענק
card-aqua-03 = קראקן נורא
card-aqua-04 = אאראליה־אקווה סקונדה
card-aqua-05 = צלופח חשמלי
card-aqua-06 = בהמות הים המלוח
card-aqua-07 = אורוניה־אקווה־טרץ
card-aqua-08 = איסיליה־אקווה־טרץ
card-aqua-09 = עלוקת אצות
card-aqua-10 = סרטן אדיר
card-aqua-11 = אומולה־אקווה־דלתא
    .text = כשמשחקים קלף זה, אפשר להשליך מהיד כל מספר של קלפים.
card-aqua-12 = יאנג
    .text = הקלף הבא שלך בתור הזה (דמות, תגבור או תמיכה) הוא קלף חופשי.
card-aqua-13 = יִין
    .text = הקלף הבא שלך בתור הזה (דמות, תגבור או תמיכה) הוא קלף חופשי.
card-aqua-14 = אוֹסה־אקווה־אפסילון
    .text = כשמשחקים קלף זה, אפשר להניח כל מספר של קלפים מהיד בתחתית החפיסה שלך.
card-aqua-15 = אוּסה־אלפא־אומגה
    .text = בשלב ההנהגה שלך אפשר לשחק קלף הישג אחד כאילו הדרקון של הקלף נמצא בצד שלך.
card-aqua-16 = עמוד מים פתאומי
card-aqua-17 = סחף פתע
card-aqua-18 = שריון מים
card-aqua-19 = מי אש
    .text = בקרב אש העוצמה הכוללת שלך לעולם אינה קטנה מ־7.
card-aqua-20 = מי אדמה
    .text = בקרב אדמה העוצמה הכוללת שלך לעולם אינה קטנה מ־7.
card-aqua-21 = בִּצת אש
card-aqua-22 = בִּצה מסוכנת
card-aqua-23 = לסת־תער רעבתנית
card-aqua-24 = נחיל נחשי ים
card-aqua-25 = שיטפון שוצף
    .text = שיטפון. אם אחרי התור שלך פעילים לפחות שני שיטפונות שלך, היריב חייב לסגת מיד.
card-aqua-26 = שיטפון גאות
    .text = שיטפון. אם אחרי התור שלך פעילים לפחות שני שיטפונות שלך, היריב חייב לסגת מיד.
card-aqua-27 = מי האחדות
    .text = מעלה את שני הערכים של כל דמות פעילה שלך לגבוה מבין שני הערכים המודפסים עליה.
card-aqua-28 = סירנות שאין לעמוד בפניהן
    .text = לפני סוף שלב התגבור/התמיכה שלו, היריב חייב להשליך דמות מהיד; אחרת, גם אם הוא נסוג, נמשך אליך דרקון אחד.
card-aqua-29 = זילוף מי השלווה
    .text = כשמשחקים קלף זה, היריב משליך קלפים מהיד עד שנותרים בה חמישה.
card-aqua-30 = הטבעה של ההתנגדות
    .text = כשמשחקים קלף זה, אפשר להשליך את הקלפים הפעילים באזור הקרב של היריב; דמות אחת לפי בחירתך וקלפים מוגנים נשארים.
card-aqua-31 = השקיה במי האלמוות
    .text = כשמשחקים קלף זה, אפשר לערבב את ערימת ההשלכה שלך לתוך החפיסה.
card-aqua-32 = נבחר המים
    .text = כשמשחקים קלף זה, כל שחקן מערבב את ידו לתוך החפיסה ושולף שישה קלפים, היריב תחילה.

## קלפים: בוקה

card-buka-00 = מועצת השמונה
card-buka-01 = קומודור לו טאן
card-buka-02 = קומודור טאי מארן
card-buka-03 = קברניט אריוסה פאל
card-buka-04 = קברניט סו צ׳ה
card-buka-05 = רב־מפרשים יו צ׳ה
card-buka-06 = רב־מפרשים בו מארן
card-buka-07 = תותחן טארה קו
card-buka-08 = תותחן קו צ׳ה
card-buka-09 = תותחן אדיליה פאל
card-buka-10 = תותחן רילנה פאל
card-buka-11 = תותחן ריבה קו
card-buka-12 = תותחן אלו צ׳ה
card-buka-13 = ב.פ. אחדות
    .text = קלף חופשי, אם ליריב באזורי הקרב והתמיכה יחד לפחות שישה קלפים.
card-buka-14 = ב.פ. אכזריות
    .text = קלף חופשי, אם ליריב לפחות שתי דמויות פעילות.
card-buka-15 = ב.פ. אומץ
    .text = קלף חופשי, אם ליריב לפחות שני תגבורים פעילים.
card-buka-16 = ב.פ. מסתורין
    .text = קלף חופשי, אם ליריב לפחות שתי תמיכות פעילות.
card-buka-17 = ב.פ. נאמנות
    .text = קלף חופשי, אם ליריב לפחות שני קלפים פעילים שמופיע עליהם סמל.
card-buka-18 = רב־מלחים מנה מארן
    .text = היריב אינו רשאי לסיים את שלב הדמות שלו עם יותר מדמות פעילה אחת.
card-buka-19 = הגאי מורה מארן
    .text = כשמשחקים קלף זה מספינה עוגנת, אפשר להשליך את כל אזור הקרב של היריב; קלפים מוגנים פעילים נשארים.
card-buka-20 = אפסנאי קורה קו
    .text = בכל תור אפשר לשחק כל מספר של תמיכות.
card-buka-21 = ממונה אבק־השריפה יינה קו
    .text = מעלה את שני הערכים של כל קלף בלוף שלך ל־4.
card-buka-22 = צופה דולורה פאל
    .text = כשמשחקים קלף זה, אפשר להשליך את כל התגבורים הפעילים של היריב, או את כל התמיכות הפעילות שלו.
card-buka-23 = רוח הרפאים של גו לא הזקן
    .text = אפשר לשחק רק כשאזור הספינות שלך ריק. יסוד הקרב מתחלף.
card-buka-24 = רישיון שוד ימי
    .text = היריב אינו רשאי לחשוף את הבלוף שלך.
card-buka-25 = מחסן נשק
    .text = בכל תור אפשר לשחק תמיכה אחת נוספת.
card-buka-26 = מכפיל האש
    .text = מכפיל את ערך האש של דמות פעילה אחת שלך.
card-buka-27 = בקשת חסד
    .text = כשמשחקים קלף זה, אפשר לחפש בחפיסה ולשחק ממנה קלף השפעה אחד, או להטעין ממנה דמות, תגבור או תמיכה על אחת הספינות שלך; לאחר מכן מערבבים.
card-buka-28 = בז הים
    .text = בתור שבו הספינה עוגנת, אפשר לשחק קלפים גם מהיד.
card-buka-29 = שד הים
    .text = כשמשחקים קלף זה, אפשר להטעין עליו עד שלושה קלפים מהיד.
card-buka-30 = השמש העולה
card-buka-31 = ירח הים
    .text = כשמשחקים קלף זה, אפשר להטעין עליו קלף אחד מהיד. בתור שבו הספינה עוגנת, אפשר לשחק גם דמות, תגבור או תמיכה אחת מהיד.

## קלפים: מוטנט

card-mutant-101 = דן־בל־טון
    .text = אפשר לשחק רק אם ליריב יש דרקון. יסוד הקרב מתחלף.
card-mutant-102 = סס־ון־סון
    .text = אפשר לשחק רק אם ביד היריב לפחות שני קלפים יותר מאשר בידך. יסוד הקרב מתחלף.
card-mutant-103 = פן־דור־נית
    .text = אפשר לשחק רק אם ליריב באזורי הקרב והתמיכה יחד לפחות שישה קלפים. יסוד הקרב מתחלף.
card-mutant-104 = נת־סור־פוט
    .text = אפשר לשחק רק אם ליריב בסך הכול לפחות שלושה קלפים פעילים: דמויות, תגבורים ותמיכות. יסוד הקרב מתחלף.
card-mutant-105 = ור־דיס־נר
    .text = אפשר לשחק רק אם העוצמה הכוללת של היריב 7 לפחות. יסוד הקרב מתחלף.
card-mutant-106 = זיג־נור־דון
    .text = אפשר לשחק רק בקרב אדמה, ורק אם העוצמה הכוללת של היריב 5 לפחות. יסוד הקרב נעשה אש.
card-mutant-107 = רס־מוס־פן
    .text = אפשר לשחק רק בקרב אש, ורק אם העוצמה הכוללת של היריב 5 לפחות. יסוד הקרב נעשה אדמה.
card-mutant-108 = צ׳ו־נן־צ׳י
    .text = אפשר לשחק רק אם ליריב יש קלף היילה פעיל. יסוד הקרב מתחלף.
card-mutant-109 = פל־נר־גן
    .text = אפשר לשחק רק אם אזורי הקרב והתמיכה שלך ריקים. יסוד הקרב מתחלף.
card-mutant-110 = מן־שו־רן
    .text = אפשר לשחק רק אם ליריב יש קלף חופשי פעיל. יסוד הקרב מתחלף.
