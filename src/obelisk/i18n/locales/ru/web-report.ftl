# Отчёт тренера в браузере.

web-report-thinking =
    { $depth ->
        [quick] Тренер бросает первый взгляд на партию…
        [normal] Тренер смотрит внимательнее…
       *[deep] Тренер смотрит глубже…
    }
web-report-failed = На этот раз разбор сделать не удалось.
web-report-look = Посмотреть
web-report-try = Попробовать отсюда ещё раз
web-report-on = Играть после этого хода
web-report-print = Печать
web-report-save = Сохранить как страницу
web-report-private = Другие не смогут открыть этот разбор по ссылке. Сохраните его как страницу, чтобы отправить.
web-report-at = Действие { $ply }: { $chances }
web-report-chance = { $name } { $chance }
web-report-marks = { $name }: { $marks }
web-report-columns = Ошибки — это неточности / ошибки / грубые ошибки.
web-report-picture = Позиция перед действием { $ply } глазами игрока { $name }
web-report-time = Затраченное время
