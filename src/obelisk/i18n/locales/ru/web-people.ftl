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
web-ladder-text = Лучшие в партиях на рейтинг между аккаунтами. Порядок — по тому, что человек умеет наверняка; меньше чем за десять партий это предварительно. Между одними и теми же двумя людьми засчитываются десять партий в день.
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
web-find-person = Найти человека по имени
web-find-go = Найти
web-find-none = Аккаунта с таким именем нет.
web-friend-add = Отметить как друга
web-friend-drop = Убрать из друзей
web-challenge = Вызвать на игру
web-block = Заблокировать
web-block-drop = Разблокировать
web-blocked = Вы заблокировали этого человека: ни вызовов, ни общих столов, ни сообщений.
web-mute = Не показывать сообщения
web-mute-drop = Снова показывать сообщения
web-muted = Вы не видите, что пишет этот человек.
web-unwanted = Заблокированные и скрытые люди
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
web-open-clock-minutes = { $minutes } мин на ход
web-open-clock-game = По { $minutes } мин, ещё { $increment } с за ход
web-open-clock-days = { $time } на ход
web-open-clock-bank = { $time } на ход, { $bank } в запасе
web-play-watch = Партии для просмотра
web-play-watch-none = Сейчас никто не играет открыто.

## Турниры

web-tournaments = Турниры
web-tournaments-text = Круговые турниры, швейцарская система и игра на вылет, за один присест или по несколько дней. Каждый тур начинается сам, как только закончится последний стол предыдущего. Для участия нужен аккаунт; аккаунты ботов тоже могут играть.
web-tournaments-none = Турниров здесь нет.
web-tournament-open = Открытые
web-tournament-playing = Идут
web-tournament-finished = Закончены
web-tournament-over = Завершён
web-tournament-cancelled = Отменён
web-tournament-mine = Мои
web-tournament-new = Новый турнир
web-tournament-title = Название турнира
web-tournament-calendar = В календарь
web-tournament-format = Вид
web-tournament-round_robin = Круговой
web-tournament-swiss = Швейцарская система
web-tournament-knockout = На вылет
web-tournament-seats = Мест за столом
web-tournament-draft-seats = Мест за столом драфта
web-tournament-most = Игроков не больше
web-tournament-rounds = Туров
web-tournament-rounds-usual = Сколько обычно
web-tournament-choices = Колоды
web-tournament-choices-fixed = Как в самой игре
web-tournament-choices-preset = Каждый выбирает готовую колоду
web-tournament-choices-own = Каждый приносит любую допустимую колоду
web-tournament-choices-drafted = Каждый сначала собирает колоду на драфте
web-tournament-public = Его видно всем в списке
web-tournament-starts = Начнётся сам в (иначе его начинаете вы)
web-tournament-make = Создать турнир
web-tournament-join = Участвовать
web-tournament-choose = Сменить колоду
web-tournament-leave = Выйти
web-tournament-withdraw = Выбыть
web-tournament-withdraw-sure = Точно выбыть и сдаться?
web-tournament-start = Начать сейчас
web-tournament-cancel = Отменить
web-tournament-cancel-sure = Точно отменить?
web-tournament-at-table = { $count } за столом
web-tournament-at-draft = { $count } за столом драфта
web-tournament-count = Игроки: { $count } из { $most }
web-tournament-owner = Организатор:
web-tournament-nobody = Пока никто не участвует.
web-tournament-begins = Начало { $when }
web-tournament-round = Тур { $round }
web-tournament-of = Тур { $round } из { $rounds }
web-tournament-drafts = Драфты
web-tournament-building = Собирают колоды
web-tournament-draft-text = Сначала за столами идёт драфт. Затем каждый собирает из своих карт колоду из тридцати и играет ею все туры. Запасы и колоды скрыты до конца турнира.
web-tournament-draft-yours = К вашему драфту
web-tournament-build = Соберите колоду. Срок: { $when }. Иначе её соберут за вас.
web-tournament-build-yours = Собрать колоду
web-tournament-built = Ваша колода готова. Первый тур начнётся, как только колоды будут у всех, самое позднее { $when }.
web-tournament-others-build = Игроки собирают колоды. Первый тур начнётся, как только колоды будут у всех, самое позднее { $when }.
web-tournament-ready = Готово колод: { $count } из { $all }
web-tournament-tables = Столы
web-tournament-standing = Положение
web-tournament-points = Очки
web-tournament-buchholz = Бухгольц
web-tournament-sonneborn = Зоннеборн — Бергер
web-tournament-wins = Победы
web-tournament-rests = свободен от игры, одно очко
web-tournament-watch = Смотреть
web-tournament-look = Посмотреть
web-tournament-boards = Поля в прямом эфире
web-tournament-board = Игровое поле: { $names }
web-tournament-yours = К вашему столу
web-tournament-gone = вне турнира
web-tournament-place = Место { $place }
web-tournament-export = Результаты
web-tournament-seed = Число жеребьёвки
web-tournament-rules = Как определяются места
web-tournament-rules-points = Победитель за столом получает очко, последний — ничего, места между ними — часть очка. Кто свободен от игры, получает очко.
web-tournament-rules-swiss = При равенстве очков решают очки соперников (Бухгольц), затем очки тех, кто обыгран, и половина очков тех, с кем место поделено (Зоннеборн — Бергер), затем победы. Кто равен и во всём этом, делит место.
web-tournament-rules-round_robin = При равенстве очков решают очки тех, кто обыгран, и половина очков тех, с кем место поделено (Зоннеборн — Бергер), затем победы. Кто равен и во всём этом, делит место.
web-tournament-rules-knockout = Важно, как далеко кто прошёл. Дальше идёт лучшая половина стола, при равенстве — сильнейшие. Выбывшие в одном туре делят место.
web-tournament-rules-seed = Кто с кем играет, следует из опубликованного числа жеребьёвки и результатов, и каждый может это проверить.
web-tournament-link = Турнир найдёт только тот, у кого есть эта ссылка.
web-club-tournament = Турнир клуба: его видят и в нём играют только участники.
web-tournament-account = Для участия нужен аккаунт.
web-tournament-deck = Ваша колода
