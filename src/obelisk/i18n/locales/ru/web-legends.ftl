# Стол Legends, колоды и драфты в браузере, русский.

## За столом

web-legends-power = Сила { $name }: огонь { $fire }, земля { $earth }
web-legends-dragons = Драконы. { $near }: { $mine }, { $far }: { $theirs }, в центре: { $middle }
web-legends-turn-steps = Шаги хода
web-legends-announced = Бой, стихия — { $element }: объявлено { $power }
web-legends-no-element = Стихия ещё не выбрана
web-legends-no-fight = Боя нет
web-legends-hand-count =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
web-legends-deck-pile =
    { $count ->
        [one] Колода, { $count } карта
        [few] Колода, { $count } карты
        [many] Колода, { $count } карт
       *[other] Колода, { $count } карты
    }
web-legends-discard-pile =
    { $count ->
        [one] Сброс, { $count } карта
        [few] Сброс, { $count } карты
        [many] Сброс, { $count } карт
       *[other] Сброс, { $count } карты
    }
web-legends-covered =
    { $count ->
        [one] { $count } накрытая карта
        [few] { $count } накрытые карты
        [many] { $count } накрытых карт
       *[other] { $count } накрытой карты
    }
web-legends-known-hand = Что вы знаете о руке { $name }
web-legends-landed = причалил
web-legends-unknown = карта, которую никто не показал
web-legends-works-on = действует на { $card }
web-legends-active-seat = Ходит { $name }.
web-legends-detail = Карта, на которую вы смотрите
web-legends-detail-none = Наведите на карту, чтобы прочитать её.
web-legends-standing-reach = Нужная сила ({ $element })
web-legends-standing-power = Ваша сила
web-legends-standing-cards = Ваши карты: рука + колода
web-legends-standing-cards-of = { $name }: рука + колода
web-legends-standing-dragons = Драконы: вы : соперник
web-legends-standing-power-of = { $name }: сила
web-legends-standing-dragons-of = Драконы: { $near } : { $far }
web-legends-coming = Осталось в вашей колоде
web-legends-laid-out = Карты на выбор
web-legends-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
        [many] Ваша рука: { $count } карт
       *[other] Ваша рука: { $count } карты
    }
web-legends-pile-unknown = Ничего, что вы могли бы знать.

## Что теперь

web-legends-now-over = Поединок окончен
web-legends-now-wait = Минутку…
web-legends-now-mulligan = Один раз обменять карты руки?
web-legends-now-begin = Ваш ход начинается
web-legends-begin-choices = Сначала можно { $choices }.
web-legends-now-engagement = Сыграйте персонажа, чтобы начать бой, или откажитесь от боя
web-legends-now-engagement-on = { $name } объявляет { $power } ({ $element }). Сыграйте персонажа или отступите
web-legends-now-no-fight = Сейчас бой начать нельзя
web-legends-now-no-fight-on = { $name } объявляет { $power } ({ $element }). Сейчас остаётся только отступить
web-legends-now-announce-or-add = Добавьте карты или объявите силу
web-legends-now-add = Ваша сила { $power }, нужно { $needed }: добавьте карту
web-legends-why-card = Почему нельзя «{ $card }»?
web-legends-why-start = Почему нельзя начать бой?
web-legends-why-continue = Почему нельзя продолжить бой?
web-legends-now-leadership = Сыграть карту лидерства?
web-legends-now-decline = Без боя: сбросьте от одной до трёх карт
web-legends-now-character = Сыграйте персонажа
web-legends-now-support = Усиление или поддержка?
web-legends-now-text = Применить карту { $card }?
web-legends-now-pick = { $card }: выберите
web-legends-now-target = { $card }: на какую карту она действует?
web-legends-now-announce = Объявите силу
web-legends-now-call = У { $name } на столе блеф. Раскрыть?
web-legends-now-end = Конец вашего хода
web-legends-now-respond = Вмешаться?
web-legends-now-dragon = Какой дракон прилетит?
web-legends-now-deck = Перед следующей партией: обменять карты из запаса?
web-legends-now-load = { $card }: выберите корабль
web-legends-why = Почему нельзя?
web-legends-why-done = Почему ещё нельзя объявить силу?
web-legends-hint-again = Нажмите ещё раз или на кнопку, чтобы сыграть её.
web-legends-hint-leadership = До боя можно сыграть одну карту лидерства.
web-legends-hint-engagement = Кто не может или не хочет сравнять силу, отступает и теряет драконов.
web-legends-hint-decline = В конце хода вы доберёте карты.
web-legends-hint-character = Каждый ход боя требует нового персонажа; он накрывает карты в зоне боя.
web-legends-hint-support = Обычно одно усиление или одна поддержка за ход. Отмеченные карты можно положить взакрытую как блеф.
web-legends-hint-announce = Первый ход задаёт стихию для обоих.
web-legends-hint-call = Если каждый блеф несёт знак боя, дракон прилетит к сопернику. Иначе — к вам, и соперник отступает.
web-legends-done-mulligan = Оставить эти
web-legends-done-begin = Дальше
web-legends-done-leadership = Дальше
web-legends-done-decline = Это всё
web-legends-done-character = Дальше
web-legends-done-support = Дальше
web-legends-done-end = Закончить ход
web-legends-done-deck = Колода готова
web-legends-do-announce = Объявить { $power } ({ $element })
web-legends-sure-announce = Требование не выполнено: всё равно { $power } ({ $element })?
web-legends-do-random = Одну вслепую
web-legends-do-none = Никакую
web-legends-do-play-keep = Сыграть, всё остаётся активным
web-legends-do-load = Погрузить на { $ship }
web-legends-sure-retreat = Точно отступить?
web-legends-sure-decline = Точно без боя?
web-legends-sure-call = Точно раскрыть?

