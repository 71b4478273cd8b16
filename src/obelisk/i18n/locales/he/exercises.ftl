exercise-title = תרגילים
exercise-lead = חידות קצרות עם תשובה אחת שהיא הטובה ביותר. משחקים את התור על הלוח, ובסופו מתברר אם זה היה התור הטוב ביותר.
exercise-daily = התרגיל היומי
exercise-daily-solved = נפתר
exercise-daily-tried = היה ניסיון
exercise-rating = הדירוג שלך: { $rating }
exercise-rating-none = הדירוג נקבע בניסיון הראשון.
exercise-next = לתרגיל הבא
exercise-mixed = כל הנושאים
exercise-solved-of = נפתרו { $solved } מתוך { $exercises }
exercise-difficulty = דרגת קושי { $rating }
exercise-how = משחקים את התור על הלוח. כל עוד לא הסתיים אפשר להתחיל אותו מחדש.
exercise-restart = מהתחלה
exercise-give-up = להראות את הפתרון
exercise-right = נכון, זאת התשובה הטובה ביותר.
exercise-wrong = זאת לא התשובה הטובה ביותר.
exercise-reached = בתור שלך הושג: { $reached }.
exercise-answer = הפתרון
exercise-show = להראות על הלוח
exercise-again = לנסות שוב
exercise-change = הדירוג שלך: { $before } ← { $after }
exercise-leave = יציאה
exercise-list = תרגילים:
exercise-none = עוד אין תרגילים ל{ $game }.
exercise-hint = כותבים פעולה או את המספר שלה. restart מתחיל את התור מחדש, show מגלה את הפתרון, table מתאר את השולחן במילים, list מונה את האפשרויות, quit יוצא.

## City

exercise-city-complete = להשלים בניין
exercise-city-complete-ask = רק בניין אחד אפשר להשלים בתור הזה. מוצאים אותו ומשלימים אותו.
exercise-city-complete-why = הצעדים והקלפים מספיקים רק לבניין הזה.
exercise-city-crystals = להרוויח קריסטלים
exercise-city-crystals-ask = מרוויחים בתור הזה כמה שיותר קריסטלים.
exercise-city-crystals-why = קריסטלים בתור הזה: { $best }. כל דרך אחרת מביאה לכל היותר { $second }.
exercise-city-scales = קשקשי זהב
exercise-city-scales-ask = לוקחים בתור הזה כמה שיותר קשקשי זהב.
exercise-city-scales-why = קשקשי זהב בתור הזה: { $best }. כל דרך אחרת מביאה לכל היותר { $second }.
exercise-city-offerings = יותר ממנחה אחת
exercise-city-offerings-ask = מעלים בתור הזה כמה שיותר מנחות.
exercise-city-offerings-why = מנחות בתור הזה: { $best }. בכל דרך אחרת אפשר להעלות לכל היותר { $second }.

## Drakon

exercise-drakon-coin = הדרך למטבע
exercise-drakon-coin-ask = מגיעים למטבע בכמה שפחות תורות, בהנחה שאיש אינו משנה את המבוך. משחקים את התור הראשון בדרך.
exercise-drakon-coin-why = תורות עד המטבע, כולל הזה: { $best }. כל דרך אחרת ארוכה יותר.
exercise-drakon-win = לנצח עכשיו
exercise-drakon-win-ask = יש מהלך אחד שמבטיח ניצחון, יהיה המטבע אשר יהיה. מוצאים אותו.
exercise-drakon-win-why = כאן מספיק אפילו המטבע הקטן ביותר. שום מהלך אחר אינו מבטיח ניצחון.
exercise-drakon-strike = לקחת מהאחרים
exercise-drakon-strike-ask = גורמים לאחרים לאבד בתור הזה כמה שיותר מטבעות, בלי לאבד מטבע משלנו.
exercise-drakon-strike-why = מטבעות שהאחרים מאבדים: { $best }. כל דרך אחרת עולה להם לכל היותר { $second }.
exercise-drakon-stop = לעצור את היריב
exercise-drakon-stop-ask = היריב נמצא במרחק צעד אחד ממטבע. משחקים כך ששום צעד יחיד לא יוביל לשם.
exercise-drakon-stop-why = עכשיו שום צעד של היריב אינו מוביל למטבע. אחרי כל מהלך אחר יש צעד כזה.

## Legends

exercise-legends-thrifty = לחסוך בקלפים
exercise-legends-thrifty-ask = נשארים בקרב עם כמה שפחות קלפים, ומכריזים על העוצמה.
exercise-legends-thrifty-why = קלפים ששוחקו: { $best }. כל דרך אחרת שמספיקה דורשת לפחות { $second }.
exercise-legends-strongest = העוצמה הגדולה ביותר
exercise-legends-strongest-ask = מכריזים על העוצמה הגדולה ביותר שאפשר להגיע אליה בתור הזה.
exercise-legends-strongest-why = עוצמה: { $best }. כל בחירה אחרת מגיעה לכל היותר ל־{ $second }.
exercise-legends-dragons = יותר דרקונים
exercise-legends-dragons-ask = משחקים כך שנסיגה של היריב תביא כמה שיותר דרקונים.
exercise-legends-dragons-why = דרקונים שתביא הנסיגה: { $best }. בכל דרך אחרת לכל היותר { $second }. שישה קלפים בקרב, בלי בלופים, שווים דרקון שני.
