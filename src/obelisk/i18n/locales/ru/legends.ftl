# Легенды Синей Луны, по-русски. Тексты карт написаны нашими словами.
# «Вы» — тот, кому принадлежит карта. Символы пишутся прописными буквами.

legends-title = Легенды
legends-draft-title = Легенды: драфт

## Народы

legends-people-vulca = Вулкан
legends-people-hoax = Хакс
legends-people-mimix = Мимикс
legends-people-flit = Флит
legends-people-khind = Хинд
legends-people-terrah = Терра
legends-people-pillar = Оплот
legends-people-aqua = Аква
legends-people-buka = Бука
legends-people-mutant = мутант
legends-people-hyla = Хила
legends-people-tutu = Туту
legends-people-spirit = Дух
legends-people-crystal = Кристалл
legends-people-interference = вмешательство
legends-people-emissary = посланник
legends-people-inquisitor = инквизитор

## Типы карт

legends-type-leader = лидер
legends-type-character = персонаж
legends-type-booster = усиление
legends-type-support = поддержка
legends-type-leadership = карта лидерства
legends-type-influence = карта влияния
legends-type-achievement = карта достижения
legends-type-interference = карта вмешательства
legends-type-emissary = посланник
legends-type-inquisitor = инквизитор
legends-type-bluff = карта блефа
legends-type-ship = корабль
legends-type-hyla = Хила
legends-tag-storm = буря
legends-tag-flood = потоп
legends-tag-caterpillar = гусеница

## Стихии, числа, слова

legends-element-fire = огонь
legends-element-earth = земля
legends-dragon-red = красный дракон
legends-dragon-blue = синий дракон
legends-dragon-green = зелёный дракон
legends-value = значение
legends-printed-value = напечатанное значение
legends-power = сила
legends-moons =
    { $count ->
        [one] { $count } луна
        [few] { $count } луны
        [many] { $count } лун
       *[other] { $count } луны
    }
legends-dragons =
    { $count ->
        [0] нет драконов
        [one] { $count } дракон
        [few] { $count } дракона
        [many] { $count } драконов
       *[other] { $count } дракона
    }
legends-crystals =
    { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
        [many] { $count } кристаллов
       *[other] { $count } кристалла
    }
legends-cards =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
legends-capacity =
    { $count ->
        [one] вместимость: { $count } карта
        [few] вместимость: { $count } карты
        [many] вместимость: { $count } карт
       *[other] вместимость: { $count } карты
    }
legends-family = семья Бука { $letter }
legends-sample = оригинальная карта-образец, не карта изданной игры

## Символы

legends-icon-shield_fire = ЩИТ ОГНЯ
    .text = В бою за огонь вам не нужно сравняться с соперником по силе.
legends-icon-shield_earth = ЩИТ ЗЕМЛИ
    .text = В бою за землю вам не нужно сравняться с соперником по силе.
legends-icon-stop = СТОП
    .text = После этой карты в этот ход больше нельзя играть карты, кроме усилений и поддержек, которые добавляет чей-нибудь текст.
legends-icon-retrieve = ВОЗВРАТ
    .text = В начале своего хода эту карту можно вернуть на руку.
legends-icon-free = СВОБОДНО
    .text = Не учитывается в лимите карт, даже в первый ход боя.
legends-icon-pair = ПАРА
    .text = Две карты с одинаковым первым словом считаются одной.
legends-icon-protected = ЗАЩИТА
    .text = Тексты соперника не могут ни игнорировать, ни сбросить эту карту.
legends-icon-gang_cool = БАНДА «КРУТО»
    .text = Карты одной банды считаются одной картой и не накрывают друг друга.
legends-icon-gang_top = БАНДА «СУПЕР»
    .text = Карты одной банды считаются одной картой и не накрывают друг друга.
legends-icon-gang_fun = БАНДА «ХОХМА»
    .text = Карты одной банды считаются одной картой и не накрывают друг друга.
legends-icon-gang_no = БАНДА «БЕЗ»
    .text = Карты одной банды считаются одной картой и не накрывают друг друга.
legends-icon-bluff_fire = БЛЕФ ОГНЯ
    .text = Можно сыграть взакрытую как поддержку; если блеф раскроют, подходит в бою за огонь.
legends-icon-bluff_earth = БЛЕФ ЗЕМЛИ
    .text = Можно сыграть взакрытую как поддержку; если блеф раскроют, подходит в бою за землю.
legends-icon-bluff_blank = ПУСТОЙ БЛЕФ
    .text = Можно сыграть взакрытую как поддержку; если блеф раскроют, не подходит никогда.
legends-icon-replace = ЗАМЕНА
    .text = В фазе лидерства эту карту можно сбросить и взять взамен новую.

## Зоны

legends-zone-hand = рука
legends-zone-deck = колода
legends-zone-discard = сброс
legends-zone-combat = зона боя
legends-zone-support = зона поддержки
legends-zone-leadership = зона лидера
legends-zone-ships = зона кораблей
legends-zone-hyla = зона влияния Хила
legends-zone-achievements = зона достижений
legends-zone-middle = центр
legends-zone-side = сторона
legends-card-active = активна
legends-card-inactive = накрыта
legends-card-revealed = открыта
legends-card-bluff = блеф { $number }

## Фазы

legends-phase-begin = начало
legends-phase-leadership = лидерство
legends-phase-engagement = решение
legends-phase-character = персонаж
legends-phase-support = усиление/поддержка
legends-phase-power = сила
legends-phase-refresh = добор
legends-phase-end = завершение

## Решения

legends-decision-mulligan = Муллиган: один раз обменяйте карты руки или закончите
legends-decision-deck = Между играми: замените карты колоды другими из своего запаса или закончите
legends-decision-begin = Начало: верните карты, сбросьте блеф, причальте или закончите
legends-decision-leadership = Лидерство: сыграйте одну карту этой фазы или закончите
legends-decision-engagement = Решение: сражаться или нет
legends-decision-decline = Отказ от боя: сбросьте от одной до трёх карт
legends-decision-character = Персонажи: сыграйте одного, больше — если позволяют символы
legends-decision-support = Усиления и поддержки: играйте или закончите
legends-decision-text = Применить текст этой карты или нет
legends-decision-pick = Выберите
legends-decision-meet = Требование: выберите карты для сброса
legends-decision-target = Выберите цель этого текста
legends-decision-announce = Объявите силу
legends-decision-call = Раскрыть блеф или поверить
legends-decision-end = Завершение: примените тексты этой фазы или закончите
legends-decision-respond = Вмешаться или пропустить
legends-decision-dragon = Выберите дракона, который перейдёт
legends-decision-draft = Возьмите одну карту из пачки

## Что можно делать

legends-verb-play = сыграть
legends-verb-bluff = сыграть взакрытую
legends-verb-load = погрузить
legends-verb-retrieve = вернуть на руку
legends-verb-drop = сбросить блеф
legends-verb-land = причалить
legends-verb-replace = заменить карту
legends-verb-start = начать бой
legends-verb-decline = отказаться от боя
legends-verb-continue = продолжить бой
legends-verb-retreat = отступить
legends-verb-announce = объявить силу
legends-verb-use = применить текст
legends-verb-skip = не применять текст
legends-verb-pick = выбрать
legends-verb-meet = выполнить требование
legends-verb-target = выбрать целью
legends-verb-keep = оставить цель
legends-verb-call = раскрыть блеф
legends-verb-accept = поверить
legends-verb-done = готово
legends-verb-interfere = вмешаться
legends-verb-pass = пропустить
legends-verb-dragon = передвинуть дракона

## Помощь по столу

