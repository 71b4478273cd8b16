# «Дракон» по-русски, своими словами. Дракониха женского рода.

drakon-title = Дракон

## Решения

drakon-decision-draft = Выберите героя
drakon-decision-turn = Ваш ход: выложите комнату, переместите героя или примените особую способность
drakon-decision-after = Примените особую способность сейчас или завершите ход
drakon-decision-escape = Побег: переместиться туда или остаться
drakon-decision-drakon_enter = Появляется дракониха: поставьте её в комнату без героев
drakon-decision-drakon_move = Ход драконихи: проведите её не дальше трёх комнат
drakon-decision-shift = Магическая подмена: замените комнату лабиринта тайлом из руки
drakon-decision-destroy = Разрушьте комнату
drakon-decision-rotate = Поверните комнату или оставьте всё как есть
drakon-decision-float = Парящая комната: перенесите её или оставьте на месте
drakon-decision-map = Комната карт: возьмите тайл у другого игрока
drakon-decision-control = Контроль разума: переместите чужого героя
drakon-decision-knight = Монета в опасности: предотвратите потерю или смиритесь
drakon-decision-dwarf = Сбросьте тайлы ради новых или закончите

drakon-phase-draft = выбор героев
drakon-phase-turn = ход
drakon-phase-after = после действия
drakon-phase-escape = Побег
drakon-phase-drakon_enter = появление драконихи
drakon-phase-drakon_move = ход драконихи
drakon-phase-shift = Магическая подмена
drakon-phase-destroy = Разрушить комнату
drakon-phase-rotate = Повернуть комнату
drakon-phase-float = Парящая комната
drakon-phase-map = Комната карт
drakon-phase-control = Контроль разума
drakon-phase-knight = Рыцарь
drakon-phase-dwarf = обмен тайлов
drakon-phase-over = игра окончена

## Что можно сделать

drakon-verb-place = выложить комнату
drakon-verb-move = переместить героя
drakon-verb-wizard = пройти сквозь стену
drakon-verb-amazon = дополнительный шаг
drakon-verb-barbarian = вытолкнуть
drakon-verb-dwarf = обменять тайлы
drakon-verb-thief = украсть или обменять монету
drakon-verb-shift = подменить
drakon-verb-destroy = разрушить
drakon-verb-rotate = повернуть
drakon-verb-float = перенести
drakon-verb-map = взять тайл
drakon-verb-control = подчинить
drakon-verb-drakon = переместить дракониху
drakon-verb-jump = переместиться туда
drakon-verb-stay = остаться
drakon-verb-keep = оставить как есть
drakon-verb-knight = предотвратить потерю
drakon-verb-allow = смириться
drakon-verb-discard = сбросить
drakon-verb-done = готово
drakon-verb-draft = выбрать
drakon-verb-end = завершить ход
drakon-verb-pass = пас

## Помощь к полю

drakon-help =
    Комната: ┌──▲▲──┐          стрелки на сторонах — выходы: ▲ север, ▶ восток, ▼ юг, ◀ запад
             │coin+ ▶          вид (см. ниже), а во второй строке
             │ D13  │          D дракониха, 1 герой p1, 3 герой p3
    Числа:   столбцы (x) под лабиринтом, строки (y) слева; клетка (1,0) восточнее СТАРТА (0,0)
    Виды:    coin+ найти, coin- потерять, steal> у соседа слева, {"<"}steal у соседа справа, key ключ,
             destry разрушить, wind ветер, telep телепорт, mind контроль разума, drakon ход драконихи
    Тайлы:   plain.2a — вид и стрелки; 0 нет, 1 одна, 2o две напротив, 2a две рядом, 3 три, 4 четыре
    Действия: place plain[NE] @(1,0); move (1,0); jump, stay; rotate (0,0) [ESW]; float (3,0) [NS]; keep;
             shift (1,1) escape[NE]; destroy (2,0); map p3; control p2 (1,1); drakon (2,1);
             amazon (1,0); wizard (1,0); barbarian p2 (0,1); thief p2, thief swap 1; dwarf, discard plain.1, done;
             knight, allow; draft amazon; end; pass

## Комнаты

drakon-chamber-start = Старт
drakon-chamber-plain = Пустая комната
drakon-chamber-find_coin = Найти монету
drakon-chamber-lose_coin = Потерять монету
drakon-chamber-steal_cw = Украсть монету (по часовой стрелке)
drakon-chamber-steal_ccw = Украсть монету (против часовой стрелки)
drakon-chamber-escape = Побег
drakon-chamber-master_key = Ключ от всех дверей
drakon-chamber-magical_shift = Магическая подмена
drakon-chamber-magic_harp = Волшебная арфа
drakon-chamber-destroy = Разрушить комнату
drakon-chamber-rotate = Повернуть комнату
drakon-chamber-map = Комната карт
drakon-chamber-strong_wind = Сильный ветер
drakon-chamber-floating = Парящая комната
drakon-chamber-teleport = Телепорт
drakon-chamber-mind_control = Контроль разума
drakon-chamber-drakon_moves = Ход драконихи

