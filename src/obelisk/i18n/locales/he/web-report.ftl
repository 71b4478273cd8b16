# דוח המאמן בדפדפן.

web-report-thinking =
    { $depth ->
        [quick] המאמן מעיף מבט ראשון במשחק…
        [normal] המאמן מסתכל מקרוב…
       *[deep] המאמן מסתכל לעומק…
    }
web-report-failed = הפעם לא ניתן היה להכין את הדוח.
web-report-look = להסתכל
web-report-try = לנסות שוב מכאן
web-report-on = להמשיך אחרי המהלך
web-report-print = הדפסה
web-report-save = שמירה כדף
web-report-private = אחרים לא יכולים לפתוח את הדוח הזה דרך הקישור שלו. אפשר לשמור אותו כדף ולשלוח.
web-report-at = פעולה { $ply }: { $chances }
web-report-chance = { $name } { $chance }
web-report-marks = { $name }: { $marks }
web-report-columns = הטעויות הן אי־דיוקים / טעויות / טעויות גסות.
web-report-picture = המצב לפני פעולה { $ply }, כפי שהיה ידוע ל־{ $name }
web-report-time = זמן שנוצל