legends-help =
    Карта:    hoax-06* 3/2 [retrieve] +text   имя, * активна, напечатанные огонь/земля, символы, есть текст
              hoax-25*->hoax-06               текст действует на hoax-06
              bluff#1*                        карта блефа, лежит взакрытую; кто её знает, видит имя
              buka-28 landed(buka-07)         корабль с грузом, здесь он причалил
    Строки:   leadership — верхняя карта лидерства, support и combat — обе зоны, power — сила в огне и земле
    Действия: play hoax-06, play khind-10 keep (банда остаётся активной), bluff buka-07, load terrah-05 on buka-31;
              retrieve flit-01, drop bluff#2, land buka-28, replace sample-03; start, decline, continue, retreat;
              announce fire; use khind-06, skip khind-06; pick hoax-21, pick random, pick none; meet pillar-16;
              target vulca-21 vulca-05, keep vulca-21; call, accept; interfere sample-06, pass; dragon red; done

## Варианты

legends-option-decks = колоды
legends-option-match = матч до пяти кристаллов
legends-option-families = семьи Бука
legends-option-emissaries = посланники
legends-option-inquisitors = инквизиторы
legends-option-achievements = карты достижений
legends-option-mulligan = муллиган
legends-option-open_lists = открытые списки колод
legends-option-first = первый игрок
legends-option-max_turns = предел ходов
legends-option-card_file = файл с картами модулей
legends-option-players = число игроков
legends-option-peoples = колоды народов

## Счёт

legends-score-crystals = кристаллы
legends-score-cards = карты
legends-score-dragons = драконы

## Почему вариант, колода или файл не принимаются

legends-refusal-unknown_card = нет в загруженных таблицах: { $cards }
legends-refusal-wrong_size = карт в колоде: { $total }, а должно быть ровно { $limit }
legends-refusal-too_many_moons = лун на картах других народов: { $total }, разрешено { $limit }; посчитаны: { $cards }
legends-refusal-duplicate = в колоде больше одного раза: { $cards }
legends-refusal-no_leader = построенной колоде нужен лидер
legends-refusal-leader_in_deck = лидер, посланник и инквизитор не входят в число карт колоды: { $cards }
legends-refusal-leader_not_allowed = в колоде из драфта нет лидера, посланника и инквизитора: { $cards }
legends-refusal-not_in_pool = на этом месте не взяты в драфте: { $cards }
legends-refusal-family_broken =
    { $cards_number ->
        [0] при игре с семьями каждый игрок добавляет одну, а к готовой колоде Бука — ни одной
       *[other] семья добавляется целиком, по одной на игрока, и никогда — к готовой колоде Бука: { $cards }
    }
legends-refusal-family_taken = оба игрока выбрали одну и ту же семью Бука
legends-refusal-emissary_taken = оба игрока выбрали одного и того же посланника
legends-refusal-options_clash = это нельзя сочетать: { $options }
legends-refusal-emissary_needs_preset = посланник присоединяется только к готовой колоде народа
legends-refusal-inquisitor_needs_built = инквизитор присоединяется только к построенной колоде
legends-refusal-achievement_needs_match = картам достижений нужен матч
legends-refusal-module_off = вариант для этих карт выключен, или файл карт не загружен: { $cards }
legends-refusal-bad_card_file = файл карт использовать нельзя
legends-refusal-bad_draft = неверное число игроков или колод народов
legends-refusal-bad_option = с этим значением играть нельзя

## Почему действие не принимается

legends-refusal-unreadable = это не действие; пишите, например, «play hoax-06», «pick hoax-21», «announce fire» или «done»
legends-refusal-not_your_decision = сейчас решаете не вы
legends-refusal-game_over = игра окончена
legends-refusal-not_a_choice = сейчас решается другое – { $decision_name }
legends-refusal-turn_not_completable =
    { $cause ->
        [demand] после этого нельзя было бы выполнить требование: «{ $cards_name }»
        [power] после этого нельзя было бы достичь силы соперника: { $needed } ({ $element_name })
       *[duty] после этого ход нельзя было бы завершить: нужно сыграть персонажа, выполнить все требования и сравнять силу
    }
legends-refusal-answer_first = сначала ответьте на вопрос – { $decision_name }
legends-refusal-not_asked =
    { $cause ->
        [text] сейчас ни один текст не ждёт ответа; решается – { $decision_name }
        [target] сейчас ни один текст не ищет цель; решается – { $decision_name }
        [interference] сейчас вмешиваться не во что; решается – { $decision_name }
        [dragon] сейчас дракона не выбирают; решается – { $decision_name }
       *[pick] сейчас карту не выбирают; решается – { $decision_name }
    }
legends-refusal-wrong_phase = это относится к другой фазе: { $phase_name }
legends-refusal-must_engage = сначала решите, сражаться или нет
legends-refusal-must_announce = сейчас нужно объявить силу
legends-refusal-must_discard = отказ от боя стоит хотя бы одной карты: сначала сбросьте её
legends-refusal-must_pick =
    { $cause ->
        [text] текст карты «{ $cards_name }» ждёт выбора: выберите карту
       *[deck] карта покинула колоду: выберите ту, что займёт её место
    }
legends-refusal-must_target = у текста ещё нет цели: выберите её
legends-refusal-character_first = сначала нужно сыграть персонажа
legends-refusal-too_many_characters = слишком много активных персонажей: «{ $cards_name }» задаёт лимит { $limit }
legends-refusal-fight_running = бой уже идёт: продолжите его или отступите
legends-refusal-no_fight = боя нет: начните его или откажитесь
legends-refusal-element_fixed = стихия боя остаётся прежней: { $element_name }
legends-refusal-power_too_low = ваша сила – { $power }, а нужно не меньше { $needed }
legends-refusal-demand_unmet = сначала нужно выполнить требование: { $cards_name }
legends-refusal-no_character =
    { $cause ->
        [forbidden] сражаться нельзя: «{ $cards_name }» запрещает ваших персонажей
        [unfit] сражаться нельзя: ни одного из ваших персонажей ({ $number }) сейчас нельзя сыграть
       *[none] сражаться нельзя: у вас нет персонажа
    }
legends-refusal-nothing_to_call = сейчас нет блефа, который можно раскрыть
legends-refusal-not_in_hand = этой карты нет у вас на руке
legends-refusal-only_from_ship = корабль причалил: в этот ход карты играются с причаливших кораблей
legends-refusal-not_landed = карта лежит на корабле, который не причалил
legends-refusal-only_as_answer = карта вмешательства играется в ход соперника, как ответ
legends-refusal-not_an_answer = ответить здесь может только карта вмешательства
legends-refusal-trigger_unfit = эта карта вмешательства не подходит к тому, что происходит
legends-refusal-led_already = за ход – одна карта фазы лидерства или одна замена, и это уже сделано
legends-refusal-achievements_off = карты достижений можно играть только в матче с их модулем
legends-refusal-play_limit = «{ $cards_name }» ограничивает число карт, которые можно сыграть в этот ход: { $limit }
legends-refusal-combat_limit = «{ $cards_name }» ограничивает число карт, которые можно сыграть в зону боя в этот ход: { $limit }
legends-refusal-forbidden = текст карты «{ $cards_name }» запрещает эту карту
legends-refusal-condition_unmet =
    { $cause ->
        [least] условие карты не выполнено: нужно не меньше { $limit }, а сейчас { $now }
        [most] условие карты не выполнено: допустимо не больше { $limit }, а сейчас { $now }
       *[none] условие карты не выполнено
    }
legends-refusal-attacks_again = карты прошлого хода сражаются снова: персонаж к ним не играется
legends-refusal-stopped =
    { $cards_number ->
        [0] сыграна карта с символом СТОП: больше карт в этот ход нельзя
       *[other] на карте «{ $cards_name }» символ СТОП: больше карт в этот ход нельзя
    }
