exercise-title = Задачи
exercise-lead = Небольшие задачи с одним лучшим ответом. Сыграйте свой ход на поле: когда он закончится, вы узнаете, лучший ли он.
exercise-daily = Задача дня
exercise-daily-solved = решена
exercise-daily-tried = была попытка
exercise-rating = Ваш рейтинг: { $rating }
exercise-rating-none = Рейтинг появится после первой попытки.
exercise-next = Следующая задача
exercise-mixed = Все темы
exercise-solved-of = решено { $solved } из { $exercises }
exercise-difficulty = Сложность { $rating }
exercise-how = Сыграйте свой ход на поле. Пока он не закончен, его можно начать заново.
exercise-restart = Заново
exercise-give-up = Показать решение
exercise-right = Верно, это лучший ответ.
exercise-wrong = Это не лучший ответ.
exercise-reached = Ваш ход дал: { $reached }.
exercise-answer = Решение
exercise-show = Показать на поле
exercise-again = Попробовать ещё раз
exercise-change = Ваш рейтинг: { $before } → { $after }
exercise-leave = Выйти
exercise-list = Задачи:
exercise-none = Задач для игры «{ $game }» пока нет.
exercise-hint = Введите действие или его номер. restart – начать ход заново, show – показать решение, table – стол словами, list – варианты словами, quit – выйти.

## City

exercise-city-complete = Восстановить здание
exercise-city-complete-ask = В этот ход можно восстановить только одно здание. Найдите его и восстановите.
exercise-city-complete-why = Ваших шагов и карт хватает только на это здание.
exercise-city-crystals = Заработать кристаллы
exercise-city-crystals-ask = Получите за этот ход как можно больше кристаллов.
exercise-city-crystals-why = Кристаллы за этот ход: { $best }. Любой другой ход даёт не больше { $second }.
exercise-city-scales = Золотые чешуйки
exercise-city-scales-ask = Возьмите за этот ход как можно больше золотых чешуек.
exercise-city-scales-why = Золотые чешуйки за этот ход: { $best }. Любой другой ход даёт не больше { $second }.
exercise-city-offerings = Несколько подношений
exercise-city-offerings-ask = Сделайте за этот ход как можно больше подношений.
exercise-city-offerings-why = Подношения за этот ход: { $best }. За любой другой ход – не больше { $second }.

## Drakon

exercise-drakon-coin = Путь к монете
exercise-drakon-coin-ask = Доберитесь до монеты за наименьшее число ходов, если никто другой не изменит лабиринт. Сыграйте первый из них.
exercise-drakon-coin-why = Ходов до монеты, считая этот: { $best }. После любого другого хода путь длиннее.
exercise-drakon-win = Победить сейчас
exercise-drakon-win-ask = Один ход наверняка выигрывает игру, какая бы монета ни попалась. Найдите его.
exercise-drakon-win-why = Здесь хватит даже самой мелкой монеты. Ни один другой ход не выигрывает наверняка.
exercise-drakon-strike = Отнять у других
exercise-drakon-strike-ask = Сделайте так, чтобы за этот ход другие потеряли как можно больше монет, а вы – ни одной.
exercise-drakon-strike-why = Другие теряют монет: { $best }. Любой другой ход стоит им не больше { $second }.
exercise-drakon-stop = Остановить соперника
exercise-drakon-stop-ask = Соперник в одном шаге от монеты. Сыграйте так, чтобы ни один шаг больше туда не вёл.
exercise-drakon-stop-why = Теперь ни один шаг соперника не ведёт к монете. После любого другого хода такой шаг есть.

## Legends

exercise-legends-thrifty = Сберечь карты
exercise-legends-thrifty-ask = Останьтесь в бою, сыграв как можно меньше карт, и объявите силу.
exercise-legends-thrifty-why = Сыграно карт: { $best }. Любой другой способ, которого хватает, требует не меньше { $second }.
exercise-legends-strongest = Наибольшая сила
exercise-legends-strongest-ask = Объявите наибольшую силу, какой можете достичь за этот ход.
exercise-legends-strongest-why = Сила: { $best }. Любой другой выбор даёт не больше { $second }.
exercise-legends-dragons = Больше драконов
exercise-legends-dragons-ask = Сыграйте так, чтобы отступление соперника принесло вам как можно больше драконов.
exercise-legends-dragons-why = Драконы при отступлении: { $best }. После любого другого хода их будет не больше { $second }. Шесть карт в бою, не считая блефов, приносят второго дракона.
