lesson-lead = כל שיעור מתנהל על הלוח האמיתי. אפשר לצאת בכל רגע ולהמשיך אחר כך.
lesson-minutes =
    { $minutes ->
        [one] כדקה
        [two] כשתי דקות
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
lesson-over = זהו, כל הכבוד! אפשר להמשיך לשיעור הבא, או לנסות את מה שנלמד במשחק ראשון נגד בוט קל, עם עצות בזמן הנכון.
lesson-following = לשיעור הבא
lesson-play = לשחק משחק ראשון עם עצות
lesson-wrong = זה מותר, אבל לא זה מה שלומדים בשלב הזה. הפעולה בוטלה: כדאי לקרוא שוב את ההנחיה.
lesson-none = עוד אין שיעורים ל{ $game }.
lesson-list = שיעורים:
lesson-hint = כותבים פעולה או את המספר שלה. Enter ממשיך, show מראה איך, back חוזר, table מתאר את השולחן במילים, list מונה את האפשרויות, quit יוצא.
lesson-left = להמשך: obelisk learn { $lesson }
