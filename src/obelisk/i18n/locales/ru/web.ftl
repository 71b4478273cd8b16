# Интерфейс в браузере. Идентификаторы как в en/web.ftl, полностью.

## Дом

web-title = Obelisk
web-title-your-turn = Ваш ход – Obelisk
web-tagline = Три игры под луной: восстановить город, обокрасть дракониху, сойтись в поединке народов и драконов. С друзьями где угодно или с ботами, которые не подглядывают в ваши карты.
web-home = Главная
web-nav = Страницы
web-nav-tables = Мои столы
web-nav-rules = Правила
web-nav-decks = Колоды
web-nav-learn = Уроки
web-nav-settings = Настройки
web-nav-ladder = Рейтинг
web-nav-tournaments = Турниры
web-nav-play = Найти игру
web-clubs = Клубы
web-nav-exercises = Задачи
web-nav-more = Ещё
web-skip = Перейти к содержанию
web-loading = Загрузка…
web-load-failed = Не удалось загрузить страницу. Обновите её, пожалуйста.
web-no-server = Сервер не отвечает.
web-try-again = Ещё раз
web-close = Закрыть
web-yes = Да
web-no = Нет
web-save = Сохранить
web-saved = Сохранено.
web-send = Отправить
web-copied = Скопировано
web-theme-to-day = Включить дневную тему
web-theme-to-night = Включить ночную тему
web-lost = Здесь ничего нет
web-lost-text = Адрес никуда не ведёт; возможно, он обрезан при копировании.
web-gallery = Все рисунки

## Игры

web-game = Игра
web-game-city = Город Синей Луны
web-game-drakon = Дракон
web-game-legends = Легенды Синей Луны
web-game-legends-draft = Легенды Синей Луны: драфт

## Главная

web-learn-first = Научиться играть
web-daily = Задача дня
web-daily-go = Решить
web-daily-solved = решена, отлично
web-exercises = Все задачи
web-play-now = Играть сейчас
web-play-now-text = «Город Синей Луны»: партия с ботом. Без регистрации.
web-new-table = Новый стол
web-games = Три игры
web-play-bot = Играть с ботом
web-about-city = Идите по разрушенному городу, восстанавливайте его картами восьми народов и несите кристаллы к обелиску.
web-about-drakon = Стройте лабиринт из комнат, уносите золото драконихи и берегитесь дверей, через которые не вернуться. От двух до шести игроков.
web-about-legends = Поединок народов: поднимайте огонь или землю, зовите союзников и вождей и склоняйте драконов на свою сторону.
web-continue = Продолжить
web-continue-none = Здесь будут ваши незаконченные партии.
web-join = К друзьям
web-join-link = Ссылка из приглашения
web-join-go = Открыть
web-join-unreadable = Это не ссылка на стол.
web-lobby = Ищут игроков
web-lobby-none = Сейчас никто не ждёт.
web-lobby-open = Открыть стол для других

## Люди

web-guest-name = Гость { $number }
web-sign-in = Войти
web-sign-in-text = С возвращением. Ваши столы ждут там, где вы их оставили.
web-sign-in-instead = У меня есть учётная запись
web-make-account = Создать учётную запись
web-make-account-text = С учётной записью ваши партии доступны на любом устройстве. Всё сыгранное гостем останется вашим.
web-make-account-instead = Я здесь впервые
web-name = Имя
web-password = Пароль
web-password-text = Не меньше восьми знаков.
web-mail = Почта
web-mail-text = С почтовым адресом можно самостоятельно задать новый пароль, если старый забыт. Что ещё туда отправлять, можно выбрать в разделе «Уведомления».
web-mail-address = Почтовый адрес
web-mail-confirmed = Подтверждён: { $address }
web-mail-waiting = Письмо на { $address } уже в пути. Откройте ссылку в нём.
web-mail-delete = Удалить адрес
web-forgot = Забыли пароль?
web-forgot-sent = Если какая-нибудь учётная запись подтвердила этот адрес, письмо со ссылкой на новый пароль уже в пути.
web-forgot-send = Отправить ссылку
web-profile = О вас
web-my-page = Моя страница
web-guest-text = Вы играете как гость. С учётной записью можно вернуться с любого устройства.
web-nobody = Вы не вошли. Играть можно сразу, гостем.
web-sign-out = Выйти
web-sign-out-everywhere = Выйти везде
web-export = Забрать всё с собой
web-export-text = Всё ваше в одном ZIP-файле: партии, результаты, рейтинги, чат ваших столов и колоды.
web-delete-me = Удалить меня
web-delete-me-text = Ваше имя исчезнет, а места займут боты. Отменить это нельзя.
web-delete-me-sure = Удалить навсегда
web-you = вы
web-player = Игрок
web-players = Игроки
web-bot = Бот
web-bot-named = Бот «{ $name }»
web-bot-random = Бот: играет наугад
web-bot-level-1 = Бот 1: новичок
web-bot-level-2 = Бот 2: спокойный
web-bot-level-3 = Бот 3: уверенный
web-bot-level-4 = Бот 4: сильный
web-bot-level-5 = Бот 5: мастер
web-offline = не в сети

