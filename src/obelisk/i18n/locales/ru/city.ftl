# Город Синей Луны, по-русски, нашими словами.

city-title = Город Синей Луны

## Решения

city-decision-movement = Движение: идите, используйте силу или закончите
city-decision-contribution = Вклад: оплатите место или закончите
city-decision-offering = Подношение: отдайте кристаллы обелиску или закончите
city-decision-special = Дополнительное действие этого здания или закончите
city-decision-discard = Сбросьте до двух карт или берите

city-phase-movement = фаза движения
city-phase-contribution = фаза вклада
city-phase-offering = подношение
city-phase-special = дополнительное действие
city-phase-discard = фаза сброса
city-phase-over = игра окончена

## Что можно делать

city-verb-move = идти
city-verb-play = использовать силу
city-verb-build = внести вклад
city-verb-offer = сделать подношение
city-verb-go = перейти на любой тайл
city-verb-take = взять 2 карты
city-verb-discard = сбросить
city-verb-draw = взять карты
city-verb-done = готово

## Помощь по полю

city-help =
    Клетка:  d4 university      имя и тайл; «d4 == …» — восстановлено
             n3 #2 w4 ?5        места вклада слева: цвет и значение, ? любой цвет, #2 маркер игрока p2
             {"*"}2c +c >csd        награды: * большинство, + здание, > соседство; c кристаллы, s чешуйки, d карты
             p1p2 FEW           миниатюры и драконы: F огненный, E земной, W водный
    Цвета:   k чёрный Вулкан, r красный Терра, b синий Аква, e серый Флит, g зелёный Хинд, n коричневый Мимикс, w белый Хакс, y жёлтый Оплот
    Обелиск: #1 маркер игрока p1, >8 следующая цена
    Действия: move d4; play e1 d4 (перелёт), play e2 (ещё два шага), play b1 d4 (дракон); build 2 w3+w2 (место 2);
             offer, offer y1; go c3, take (специальные здания); discard r1, draw; done

## Народы и цвета

city-people-vulca = Вулкан
city-people-terrah = Терра
city-people-aqua = Аква
city-people-flit = Флит
city-people-khind = Хинд
city-people-mimix = Мимикс
city-people-hoax = Хакс
city-people-pillar = Оплот

city-colour-black = чёрный
city-colour-red = красный
city-colour-blue = синий
city-colour-grey = серый
city-colour-green = зелёный
city-colour-brown = коричневый
city-colour-white = белый
city-colour-yellow = жёлтый
city-colour-any = любой цвет

## Карты

city-card-k3 = { city-people-vulca } 3
city-card-k2 = { city-people-vulca } 2
city-card-k1 = { city-people-vulca } 1
city-card-r3 = { city-people-terrah } 3
city-card-r2 = { city-people-terrah } 2
city-card-r1 = { city-people-terrah } 1
city-card-b3 = { city-people-aqua } 3
city-card-b2 = { city-people-aqua } 2
city-card-b1 = { city-people-aqua } 1
city-card-e3 = { city-people-flit } 3
city-card-e2 = { city-people-flit } 2
city-card-e1 = { city-people-flit } 1
city-card-g1 = { city-people-khind } 1
city-card-n3 = { city-people-mimix } 3
city-card-n2 = { city-people-mimix } 2
city-card-n1 = { city-people-mimix } 1
city-card-w3 = { city-people-hoax } 3
city-card-w2 = { city-people-hoax } 2
city-card-w1 = { city-people-hoax } 1
city-card-y3 = { city-people-pillar } 3
city-card-y2 = { city-people-pillar } 2
city-card-y1 = { city-people-pillar } 1

## Драконы

city-dragon-fire = Огненный Дракон
city-dragon-earth = Земной Дракон
city-dragon-water = Водный Дракон

## Тайлы

city-tile-courtyard = Внутренний двор
city-tile-royal_palace = Королевский дворец
city-tile-fire_temple = Храм Огня
city-tile-earth_temple = Храм Земли
city-tile-water_temple = Храм Воды
city-tile-iron_foundry = Литейная
city-tile-citadel = Цитадель
city-tile-mill = Мельница
city-tile-hospice = Хоспис
city-tile-thermae = Термы
city-tile-aqueduct = Акведук
city-tile-flight_tower = Башня полётов
city-tile-watchtower = Сторожевая башня
city-tile-monastery_tower = Монастырская башня
city-tile-city_residence = Городская резиденция
city-tile-great_hall = Большой зал
city-tile-university = Университет
city-tile-library = Библиотека
city-tile-market_hall = Крытый рынок
city-tile-trading_house = Торговый дом
city-tile-caravanserai = Караван-сарай
city-tile-main_hall = Главный зал
city-tile-hospital = Больница
city-tile-golden_shrine = Золотой храм
city-tile-theatre = Театр

## Варианты

city-option-players = число игроков
city-option-edition = издание
city-option-layout = планировка города
city-option-expansion = расширение
city-option-tile_set = набор тайлов
city-option-stall_limit = раунды без продвижения

