lesson-lead = Каждый урок проходит на настоящем поле. Выйти можно в любой момент, а потом продолжить.
lesson-minutes =
    { $minutes ->
        [one] около { $minutes } минуты
        [few] около { $minutes } минут
        [many] около { $minutes } минут
       *[other] около { $minutes } минуты
    }
lesson-done = пройден
lesson-at = шаг { $step } из { $steps }
lesson-step = Шаг { $step } из { $steps }
lesson-you = Вы
lesson-next = Дальше
lesson-back = Назад
lesson-show = Показать
lesson-leave = Выйти
lesson-again = Ещё раз
lesson-over = Вот и всё, отлично! Переходите к следующему уроку или попробуйте свои силы в первой игре против слабого бота, с подсказками там, где они нужны.
lesson-following = Следующий урок
lesson-play = Сыграть первую игру с подсказками
lesson-wrong = Так можно, но этот шаг о другом. Ход отменён: перечитайте, что нужно сделать.
lesson-none = Уроков для игры «{ $game }» пока нет.
lesson-list = Уроки:
lesson-hint = Введите действие или его номер. Enter – дальше, show – показать, back – назад, table – стол словами, list – варианты словами, quit – выйти.
lesson-left = Продолжить позже: obelisk learn { $lesson }
