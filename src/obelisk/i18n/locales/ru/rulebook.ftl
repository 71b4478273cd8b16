# Страница правил для игроков, пронумерованные правила и памятка.

book-numbered = Пронумерованные правила
book-back = Назад к правилам
book-sheet = Памятка
book-print = Печать
book-zoom = Увеличить: { $caption }
book-table = Таблица
book-nothing = Ничего не найдено.
book-none = Для этой игры правил пока нет.
book-people = Народ
book-card-search = Поиск по названиям и текстам
book-cards-found =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