## Настройки

web-language = Язык
web-look-and-feel = Вид и звук
web-theme = Тема
web-theme-night = Ночь
web-theme-day = День
web-theme-system = Как в системе
web-motion = Движение
web-motion-full = Полное
web-motion-fast = Быстрое
web-motion-none = Без движения
web-playback-setting = Чужие ходы
web-playback-0 = Без пошагового показа
web-playback-1 = Медленно
web-playback-2 = Обычно
web-playback-3 = Быстро
web-playback-4 = Очень быстро
web-sound = Звук
web-volume = Громкость
web-music = Спокойный фон
web-confirm-setting = Переспрашивать перед тем, чего не вернуть
web-forced-setting = Делать шаги без выбора автоматически
web-tips = Пояснять каждое решение
web-guide = Подсказки в первой игре
web-text-mode = Стол словами (текстовый режим)
web-text-since = С вашего прошлого хода
web-text-nothing = Пока ничего.
web-text-stands = Положение
web-text-details = Всё, что на столе
web-text-hand = Ваша рука: { $cards }
web-text-more = { $what }: вариантов { $number }
web-patterns = Чёткие узоры для тех, кто не различает цвета
web-board-size = Размер предметов на поле
web-board-small = Мелкий
web-board-normal = Обычный
web-board-large = Крупный
web-keys = Клавиши
web-keys-text = По одной букве. На поле стрелки перемещают выделение, Enter выбирает, Escape отменяет выбор; + и − меняют масштаб, 0 показывает всё, Shift со стрелками сдвигает вид.
web-key-do = Сделать то, что выделено на панели
web-key-end = Закончить ход
web-key-turn = Повернуть тайл
web-key-undo = Отменить
web-key-describe = Описать поле
web-key-explain = Объяснить выбранное
web-key-log = Показать или скрыть журнал
web-key-pause = Остановить показ чужого хода или продолжить
web-key-next = Следующий шаг показа
web-key-again = Показать последний ход ещё раз
web-key-text = Показать стол словами или картинкой
web-keys-cards = Выбрать карту или тайл в руке
web-keys-arrows = Двигаться по полю и руке
web-keys-choose = Выбрать
web-keys-drop = Отменить выбор
web-keys-zoom = Масштаб, показать всё
web-keys-sheet = Эта подсказка
web-keys-change = Выбрать другие клавиши
web-tour-again = Показать краткий обзор снова за следующим столом
web-private-setting = Моя страница только для меня, и меня нет в таблицах рейтинга

## Столы

web-tables-none = У вас пока нет столов.
web-tables-waiting = Ждут вас
web-tables-running = Идут
web-tables-finished = Закончены
web-tables-more = Показать ещё
web-state-yours = Ваш ход
web-state-playing = Ходят другие
web-state-lobby = До начала
web-state-challenged = Вас вызывают на игру
web-challenge-accept = Принять вызов
web-challenge-decline = Отклонить
web-challenge-waiting = вызов без ответа
web-state-finished = Закончена
web-state-archived = Убрана
web-state-time = Время выйдет { $when }
web-options = Правила
web-options-more = Ещё правила
web-seats = Места
web-seat-number = Место { $number }
web-seat-me = Играю я
web-seat-link = Друг по ссылке
web-seat-open = Любой желающий
web-seat-free = свободно
web-seat-link-waiting = Ждём друга
web-hot-seat-text = Несколько человек за одним устройством: между ходами экран закрывает карты.
web-hot-seat-name = Имя за местом { $number }
web-player-number = Игрок { $number }
web-more = Ещё
web-clock = Часы
web-clock-none = Без часов
web-clock-move = Минута на ход
web-clock-game = По 15 минут и 10 секунд за ход
web-clock-days = На много дней
web-clock-days-days = Дней на ход
web-clock-days-hours = и часов
web-clock-days-bank = Часов в запасе, один раз на всю партию
web-clock-stands = Выходной: часы стоят
web-clock-bank = В запасе: { $time }
web-table-title = Название стола
web-public = Показывать в списке
web-spectators = Можно смотреть
web-club-table = Стол клуба: его видят только участники.
web-club-for = Только для участников клуба «{ $name }»
web-rated = На рейтинг: считается в таблице
web-rated-text = Только между аккаунтами, без ботов и без возврата ходов. Кто уходит, проигрывает.
web-create = Открыть стол
web-lobby-waiting = Ждём, пока займут все места. Затем кто-нибудь нажмёт «Начать».
web-lobby-full = Все на месте. Игра начнётся, когда кто-нибудь нажмёт «Начать».
web-lobby-drawing = Определяется случай, с участием всех …
web-copy-link = Скопировать ссылку
web-invite-code = Показать QR-код
web-invite-share = Поделиться
web-sit = Сесть
web-kick = Освободить место
web-start = Начать
web-leave = Покинуть стол
web-table-close = Закрыть стол
web-table-gone = Этот стол открыть нельзя
web-table-gone-text = Его нет, или он закрыт для вас.
web-choices = Что можно сделать
web-record = Записи
web-record-upload = Открыть запись
web-record-upload-text = Запись – это вся партия текстом: её можно пересмотреть, передать другим и продолжить с любого момента.
web-record-download = Скачать запись

