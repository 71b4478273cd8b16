# Интерфейс в браузере. Идентификаторы как в en/web.ftl, полностью.

## Дом

web-title = Obelisk
web-title-your-turn = Ваш ход – Obelisk
web-tagline = Восстановите разрушенный город при свете луны: с друзьями откуда угодно или против ботов, которые никогда не подглядывают в карты.
web-home = Главная
web-nav = Страницы
web-nav-tables = Мои столы
web-nav-rules = Правила
web-nav-settings = Настройки
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
web-game-legends = Blue Moon Legends
web-game-legends-draft = Blue Moon Legends: драфт

## Главная

web-play-now = Играть сейчас
web-play-now-text = «Город Синей Луны» вдвоём с ботом. Без регистрации.
web-new-table = Новый стол
web-continue = Продолжить
web-continue-none = Здесь будут ваши незаконченные партии.
web-join = К друзьям
web-join-link = Ссылка из приглашения
web-join-go = Открыть
web-join-unreadable = Это не ссылка на стол.
web-lobby = Ищут игроков
web-lobby-none = Сейчас никто не ждёт.
web-lobby-open = Открыть стол для других
web-learn = Впервые здесь?
web-learn-text = Восемь коротких шагов объяснят «Город Синей Луны»; полные правила рядом.

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
web-profile = О вас
web-guest-text = Вы играете как гость. С учётной записью можно вернуться с любого устройства.
web-nobody = Вы не вошли. Играть можно сразу, гостем.
web-sign-out = Выйти
web-sign-out-everywhere = Выйти везде
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
web-sound = Звук
web-volume = Громкость
web-confirm-setting = Переспрашивать перед концом хода
web-tips = Пояснять каждое решение

## Столы

web-tables-none = У вас пока нет столов.
web-tables-waiting = Ждут вас
web-tables-running = Идут
web-tables-finished = Закончены
web-state-yours = Ваш ход
web-state-playing = Ходят другие
web-state-lobby = До начала
web-state-finished = Закончена
web-state-archived = Убрана
web-options = Правила
web-seats = Места
web-seat-number = Место { $number }
web-seat-me = Играю я
web-seat-link = Друг по ссылке
web-seat-open = Любой желающий
web-seat-free = свободно
web-seat-link-waiting = Ждём друга
web-hot-seat-text = Несколько человек за одним устройством: между ходами экран закрывает карты.
web-more = Ещё
web-clock = Часы
web-clock-none = Без часов
web-clock-move = Минута на ход
web-clock-game = По 15 минут и 10 секунд за ход
web-clock-days = Два дня на ход
web-table-title = Название стола
web-public = Показывать в списке
web-spectators = Можно смотреть
web-create = Открыть стол
web-lobby-waiting = Игра начнётся, когда все места будут заняты.
web-lobby-full = Все на месте.
web-copy-link = Скопировать ссылку
web-sit = Сесть
web-kick = Освободить место
web-start = Начать
web-leave = Встать
web-table-close = Закрыть стол
web-table-gone = Этот стол открыть нельзя
web-table-gone-text = Его нет, или он закрыт для вас.
web-no-board = Для этой игры здесь ещё нет доски.
web-record = Записи
web-record-upload = Открыть запись
web-record-upload-text = Запись – это вся партия текстом: её можно пересмотреть, передать другим и продолжить с любого момента.
web-record-download = Скачать запись

## За столом

web-decision = Что дальше
web-now-other = Ходит { $name }.
web-undo = Отменить
web-undo-asked = { $name } просит вернуть последнее действие. Согласны?
web-undo-waiting = Ждём согласия остальных.
web-look = Осмотр
web-why = Почему нельзя?
web-side = Журнал и чат
web-side-open = Показать журнал и чат
web-side-close = Скрыть журнал и чат
web-log-and-chat = Журнал, чат, стол
web-back-to-board = Назад к доске
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-table = Стол
web-log-none = Пока ничего не произошло.
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Написать
web-commitment = Честный случай: этот отпечаток тайного зерна определён до раздачи.
web-resign = Сдаться
web-resign-sure = Точно сдаться?
web-line-lost = Связь прервана. Восстанавливаем…
web-line-closed = Соединение закрыто. Обновите страницу, чтобы вернуться.
web-looking-back = Доска после действия { $number }
web-back-to-now = К настоящему
web-away = За вас играет бот.
web-come-back = Я на месте
web-hand-over = Передайте экран: { $name }
web-hand-over-text = Остальным сейчас смотреть на экран нельзя.
web-hand-over-ready = { $name } – это я
web-describe = Описать доску

## Конец