## Стол словами

web-legends-describe-turn = Ход { $turn }, { $name }, фаза: { $phase }.
web-legends-describe-seat = { $name }: сила { $fire } в огне и { $earth } в земле; драконы { $dragons }, кристаллы { $crystals }; карт на руке { $hand }, в колоде { $deck }, в сбросе { $discards }.
web-legends-describe-zone = { $name }, { $zone }: { $cards }.

## Колоды

web-decks = Колоды
web-decks-lead = У каждого народа своя колода. Соберите собственную из всех карт: тридцать за лидером, а за чужих платят лунами.
web-decks-new = Новая колода
web-decks-import = Открыть файл колоды
web-decks-mine = Мои колоды
web-decks-none = Пока нет. Начните с одной из девяти ниже или с нуля.
web-decks-presets = Девять колод народов
web-decks-preset-of = Колода народа { $people }
web-decks-untitled = Колода без имени
web-decks-all = Все колоды
web-decks-gone = Этой колоды здесь (больше) нет.
web-decks-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
web-decks-kind-preset = готовая
web-decks-kind-built = собранная
web-decks-kind-drafted = с драфта
web-decks-parts = Карты или колода
web-decks-cards = Карты
web-decks-deck = Колода ({ $count })
web-decks-search = Имя или текст
web-decks-filters = Фильтры
web-decks-people = Народ
web-decks-kind = Вид
web-decks-element = Сила
web-decks-element-fire = сильнее в огне
web-decks-element-earth = сильнее в земле
web-decks-element-even = поровну
web-decks-moons = Луны
web-decks-icon = Символ
web-decks-with-text = с текстом
web-decks-no-icon = без символа
web-decks-any = все
web-decks-only-in = Только то, что в колоде
web-decks-found =
    { $count ->
        [one] найдена { $count } карта
        [few] найдено { $count } карты
        [many] найдено { $count } карт
       *[other] найдено { $count } карты
    }
web-decks-title = Имя колоды
web-decks-family = Семья Бука
web-decks-family-none = нет
web-decks-modules = С нашими примерами карт для модулей
web-decks-inquisitor-none = нет
web-decks-legal = Готова к игре, карт: { $size }.
web-decks-refused =
    { $count ->
        [one] Пока не в порядке { $count } вещь:
        [few] Пока не в порядке { $count } вещи:
        [many] Пока не в порядке { $count } вещей:
       *[other] Пока не в порядке { $count } вещи:
    }