## За столом

web-decision = Что дальше
web-action = { $verb }: { $about }
web-place = { $name } ({ $cell })
web-now-other = Ходит { $name }.
web-sure-end-turn = Да, закончить ход
web-end-turn = Закончить ход
web-forced = Выбора нет: шаг делается сам.
web-undo = Отменить
web-undo-asked = { $name } просит вернуть последнее действие. Согласны?
web-undo-waiting = Ждём согласия остальных.
web-look = Осмотр
web-why = Почему нельзя?
web-side = Журнал и чат
web-side-open = Показать журнал и чат
web-side-close = Скрыть журнал и чат
web-log-and-chat = Журнал, чат, стол
web-back-to-board = Назад к полю
web-tab-log = Журнал
web-tab-chat = Чат
web-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } новых сообщения
    }
web-tab-table = Стол
web-log-none = Пока ничего не произошло.
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Написать
web-commitment = Честная случайность: отпечаток секретного числа определён до раздачи.
web-resign = Сдаться
web-resign-sure = Точно сдаться?
web-line-lost = Связь прервана. Восстанавливаем…
web-line-closed = Соединение закрыто. Обновите страницу, чтобы вернуться.
web-looking-back = Поле после действия { $number }
web-playback = Чужой ход
web-playback-slower = Медленнее
web-playback-faster = Быстрее
web-playback-speed = Скорость { $speed }
web-playback-again = Показать последний ход ещё раз
web-playback-again-sign = Повтор
web-recap = Что произошло за это время
web-recap-show = Показать
web-recap-go = К полю
web-back-to-now = К текущему ходу
web-watching = Вы зритель: играют только те, кто сидит за столом.
web-watching-resigned = Вы сдались и теперь смотрите; за вас доигрывает бот.
web-away = За вас играет бот.
web-come-back = Я на месте
web-hand-over = Передайте экран: { $name }
web-hand-over-text = Остальным сейчас смотреть на экран нельзя.
web-hand-over-ready = { $name } – это я
web-describe = Описать поле
web-tour = Краткий обзор
web-tour-bar = Эта строка всегда отвечает на вопрос «что теперь?», здесь же и кнопки.
web-tour-glow = Выбрать можно всё, что светится: сначала карту или тайл внизу, затем место на поле.
web-tour-help = Неясно, что это? Выберите то, что не светится, или нажмите «Осмотр». «Отменить» возвращает всё, что ничего не раскрыло.
web-tour-next = Дальше
web-tour-done = Понятно
web-tour-skip = Пропустить

## Конец

web-result-won = Победа!
web-result-draw = Победителя нет
web-result-shared = Общая победа!
web-result-lost =
    { $count ->
        [one] На этот раз побеждает { $names }
        [few] На этот раз побеждают { $names }
        [many] На этот раз побеждают { $names }
       *[other] На этот раз побеждают { $names }
    }