web-result-won = Победа!
web-result-over = Игра окончена
web-result-draw = Победителя нет
web-rematch = Ещё партию
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
web-share = Скопировать ссылку
web-fork = Играть отсюда
web-fairness = Проверить честность
web-fairness-good =
    { $outcomes ->
        [one] Проверено: { $outcomes } случайный исход следует из зерна.
        [few] Проверено: все { $outcomes } случайных исхода следуют из зерна.
        [many] Проверено: все { $outcomes } случайных исходов следуют из зерна.
       *[other] Проверено: все { $outcomes } случайного исхода следуют из зерна.
    }
web-fairness-none = Эту партию проверить нельзя.

## Правила

web-how = Как играть
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

web-how-city-1 = Цель
web-how-city-1-text = Восстанавливайте город, зарабатывайте кристаллы и несите их к обелиску. Побеждает тот, кто первым сделает нужное число подношений: шесть вдвоём, пять втроём, четыре вчетвером.
web-how-city-2 = Движение
web-how-city-2-text = Ваш фонарь проходит до двух шагов, прямо или с поворотом. Действуете вы там, где он стоит.
web-how-city-3 = Вклад
web-how-city-3-text = На здании в руинах заплатите картами цвета места не меньше его значения и поставьте туда свой маркер. За ход можно занять несколько мест.
web-how-city-4 = Силы
web-how-city-4-text = Карта даёт либо своё значение, либо свою силу. Флит летает; Вулкан, Терра и Аква двигают драконов; Хинд и Мимикс – джокеры; Хакс меняет цвета; Оплот даёт ещё одно подношение.
web-how-city-5 = Постройка
web-how-city-5-text = Когда занято последнее место, награду получают все участники, вложивший больше всех – бонус, а каждый восстановленный сосед добавляет свою награду.
web-how-city-6 = Драконы
web-how-city-6-text = Первый вклад за ход приносит золотую чешуйку за каждого дракона на тайле. Когда чешуйки кончаются, их оценивают: шесть кристаллов тому, у кого больше всех, по три – остальным, у кого их хотя бы три.
web-how-city-7 = Подношение
web-how-city-7-text = Встаньте во внутренний двор и заплатите цену следующего места обелиска. Цены растут – не медлите.
web-how-city-8 = Карты
web-how-city-8-text = В конце хода можно сбросить до двух карт; затем вы берёте две и ещё по одной за каждую сброшенную.

## Город: доска

web-city-board = Город
web-city-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
        [many] Ваша рука: { $count } карт
       *[other] Ваша рука: { $count } карты
    }
web-city-card =
    { $count ->
        [1] { $card }. { $power }
       *[other] { $card }, × { $count }. { $power }
    }
web-city-crystals = кристаллы
web-city-scales = золотые чешуйки
web-city-cards = карты на руке
web-city-markers = оставшиеся маркеры
web-city-offerings = Подношения: { $count } из { $wins }
web-city-outside = Драконы за городом
web-city-scales-left = Осталось золотых чешуек
web-city-deck = Карты в колоде
web-city-discards = Сброшенные карты
web-city-aside = Карты награды, которые придут на руку в конце хода
web-city-aside-short = отложено: { $count }
web-city-slots = Места, которые можно оплатить
web-city-ruin = в руинах
web-city-rebuilt = восстановлено
web-city-majority = За большинство
web-city-each = Каждому участнику
web-city-neighbours = Соседям
web-city-special = Дополнительное действие
web-city-special-main_hall = перейти на любой тайл
web-city-special-hospital = взять две карты
web-city-special-golden_shrine = сделать подношение здесь
web-city-courtyard-text = Здесь делают подношения. Цена следующего: { $price }.
web-city-slot-free = место { $slot }: { $colour } { $value }, свободно
web-city-slot-taken = место { $slot }: { $colour } { $value }, маркер: { $name }
web-city-plot-ruin = { $cell } { $name }, в руинах: { $slots }.
web-city-plot-rebuilt = { $cell } { $name }, восстановлено; соседям: { $reward }.
web-city-plot-courtyard = { $cell } Внутренний двор.
web-city-plot-here = Здесь: { $who }.
web-city-describe-obelisk = Обелиск: занято { $filled } из { $spaces }, следующая цена { $price }, для победы нужно подношений: { $wins }.
web-city-describe-seat = { $name }, { $cell }: подношения { $offerings }, кристаллы { $crystals }, чешуйки { $scales }, карты { $cards }, маркеры { $markers }.
web-city-describe-dragon = { $dragon }: { $cell }.
web-city-describe-dragon-outside = { $dragon }: за городом.
web-city-describe-piles = Колода { $deck }, сброс { $discards }, осталось чешуек { $scales }.

## Город: решения