legends-refusal-one_character = один персонаж за ход; другие – только со СВОБОДНО или с подходящей ПАРОЙ или БАНДОЙ
legends-refusal-first_turn = в первый ход боя играются только СВОБОДНЫЕ усиления и поддержки
legends-refusal-one_extra = одно усиление или одна поддержка за ход, больше – только если позволяет текст или символ
legends-refusal-nothing_to_keep = оставить активными нечего: нужен первый персонаж той же БАНДЫ, что и все активные карты, или текст, который это позволяет
legends-refusal-no_bluff = это не персонаж с символом блефа
legends-refusal-bluffs_ignored =
    { $cards_number ->
        [0] ваши карты блефа игнорировались бы, поэтому играть их нельзя
       *[other] ваши карты блефа игнорировались бы из-за карты «{ $cards_name }», поэтому играть их нельзя
    }
legends-refusal-bluff_forbidden = текст карты «{ $cards_name }» запрещает этот блеф
legends-refusal-no_such_bluff = у вас нет такой карты блефа
legends-refusal-not_loadable = корабли везут только персонажей, усиления и поддержки
legends-refusal-no_ship = это не ваш корабль в зоне кораблей
legends-refusal-ship_landed = корабль уже причалил
legends-refusal-ship_full = корабль полон: он вмещает { $limit }
legends-refusal-loads_forbidden = текст карты «{ $cards_name }» запрещает поддержки, а с ними и погрузку
legends-refusal-not_active = это не ваша активная карта
legends-refusal-no_icon = на карте нет этого символа: { $icon_name }
legends-refusal-icon_ignored =
    { $cards_number ->
        [0] из-за текста соперника этот символ игнорируется: { $icon_name }
       *[other] из-за карты «{ $cards_name }» этот символ игнорируется: { $icon_name }
    }
legends-refusal-foe_retrieves = у соперника тоже есть персонаж с ВОЗВРАТОМ: тогда персонажи не возвращаются
legends-refusal-may_not_take =
    { $cause ->
        [hand] карт в руке: { $hand }; «{ $cards_name }» не даёт брать карты, начиная с { $limit }
        [takes] «{ $cards_name }» ограничивает число карт, которые покидают вашу колоду за ход: { $limit }
       *[deck] из колоды в этот ход больше не взять карт
    }
legends-refusal-no_window = текст этой карты не применяют по желанию
legends-refusal-text_used = этот текст в этот ход уже применён
legends-refusal-text_ignored =
    { $cards_number ->
        [0] этот текст игнорируется
       *[other] этот текст игнорируется из-за карты «{ $cards_name }»
    }
legends-refusal-not_in_full =
    { $cause ->
        [draw] «{ $cards_name }» берёт карты из вашей колоды, а колода сейчас их не даёт
        [nothing] тексту карты «{ $cards_name }» сейчас не на что действовать
        [fire] «{ $cards_name }» требует огня: { $needed }, а на руке { $now }
        [earth] «{ $cards_name }» требует земли: { $needed }, а на руке { $now }
        [either] «{ $cards_name }» требует { $needed } в одной стихии, а на руке не больше { $now }
        [moons] «{ $cards_name }» требует лун: { $needed }, а на руке { $now }
        [characters] «{ $cards_name }» требует персонажей: { $needed }, а на руке { $now }
        [type] «{ $cards_name }» требует карт одного типа: { $needed }, а на руке не больше { $now }
       *[both] «{ $cards_name }» требует огня и земли, и ни одна карта на руке не платит за то и другое сразу
    }
legends-refusal-mandatory = текст карты «{ $cards_name }» обязателен: пропустить его нельзя
legends-refusal-no_demand = эта карта ничего от вас не требует
legends-refusal-demand_met = это требование уже выполнено
legends-refusal-demand_to_play = это требование выполняют, сыграв такую карту
legends-refusal-demand_late = требования выполняют не позже фазы усиления/поддержки
legends-refusal-cannot_pay =
    { $cause ->
        [fire] «{ $cards_name }» требует огня: { $needed }, а на руке { $now }
        [earth] «{ $cards_name }» требует земли: { $needed }, а на руке { $now }
        [either] «{ $cards_name }» требует { $needed } в одной стихии, а на руке не больше { $now }
        [moons] «{ $cards_name }» требует лун: { $needed }, а на руке { $now }
        [characters] «{ $cards_name }» требует персонажей: { $needed }, а на руке { $now }
        [type] «{ $cards_name }» требует карт одного типа: { $needed }, а на руке не больше { $now }
       *[both] «{ $cards_name }» требует огня и земли, и ни одна карта на руке не платит за то и другое сразу
    }
legends-refusal-does_not_pay = эта карта не поможет уплатить ровно требуемое
legends-refusal-not_revealed = назвать можно только открытую карту; из остальных берётся случайная
legends-refusal-none_hidden = все карты этой руки открыты: назовите одну
legends-refusal-protected = у карты символ ЗАЩИТА
legends-refusal-last_character = последний активный персонаж должен остаться
legends-refusal-not_among =
    { $cause ->
        [only] для карты «{ $cards_name }» можно выбрать только: { $choices_name }
        [several] «{ $cards_name }» оставляет вариантов: { $number }, и этого среди них нет
        [nothing] для карты «{ $cards_name }» сейчас нечего выбрать
       *[deck] здесь обмениваются только карты вашей колоды и вашего запаса
    }
legends-refusal-target_unfit =
    { $cause ->
        [foe] «{ $cards_name }» действует только на ваши карты
        [inactive] «{ $cards_name }» действует только на активные карты, а эта уже не активна
       *[kind] «{ $cards_name }» может действовать только на: { $choices_name }
    }
legends-refusal-same_target = это уже цель
legends-refusal-only_new = новой целью может стать только карта, которая только что стала активной
legends-refusal-wrong_dragon = этот дракон не двигается: сначала те, что на другой стороне, потом те, что в центре
legends-refusal-not_in_packet = этой карты нет в пачке

## Концы игры

legends-ending-fourth_dragon = приманен ещё один дракон, хотя все три уже были на одной стороне
legends-ending-out_of_cards = у одного из игроков не осталось карт ни в руке, ни в колоде
legends-ending-turn_limit = достигнут предел ходов
legends-ending-five_crystals = набрано пять кристаллов
legends-ending-drafted = все карты разобраны

## События

legends-event-game-began = Игра { $game }: начинает { $seat_name }.
legends-event-card-left-out = { $seat_name } убирает из колоды карту «{ $card_name }».
legends-event-card-let-in = { $seat_name } добавляет в колоду карту «{ $card_name }».
legends-event-deck-settled = Колода игрока { $seat_name } на следующую игру готова.
legends-event-turn-began = Ход { $turn }: { $seat_name }.
legends-event-hand-changed =
    { $count ->
        [0] { $seat_name } оставляет руку без изменений.
        [one] { $seat_name } обменивает { $count } карту.
        [few] { $seat_name } обменивает { $count } карты.
        [many] { $seat_name } обменивает { $count } карт.
       *[other] { $seat_name } обменивает { $count } карты.
    }
legends-event-card-drawn = { $seat_name } берёт из колоды карту «{ $card_name }».
    .blurred = { $seat_name } берёт карту из колоды.
legends-event-card-dug = { $seat_name } берёт наугад из сброса карту «{ $card_name }».
    .blurred = { $seat_name } берёт наугад карту из сброса.
legends-event-card-taken = { $seat_name } берёт на руку карту «{ $card_name }».
legends-event-card-turned-up =
    { $from ->
        [leadership] Теперь сверху в зоне лидера игрока { $seat_name } карта «{ $card_name }».
       *[other] Теперь сверху в сбросе игрока { $seat_name } карта «{ $card_name }».
    }
legends-event-card-put-under = { $seat_name } кладёт под колоду карту «{ $card_name }».
    .blurred = { $seat_name } кладёт карту под колоду.
