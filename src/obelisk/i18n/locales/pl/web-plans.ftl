# Ruchy warunkowe w partiach na wiele dni.

web-plans = Co, jeśli…
web-plans-text = Odpowiedz z góry: jeśli inni zagrają to, czego oczekujesz, twoja odpowiedź zostanie zagrana od razu. Nikt inny się o niej nie dowie. Jeśli stanie się coś innego, przepada.
web-plans-if = Jeśli zagrają
web-plans-then = odpowiadam
web-plans-drop = Usuń
web-plans-your-turn = Teraz twoja kolej: nie ma na co czekać.
web-plans-suppose = Załóżmy, że { $name } gra
web-plans-answer = Twoja odpowiedź
web-plans-choose = Wybierz…
web-plans-keep = Zachowaj ten wariant
web-plans-back = Cofnij o jeden
web-plans-chance = O tym, jak to będzie wyglądać, rozstrzyga los, więc nie da się odpowiedzieć z góry.
web-plans-refused = To raczej się nie zdarzy: nie pasuje do tego, co wiesz.
web-problem-too_many-lines = Więcej wariantów nie można tu podać.
