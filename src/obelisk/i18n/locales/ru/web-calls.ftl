# Партии на много дней и уведомления.

web-off = Выходные
web-off-text = В партиях на много дней ваши часы стоят в выходные. Это видят все за столом.
web-off-zone = Часовой пояс
web-off-week = Каждую неделю, не больше двух дней
web-off-fixed = Часовой пояс и выходные недели можно снова изменить после { $day }.
web-off-first = Отпуск с
web-off-last = по
web-off-add = Добавить
web-off-remove = Убрать
web-off-remove-of = Убрать отпуск с { $day }
web-problem-calendar_fixed = Часовой пояс и выходные недели менялись меньше четырёх недель назад.
web-problem-bad_calendar = Эти дни нельзя сделать выходными.
web-problem-bad_calendar-past = Об отпуске сообщают заранее: не раньше чем с завтрашнего дня.
web-problem-bad_calendar-many = Это больше 30 дней отпуска за год.
web-off-left =
    { $left ->
        [0] В этом году дней отпуска больше нет.
        [one] В этом году остался { $left } день отпуска.
        [few] В этом году осталось { $left } дня отпуска.
        [many] В этом году осталось { $left } дней отпуска.
       *[other] В этом году осталось { $left } дня отпуска.
    }
web-calls = Уведомления
web-calls-text = Когда вас нет, Obelisk может сообщить, что вас ждёт.
web-calls-here = Уведомления на этом устройстве
web-calls-cannot = Этот браузер не принимает уведомлений. На телефоне сначала добавьте Obelisk на главный экран.
web-calls-refused = Браузер не разрешает уведомления с этой страницы.
web-calls-push = На моих устройствах
web-calls-mail = По почте
web-calls-turn = Мой ход
web-calls-time = Моё время на исходе
web-calls-chat = За моим столом пишут
web-calls-tournament = Мой тур начинается
web-calls-company = Меня вызывают на игру
web-calls-digest = Все мои ходы, раз в день
web-calls-quiet = Тихие часы
web-calls-from = с
web-calls-until = до
web-problem-bad_browser = Этому браузеру нельзя отправить уведомление.

web-bots = Учётные записи ботов
web-bots-text = Для программ, которые играют здесь через API под своим именем. Ваши боты удаляются вместе с вами.
web-bots-name = Имя бота
web-bots-make = Создать учётную запись бота
web-bots-token = Его токен, виден только сейчас:
web-bots-webhook = Адрес, который вызывается, когда его ход (webhook)
web-bots-secret = Секрет, которым подписаны вызовы, виден только сейчас:
web-bots-given-up = Слишком много вызовов подряд не удалось: сохраните адрес ещё раз, чтобы начать заново.
web-bots-renew = Новый токен
web-bots-renew-sure = Старый перестанет действовать
web-bots-delete = Удалить бота
web-bots-delete-sure = Удалить навсегда
