# The board of Blue Moon City in the browser; loaded with the game.

## Город: поле

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
web-city-now-movement-pays =
    { $steps ->
        [0] Выберите место для оплаты или используйте карту.
        [one] Выберите место для оплаты, сделайте ещё { $steps } шаг или используйте карту.
        [few] Выберите место для оплаты, пройдите до { $steps } шагов или используйте карту.
        [many] Выберите место для оплаты, пройдите до { $steps } шагов или используйте карту.
       *[other] Выберите место для оплаты, пройдите до { $steps } шагов или используйте карту.
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
web-city-now-card-pays = { $card }: выберите место для оплаты.
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
web-city-do-build = Внести вклад
web-city-do-offer-here = Сделать подношение
web-city-do-offer = Подношение за { $price }
web-city-do-offer-pillar = Ещё подношение: { $card }
web-city-do-play = Использовать силу
web-city-do-take = Взять две карты
web-city-do-discard = Сбросить: { $card }
web-city-do-draw = Взять карты, конец хода
web-city-do-discard-first = Сначала сбросить
web-city-do-go = Перейти на другой тайл
web-city-other-payments = Варианты оплаты: { $count }
web-city-payments = Способы оплаты
web-city-target-move = Идти сюда.
web-city-target-play = Выбрать это место.
web-city-target-go = Перейти сюда.
web-city-action-slot = место { $slot }, { $name }

## Город: силы

web-city-power-none = Без силы.
web-city-power-dragon-any = Перемещает дракона на любой тайл: { $dragon }.
    .short = Дракон: куда угодно
web-city-power-dragon-steps = Перемещает дракона до трёх шагов: { $dragon }.
    .short = Дракон: 3 шага
web-city-power-wing = Полёт на любой тайл.
    .short = Полёт куда угодно
web-city-power-step = Ещё два шага.
    .short = Ещё 2 шага
web-city-power-joker = Джокер со значением 1 любого цвета.
    .short = Джокер 1
web-city-power-pair = Две таких со значением 1 или 2 – джокер со значением 3.
    .short = Две: джокер 3
web-city-power-recolour-1 = Перекрашивает до четырёх карт одного цвета.
    .short = Красит 4
web-city-power-recolour-2 = Перекрашивает одну карту.
    .short = Красит 1
web-city-power-offer-1 = Ещё одно подношение, дороже на один кристалл.
    .short = Дар, +1
web-city-power-offer-2 = Ещё одно подношение, дороже на два кристалла.
    .short = Дар, +2

## Что есть что

web-city-explain-crystals = Кристаллы
    .text = Ими платят за подношения. Каждое здание, которое вы помогли восстановить, приносит их.
web-city-explain-scales = Золотые чешуйки
    .text = Первый вклад за ход приносит по одной за каждого дракона на тайле. Когда запас пуст, чешуйки оценивают: шесть кристаллов за большинство, по три – остальным, у кого их хотя бы три.
web-city-explain-cards = Карты на руке
    .text = Все видят, сколько их, но не какие. Карта даёт либо своё значение, либо свою силу.
web-city-explain-markers = Оставшиеся маркеры
    .text = По одному на каждое оплаченное место и на каждое подношение. Со здания они возвращаются, когда оно восстановлено, на обелиске остаются.
web-city-explain-offerings = Подношения
    .text = Кто первым заполнит этот ряд подношениями, сразу побеждает.
web-city-explain-obelisk = Обелиск
    .text = Подношение во внутреннем дворе занимает нижнее свободное место и стоит столько кристаллов, сколько на нём указано. Золотое – следующее; цены растут.
web-city-explain-figure = Фонарь
    .text = Показывает, где кто стоит. Он проходит до двух шагов за ход, и действуют там, где он остановился.
web-city-explain-dragon = Дракон
    .text = Первый вклад за ход там, где он стоит, приносит золотую чешуйку. Его двигают карты «{ $people }» со значением 1 и 2.
web-city-explain-deck = Колода
    .text = В конце хода берут две карты и ещё по одной за каждую сброшенную. Когда она пуста, сброс перемешивают.
web-city-explain-discards = Сброс
    .text = Карты, которыми заплатили, чью силу применили или которые сбросили. Их могут знать все.
web-city-explain-majority = ★ За большинство
    .text = Когда здание восстановлено, это дополнительно получает тот, чьих маркеров на нём больше всех.
web-city-explain-each = ⌂ Каждому участнику
    .text = Когда здание восстановлено, это получает каждый, чей маркер на нём стоит.
web-city-explain-neighbour = ✢ Соседям
    .text = Восстановленное здание добавляет это каждому, кто участвует в постройке соседнего.
web-city-explain-changed = Синяя точка
    .text = Здесь только что что-то произошло.
web-city-card-worth = Платит { $value } за место своего цвета: { $colour }.
web-city-slot-text = Камни с числами – его места: заплатите картами этого цвета не меньше указанного и поставьте маркер.
