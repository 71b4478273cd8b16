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
web-report-print = Печать
web-report-first = Самые важные: { $shown } из { $all }.
web-report-whole = Показать все
web-report-at = Действие { $ply }: { $chances }
web-report-chance = { $name } { $chance }
web-report-columns = Под точностью указаны три трети партии; ошибки — это неточности / ошибки / грубые ошибки.
web-report-picture = Позиция перед действием { $ply } глазами игрока { $name }
web-report-time = Затраченное время
