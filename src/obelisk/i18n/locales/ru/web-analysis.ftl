# Анализ.

web-analysis-lead = Откройте любую позицию или партию: посмотрите на неё с каждого места, дайте подумать сильнейшему боту, попробуйте любой план и сохраните найденное.
web-analysis-file = Открыть файл
web-analysis-last = Продолжить прерванный анализ
web-analysis-text = Текст записи партии или позиции
web-analysis-open = Открыть этот текст
web-analysis-new = Начать с новой партии
web-analysis-bad =
    { $line ->
        [0] Это не удаётся прочитать: { $reason }
       *[other] Не удаётся прочитать строку { $line }: { $reason }
    }
web-analysis-moves = Действия и варианты
web-analysis-start = Начало
web-analysis-think = Пусть бот подумает
web-analysis-rest = Остановить обдумывание
web-analysis-trials = проб пока: { $trials }
web-analysis-play-line = Сыграть этот вариант на поле
web-analysis-comment = Комментарий к этому моменту
web-analysis-remove = Удалить этот вариант
web-analysis-save = Сохранить с вариантами
web-analysis-copy = Скопировать позицию
web-analysis-edit = Править как текст
web-analysis-other = Открыть другое
