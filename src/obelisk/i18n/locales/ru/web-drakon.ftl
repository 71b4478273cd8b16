# Поле игры «Дракон» в браузере и правила на одной странице.

## Поле

web-drakon-board = Лабиринт
web-drakon-view = Вид на лабиринт
web-drakon-nearer = Ближе
web-drakon-farther = Дальше
web-drakon-fit = Показать весь лабиринт
web-drakon-hand =
    { $count ->
        [one] Ваша рука: { $count } тайл
        [few] Ваша рука: { $count } тайла
        [many] Ваша рука: { $count } тайлов
       *[other] Ваша рука: { $count } тайла
    }
web-drakon-tile =
    { $number ->
        [0] { $name }, без стрелок
        [one] { $name }, { $number } стрелка
        [few] { $name }, { $number } стрелки
        [many] { $name }, { $number } стрелок
       *[other] { $name }, { $number } стрелки
    }
web-drakon-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, количество: { $count }
    }
web-drakon-tiles =
    { $number ->
        [one] { $number } тайл на руке
        [few] { $number } тайла на руке
        [many] { $number } тайлов на руке
       *[other] { $number } тайла на руке
    }
web-drakon-chamber = { $name } (выходы: { $ways })
web-drakon-ways = Выходы: { $ways }.
web-drakon-no-way = нет
web-drakon-side-N = север
web-drakon-side-E = восток
web-drakon-side-S = юг
web-drakon-side-W = запад
web-drakon-drakon = дракониха
web-drakon-hero-of = { $name } ({ $hero })
web-drakon-partner = напарник
web-drakon-cell = { $cell } { $chamber }.
web-drakon-cell-empty = { $cell } пусто.
web-drakon-cell-here = Здесь: { $who }.
web-drakon-target-act = Выбрать это место.
web-drakon-target-lay = Комната подходит сюда.
web-drakon-target-turn = Комната подойдёт сюда, если её повернуть.
web-drakon-pick-seat = Выбрать: { $name }
web-drakon-pile = Тайлы в стопке добора
web-drakon-hoard = Монеты в сокровищнице драконихи
web-drakon-goal-gold = Цель: { $gold } золотых
web-drakon-goal-coins = Цель: { $coins } монет
web-drakon-purse-open =
    { $number ->
        [one] { $number } монета, золота { $gold } ({ $coins })
        [few] { $number } монеты, золота { $gold } ({ $coins })
        [many] { $number } монет, золота { $gold } ({ $coins })
       *[other] { $number } монеты, золота { $gold } ({ $coins })
    }
web-drakon-purse-closed =
    { $number ->
        [one] { $number } монета лицом вниз
        [few] { $number } монеты лицом вниз
        [many] { $number } монет лицом вниз
       *[other] { $number } монеты лицом вниз
    }
web-drakon-power-left = способность ещё не применена
web-drakon-power-spent = способность применена
web-drakon-describe-maze = Комнат в лабиринте: { $number }; в стопке { $pile }, монет в сокровищнице { $hoard }. { $goal }
web-drakon-describe-seat = { $name } на { $cell }: { $purse }; тайлов на руке: { $tiles }.
web-drakon-describe-drakon = Дракониха на { $cell }.
web-drakon-describe-no-drakon = Дракониха ещё не появилась.
web-drakon-describe-hand = Ваши тайлы: { $tiles }.

## Решения

web-drakon-now-over = Игра окончена.
web-drakon-now-wait = Минутку…
web-drakon-now-turn = Ваш ход: выложите комнату или переместите героя
web-drakon-now-tile = { $name }: выберите светящееся место.
web-drakon-now-lay = { $name }, выходы: { $ways }. Так?
web-drakon-now-hero = { $name }. Так?
web-drakon-now-power = { $power }: выберите светящуюся комнату.
web-drakon-now-seat = Герой ({ $name }): выберите, куда ему идти.
web-drakon-hint-turn-first = Выберите тайл внизу, чтобы выложить его, или светящуюся комнату, чтобы пойти туда.
web-drakon-hint-turn = Клавиша { $key } поворачивает. Выберите то же место ещё раз, чтобы подтвердить.
web-drakon-hint-again = Выберите то же место ещё раз, чтобы подтвердить.
web-drakon-hint-tile = Клавиша { $key } поворачивает. Места с точками подойдут после поворота.
web-drakon-hint-place = Пунктирные места свободны.
web-drakon-hint-tap = Ещё одно касание поворачивает. Пунктирные места свободны.
web-drakon-hint-draft = У каждого героя есть способность на один раз за игру.
web-drakon-hint-after = Способность действует один раз за игру; её можно приберечь.
web-drakon-hint-drakon_move = Герои там, где она остановится, теряют монету и возвращаются на Старт.
web-drakon-hint-shift = Выберите тайл из руки, затем комнату, которую он заменит.
web-drakon-hint-destroy = Комнаты с героями или драконихой и Старт в безопасности.
web-drakon-hint-float = Герои на ней летят вместе с ней.
web-drakon-hint-control = Что там случится, достанется владельцу героя.
web-drakon-turn = Повернуть
web-drakon-do-lay = Выложить здесь
web-drakon-do-so = Так
web-drakon-do-swap = Обменять монету ценой { $value }