web-city-now-movement =
    { $steps ->
        [0] Шагов не осталось: сыграйте карту или оставайтесь.
        [one] Пройдите { $steps } шаг, сыграйте карту или оставайтесь.
        [few] Пройдите до { $steps } шагов, сыграйте карту или оставайтесь.
        [many] Пройдите до { $steps } шагов, сыграйте карту или оставайтесь.
       *[other] Пройдите до { $steps } шага, сыграйте карту или оставайтесь.
    }
web-city-now-contribution = { $name }: выберите место.
web-city-now-contribution-none = { $name }: сейчас оплатить нечем.
web-city-now-pay = Место { $slot }: заплатить { $cards }?
web-city-now-offering =
    { $crystals ->
        [one] Подношение за { $price }? У вас { $crystals } кристалл.
        [few] Подношение за { $price }? У вас { $crystals } кристалла.
        [many] Подношение за { $price }? У вас { $crystals } кристаллов.
       *[other] Подношение за { $price }? У вас { $crystals } кристалла.
    }
web-city-now-special = Использовать дополнительное действие здания?
web-city-now-discard = Сбросьте карту или возьмите карты и закончите ход.
web-city-now-target = { $card }: выберите светящееся место.
web-city-now-card = Выбрана карта: { $card }.
web-city-now-over = Игра окончена.
web-city-now-wait = Минутку…
web-city-hint-movement = Светящиеся участки доступны. У карт с чертой внизу сила действует сейчас.
web-city-hint-contribution = Нужны цвет и значение места. Излишек пропадает.
web-city-hint-offering = С каждым маркером на обелиске цена растёт.
web-city-hint-special = Один раз за ход.
web-city-hint-discard = Можно сбросить до двух карт; за каждую берёте на одну больше.
web-city-hint-swap =
    { $others ->
        [one] Нажмите на карту, чтобы заменить её: есть ещё { $others } способ.
        [few] Нажмите на карту, чтобы заменить её: есть ещё { $others } способа.
        [many] Нажмите на карту, чтобы заменить её: есть ещё { $others } способов.
       *[other] Нажмите на карту, чтобы заменить её: есть ещё { $others } способа.
    }
web-city-done-movement = Остаться
web-city-done-contribution = Дальше
web-city-done-offering = Без подношения
web-city-done-special = Не нужно
web-city-do-build = Внести вклад
web-city-do-offer-here = Сделать подношение
web-city-do-offer = Подношение за { $price }
web-city-do-offer-pillar = Ещё подношение: { $card }
web-city-do-play = Использовать силу
web-city-do-take = Взять две карты
web-city-do-discard = Сбросить: { $card }
web-city-do-draw = Взять карты, конец хода
web-city-sure-draw = Да, закончить ход
web-city-other-payments = Способы: { $count }
web-city-payments = Способы оплаты
web-city-target-move = Идти сюда.
web-city-target-play = Выбрать это место.
web-city-target-go = Перейти сюда.

## Город: силы

web-city-power-none = Без силы.
web-city-power-dragon-any = Перемещает дракона на любой тайл: { $dragon }.
web-city-power-dragon-steps = Перемещает дракона до трёх шагов: { $dragon }.
web-city-power-wing = Полёт на любой тайл.
web-city-power-step = Ещё два шага.
web-city-power-joker = Джокер со значением 1 любого цвета.
web-city-power-pair = Две таких со значением 1 или 2 – джокер со значением 3.
web-city-power-recolour-1 = Перекрашивает до четырёх карт одного цвета.
web-city-power-recolour-2 = Перекрашивает одну карту.
web-city-power-offer-1 = Ещё одно подношение, дороже на один кристалл.
web-city-power-offer-2 = Ещё одно подношение, дороже на два кристалла.

## Трудности

web-problem-unknown = Не получилось. Попробуйте ещё раз чуть позже.
web-problem-offline = Сервер не отвечает. Проверьте соединение.
web-problem-unavailable = Сервер занят или перезапускается. Попробуйте чуть позже.
web-problem-wrong_password = Неверное имя или пароль.
web-problem-not_signed_in = Сначала войдите.
web-problem-forbidden = Это вам не разрешено.
web-problem-forbidden-invite = Приглашение уже использовано или заменено.
web-problem-not_found = Этого (больше) нет.
web-problem-conflict = Это уже невозможно.
web-problem-conflict-name_taken = Это имя занято.
web-problem-conflict-seat_taken = Там уже сидит кто-то другой.
web-problem-conflict-already_seated = У вас здесь уже есть место.
web-problem-conflict-seats_free = Ещё не все места заняты.
web-problem-stale = Игра ушла вперёд.
web-problem-bad_name = Такое имя не подходит.
web-problem-bad_password = В пароле должно быть не меньше восьми знаков.
web-problem-bad_options = Эти правила не сочетаются.
web-problem-bad_table = Такой стол невозможен.
web-problem-bad_record = Это не запись, которую можно просмотреть.
web-problem-too_many = Слишком быстро. Подождите немного.
