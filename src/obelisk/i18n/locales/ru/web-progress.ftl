# Партии одного человека как кривая обучения.

web-progress-lead = Что тренер видит во всех ваших партиях. Эту страницу видите только вы.
web-progress-whole = Вся партия
web-progress-unreported =
    { $count ->
        [one] Тренер ещё не разобрал { $count } вашу партию.
        [few] Тренер ещё не разобрал { $count } ваши партии.
        [many] Тренер ещё не разобрал { $count } ваших партий.
       *[other] Тренер ещё не разобрал { $count } вашей партии.
    }
web-progress-look =
    { $count ->
        [one] Разобрать { $count } мою последнюю партию
        [few] Разобрать { $count } мои последние партии
        [many] Разобрать { $count } моих последних партий
       *[other] Разобрать { $count } моей последней партии
    }
web-progress-thinking =
    { $count ->
        [one] Тренер разбирает ваши партии: осталась { $count }…
        [few] Тренер разбирает ваши партии: осталось { $count }…
        [many] Тренер разбирает ваши партии: осталось { $count }…
       *[other] Тренер разбирает ваши партии: осталось { $count }…
    }
web-progress-none = Кривой пока нет: тренер не разобрал ни одной партии.
web-progress-accuracy = Точность со временем
web-progress-accuracy-said =
    { $count ->
        [one] Точность ({ $phase }) в { $count } партии: сначала { $first }, в последнее время { $last }, в среднем { $mean }
        [few] Точность ({ $phase }) в { $count } партиях: сначала { $first }, в последнее время { $last }, в среднем { $mean }
        [many] Точность ({ $phase }) в { $count } партиях: сначала { $first }, в последнее время { $last }, в среднем { $mean }
       *[other] Точность ({ $phase }) в { $count } партии: сначала { $first }, в последнее время { $last }, в среднем { $mean }
    }
web-progress-accuracy-explained = Точка — это партия; линия — среднее последних { $count }. 100 % — каждый раз лучший план, 0 % — случайная игра.
web-progress-luck = Удача со временем
web-progress-luck-said =
    { $count ->
        [one] Удача в сумме за { $count } партию: { $sum } шанса на победу; { $mean } ± { $error } за партию
        [few] Удача в сумме за { $count } партии: { $sum } шанса на победу; { $mean } ± { $error } за партию
        [many] Удача в сумме за { $count } партий: { $sum } шанса на победу; { $mean } ± { $error } за партию
       *[other] Удача в сумме за { $count } партии: { $sum } шанса на победу; { $mean } ± { $error } за партию
    }
web-progress-luck-explained = Линия складывает то, что удача дала и отняла, в пунктах шанса на победу. В долгой игре не везёт никому.
web-progress-luck-mean = Пока { $mean } ± { $error } за партию.
web-progress-mistakes = Типичные ошибки
web-progress-mistakes-none = Ошибок не найдено.
web-progress-missed = Упущено: { $deed }
web-progress-needless = Лучше было не делать: { $deed }
web-progress-otherwise = Лучше было иначе: { $deed }
web-progress-times = Сколько раз
web-progress-lost = Потеря за партию
web-progress-latest = Последняя
web-progress-exercises = Задачи для вас
web-progress-exercises-text = В этих темах лучший план принёс бы вам больше.
web-progress-exercises-none = Пока ни одна тема не выделяется.
web-progress-helped =
    { $times ->
        [one] помогло бы { $times } раз
        [few] помогло бы { $times } раза
        [many] помогло бы { $times } раз
       *[other] помогло бы { $times } раза
    }
web-progress-games = Партия за партией
web-progress-when = Дата