legends-event-card-put-back = { $seat_name } возвращает в колоду карту «{ $card_name }».
    .blurred = { $seat_name } возвращает карту в колоду.
legends-event-card-shuffled-in = В колоду игрока { $seat_name } уходит карта «{ $card_name }».
legends-event-deck-shuffled = { $seat_name } перемешивает колоду.
legends-event-discards-recycled = Сброс игрока { $seat_name } уходит в колоду.
legends-event-hand-shuffled-in = { $seat_name } замешивает руку в колоду.
legends-event-hand-revealed = { $seat_name } открывает карты: { $cards_name }.
legends-event-card-shown = { $seat_name } показывает карту «{ $card_name }».
legends-event-card-discarded = { $seat_name }: сброшена карта «{ $card_name }».
legends-event-card-played = { $seat_name } играет карту «{ $card_name }».
legends-event-card-cancelled = { $seat_name }: отменена карта «{ $card_name }».
legends-event-bluff-played = { $seat_name } играет взакрытую карту «{ $card_name }».
    .blurred = { $seat_name } играет карту блефа.
legends-event-card-loaded = { $seat_name } грузит карту «{ $card_name }» на корабль «{ $ship_name }».
legends-event-ship-landed = { $seat_name }: корабль «{ $card_name }» причаливает.
legends-event-interfered = { $seat_name } вмешивается картой «{ $card_name }».
legends-event-text-used = { $seat_name } применяет текст карты «{ $card_name }».
legends-event-text-skipped = { $seat_name } не применяет текст карты «{ $card_name }».
legends-event-text-failed =
    { $cards_number ->
        [0] Текст карты «{ $card_name }» ничего не даёт: сейчас его нельзя выполнить полностью.
       *[other] Текст карты «{ $card_name }» не действует из-за карты «{ $cards_name }».
    }
legends-event-target-chosen =
    { $target ->
        [none] { $seat_name }: карта «{ $card_name }» действует на карту блефа.
       *[other] { $seat_name }: карта «{ $card_name }» действует на карту «{ $target_name }».
    }
legends-event-demand-met = Требование карты «{ $card_name }» выполнено.
legends-event-element-switched = Теперь стихия боя — { $element_name }.
legends-event-fight-started = { $seat_name } начинает бой.
legends-event-fight-continued = { $seat_name } продолжает бой.
legends-event-fight-declined = { $seat_name } отказывается от боя.
legends-event-power-announced = { $seat_name } объявляет силу { $power }, стихия боя — { $element_name }.
legends-event-turn-examined =
    { $stranded ->
        [yes] { $seat_name } уже не может завершить ход: он возвращается к фазе решения.
       *[other] { $seat_name } может завершить ход.
    }
legends-event-response-asked = { $seat_name } может ответить картой вмешательства.
legends-event-bluff-called = { $seat_name } раскрывает блеф.
legends-event-bluff-held = { $seat_name }: это не блеф, подходит каждая карта.
legends-event-bluff-failed = { $seat_name }: блеф не удался.
legends-event-bluff-accepted = { $seat_name } верит и не раскрывает блеф.
legends-event-retreated = { $seat_name } отступает.
legends-event-storm-broke = { $seat_name }: разражаются бури.
legends-event-flood-came = { $seat_name }: наступает потоп.
legends-event-dragon-came =
    { $dragon ->
        [none] К игроку { $seat_name } приходит дракон.
       *[other] К игроку { $seat_name } приходит { $dragon_name }.
    }
legends-event-dragon-left =
    { $dragon ->
        [none] От игрока { $seat_name } в центр уходит дракон.
       *[other] От игрока { $seat_name } в центр уходит { $dragon_name }.
    }
legends-event-fight-ended = Бой окончен.
legends-event-game-ended =
    { $crystals ->
        [one] Игру выигрывает { $seat_name }: { $reason_name }. { $crystals } кристалл.
        [few] Игру выигрывает { $seat_name }: { $reason_name }. { $crystals } кристалла.
        [many] Игру выигрывает { $seat_name }: { $reason_name }. { $crystals } кристаллов.
       *[other] Игру выигрывает { $seat_name }: { $reason_name }. { $crystals } кристалла.
    }
legends-event-match-ended = Матч выигрывает { $seat_name }.
legends-event-peoples-chosen = В драфте: { $peoples_name }.
legends-event-draft-round-began =
    { $left ->
        [yes] Круг { $round }: карт каждому — { $cards }, передаём влево.
       *[other] Круг { $round }: карт каждому — { $cards }, передаём вправо.
    }
legends-event-packet-dealt = { $seat_name } получает пачку: { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name } получает { $number } карту.
            [few] { $seat_name } получает { $number } карты.
            [many] { $seat_name } получает { $number } карт.
           *[other] { $seat_name } получает { $number } карты.
        }
legends-event-packet-passed = Игроку { $seat_name } передают: { $cards_name }.
    .blurred =
        { $number ->
            [one] Игроку { $seat_name } передают { $number } карту.
            [few] Игроку { $seat_name } передают { $number } карты.
            [many] Игроку { $seat_name } передают { $number } карт.
           *[other] Игроку { $seat_name } передают { $number } карты.
        }
legends-event-draft-card-picked = { $seat_name } выбирает карту «{ $card_name }».
    .blurred = { $seat_name } выбирает карту.
legends-event-packets-wasted = Последняя карта каждой пачки выбывает.
legends-event-draft-ended = Драфт окончен.

## Что делают тексты и когда

legends-effect-ignore_text = игнорировать тексты
legends-effect-ignore_cards = игнорировать карты
legends-effect-ignore_icons = игнорировать символы
legends-effect-zero_values = обнулить значения
legends-effect-raise_values = поднять значения
legends-effect-double_values = удвоить значения
legends-effect-raise_power = поднять общую силу
legends-effect-retreat_dragons = драконы за отступление
legends-effect-tag_bonus = буря или потоп
legends-effect-dragon_for_discards = дракон за сброс карт
legends-effect-forbid_play = запретить карты
legends-effect-forbid_act = запретить действие
legends-effect-limit = лимит
legends-effect-extra_plays = дополнительные карты
legends-effect-next_card_free = следующая карта СВОБОДНАЯ
legends-effect-free_if = СВОБОДНАЯ при условии
legends-effect-play_only_if = играется при условии
legends-effect-switch_element = сменить стихию
legends-effect-waive = снять условие
legends-effect-attack_again = продолжить бой теми же картами
legends-effect-keep_combat_active = ничего не накрывать
legends-effect-demand_discard = требовать сброса
legends-effect-demand_play = требовать карту
legends-effect-double_demand = удвоить требование
legends-effect-draw = взять карты
legends-effect-draw_sift = взять и отдать карты
legends-effect-search = просмотреть
legends-effect-return_to_hand = вернуть на руку
legends-effect-move_hand = убрать карты из руки
legends-effect-recycle_discards = сброс в колоду
legends-effect-remove_cards = убрать карты
legends-effect-discard_foe_hand = сбросить из руки соперника
legends-effect-foe_discards = соперник сбрасывает
legends-effect-mill_deck = сбросить из колоды соперника
legends-effect-reveal_hand = открыть руку
legends-effect-load_ship = погрузить на корабль
legends-effect-hand_on_landing = карты из руки, когда корабль причалил
legends-effect-attract_dragons = приманить драконов
legends-effect-crystal_bonus = дополнительные кристаллы
legends-effect-cancel = отменить
legends-effect-custom = особый текст