city-edition-2006 = издание 2006 года
city-edition-2018 = издание 2018 года
city-layout-fixed = постоянный крест
city-layout-cross = 4 начальных тайла накрест случайно
city-layout-random = все здания случайно

## Счёт

city-score-offerings = подношения
city-score-crystals = кристаллы

## Награды

city-source-majority = бонус большинства
city-source-building = бонус постройки
city-source-neighbour = бонус соседства

## Количества

city-count-crystals =
    { $number ->
        [one] { $number } кристалл
        [few] { $number } кристалла
        [many] { $number } кристаллов
       *[other] { $number } кристалла
    }
city-count-scales =
    { $number ->
        [one] { $number } чешуйка
        [few] { $number } чешуйки
        [many] { $number } чешуек
       *[other] { $number } чешуйки
    }
city-count-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
city-count-steps =
    { $number ->
        [one] { $number } шаг
        [few] { $number } шага
        [many] { $number } шагов
       *[other] { $number } шага
    }

## Концы игры

city-ending-offerings = сделано нужное количество подношений
city-ending-markers_out = у всех игроков закончились маркеры
city-ending-exhausted = всё восстановлено, и заплатить за подношение никто не может
city-ending-stall = слишком много раундов без нового маркера

## Отказы

city-refusal-unreadable = это не действие; пишите, например, «move d4», «build 2 w3+w2» или «done»
city-refusal-not_your_decision = сейчас не ваш ход
city-refusal-wrong_phase =
    { $cause ->
        [rebuilt] это здание уже восстановлено: вклад здесь больше не нужен
        [courtyard] во Внутреннем дворе не строят: там делают подношения
        [no_marker] у вас не осталось маркеров
        [no_cards] у вас нет карт для оплаты
        [elsewhere] подношения делают во Внутреннем дворе, а вашей миниатюры там нет
        [crystals] подношение стоит сейчас кристаллов: { $cost }, а у вас { $crystals }
        [building] ваша миниатюра не стоит на здании с этим действием
        [draw] эта фаза заканчивается взятием карт
        [later] это будет позже в этом ходу: { $phase_name }
       *[past] в этом ходу это уже позади: { $phase_name }
    }
city-refusal-not_in_hand = этой карты у вас в руке нет или их меньше
city-refusal-no_power = у этой карты нет силы, которую можно использовать сейчас
city-refusal-no_tile = там нет тайла
city-refusal-same_place = уже находится там
city-refusal-too_far =
    { $steps ->
        [one] слишком далеко: туда { $steps } шаг
        [few] слишком далеко: туда { $steps } шага
        [many] слишком далеко: туда { $steps } шагов
       *[other] слишком далеко: туда { $steps } шага
    }, { $steps_left ->
        [0] не осталось ни одного
       *[other] можно не больше { $steps_left }
    }
city-refusal-dragon_outside = дракон ещё за пределами города; его приводит карта со значением 1
city-refusal-no_slot =
    { $slots ->
        [one] такого места нет: в здании { $slots } место
        [few] такого места нет: в здании { $slots } места
        [many] такого места нет: в здании { $slots } мест
       *[other] такого места нет: в здании { $slots } места
    }
city-refusal-slot_taken = на этом месте уже стоит маркер
city-refusal-no_role = карта не подходит: карты должны быть цвета этого места или стать такими
city-refusal-too_little = карты стоят { $worth }, а нужно { $value }
city-refusal-no_pillar_here = карты Оплота в Золотом храме не действуют
city-refusal-not_enough_crystals =
    { $cost ->
        [one] для этого нужен { $cost } кристалл
        [few] для этого нужны { $cost } кристалла
        [many] для этого нужно { $cost } кристаллов
       *[other] для этого нужно { $cost } кристалла
    }
city-refusal-offer_first = сначала сделайте обычное подношение; карта Оплота добавит к нему ещё одно
city-refusal-already_offered = подношение уже сделано; ещё одно — только с картой Оплота 1 или 2

## События

city-event-first-player-chosen = Начинает { $seat_name }.
city-event-tile-laid = { $tile_name } — на { $cell }.
city-event-card-dealt = { $seat_name } получает карту: { $card_name }.
    .blurred = { $seat_name } получает карту.
city-event-turn-began = Ход игрока { $seat_name }.
city-event-figure-walked =
    { $seat_name } идёт с { $from } на { $to }; { $steps_left ->
        [0] шагов не осталось.
        [one] остался { $steps_left } шаг.
        [few] осталось { $steps_left } шага.
        [many] осталось { $steps_left } шагов.
       *[other] осталось { $steps_left } шага.
    }
city-event-figure-flew = { $seat_name } играет карту { $card_name } и летит с { $from } на { $to }.
city-event-steps-gained =
    { $seat_name } играет карту { $card_name }: ещё два шага; { $steps_left ->
        [one] остался { $steps_left } шаг.
        [few] осталось { $steps_left } шага.
        [many] осталось { $steps_left } шагов.
       *[other] осталось { $steps_left } шага.
    }
