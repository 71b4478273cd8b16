# Отчёт тренера о партии.

report = Разбор партии
report-of = Разбор партии: { $game }
report-about =
    { $depth ->
        [quick] Первый взгляд
        [normal] Более внимательный взгляд
       *[deep] Глубокий взгляд
    }; шансы — это оценки { $evaluation }.
report-curve = Шансы на победу
report-player = Кто
report-start = Начало
report-luck = Удача
report-own = Своя игра
report-others = Игра других
report-result = Итог
report-accuracy = Точность
report-loss = Потеря за решение
report-decisions = Решения
report-marks = Ошибки
report-summary-explained =
    Начало, удача, своя игра и игра других вместе дают итог, в пунктах шанса на победу. Точность — это сохранённая часть
    того, что стояло на кону: 100 % — каждый раз лучший план, 0 % — случайная игра.
    После ± стоит половина 95-процентного интервала.
report-phase-opening = Первая треть
report-phase-middle = Вторая треть
report-phase-endgame = Последняя треть
report-mark-slip = неточность
report-mark-mistake = ошибка
report-mark-blunder = грубая ошибка
report-turning-point = поворотный момент
report-moments = Ошибки и поворотные моменты
report-no-moments = Ни ошибок, ни поворотных моментов не найдено.
report-first = Самые важные: { $shown } из { $all }.
report-whole = Показать все
report-ply = Действие { $ply }
report-after-deal = После раздачи
report-played = Сыграно: { $actions }
report-better = Лучше: { $actions }
report-plans = Сравнение планов
report-plan-played = сыграно
report-chance-lost = Потеряно { $loss } шанса на победу (± { $error })
report-luck-of = Удача для { $name }: { $luck }
report-unfinished = Партия не доиграна до конца; итог — её последнее положение.
report-not-judged =
    В драфте нет победителя, поэтому здесь нет ни шансов, ни удачи, ни ошибок. При просмотре партии видно, кому что
    передали и кто что взял. У партий с этими колодами есть свои разборы.
report-provisional =
    Удача видна уже с первого взгляда. Точность и ошибки предварительные: решения оцениваются по концу своего хода, и
    лишь те, что, похоже, потеряли больше всего, просмотрены ещё раз и дальше вперёд.