legends-when-always = всегда
legends-when-this_turn = в этот ход
legends-when-before_play = перед розыгрышем
legends-when-now = при розыгрыше
legends-when-once_per_turn = раз в ход
legends-when-begin = фаза начала
legends-when-after_support = после фазы усиления/поддержки
legends-when-end = фаза завершения
legends-when-turn_ending = самый конец хода
legends-when-after_turn = после хода
legends-when-demand = требование
legends-when-landing = когда корабль причаливает
legends-when-response = ответ
legends-when-game_start = начало игры
legends-when-game_won = победа в игре
legends-text-may = необязательный
legends-text-each = каждый игрок

## Карты: Хакс

card-hoax-00 = Кселетотирас
card-hoax-01 = Вогараторас Мрачный
card-hoax-02 = Атрадисас Искатель
card-hoax-03 = Лединемрас Монах
card-hoax-04 = Зедемикрас Мозг
card-hoax-05 = Цикларетас Желчный
card-hoax-06 = Нирвадас Странник
card-hoax-07 = Пенемиканас Мнительный
card-hoax-08 = Ветраскедас Скептик
card-hoax-09 = Гелкомедес Ритор
card-hoax-10 = Редамиканас Картограф
    .text = Когда соперник отступает, вы приманиваете за это на одного дракона больше.
card-hoax-11 = Бетенитана Рассказчица
    .text = Когда отступаете вы, соперник не приманивает за это драконов.
card-hoax-12 = Демегодас Чудак
    .text = Значения ваших активных поддержек удваиваются, и в огне, и в земле.
card-hoax-13 = Тиркомедас Безмятежный
    .text = Соперник не может играть карты лидерства, усиления и поддержки.
card-hoax-14 = Генатонес Слепой
    .text = Каждый ход вы можете сыграть одну дополнительную поддержку.
card-hoax-15 = Кетаркопас Астроном
    .text = В самом конце своего хода, если у вас в руке меньше девяти карт, вы можете добрать из колоды до девяти.
card-hoax-16 = Мекартас Проницательный
    .text = Все символы на картах соперника игнорируются, даже ЗАЩИТА; остаётся только СТОП.
card-hoax-17 = Сарогаканас Древний
    .text = Сыграв эту карту, вы можете сбросить две карты из руки соперника: наугад или по вашему выбору среди открытых.
card-hoax-18 = Непостижимый доспех
card-hoax-19 = Боевой бумеранг
card-hoax-20 = Фолиант мудрости
card-hoax-21 = Требушет страха
card-hoax-22 = Баллиста смятения
card-hoax-23 = Пульсирующая ударная волна
card-hoax-24 = Самонаводящиеся снаряды
card-hoax-25 = Удвоитель мощи
    .text = Удваивает значение земли одного вашего активного персонажа.
card-hoax-26 = Утечка мозгов
    .text = Соперник может сыграть за ход не больше одной карты любого типа.
card-hoax-27 = Созвать подкрепление
    .text = Сыграв эту карту, вы можете взять из колоды пять карт.
card-hoax-28 = Заворожить соперника
    .text = В этот ход игнорируются все тексты особой силы соперника. Не действует, пока у соперника активны Хихичирик или Веселящий газ.
card-hoax-29 = Вызвать мозговой штурм
    .text = В этот ход вы можете сыграть любое число поддержек.
card-hoax-30 = Изгнать приспешников
    .text = Сыграв эту карту, вы можете сбросить все активные СВОБОДНЫЕ карты соперника.
card-hoax-31 = Повлиять на Священного Дракона
    .text = Сыграв эту карту, вы можете сбросить из руки две карты лидерства, две карты Хила или две карты достижений. Тогда вы приманиваете дракона.
card-hoax-32 = Избранный Разумом
    .text = Когда эта карта сыграна, каждый игрок сбрасывает три карты руки по своему выбору, сначала соперник.

## Карты: Вулкан

card-vulca-00 = Инферно
card-vulca-01 = Пламедых Ослепительный
card-vulca-02 = Сполох Поджигатель
card-vulca-03 = Обжиг Горючий
card-vulca-04 = Лавар Могучий
card-vulca-05 = Вулка
card-vulca-06 = Полымя
card-vulca-07 = Горнило
card-vulca-08 = Искра
card-vulca-09 = Запал
card-vulca-10 = Ожог
card-vulca-11 = Факел
card-vulca-12 = Мерцание
card-vulca-13 = Проблеск
card-vulca-14 = Зола
    .text = Сыграв эту карту, вы можете сбросить одно активное усиление или одну активную поддержку соперника.
card-vulca-15 = Вспышка
    .text = В своей фазе завершения вы можете взять из колоды две карты.
card-vulca-16 = Уголёк
    .text = Соперник не может играть персонажей без текста особой силы.
card-vulca-17 = Эрупта
    .text = Сыграв эту карту, вы можете заставить соперника замешать в колоду всё из его зон боя и поддержки; активные ЗАЩИЩЁННЫЕ карты остаются.
card-vulca-18 = Огненный взрыв
card-vulca-19 = Адский доспех
card-vulca-20 = Стихийные чары
    .text = Ваша общая сила никогда не меньше 6.
card-vulca-21 = Вулканические перчатки
    .text = Удваивает значение огня одного вашего активного персонажа.
card-vulca-22 = Титанические перчатки
    .text = Удваивает значение земли одного вашего активного персонажа.
card-vulca-23 = Удары молний
card-vulca-24 = Мерцающие огни
    .text = Соперник не может играть карты лидерства.
card-vulca-25 = Знойное марево
    .text = Соперник не может играть персонажей и усиления с текстом особой силы.
card-vulca-26 = Стена огня
    .text = Соперник не может брать карты из колоды.
card-vulca-27 = Жуткие духи
    .text = Когда соперник отступает, вы приманиваете за это на одного дракона больше.
card-vulca-28 = Призвать чародея
    .text = Сыграв эту карту, вы можете вернуть на руку одну свою активную карту.
card-vulca-29 = Очаровать Священного Дракона
    .text = Сыграв эту карту, вы можете сбросить из руки карты, на которых напечатано в сумме не меньше 8 огня. Тогда вы приманиваете дракона.
card-vulca-30 = Наслать катаклизм
    .text = Сыграв эту карту, вы можете сбросить все активные поддержки соперника.
card-vulca-31 = Распалить мутанта
    .text = В фазе персонажа этого хода вы можете сыграть одного мутанта, хотя его условие не выполнено.
card-vulca-32 = Избранный Огнём
    .text = Когда эта карта сыграна, каждый игрок выбирает в своей зоне лидера одну карту лидерства, показывает её и замешивает в колоду, сначала соперник. Карту «Избранный Огнём» выбрать нельзя.

## Карты: Мимикс

card-mimix-00 = Синее Сияние
card-mimix-01 = Стражница Времени
card-mimix-02 = Стражница Пространства
card-mimix-03 = Дева Чистого Огня
card-mimix-04 = Дева Чистой Земли
card-mimix-05 = Героиня Высокого Пламени
card-mimix-06 = Героиня Великих Равнин
card-mimix-07 = Дух Ночи
card-mimix-08 = Дух Света
card-mimix-09 = Амазонка Высоких Прыжков
card-mimix-10 = Амазонка Дальних Прыжков
card-mimix-11 = Танцовщица Рассвета
card-mimix-12 = Танцовщица Сумерек
card-mimix-13 = Хранительница Газелей
card-mimix-14 = Хранительница Антилоп
card-mimix-15 = Хранительница Единорогов
card-mimix-16 = Юная Медведица
card-mimix-17 = Юная Лисица
card-mimix-18 = Шаман Священной Жертвы
    .text = В своей фазе завершения вы можете открыть три верхние карты колоды (или все, если их меньше), одну из них сбросить, а остальные взять на руку.
card-mimix-19 = Шаман Грядущих Дел
    .text = В своей фазе завершения вы можете взять из колоды три карты (или все, если их меньше), а затем замешать в колоду две карты из руки.