## Герои

drakon-hero-amazon = Амазонка
drakon-hero-barbarian = Варвар
drakon-hero-dwarf = Гном
drakon-hero-knight = Рыцарь
drakon-hero-thief = Вор
drakon-hero-wizard = Волшебник

## Что грозит монете

drakon-threat-lose = Потерять монету
drakon-threat-steal = Украсть монету
drakon-threat-thief = Вор
drakon-threat-drakon = дракониха

## Варианты

drakon-option-players = число игроков
drakon-option-goal = цель
drakon-option-heroes = Герои!
drakon-option-knight_vs_drakon = Рыцарь защищает от драконихи
drakon-option-tile_set = набор тайлов
drakon-option-start_arrows = стрелки на Старте
drakon-option-start_side = сторона Старта
drakon-option-stall_limit = лимит раундов без событий
drakon-option-round_limit = лимит раундов

drakon-goal-standard = Базовая игра (10 золотых)
drakon-goal-short = Короткая игра (7 золотых)
drakon-goal-fixed = Счёт монет (5 монет)
drakon-goal-escape = Побег из логова (8 золотых)
drakon-goal-team = Командная игра (20 золотых)
drakon-heroes-off = без способностей
drakon-heroes-random = случайные герои
drakon-heroes-draft = выбор героев по очереди

## Очки

drakon-score-gold = золото
drakon-score-coins = монеты

## Конец игры

drakon-ending-goal = цель достигнута
drakon-ending-escape = побег удался
drakon-ending-dead_end = никто не может ходить
drakon-ending-stall = игра зашла в тупик
drakon-ending-round_limit = достигнут лимит раундов

## Отказы

drakon-refusal-unreadable = это не действие; напишите, например, «move (1,0)», «place plain[NE] @(1,0)» или «keep»
drakon-refusal-not_your_decision = сейчас решается другое – { $decision_name }
    .blurred = сейчас решаете не вы
drakon-refusal-must_act = вы можете выложить комнату или пойти, значит, должны
drakon-refusal-not_in_hand = такого тайла у вас нет
drakon-refusal-cell_taken = там уже есть комната
drakon-refusal-not_adjacent = рядом с этим местом нет ни одной комнаты
drakon-refusal-facing_arrows = стрелки смотрели бы друг на друга
drakon-refusal-no_arrow = туда не ведёт ни одна стрелка
drakon-refusal-no_chamber = там нет комнаты
drakon-refusal-harp = Волшебная арфа манит героя: он должен идти к ней
drakon-refusal-wind = Сильный ветер не несёт туда: он проносит на два шага, по стрелкам
drakon-refusal-mandatory = при полной руке (тайлов: { $limit }) Гном сбрасывает хотя бы один: сначала выберите его
drakon-refusal-no_target =
    { $cause ->
        [taken] этого героя уже выбрали
        [no_tile] у этого игрока нет тайлов
        [own] нужно выбрать героя другого игрока
       *[way] из этой комнаты туда не пройти
        [wizard] Волшебник идёт в соседнюю комнату, куда нет обычного хода
        [barbarian] Варвар двигает героя из своей комнаты
        [thief] Вор крадёт у соперника в своей комнате
        [no_purse] у этого игрока нет монет для Вора
        [no_coin] у вас нет монеты такого достоинства
        [no_hoard] в сокровищнице нет монет
        [no_pile] в стопке больше нет тайлов
        [pattern] поворот меняет только направление стрелок, а не их число
    }
drakon-refusal-start_protected = Старт не разрушают и не подменяют
drakon-refusal-hero_there = там стоит герой
drakon-refusal-drakon_there = там дракониха
drakon-refusal-same_arrows = после поворота стрелки должны измениться
drakon-refusal-same_cell = комната должна перелететь на другое место
drakon-refusal-too_far = дракониха проходит не больше трёх шагов, из комнаты в комнату
drakon-refusal-power_used = особая способность уже применена: она действует один раз за игру
drakon-refusal-power_idle =
    { $cause ->
        [off] в этой игре нет особых способностей
        [pile] стопка пуста: Гному нечего взять
       *[other] это способность другого героя, а ваш герой – { $hero_name }
    }

## События

