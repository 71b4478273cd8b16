lesson-lead = כל שיעור משוחק על הלוח האמיתי. אפשר לצאת בכל רגע ולהמשיך אחר כך.
lesson-minutes =
    { $minutes ->
        [one] כדקה אחת ({ $minutes })
        [two] כשתי דקות ({ $minutes })
       *[other] כ־{ $minutes } דקות
    }
lesson-done = הושלם
lesson-at = שלב { $step } מתוך { $steps }
lesson-step = שלב { $step } מתוך { $steps }
lesson-you = אני
lesson-next = הלאה
lesson-back = חזרה
lesson-show = איך עושים?
lesson-leave = יציאה
lesson-again = עוד פעם
lesson-over = זהו, כל הכבוד! אפשר להמשיך לשיעור הבא, או לנסות את מה שנלמד במשחק ראשון נגד בוט נוח, עם עצות בזמן הנכון.
lesson-following = לשיעור הבא
lesson-play = לשחק משחק ראשון עם עצות
lesson-wrong = זה מותר, אבל לא על זה השלב הזה. הפעולה בוטלה: כדאי לקרוא שוב מה מתבקש.
lesson-none = עוד אין שיעורים ל{ $game }.
lesson-list = שיעורים:
lesson-hint = כותבים פעולה או את המספר שלה. Enter ממשיך, show מראה איך, back חוזר, quit יוצא.
lesson-left = להמשך: obelisk learn { $lesson }