card-mimix-20 = Шаман Здесь и Сейчас
    .text = После своей фазы усиления/поддержки вы можете просмотреть колоду, показать одну карту, взять её на руку и перемешать колоду.
card-mimix-21 = Шаман Загробной Жизни
    .text = После своей фазы усиления/поддержки вы можете взять на руку наугад две карты из своего сброса.
card-mimix-22 = Заходящее Солнце
card-mimix-23 = Восходящая Луна
card-mimix-24 = Сияющие Звёзды
card-mimix-25 = Град стрел
card-mimix-26 = Вертящийся топорик
card-mimix-27 = Грозный военный танец
card-mimix-28 = Гипнотическая погремушка
    .text = Соперник не может играть усиления.
card-mimix-29 = Жуткое пение
    .text = Когда отступаете вы, соперник приманивает за это на одного дракона меньше.
card-mimix-30 = Воззвать к духу поля боя
    .text = Сыграв эту карту, вы можете вернуть на руку одну карту своей зоны боя, активную или накрытую.
card-mimix-31 = Воззвать к духу преисподней
    .text = Сыграв эту карту, вы можете просмотреть свой сброс, показать одну карту и взять её на руку.
card-mimix-32 = Избранный Природой
    .text = Когда эта карта сыграна, каждый игрок замешивает свой сброс в колоду, сначала соперник.

## Карты: Флит

card-flit-00 = Фальк
card-flit-01 = Командир крыла Бритвопёр
card-flit-02 = Командир эскадрильи Писк
card-flit-03 = Командир звена Клёкот
card-flit-04 = Быстроклюй
card-flit-05 = Крутопик
card-flit-06 = Звонкочирик
    .text = Сыграв эту карту, вы можете сбросить одного активного персонажа соперника, если их у него не меньше двух.
card-flit-07 = Хихичирик
    .text = Все тексты особой силы соперника игнорируются, кроме текстов персонажей Флит.
card-flit-08 = Порхопорх
    .text = Все поддержки соперника игнорируются.
card-flit-09 = Трелилинь
    .text = Все усиления соперника игнорируются.
card-flit-10 = Чивичвирк
    .text = Соперник может сыграть за ход в зону боя не больше одной карты.
card-flit-11 = Карл Камикадзе-Ворон
    .text = Значения ваших активных усилений удваиваются, и в огне, и в земле.
card-flit-12 = Хэнк Высоколёт-Ястреб
    .text = Все персонажи соперника игнорируются, кроме персонажей Флит.
card-flit-13 = Шальной Майк-Сорока
    .text = Все карты соперника, на которых есть символ, игнорируются, кроме персонажей Флит и ЗАЩИЩЁННЫХ карт.
card-flit-14 = Гордый Феникс Фил
card-flit-15 = Запуск горящей земли
card-flit-16 = Запуск огненного дождя
card-flit-17 = Запуск саранчи-десантников
card-flit-18 = Запуск слепящих ракет
card-flit-19 = Запуск кипящего масла
card-flit-20 = Запуск рокового града
card-flit-21 = Запуск тараканов
card-flit-22 = Запуск огненной вспышки
card-flit-23 = Запуск камнепада
card-flit-24 = Запуск пылающей пыли
card-flit-25 = Запуск скользкой слизи
card-flit-26 = Запуск зудящих жуков
card-flit-27 = Запуск газа лени
    .text = Когда отступаете вы, соперник приманивает за это на одного дракона меньше.
card-flit-28 = Невыносимый щебет
    .text = Соперник не может брать дополнительные карты благодаря текстам фазы завершения.
card-flit-29 = Отвлечь Священного Дракона
    .text = Если в этот ход вы отступаете, соперник приманивает за это не больше одного дракона.
card-flit-30 = Обольстить Священного Дракона
    .text = Сыграв эту карту, вы можете сбросить из руки трёх персонажей. Тогда вы приманиваете дракона.
card-flit-31 = Начать мегазапуск
    .text = В этот ход вы можете сыграть любое число усилений.
card-flit-32 = Избранный Воздухом
    .text = Когда эта карта сыграна, каждый игрок сбрасывает свои активные поддержки, сначала соперник; ЗАЩИЩЁННЫЕ карты остаются.

## Карты: Хинд

card-khind-00 = ПитПан
card-khind-01 = КрутоКот
    .text = Нечётные значения, напечатанные на персонажах соперника, считаются равными 0.
card-khind-02 = КрутоКоп
    .text = Чётные значения, напечатанные на персонажах соперника, считаются равными 0.
card-khind-03 = КрутоКроха
    .text = Нечётные значения, напечатанные на усилениях и поддержках соперника, считаются равными 0.
card-khind-04 = КрутоКутёнок
    .text = Чётные значения, напечатанные на усилениях и поддержках соперника, считаются равными 0.
card-khind-05 = СуперАс
    .text = В своей фазе завершения вы можете взять из колоды одну карту.
card-khind-06 = СуперПёс
    .text = Раз в каждый свой ход вы можете сбросить одну активную карту соперника, на которой есть символ, но не ЗАЩИЩЁННУЮ карту и не последнего активного персонажа.
card-khind-07 = СуперКласс
    .text = Раз в каждый свой ход вы можете сбросить одно активное усиление или одну активную поддержку соперника.
card-khind-08 = СуперБанан
    .text = В своей фазе завершения вы можете заставить соперника сбросить одну карту руки по его выбору.
card-khind-09 = СуперВыстрел
    .text = В своей фазе завершения вы можете сбросить верхнюю карту колоды соперника.
card-khind-10 = ХохмоЯрмарка
card-khind-11 = ХохмоШлёп
card-khind-12 = ХохмоХлоп
card-khind-13 = ХохмоПрыг
card-khind-14 = ХохмоХохма
    .text = Значения ваших активных персонажей удваиваются, и в огне, и в земле.
card-khind-15 = БезНичего
card-khind-16 = БезТормозов
card-khind-17 = БезСтиля
card-khind-18 = БезМозгов
card-khind-19 = БезПроблем
card-khind-20 = БезПонятия
card-khind-21 = БезМанер
card-khind-22 = БезУважения
card-khind-23 = ХиндРодня
    .text = Вы можете сыграть эту карту, не накрывая свою зону боя: всё активное там остаётся активным.
card-khind-24 = Праща смятения
    .text = Когда соперник отступает, вы приманиваете за это на одного дракона больше.
card-khind-25 = Клейкая пыль
    .text = В каждый свой ход соперник может взять из колоды не больше одной карты.
card-khind-26 = Светопреставление
    .text = Соперник не может играть поддержки.
card-khind-27 = Веселящий газ
    .text = Все тексты особой силы соперника игнорируются, кроме текстов персонажей Флит. Не действует, пока у соперника активен Веселящий газ.
card-khind-28 = Клятва Хинд-братства
    .text = В своей фазе завершения вы можете взять из колоды одну карту.
card-khind-29 = Дунуть в свисток дружбы
    .text = Сыграв эту карту, вы можете просмотреть колоду, показать одну карту, взять её на руку и перемешать колоду.
card-khind-30 = Открыть волшебный мешок жизни
    .text = Сыграв эту карту, вы можете взять на руку наугад три карты из своего сброса.
card-khind-31 = Отскок
    .text = Ваши активные карты сражаются ещё раз: в этот ход вам не нужно играть персонажа.
card-khind-32 = Избранный Юностью
    .text = Когда эта карта сыграна, каждый игрок может сыграть одну карту достижения, как если бы её дракон был на его стороне, сначала соперник.

## Карты: Терра