drakon-event-first-player-chosen = Начинает { $seat_name }.
drakon-event-hero-dealt = { $seat_name } получает героя: { $hero_name }.
drakon-event-hero-drafted = { $seat_name } выбирает героя: { $hero_name }.
drakon-event-tile-dealt = { $seat_name } получает тайл: { $tile_name }.
    .blurred = { $seat_name } получает тайл.
drakon-event-turn-began = Ходит { $seat_name }.
drakon-event-turn-skipped = { $seat_name } не может ни выложить комнату, ни пойти: ход пропускается.
drakon-event-turn-passed = { $seat_name } пасует.
drakon-event-chamber-placed = { $seat_name } выкладывает комнату «{ $chamber_name }» на { $cell }.
drakon-event-tile-drawn = { $seat_name } берёт тайл: { $tile_name }.
    .blurred = { $seat_name } берёт тайл.
drakon-event-tile-taken = { $seat_name } забирает тайл «{ $tile_name }», прежний владелец: { $from_name }.
    .blurred = { $seat_name } забирает тайл, прежний владелец: { $from_name }.
drakon-event-hero-moved =
    { $how ->
        [wizard] { $seat_name } проходит сквозь стену: { $from } → { $to }.
        [amazon] { $seat_name } делает дополнительный шаг: { $from } → { $to }.
        [barbarian] { $by_name } выталкивает героя ({ $seat_name }): { $from } → { $to }.
        [control] { $by_name } ведёт чужого героя ({ $seat_name }): { $from } → { $to }.
        [jump] { $seat_name } переносится: { $from } → { $to }.
       *[move] { $seat_name } идёт: { $from } → { $to }.
    }
drakon-event-escape-refused = { $seat_name } не переносится на { $cell }.
drakon-event-nothing-happened = { $seat_name }: { $chamber_name } на { $cell }, ничего не происходит.
drakon-event-coin-found = { $seat_name } находит монету ценой { $value }.
    .blurred = { $seat_name } находит монету.
drakon-event-coin-lost = { $seat_name } теряет монету ценой { $value } ({ $threat_name }).
    .blurred = { $seat_name } теряет монету ({ $threat_name }).
drakon-event-coin-stolen = { $seat_name } забирает монету ценой { $value }, прежний владелец: { $from_name } ({ $threat_name }).
    .blurred = { $seat_name } забирает монету, прежний владелец: { $from_name } ({ $threat_name }).
drakon-event-coin-swapped = { $seat_name } отдаёт в сокровищницу монету ценой { $old } и получает монету ценой { $new }.
    .blurred = { $seat_name } меняет монету в сокровищнице.
drakon-event-coin-guarded = { $seat_name } сохраняет монету: её защищает Рыцарь ({ $threat_name }).
drakon-event-coin-not-guarded = { $seat_name } не применяет Рыцаря ({ $threat_name }).
drakon-event-drakon-entered = Дракониха появляется на { $cell }; её ставит { $seat_name }.
drakon-event-drakon-moved = { $seat_name } ведёт дракониху: { $from } → { $to }.
drakon-event-hero-hit = Дракониха настигла героя ({ $seat_name }) на { $cell }.
drakon-event-chamber-shifted = { $seat_name } подменяет комнату на { $cell }: вместо «{ $removed_name }» теперь «{ $chamber_name }».
drakon-event-chamber-destroyed = { $seat_name } разрушает комнату «{ $chamber_name }» на { $cell }; тайл уходит под стопку добора.
drakon-event-chamber-rotated = { $seat_name } поворачивает комнату «{ $chamber_name }» на { $cell }; стрелки теперь: { $arrows }.
drakon-event-chamber-floated = { $seat_name } переносит Парящую комнату: { $from } → { $to }.
drakon-event-chamber-kept = { $seat_name } не пользуется комнатой «{ $chamber_name }» на { $cell }.
drakon-event-power-used = { $seat_name } применяет способность героя: { $hero_name }.
drakon-event-tile-discarded = { $seat_name } сбрасывает тайл: { $tile_name }.
    .blurred = { $seat_name } сбрасывает тайл.
drakon-event-tiles-returned =
    { $number ->
        [one] { $seat_name } возвращает под стопку добора { $number } тайл.
        [few] { $seat_name } возвращает под стопку добора { $number } тайла.
        [many] { $seat_name } возвращает под стопку добора { $number } тайлов.
       *[other] { $seat_name } возвращает под стопку добора { $number } тайла.
    }
drakon-event-game-ended =
    { $winners_number ->
        [1] Игра окончена: { $reason_name }. Победа: { $winners_name }.
       *[other] Игра окончена: { $reason_name }. Общая победа: { $winners_name }.
    }
