# שיחה ליד השולחן וצפייה.

web-phrase-hello = שלום!
web-phrase-good_luck = בהצלחה!
web-phrase-your_turn = התור שלך.
web-phrase-nice_move = מהלך יפה!
web-phrase-well_played = שיחקת מצוין!
web-phrase-thanks = תודה!
web-phrase-oops = אופס.
web-phrase-sorry = סליחה!
web-phrase-moment = רגע, בבקשה.
web-phrase-close_game = איזה משחק צמוד!
web-phrase-rematch = עוד משחק?
web-phrase-bye = להתראות!
web-phrases = משפטים
web-phrases-text = כל אחד קורא אותם בשפה שלו.
web-mark-like = אגודל למעלה
web-mark-heart = לב
web-mark-laugh = צחוק
web-mark-wow = התפעלות
web-mark-think = מחשבה
web-mark-sad = עצב
web-mark-count = { $mark }: { $count }
web-react = תגובה
web-react-line = להגיב על הדברים של { $name }
web-react-ply = להגיב על פעולה { $ply }
web-link-moment = קישור לרגע הזה
web-link-moment-text = מוסיף #{ $ply } לשורה שלך: מי שקורא אותה יכול לראות את הלוח אחרי פעולה { $ply }.
web-link-show = להראות את הלוח אחרי פעולה { $ply }
web-room-gallery = מהצופים
web-gallery-text = הצופים משוחחים בינם לבין עצמם: השחקנים קוראים זאת כשהמשחק נגמר.
web-line-removed = נמחק בידי מפעיל השרת.
web-chat-silenced = מפעיל השרת השתיק אותך.
web-chat-guests = לאורחים יש כאן משפטים ותגובות. עם חשבון אפשר לכתוב.
web-chat-stranger = כדי להשתתף בשיחה צריך להיכנס.
web-watchers =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
web-watching-behind =
    { $seconds ->
        [one] המשחק נחשב לדירוג, ולכן רואים אותו באיחור של שנייה אחת.
        [two] המשחק נחשב לדירוג, ולכן רואים אותו באיחור של שתי שניות.
       *[other] המשחק נחשב לדירוג, ולכן רואים אותו באיחור של { $seconds } שניות.
    }
web-problem-forbidden-silenced = מפעיל השרת השתיק אותך.
web-problem-forbidden-guest_chat = לאורחים יש כאן משפטים ותגובות. עם חשבון אפשר לכתוב.