city-event-dragon-moved =
    { $from ->
        [outside] { $seat_name } играет карту { $card_name }: { $dragon_name } прилетает в город, на { $to }.
       *[other] { $seat_name } играет карту { $card_name }: { $dragon_name } переходит с { $from } на { $to }.
    }
city-event-contribution-made = { $seat_name } вносит вклад: { $tile_name } ({ $cell }), место { $slot }; карты: { $cards_name }.
city-event-dragon-scales-awarded =
    { $scales ->
        [one] { $seat_name } получает { $scales } золотую чешуйку за дракона.
        [few] { $seat_name } получает { $scales } золотые чешуйки за драконов.
        [many] { $seat_name } получает { $scales } золотых чешуек за драконов.
       *[other] { $seat_name } получает { $scales } золотой чешуйки за драконов.
    }
city-event-building-completed = Реконструкция завершена: { $tile_name } ({ $cell })!
city-event-reward-gained =
    { $seat_name }: { $source_name }, { $tile_name }:{ $crystals ->
        [0] {""}
        [one] { " " }{ $crystals } кристалл
        [few] { " " }{ $crystals } кристалла
        [many] { " " }{ $crystals } кристаллов
       *[other] { " " }{ $crystals } кристалла
    }{ $scales ->
        [0] {""}
        [one] { " " }{ $scales } чешуйка
        [few] { " " }{ $scales } чешуйки
        [many] { " " }{ $scales } чешуек
       *[other] { " " }{ $scales } чешуйки
    }{ $cards ->
        [0] { $crystals ->
            [0] { $scales ->
                [0] { " " }ничего
               *[other] {""}
            }
           *[other] {""}
        }
        [one] { " " }{ $cards } карта
        [few] { " " }{ $cards } карты
        [many] { " " }{ $cards } карт
       *[other] { " " }{ $cards } карты
    }.
city-event-scales-taken =
    { $scales ->
        [one] { $seat_name } берёт { $scales } золотую чешуйку.
        [few] { $seat_name } берёт { $scales } золотые чешуйки.
        [many] { $seat_name } берёт { $scales } золотых чешуек.
       *[other] { $seat_name } берёт { $scales } золотой чешуйки.
    }
city-event-scales-scored =
    Подсчёт чешуек: { $seat_name } — { $total ->
        [one] { $total } чешуйка
        [few] { $total } чешуйки
        [many] { $total } чешуек
       *[other] { $total } чешуйки
    }, { $crystals ->
        [0] { $total ->
            [0] кристаллов нет.
           *[other] кристаллов нет, чешуйки остаются.
        }
        [one] { $crystals } кристалл.
        [few] { $crystals } кристалла.
        [many] { $crystals } кристаллов.
       *[other] { $crystals } кристалла.
    }
city-event-offering-made =
    { $card ->
        [none] { $seat_name } делает подношение за { $price ->
            [one] { $price } кристалл
            [few] { $price } кристалла
            [many] { $price } кристаллов
           *[other] { $price } кристалла
        }.
       *[other] { $seat_name } играет карту { $card_name } и делает дополнительное подношение за { $price ->
            [one] { $price } кристалл
            [few] { $price } кристалла
            [many] { $price } кристаллов
           *[other] { $price } кристалла
        }.
    }
city-event-figure-went = { $seat_name } переходит с { $from } на { $to }.
city-event-card-discarded = { $seat_name } сбрасывает карту { $card_name }.
city-event-card-drawn = { $seat_name } берёт карту { $card_name }.
    .blurred = { $seat_name } берёт карту.
city-event-card-put-aside = Для игрока { $seat_name } отложена карта.
city-event-aside-taken =
    { $number ->
        [one] { $seat_name } берёт { $number } отложенную карту: { $cards_name }.
        [few] { $seat_name } берёт { $number } отложенные карты: { $cards_name }.
        [many] { $seat_name } берёт { $number } отложенных карт: { $cards_name }.
       *[other] { $seat_name } берёт { $number } отложенной карты: { $cards_name }.
    }
    .blurred =
        { $number ->
            [one] { $seat_name } берёт { $number } отложенную карту.
            [few] { $seat_name } берёт { $number } отложенные карты.
            [many] { $seat_name } берёт { $number } отложенных карт.
           *[other] { $seat_name } берёт { $number } отложенной карты.
        }
city-event-deck-shuffled =
    { $cards ->
        [one] Сброс становится новой колодой: { $cards } карта.
        [few] Сброс становится новой колодой: { $cards } карты.
        [many] Сброс становится новой колодой: { $cards } карт.
       *[other] Сброс становится новой колодой: { $cards } карты.
    }
city-event-cards-ran-out = Карт для добора не осталось: { $seat_name } ничего не получает.
city-event-game-ended =
    { $winners_number ->
        [0] Игра заканчивается: { $reason_name }. Победителя нет.
        [1] Игра заканчивается: { $reason_name }. Победа: { $winners_name }.
       *[other] Игра заканчивается: { $reason_name }. Победу делят: { $winners_name }.
    }