web-decks-refused-here = За этим столом этой колодой играть нельзя.
web-decks-curve = Сколько карт с каким значением. Огонь: { $fire }. Земля: { $earth }.
web-decks-moons-used = Луны чужих народов: { $moons } из { $limit }
web-decks-save = Сохранить
web-decks-saved = Сохранено.
web-decks-play = Играть ею
web-decks-export = Скачать файл
web-decks-drop = Выбросить
web-decks-drop-sure = Да, выбросить
web-decks-put-in = Положить в колоду
web-decks-take-out-short = Убрать из колоды
web-decks-take-out = Убрать { $card } из колоды
web-decks-file-bad = Этот файл нельзя прочитать как колоду:
web-decks-file-line = Строка { $line }, { $where }: { $reason }
web-decks-line-unreadable = не читается
web-decks-line-unknown_card = такой карты нет
web-decks-line-duplicate = уже есть
web-decks-of-seat = Колода места { $number }
web-decks-choose-later = выберет тот, кто сядет
web-decks-length = Длина
web-decks-length-game = Одна партия
web-decks-length-match = Матч до пяти кристаллов

## Драфты

web-drafts = Драфты
web-drafts-lead = От двух до шести игроков собирают колоды из одних и тех же наборов, карта за картой, а потом сражаются тем, что взяли.
web-drafts-start = Начать драфт
web-drafts-others = Остальные места
web-drafts-random = Народы выбирает случай
web-drafts-bad-peoples = Столько народов не подходит к числу игроков.
web-drafts-begin = Начать
web-drafts-open = Драфты, которые ждут
web-drafts-none = Сейчас нет. Начните: боты тоже участвуют.
web-drafts-how = Как это проходит
web-drafts-how-1 = Каждый получает набор, берёт одну карту и передаёт остальные дальше.
web-drafts-how-2 = Последняя карта набора выходит из игры; затем раздают следующие наборы.
web-drafts-how-3 = В конце каждый собирает из своих карт колоду из тридцати, без лидера, и играет с остальными.
web-drafts-deck-title = Колода с драфта
web-drafts-where = Круг { $round }, выбор { $pick }. Ещё не роздано: { $left }
web-drafts-now = Возьмите одну карту
web-drafts-hint = Нажмите на карту, чтобы выбрать её, и ещё раз, чтобы взять. Остальные уйдут соседу.
web-drafts-take = Взять
web-drafts-waiting = Остальные ещё выбирают
web-drafts-over = Драфт окончен
web-drafts-packet = Набор у вас в руке
web-drafts-pool =
    { $count ->
        [one] Ваш запас: { $count } карта
        [few] Ваш запас: { $count } карты
        [many] Ваш запас: { $count } карт
       *[other] Ваш запас: { $count } карты
    }
web-drafts-pool-empty = Пока ничего не взято.
web-drafts-done = Ваши прошлые драфты

## После драфта: колоды, встречи и таблица.

web-round = Круговой турнир
web-round-lead = Каждый играет с каждым один раз колодой с драфта. Запасы и колоды скрыты до конца последней встречи; между встречами колоду можно менять.
web-round-now-build = Соберите колоду из тридцати карт
web-round-now-play = Ваша следующая встреча: { $name }
web-round-now-go-on = Ваша встреча началась. Соперник: { $name }
web-round-now-bots = Ботам осталось сыграть встречу
web-round-now-wait = Остальные ещё собирают колоды или играют
web-round-now-over = Турнир окончен. Первое место: { $names }
web-round-matches = Встречи
web-round-standing = Таблица
web-round-played = сыграно
web-round-won = побед
web-round-points = очки
web-round-winner = победа
web-round-start = Начать встречу
web-round-go-on = К столу
web-round-watch = Смотреть
web-round-later = Ещё не начата
web-round-no-deck = Ещё нет колоды: { $name }
web-round-replay = Посмотреть весь выбор
web-round-deck = Ваша колода
web-round-aside =
    { $count ->
        [one] Отложите { $count } карту.
        [few] Отложите { $count } карты.
        [many] Отложите { $count } карт.
       *[other] Отложите { $count } карты.
    }
web-round-back =
    { $count ->
        [one] Верните { $count } карту.
        [few] Верните { $count } карты.
        [many] Верните { $count } карт.
       *[other] Верните { $count } карты.
    }