card-terrah-00 = Тектон Землетряс
card-terrah-01 = Мегалит Горотряс
card-terrah-02 = Румбан Властелин Скал
card-terrah-03 = Сураном Буреносец
card-terrah-04 = Гравитос Силач
card-terrah-05 = Катусан
card-terrah-06 = Фламитос
card-terrah-07 = Терратон
card-terrah-08 = Гелитос
card-terrah-09 = Сонатос
card-terrah-10 = Рокара
card-terrah-11 = Торана
card-terrah-12 = Ферро Фос
    .text = Соперник не может играть карты с текстом особой силы.
card-terrah-13 = Кабу Кат
    .text = В каждый свой ход соперник должен сыграть поддержку или отступить.
card-terrah-14 = Баку Бут
    .text = В каждый свой ход соперник должен сыграть усиление или отступить.
card-terrah-15 = Башдин
    .text = Сыграв эту карту, вы можете заставить соперника сбросить две карты руки по его выбору.
card-terrah-16 = Короно Кос
    .text = Соперник не может играть карты без текста особой силы.
card-terrah-17 = Силенто Сол
card-terrah-18 = Взрыв земли
card-terrah-19 = Дрожь земли
    .text = Сыграв эту карту, вы можете сбросить одно активное усиление или одну активную поддержку соперника.
card-terrah-20 = Сейсмический бур
card-terrah-21 = Грохочущая грозовая буря
    .text = Буря. Если в начале вашего хода активны хотя бы две ваши бури, вы приманиваете дракона; только одного, сколько бы их ни было.
card-terrah-22 = Вихревая снежная буря
    .text = Буря. Если в начале вашего хода активны хотя бы две ваши бури, вы приманиваете дракона; только одного, сколько бы их ни было.
card-terrah-23 = Хлещущая песчаная буря
    .text = Буря. Если в начале вашего хода активны хотя бы две ваши бури, вы приманиваете дракона; только одного, сколько бы их ни было.
card-terrah-24 = Затопляющая дождевая буря
    .text = Буря. Если в начале вашего хода активны хотя бы две ваши бури, вы приманиваете дракона; только одного, сколько бы их ни было.
card-terrah-25 = Вязкая грязь
    .text = Соперник не может играть персонажей, на которых напечатано значение больше 4.
card-terrah-26 = Непроглядный туман
    .text = Все символы на картах соперника игнорируются, кроме СТОП и ЗАЩИТЫ.
card-terrah-27 = Зыбучие пески
    .text = Пока у соперника в руке четыре карты или больше, он не может брать карты на руку.
card-terrah-28 = Дурной глаз
    .text = Соперник не может играть карты фазы лидерства: ни карты лидерства, ни карты влияния, ни карты достижений.
card-terrah-29 = Вызвать землетрясение
    .text = Сыграв эту карту, вы можете сбросить всю зону боя соперника, и накрытые карты тоже; активные ЗАЩИЩЁННЫЕ карты остаются.
card-terrah-30 = Поразить Священного Дракона
    .text = Сыграв эту карту, вы можете сбросить из руки карты, на которых напечатано в сумме не меньше 8 земли. Тогда вы приманиваете дракона.
card-terrah-31 = Сотворить тайфун
    .text = Сыграв эту карту, вы можете сбросить одну активную карту достижения соперника.
card-terrah-32 = Избранный Землёй
    .text = Когда эта карта сыграна, каждый игрок берёт из колоды три карты, сначала соперник.

## Карты: Оплот

card-pillar-00 = Фуций Кон
card-pillar-01 = Примус Магикус
card-pillar-02 = Девиус Максимус
card-pillar-03 = Колоссус Гигантус
card-pillar-04 = Здоровякус Мускулюс
card-pillar-05 = Умния Разумния
card-pillar-06 = Быстрикус Ненужникус
card-pillar-07 = Одинокус Могучикус
card-pillar-08 = Галитозус Ужаснус
card-pillar-09 = Бодиус Вонючикус
card-pillar-10 = Интровертус Комплетус
card-pillar-11 = Глотус Перманентус
    .text = Каждый ход вы можете сыграть одно дополнительное усиление.
card-pillar-12 = Глория Грация
    .text = Сыграв эту карту, вы можете вернуть на руку одну другую карту своей зоны боя, активную или накрытую.
card-pillar-13 = Картус Тырикус
    .text = Сыграв эту карту, вы можете сбросить одну карту из руки соперника: наугад или по вашему выбору среди открытых.
card-pillar-14 = Куколкус Другус
    .text = Одна из ваших активных гусениц требует вдвое больше.
card-pillar-15 = Бутылкус Пустус
    .text = Соперник не может брать карты на руку.
card-pillar-16 = Гусеница-пожирательница огня
    .text = До конца своей фазы усиления/поддержки соперник должен сбросить карты руки, на которых напечатано в сумме не меньше 3 огня, или отступить.
card-pillar-17 = Гусеница-грызунья земли
    .text = До конца своей фазы усиления/поддержки соперник должен сбросить карты руки, на которых напечатано в сумме не меньше 3 земли, или отступить.
card-pillar-18 = Гусеница-укротительница воды
    .text = До конца своей фазы усиления/поддержки соперник должен сбросить карты руки, на которых напечатано не меньше 2 огня, и ещё другие, на которых не меньше 2 земли, или отступить.
card-pillar-19 = Гусеница-искательница света
    .text = До конца своей фазы усиления/поддержки соперник должен сбросить карты руки, на которых напечатано в сумме не меньше 5 огня либо не меньше 5 земли, или отступить.
card-pillar-20 = Гусеница-гасительница луны
    .text = До конца своей фазы усиления/поддержки соперник должен сбросить карты руки, на которых в сумме не меньше 2 лун, или отступить.
card-pillar-21 = Зелье космической силы
    .text = Удваивает оба значения одного вашего активного персонажа.
card-pillar-22 = Зелье слияния
    .text = Поднимает оба значения одного вашего активного персонажа до суммы его напечатанных огня и земли.
card-pillar-23 = Зелье мутации
    .text = Поднимает оба значения одного вашего активного персонажа до большего из двух напечатанных.
card-pillar-24 = Зелье искристого огня
    .text = Поднимает значение огня одного вашего активного персонажа до 6.
card-pillar-25 = Зелье дрожащей земли
    .text = Поднимает значение земли одного вашего активного персонажа до 6.
card-pillar-26 = Зелье безмерной страсти
    .text = Поднимает оба значения одного вашего активного персонажа до 5.
card-pillar-27 = Бабочка-разведчица
    .text = Когда эта карта сыграна, соперник открывает руку. Эти карты лежат открыто, пока не покинут руку.
card-pillar-28 = Гигантская бабочка Вечерний Бриз
card-pillar-29 = Гигантская бабочка Утренний Ветер
card-pillar-30 = Выслать бабочку
    .text = Когда эта карта сыграна, соперник открывает руку. Эти карты лежат открыто, пока не покинут руку.
card-pillar-31 = Искусить Священного Дракона
    .text = Сыграв эту карту, вы можете сбросить из руки карты, на которых в сумме не меньше 5 лун. Тогда вы приманиваете дракона.
card-pillar-32 = Избранный Простором
    .text = Когда эта карта сыграна, каждый игрок может сбросить карты руки, на которых напечатано не меньше 2 земли, и ещё другие, на которых не меньше 2 огня, сначала соперник. Кто это делает, приманивает дракона.

## Карты: Аква

card-aqua-00 = Аква-Альфа-Альфа
card-aqua-01 = Ээлена-Аква-Прима-Альфа
card-aqua-02 = Гигантский Осьминог
card-aqua-03 = Ужасный Кракен
card-aqua-04 = Ааралия-Аква Секунда
card-aqua-05 = Электрический Угорь
card-aqua-06 = Солёный Бегемот
card-aqua-07 = Ууруния-Аква-Терц
card-aqua-08 = Иисилия-Аква-Терц
card-aqua-09 = Пиявка из Водорослей
card-aqua-10 = Колоссальный Рак
card-aqua-11 = Оомола-Аква-Дельта
    .text = Сыграв эту карту, вы можете сбросить любое число карт из руки.
