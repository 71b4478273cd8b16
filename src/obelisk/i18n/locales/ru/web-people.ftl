# Страницы людей, рейтинги и поиск игры.

## Страница человека

web-people-guest = Гость
web-people-bot = Аккаунт бота, владелец:
web-people-deleted = Кто-то, кто ушёл
web-people-since = Здесь с { $date }
web-people-private = Эта страница закрыта для других.
web-people-private-own = Эту страницу видите только вы.
web-people-public-own = Эту страницу видят все, но не то, что вы играли за закрытыми столами.
web-people-ratings = Рейтинги
web-people-rating = Рейтинг
web-people-unrated = Партий на рейтинг ещё не было.
web-people-rated = на рейтинг
web-people-provisional = предварительный
web-people-pace-live = За один присест
web-people-pace-days = По несколько дней
web-people-seats =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
web-people-rated-games =
    { $count ->
        [one] { $count } партия на рейтинг
        [few] { $count } партии на рейтинг
        [many] { $count } партий на рейтинг
       *[other] { $count } партии на рейтинг
    }
web-people-curve =
    { $count ->
        [one] Рейтинг после { $count } партии: { $first }, сейчас { $last }, высший { $best }
        [few] Рейтинг за последние { $count } партии: с { $first } до { $last }, высший { $best }
        [many] Рейтинг за последние { $count } партий: с { $first } до { $last }, высший { $best }
       *[other] Рейтинг за последние { $count } партии: с { $first } до { $last }, высший { $best }
    }
web-people-record = Результаты
web-people-won =
    { $games ->
        [one] Побед: { $wins } из { $games } партии
        [few] Побед: { $wins } из { $games } партий
        [many] Побед: { $wins } из { $games } партий
       *[other] Побед: { $wins } из { $games } партии
    }
web-people-streak-won =
    { $count ->
        [one] Победа в последней партии
        [few] Победы в { $count } последних партиях подряд
        [many] Победы в { $count } последних партиях подряд
       *[other] Победы в { $count } последней партии подряд
    }
web-people-streak-lost =
    { $count ->
        [one] Нет победы в последней партии
        [few] Нет побед в { $count } последних партиях
        [many] Нет побед в { $count } последних партиях
       *[other] Нет побед в { $count } последней партии
    }
web-people-best =
    { $count ->
        [one] Самая длинная серия побед: { $count } партия
        [few] Самая длинная серия побед: { $count } партии
        [many] Самая длинная серия побед: { $count } партий
       *[other] Самая длинная серия побед: { $count } партии
    }
web-people-by-opponent = По соперникам
web-people-by-seat = По местам за столом
web-people-by-players = По числу игроков
web-people-by-deck = По колодам
web-people-by-options = По правилам
web-people-games = Партии
web-people-wins = Победы
web-people-own = Своё
web-people-options-usual = Обычные правила
web-people-last-games = Последние партии
web-people-no-games = Законченных партий ещё нет.
web-people-place = Место { $place } из { $seats }
web-people-more = Показать ещё

## Рейтинги

web-ladder = Таблица рейтинга
web-ladder-text = Лучшие в партиях на рейтинг между аккаунтами. Порядок — по тому, что человек умеет наверняка; меньше чем за десять партий это предварительно.
web-ladder-of = Кто
web-ladder-people = Люди
web-ladder-bots = Аккаунты ботов
web-ladder-place = Место
web-ladder-none = Так на рейтинг ещё никто не играл.

## Поиск игры

web-play = Найти игру
web-play-text = Одна кнопка, одна минута — и стол готов. Или садитесь там, где уже ждут.
web-play-quick = Быстрый подбор
web-play-pace = Темп
web-play-live = За один присест: по 15 минут
web-play-days = По несколько дней: два дня на ход
web-play-rated = На рейтинг (нужен аккаунт)
web-play-seek = Найти соперника
web-play-seeking = Ищем соперника примерно вашей силы…
web-play-stop = Прекратить поиск
web-play-open = Открытые столы
web-play-strength = Сила { $rating }
web-play-new = Пока без рейтинга
web-play-language = Язык: { $language }
web-friends = Друзья
web-friends-none = Вы ещё никого не отметили как друга. На странице каждого человека есть для этого кнопка.
web-friend-add = Отметить как друга
web-friend-drop = Убрать из друзей
web-challenge = Вызвать на игру
web-block = Заблокировать
web-block-drop = Разблокировать
web-blocked = Вы заблокировали этого человека: ни вызовов, ни общих столов, ни сообщений.
web-offence = Сообщить о нарушении
web-offence-reason = Что случилось
web-offence-insult = Оскорбления
web-offence-cheating = Жульничество
web-offence-quitting = Бросает партии
web-offence-name = Оскорбительное имя
web-offence-other = Другое
web-offence-text = Своими словами
web-offence-sent = Спасибо. Владелец этого сервера разберётся.
web-play-all = Все игры
web-open-clock-move = { $seconds } с на ход
web-open-clock-game = По { $minutes } мин, ещё { $increment } с за ход
web-open-clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
web-play-watch = Партии для просмотра
web-play-watch-none = Сейчас никто не играет открыто.
