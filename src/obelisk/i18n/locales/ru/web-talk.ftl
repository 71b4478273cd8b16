# Разговор за столом и наблюдение.

web-phrase-hello = Привет!
web-phrase-good_luck = Удачи!
web-phrase-your_turn = Ваш ход.
web-phrase-nice_move = Отличный ход!
web-phrase-well_played = Хорошая игра!
web-phrase-thanks = Спасибо!
web-phrase-oops = Ой.
web-phrase-sorry = Извините!
web-phrase-moment = Одну минуту.
web-phrase-close_game = Какая упорная партия!
web-phrase-rematch = Ещё раз?
web-phrase-bye = До встречи!
web-phrases = Фразы
web-phrases-text = Каждый читает их на своём языке.
web-mark-like = большой палец вверх
web-mark-heart = сердце
web-mark-laugh = смех
web-mark-wow = восторг
web-mark-think = раздумье
web-mark-sad = грусть
web-mark-count = { $mark }: { $count }
web-react = Отреагировать
web-react-line = Отреагировать на слова: { $name }
web-react-ply = Отреагировать на действие { $ply }
web-link-moment = Ссылка на этот момент
web-link-moment-text = Вставляет #{ $ply } в вашу строку: кто её читает, может увидеть поле после действия { $ply }.
web-link-show = Показать поле после действия { $ply }
web-room-gallery = зритель
web-gallery-text = Зрители говорят между собой: игроки прочтут это, когда партия закончится.
web-line-removed = Удалено владельцем сервера.
web-chat-silenced = Владелец этого сервера запретил вам писать.
web-chat-guests = У гостей здесь есть фразы и реакции. Писать можно с учётной записью.
web-chat-stranger = Чтобы участвовать в разговоре, войдите.
web-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
web-watching-behind =
    { $seconds ->
        [one] Партия идёт на рейтинг, поэтому вы видите её на { $seconds } секунду позже.
        [few] Партия идёт на рейтинг, поэтому вы видите её на { $seconds } секунды позже.
        [many] Партия идёт на рейтинг, поэтому вы видите её на { $seconds } секунд позже.
       *[other] Партия идёт на рейтинг, поэтому вы видите её на { $seconds } секунды позже.
    }
web-problem-forbidden-silenced = Владелец этого сервера запретил вам писать.
web-problem-forbidden-guest_chat = У гостей здесь есть фразы и реакции. Писать можно с учётной записью.