web-round-complete = Колода полная.
web-round-save = Играть этой колодой
web-round-saved = Следующие встречи вы играете этой колодой.
web-round-keep = Сохранить копию в моих колодах
web-round-out = отложена
web-round-put-aside = Отложить
web-round-take-back = Вернуть в колоду
web-replay-sealed = Всё откроется, когда закончится последняя встреча драфта.
web-to-round = К турниру
web-cup = Ваша колода на турнир
web-cup-lead = Все туры вы играете колодой, собранной из карт драфта. Запасы и колоды скрыты до конца турнира; между турами колоду можно менять.
web-cup-now-build = Соберите колоду из тридцати карт. Срок: { $when }
web-cup-now-wait = Ваша колода готова; турнир продолжится сам
web-cup-now-over = Турнир окончен

## Что есть что

web-legends-explain-phase-begin = { legends-phase-begin }
    .text = Действуют тексты начала хода. Можно вернуть на руку карты с ВОЗВРАТОМ, сбросить блефы и причалить.
web-legends-explain-phase-leadership = { legends-phase-leadership }
    .text = Одна карта лидерства за ход, до боя.
web-legends-explain-phase-engagement = { legends-phase-engagement }
    .text = Начните бой или откажитесь; в идущем бою продолжайте или отступите. Отступивший проигрывает бой, и к сопернику прилетает дракон, два – если там шесть карт или больше.
web-legends-explain-phase-character = { legends-phase-character }
    .text = Каждый ход боя требует нового персонажа. Он накрывает карты в вашей зоне боя.
web-legends-explain-phase-support = { legends-phase-support }
    .text = Обычно одно усиление или одна поддержка за ход, в первый ход боя – ни одной. Усиления накрываются вместе с персонажем, поддержки остаются до конца боя.
web-legends-explain-phase-power = { legends-phase-power }
    .text = Вы объявляете силу. Первый ход боя определяет огонь или землю для обоих; потом нужна сила не меньше, чем у соперника.
web-legends-explain-phase-refresh = { legends-phase-refresh }
    .text = Вы берёте карты, пока на руке не станет шесть.
web-legends-explain-dragons = Драконы
    .text = Победивший в бою привлекает драконов: сначала драконы соперника возвращаются в центр. Четвёртый сразу приносит победу.
web-legends-explain-power = Сила
    .text = Все активные карты этой стороны вместе: пламя – в огне, камень – в земле. В этом бою считается крупная.
web-legends-explain-announced = За что идёт бой
    .text = Стихия боя и последняя объявленная сила. Продолжающий бой должен достичь силы соперника.
web-legends-explain-hand = Карты на руке
    .text = В конце хода рука дополняется до шести. Верхнего предела нет.
web-legends-explain-crystals = Кристаллы
    .text = Выигранная игра приносит один и ещё по одному за каждого дракона. Пять выигрывают матч.
web-legends-explain-deck = { legends-zone-deck }
    .text = У кого вне боя не осталось ни руки, ни колоды, тот заканчивает игру; побеждает тот, у кого драконы.
web-legends-explain-discard = { legends-zone-discard }
    .text = Открыта только верхняя карта.
web-legends-explain-covered = Накрытые карты
    .text = Их значения и тексты больше не действуют, но они входят в шесть карт, привлекающих второго дракона.
web-legends-explain-combat = { legends-zone-combat }
    .text = Персонажи и усиления боя. Новый персонаж накрывает то, что лежало здесь раньше.
web-legends-explain-support = { legends-zone-support }
    .text = Поддержки и блефы. Они остаются активными до конца боя.
web-legends-explain-bluff = Блеф
    .text = Карта взакрытую со значением 2 в обеих стихиях. Соперник может раскрыть блеф.
web-legends-explain-ships = Корабли
    .text = Они лежат здесь, пока не причалят, каждый со своим грузом. Карты причалившего корабля играются как карты руки.
web-legends-explain-revealed = ◉ Открыта
    .text = Соперник знает эту карту вашей руки.
web-legends-explain-changed = Пунктирная рамка
    .text = С этой картой только что что-то произошло.
web-legends-explain-moons = Луны
    .text = Сколько карта стоит в колоде другого народа.