card-aqua-12 = Ян
    .text = Следующая карта, которую вы сыграете в этот ход (персонаж, усиление или поддержка), — СВОБОДНАЯ.
card-aqua-13 = Инь
    .text = Следующая карта, которую вы сыграете в этот ход (персонаж, усиление или поддержка), — СВОБОДНАЯ.
card-aqua-14 = Ооса-Аква-Эпсилон
    .text = Сыграв эту карту, вы можете положить любое число карт из руки под свою колоду.
card-aqua-15 = Ууса-Альфа-Омега
    .text = В своей фазе лидерства вы можете сыграть одну карту достижения, как если бы её дракон был на вашей стороне.
card-aqua-16 = Внезапный смерч
card-aqua-17 = Мгновенный водоворот
card-aqua-18 = Водный доспех
card-aqua-19 = Огненная вода
    .text = В бою за огонь ваша общая сила никогда не меньше 7.
card-aqua-20 = Земляная вода
    .text = В бою за землю ваша общая сила никогда не меньше 7.
card-aqua-21 = Огненное болото
card-aqua-22 = Гиблая топь
card-aqua-23 = Прожорливый бритвозуб
card-aqua-24 = Стая морских змеев
card-aqua-25 = Бурный потоп
    .text = Потоп. Если после вашего хода активны хотя бы два ваших потопа, соперник должен немедленно отступить.
card-aqua-26 = Приливный потоп
    .text = Потоп. Если после вашего хода активны хотя бы два ваших потопа, соперник должен немедленно отступить.
card-aqua-27 = Вода единения
    .text = Поднимает оба значения каждого вашего активного персонажа до большего из двух напечатанных.
card-aqua-28 = Неотразимые сирены
    .text = До конца своей фазы усиления/поддержки соперник должен сбросить персонажа из руки; иначе, даже если он отступает, вы приманиваете дракона.
card-aqua-29 = Окропить водой покоя
    .text = Когда эта карта сыграна, соперник сбрасывает карты руки, пока их не останется пять.
card-aqua-30 = Потопить сопротивление
    .text = Сыграв эту карту, вы можете сбросить активные карты зоны боя соперника; один персонаж по вашему выбору и ЗАЩИЩЁННЫЕ карты остаются.
card-aqua-31 = Напоить водой бессмертия
    .text = Сыграв эту карту, вы можете замешать свой сброс в колоду.
card-aqua-32 = Избранный Водой
    .text = Когда эта карта сыграна, каждый игрок замешивает руку в колоду и берёт из неё шесть карт, сначала соперник.

## Карты: Бука

card-buka-00 = Совет Восьми
card-buka-01 = Коммодор Ло Тан
card-buka-02 = Коммодор Тай Марн
card-buka-03 = Капитан Ариоса Паал
card-buka-04 = Капитан Су Ча
card-buka-05 = Парусный мастер Йо Ча
card-buka-06 = Парусный мастер Бу Марн
card-buka-07 = Канонир Тара Ко
card-buka-08 = Канонир Ку Ча
card-buka-09 = Канонир Эдилия Паал
card-buka-10 = Канонир Рилана Паал
card-buka-11 = Канонир Риба Ко
card-buka-12 = Канонир Ало Ча
card-buka-13 = Б. П. Единство
    .text = СВОБОДНАЯ карта, если у соперника в зонах боя и поддержки вместе не меньше шести карт.
card-buka-14 = Б. П. Свирепость
    .text = СВОБОДНАЯ карта, если у соперника не меньше двух активных персонажей.
card-buka-15 = Б. П. Отвага
    .text = СВОБОДНАЯ карта, если у соперника не меньше двух активных усилений.
card-buka-16 = Б. П. Тайна
    .text = СВОБОДНАЯ карта, если у соперника не меньше двух активных поддержек.
card-buka-17 = Б. П. Верность
    .text = СВОБОДНАЯ карта, если у соперника не меньше двух активных карт, на которых есть символ.
card-buka-18 = Боцман Мена Марн
    .text = Соперник не может закончить свою фазу персонажа, имея больше одного активного персонажа.
card-buka-19 = Рулевой Мора Марн
    .text = Сыграв эту карту с причалившего корабля, вы можете сбросить всю зону боя соперника; активные ЗАЩИЩЁННЫЕ карты остаются.
card-buka-20 = Квартирмейстер Кура Ко
    .text = Каждый ход вы можете сыграть любое число поддержек.
card-buka-21 = Пороховой мастер Йина Ко
    .text = Поднимает оба значения каждой вашей карты блефа до 4.
card-buka-22 = Вперёдсмотрящая Долора Паал
    .text = Сыграв эту карту, вы можете сбросить либо все активные усиления, либо все активные поддержки соперника.
card-buka-23 = Призрак старого Гу Лаа
    .text = Можно сыграть, только пока ваша зона кораблей пуста. Стихия боя меняется на другую.
card-buka-24 = Каперский патент
    .text = Соперник не может раскрыть ваш блеф.
card-buka-25 = Оружейная
    .text = Каждый ход вы можете сыграть одну дополнительную поддержку.
card-buka-26 = Удвоитель огня
    .text = Удваивает значение огня одного вашего активного персонажа.
card-buka-27 = Просить милости
    .text = Сыграв эту карту, вы можете просмотреть колоду и либо сыграть из неё одну карту влияния, либо погрузить из неё одного персонажа, усиление или поддержку на один из своих кораблей; затем перемешайте колоду.
card-buka-28 = Морской Сокол
    .text = В ход, когда этот корабль причалил, вы можете играть карты и из руки.
card-buka-29 = Морской Дьявол
    .text = Сыграв эту карту, вы можете погрузить на неё до трёх карт из руки.
card-buka-30 = Восходящее Солнце
card-buka-31 = Морская Луна
    .text = Сыграв эту карту, вы можете погрузить на неё одну карту из руки. В ход, когда этот корабль причалил, вы можете сыграть также одного персонажа, усиление или поддержку из руки.

## Карты: мутант

card-mutant-101 = Ден-бал-Тон
    .text = Можно сыграть, только если у соперника есть дракон. Стихия боя меняется на другую.
card-mutant-102 = Сас-ван-Сон
    .text = Можно сыграть, только если у соперника в руке хотя бы на две карты больше, чем у вас. Стихия боя меняется на другую.
card-mutant-103 = Пен-дор-Нит
    .text = Можно сыграть, только если у соперника в зонах боя и поддержки вместе не меньше шести карт. Стихия боя меняется на другую.
card-mutant-104 = Нет-сур-Пот
    .text = Можно сыграть, только если у соперника в сумме не меньше трёх активных персонажей, усилений и поддержек. Стихия боя меняется на другую.
card-mutant-105 = Вар-дис-Нар
    .text = Можно сыграть, только если общая сила соперника не меньше 7. Стихия боя меняется на другую.
card-mutant-106 = Зиг-нур-Дон
    .text = Можно сыграть только в бою за землю и только если общая сила соперника не меньше 5. Стихией боя становится огонь.
card-mutant-107 = Рас-мус-Пан
    .text = Можно сыграть только в бою за огонь и только если общая сила соперника не меньше 5. Стихией боя становится земля.
card-mutant-108 = Чу-нан-Чи
    .text = Можно сыграть, только если у соперника есть активная карта Хила. Стихия боя меняется на другую.
card-mutant-109 = Фел-нар-Ган
    .text = Можно сыграть, только если ваши зоны боя и поддержки пусты. Стихия боя меняется на другую.
card-mutant-110 = Ман-шу-Ран
    .text = Можно сыграть, только если у соперника есть активная СВОБОДНАЯ карта. Стихия боя меняется на другую.
