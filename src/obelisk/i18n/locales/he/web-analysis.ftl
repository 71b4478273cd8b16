# לוח הניתוח.

web-analysis-lead = פתחו כל עמדה או משחק: הסתכלו מכל מושב, תנו לבוט החזק ביותר לחשוב, נסו כל תוכנית ושמרו את מה שמצאתם.
web-analysis-file = פתיחת קובץ
web-analysis-last = להמשיך מאיפה שהפסקתם
web-analysis-text = טקסט של רישום משחק או של עמדה
web-analysis-open = פתיחת הטקסט הזה
web-analysis-new = להתחיל ממשחק חדש
web-analysis-bad =
    { $line ->
        [0] אי אפשר לקרוא את זה: { $reason }
       *[other] אי אפשר לקרוא את שורה { $line }: { $reason }
    }
web-analysis-moves = פעולות ווריאנטים
web-analysis-start = התחלה
web-analysis-think = לתת לבוט לחשוב
web-analysis-rest = להפסיק לחשוב
web-analysis-trials = { $trials } ניסיונות עד כה
web-analysis-play-line = לשחק את הקו הזה על הלוח
web-analysis-comment = הערה על הרגע הזה
web-analysis-remove = מחיקת הווריאנט הזה
web-analysis-save = שמירה עם הווריאנטים
web-analysis-copy = העתקת העמדה
web-analysis-edit = עריכה כטקסט
web-analysis-other = לפתוח משהו אחר
