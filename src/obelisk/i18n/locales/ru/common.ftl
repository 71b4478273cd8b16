# Слова, общие для всех игр: терминал, результаты, списки.

list-comma = {", "}

## Заголовки

heading-seat = игрок
heading-place = место

## Результаты

result =
    { $winners_number ->
        [0] Игра окончена: { $reason }. Победителя нет.
        [1] Игра окончена: { $reason }. Победа: { $winners }.
       *[other] Игра окончена: { $reason }. Победу делят: { $winners }.
    }

## Отказы, для которых у игры нет своих слов

refusal-unreadable = это не читается как действие
refusal-not_your_decision = сейчас решаете не вы
refusal-game_over = игра окончена
refusal-cannot_take_back = это нельзя взять назад: с тех пор что-то открылось
ending-resigned = один из игроков сдался

## Игра в терминале

play-commitment = Честная случайность. Обязательство (SHA-256 секретного числа): { $commitment }
play-kept = Игра хранится в { $path }
play-hint = Введите номер, действие или его начало. «help» перечисляет всё остальное.
play-seat = Вы играете за { $name }.
play-list = «list { $verb }» перечислит их.
play-list-none = Ни в одном варианте нет «{ $word }».
play-table-none = На столе нет ничего с названием «{ $word }».
play-place = { $name }: место { $place }; { $scores }.
play-resumed =
    { $actions ->
        [one] Продолжаем после { $actions } действия: { $path }
        [few] Продолжаем после { $actions } действий: { $path }
        [many] Продолжаем после { $actions } действий: { $path }
       *[other] Продолжаем после { $actions } действия: { $path }
    }
play-left = Игра сохранена. Продолжить: obelisk play --resume { $path }
play-saved = Сохранено: { $path }
play-undone = Ход возвращён.
play-undo-refused = Вернуть ничего нельзя: с тех пор решал случай, что-то открылось или решал другой игрок.
play-allowed = «{ $text }» — разрешено.
play-refused = «{ $text }» — нельзя: { $reason } [{ $rule }]
play-no-number = Варианта { $number } нет; последний — { $last }.
play-ambiguous = «{ $text }» может значить: { $choices }
play-recorded = Запись игры: { $path }
play-verify = Секретное число открыто. Проверьте, что случайность была честной: obelisk verify { $path }
play-help =
    номер             играет этот вариант
    действие          играет его, даже если его нет в списке, но оно разрешено
    его начало        играет единственный вариант, который так начинается
    why ДЕЙСТВИЕ      говорит, разрешено ли действие, и если нет, почему
    since             ещё раз рассказывает, что было с вашего прошлого хода
    list [СЛОВА]      перечисляет варианты словами: list, list move, list move мельница
    table [СЛОВО]     описывает всё на столе или что-то одно: table d4
    undo              возвращает ваше последнее действие, если ничего не открылось
    board             рисует поле ещё раз
    log [N]           рассказывает последние N событий
    save [ФАЙЛ]       сохраняет сейчас (каждое действие и так сохраняется) или копию
    quit              выход; продолжить позже: obelisk play --resume

## Просмотр записей

replay-cut =
    { $actions ->
        [0] Запись обрывается: целых действий в ней нет.
        [one] Запись обрывается: в ней { $actions } целое действие.
        [few] Запись обрывается: в ней { $actions } целых действия.
        [many] Запись обрывается: в ней { $actions } целых действий.
       *[other] Запись обрывается: в ней { $actions } целых действия.
    }

## The page of a server where somebody chooses a new password

reset-title = Выберите новый пароль
reset-for = Для { $name }. Вы выйдете на всех устройствах.
reset-password = Новый пароль:
reset-send = Сохранить пароль
reset-done = Готово. Теперь можно войти с новым паролем.
reset-used = Эта ссылка уже использована или устарела. Попросите новую.

## Mail: letters of the server, and the page where an address is confirmed

confirm-title = Подтвердите почтовый адрес
confirm-for = { $address } – почтовый адрес учётной записи { $name }?
confirm-send = Да, это мой адрес
confirm-done = Спасибо. Теперь забытый пароль можно заменить по почте.
mail-confirm-subject = Obelisk: это ваш адрес?
mail-confirm-text =
    Здравствуйте, { $name }!

    в вашей учётной записи на Obelisk указали этот почтовый адрес. Если это были вы, откройте в течение суток эту страницу:

    { $link }

    Если нет, ничего делать не нужно: больше писем сюда не придёт.
mail-reset-subject = Obelisk: новый пароль
mail-reset-text =
    Здравствуйте, { $name }!

    для вашей учётной записи запросили новый пароль. Если это были вы, задайте его здесь в течение суток; ссылка действует один раз:

    { $link }

    Если нет, ничего делать не нужно: пароль останется прежним.

call-turn = Ваш ход
call-time = Ваше время на исходе
call-chat = За вашим столом написали сообщение
call-tournament = Ваш тур начинается
call-building = Соберите колоду
call-company = Вас вызывают на игру
mail-stop = Больше не присылать таких писем: { $link }
stop-title = Больше никаких писем
stop-for = Больше не присылать таких писем: { $name }?
stop-send = Да, прекратить
stop-done = Готово. В настройках их можно снова включить.
mail-digest-subject =
    { $count ->
        [one] Obelisk: вас ждёт { $count } партия
        [few] Obelisk: вас ждут { $count } партии
        [many] Obelisk: вас ждут { $count } партий
       *[other] Obelisk: вас ждут { $count } партии
    }
