# Клубы: люди, которые играют в своём кругу.

web-club = Клуб
web-clubs-text = Для семьи или вечера настольных игр: столы, турниры и таблица, которые видят только участники.
web-clubs-none = Вы пока не состоите ни в одном клубе.
web-club-name = Название клуба
web-club-make = Основать клуб
web-club-account = Чтобы основать клуб, нужен аккаунт.
web-club-asked = Вас приглашают.
web-club-join = Вступить
web-club-decline = Нет, спасибо
web-club-invited = Вас пригласили в клуб. Участники видят ваше имя и играют с вами.
web-club-count =
    { $count ->
        [one] { $count } участник
        [few] { $count } участника
        [many] { $count } участников
       *[other] { $count } участника
    }
web-club-members = Участники
web-club-owner = ведёт клуб
web-club-waiting = приглашение без ответа
web-club-leave = Выйти из клуба
web-club-leave-sure = Точно выйти?
web-club-close = Закрыть клуб
web-club-close-sure = Точно закрыть для всех?
web-club-remove = Исключить
web-club-remove-sure = Точно исключить?
web-club-link = Новая ссылка-приглашение
web-club-link-text = Вступить может любой, у кого есть ссылка. Новая ссылка отменяет прежнюю.
web-club-ask = Пригласить по имени
web-club-ask-in = Пригласить
web-club-new-table = Новый стол для клуба
web-club-no-tables = Столов здесь пока нет.
web-club-ladder-text = Партии между людьми за столами клуба, на рейтинг и просто так. Каждая даёт не больше одного очка: какую долю остальных вы обошли.
web-club-ladder-none = Здесь в это ещё никто не играл.