## Комнаты

web-drakon-kind-start = Здесь начинают все герои. Старт не разрушают и не подменяют.
web-drakon-kind-plain = Здесь ничего не происходит.
web-drakon-kind-find_coin = Возьмите случайную монету из сокровищницы.
web-drakon-kind-lose_coin = Ваша случайная монета возвращается в сокровищницу.
web-drakon-kind-steal_cw = Возьмите случайную монету у соседа слева.
web-drakon-kind-steal_ccw = Возьмите случайную монету у соседа справа.
web-drakon-kind-escape = Выложив её, вы можете сразу перенестись на неё откуда угодно.
web-drakon-kind-master_key = Стрелок нет: выйти можно в любую сторону.
web-drakon-kind-magical_shift = Замените комнату лабиринта тайлом из руки.
web-drakon-kind-magic_harp = Чья комната смотрит на арфу стрелкой, тот, двигаясь, должен идти к ней.
web-drakon-kind-destroy = Уберите из лабиринта комнату без героев.
web-drakon-kind-rotate = Можно повернуть любую комнату лабиринта.
web-drakon-kind-map = Возьмите случайный тайл с руки другого игрока.
web-drakon-kind-strong_wind = Выходя, герой делает сразу два шага.
web-drakon-kind-floating = Её можно перенести в другое место вместе со всеми, кто на ней стоит.
web-drakon-kind-teleport = Стрелок нет: отсюда попадают в любую комнату лабиринта.
web-drakon-kind-mind_control = Переместите героя другого игрока.
web-drakon-kind-drakon_moves = Проведите дракониху до трёх комнат. Первая такая комната в игре её призывает.

## Способности

web-drakon-power-amazon = Один дополнительный шаг.
web-drakon-power-barbarian = Выталкивает героя из комнаты и берёт тайл у его владельца.
web-drakon-power-dwarf = Обменивает любое число тайлов.
web-drakon-power-knight = Предотвращает потерю монеты.
web-drakon-power-thief = Крадёт у героя в той же комнате или обменивает монету.
web-drakon-power-wizard = Проходит сквозь стену.

## Что есть что

web-drakon-explain-purse = Кошелёк
    .text = Монета стоит от одного до трёх золотых. Свои вы видите; у других видно только число.
web-drakon-explain-tiles = Тайлы на руке
    .text = Все видят, сколько их, но не какие. Выложивший комнату берёт новый тайл.
web-drakon-explain-pile = Стопка добора
    .text = Комнаты, которых ещё никто не взял. Когда она пуста, брать больше нечего.
web-drakon-explain-hoard = Сокровищница драконихи
    .text = Все ничьи монеты, лицом вниз и вперемешку. Отсюда берут найденную монету, сюда возвращается потерянная.
web-drakon-explain-race = Гонка к цели
    .text = Каждая фигура стоит у золота своего кошелька. Где известно только число монет, полоса показывает, сколько они стоят самое меньшее и самое большее.
web-drakon-explain-figure = Герой
    .text = Делает один шаг за ход, наружу по стрелке своей комнаты.
web-drakon-explain-drakon = Дракониха
    .text = Герои, которых она настигла, теряют монету и возвращаются на Старт.
web-drakon-explain-arrows = Стрелки
    .text = Они ведут наружу. Чтобы войти, стрелка не нужна, поэтому пути назад может не быть.
web-drakon-explain-changed = Синяя рамка
    .text = Здесь только что что-то произошло.
web-drakon-meaning-gain = Выгода
web-drakon-meaning-harm = Опасность
web-drakon-meaning-way = Пути
web-drakon-meaning-work = Лабиринт меняется
web-drakon-meaning-rest = Покой
web-drakon-race = { $name }: от { $least } до { $most } из { $goal }