web-result-other =
    { $count ->
        [one] Побеждает { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }
web-result-why = Игра окончена: { $reason }.
web-result-winner = { $name }: { $numbers }.
web-result-you = Вы: { $numbers }, место { $place }.
web-result-count = { $what } { $number }
web-result-share = Поделиться
web-result-again = Итог
web-rematch = Ещё партию
web-to-tournament = К турниру
web-replay = Просмотр партии
web-story = История партии
web-story-text =
    { $turns ->
        [one] График за { $turns } ход
        [few] График за { $turns } хода
        [many] График за { $turns } ходов
       *[other] График за { $turns } хода
    }
web-story-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
web-replay-first = В начало
web-replay-back = Шаг назад
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-on = Шаг вперёд
web-replay-last = В конец
web-replay-ply = Момент партии
web-replay-viewer = Чьими глазами
web-replay-spectator = Глазами зрителя
web-replay-seat = Глазами: { $name }
web-replay-open = Всё открыто, глазами того, чей ход
web-report = Разбор
web-hints = Лучшие действия
web-hint = Подсказка
web-hints-thinking = Сильнейший бот думает…
web-hints-none = Здесь нечего решать.
web-hints-chance = { $action }: шанс победить { $chance }
web-hints-played = сыграно
web-hints-then = затем { $actions }
web-share = Скопировать ссылку
web-fork = Играть отсюда
web-analyse = Анализировать
web-progress = Ваши успехи
web-replay-variation = Вариант: { $actions }
web-analysis = Анализ
web-fairness = Проверить честность
web-fairness-good =
    { $outcomes ->
        [one] Проверено: { $outcomes } случайный исход следует из секретного числа.
        [few] Проверено: все { $outcomes } случайных исхода следуют из секретного числа.
        [many] Проверено: все { $outcomes } случайных исходов следуют из секретного числа.
       *[other] Проверено: все { $outcomes } случайного исхода следуют из секретного числа.
    }
web-fairness-none = Эту партию проверить нельзя.
web-parts-title = Что игроки внесли в случайность
web-parts-nobody = В этой партии никто из игроков не внёс в случайность ничего своего.
web-part-given = { $name }: секретное число, обещанное до раздачи
web-part-withheld = { $name }: секретное число было обещано, но не пришло вовремя
web-part-none = { $name }: без секретного числа
web-part-own = Среди них есть ваше секретное число, такое, каким его отправил ваш браузер:
web-part-own-missing = Ваш браузер отправил секретное число, но его среди них нет. Не доверяйте этой партии.
web-parts-changed = Это не то, что всем показали до раздачи. Не доверяйте этой партии.

## Правила

web-explain-rule = Правило
web-rules-full = Полные правила
web-rules-english = Пронумерованные правила даны по-английски, чтобы каждый номер везде значил одно и то же.
web-rules-search = Поиск по правилам
web-rules-found =
    { $count ->
        [one] Найдено { $count } место
        [few] Найдено { $count } места
        [many] Найдено { $count } мест
       *[other] Найдено { $count } места
    }
web-rules-contents = Содержание

## Трудности

web-problem-unknown = Не получилось. Попробуйте ещё раз чуть позже.
web-problem-offline = Сервер не отвечает. Проверьте соединение.
web-problem-unavailable = Сервер занят или перезапускается. Попробуйте чуть позже.
web-problem-wrong_password = Неверное имя или пароль.
web-problem-not_signed_in = Сначала войдите.
web-problem-forbidden = Это вам не разрешено.
web-problem-forbidden-invite = Приглашение уже использовано или заменено.
web-problem-forbidden-own_bots = Учётная запись и её собственные боты не могут играть на рейтинг.
web-problem-forbidden-guests = Для этого нужен аккаунт.
web-problem-forbidden-private = Эта страница закрыта для других.
web-problem-forbidden-blocked = Этот человек не хочет с вами играть.
web-problem-forbidden-members = Это только для участников клуба.
web-problem-conflict-already_there = Этот человек уже здесь.
web-problem-too_many-clubs = Вы состоите во всех клубах, в скольких можно. Сначала выйдите из одного.
web-problem-not_found = Этого (больше) нет.
web-problem-conflict = Это уже невозможно.
web-problem-conflict-name_taken = Это имя занято.
web-problem-conflict-seat_taken = Там уже сидит кто-то другой.
web-problem-too_many-mails = Запрошено слишком много писем. Попробуйте позже.
web-problem-conflict-starting = Партия сейчас начнётся.
web-problem-conflict-already_seated = У вас здесь уже есть место.
web-problem-conflict-seats_free = Ещё не все места заняты.
web-problem-conflict-held = На последнее действие ещё отвечают. Одну минуту.
web-problem-conflict-no_deck = У одного из двоих ещё нет колоды.
web-problem-conflict-sealed = Это откроется, когда закончится последняя встреча драфта.
web-problem-conflict-drafted = Встреча драфта играется один раз.
web-problem-stale = Положение уже изменилось.
web-problem-bad_name = Такое имя не подходит.
web-problem-bad_password = В пароле должно быть не меньше восьми знаков.
web-problem-bad_password-common = Такой пароль пробуют одним из первых. Выберите другой.
web-problem-bad_options = Эти правила не сочетаются.
web-problem-bad_table = Такой стол невозможен.
web-problem-bad_tournament = Такой турнир невозможен.
web-problem-conflict-full = Все места заняты.
web-problem-conflict-not_open = Этот турнир больше никого не принимает.
web-problem-conflict-few_players = Для этого слишком мало игроков.
web-problem-too_many-tournaments = Пока турниров у вас достаточно. Подождите, пока один из них закончится.
web-problem-bad_record = Это не запись, которую можно просмотреть.
web-problem-too_many = Слишком быстро. Подождите немного.
