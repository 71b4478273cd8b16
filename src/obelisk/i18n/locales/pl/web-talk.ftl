# Rozmowa przy stole i oglądanie.

web-phrase-hello = Cześć!
web-phrase-good_luck = Powodzenia!
web-phrase-your_turn = Twoja kolej.
web-phrase-nice_move = Ładny ruch!
web-phrase-well_played = Świetna gra!
web-phrase-thanks = Dziękuję!
web-phrase-oops = Ojej.
web-phrase-sorry = Przepraszam!
web-phrase-moment = Chwileczkę.
web-phrase-close_game = Ale wyrównana partia!
web-phrase-rematch = Jeszcze raz?
web-phrase-bye = Do zobaczenia!
web-phrases = Gotowe zdania
web-phrases-text = Każdy czyta je w swoim języku.
web-mark-like = kciuk w górę
web-mark-heart = serce
web-mark-laugh = śmiech
web-mark-wow = podziw
web-mark-think = namysł
web-mark-sad = smutek
web-mark-count = { $mark }: { $count }
web-react = Zareaguj
web-react-line = Zareaguj na wypowiedź: { $name }
web-react-ply = Zareaguj na akcję { $ply }
web-link-moment = Link do tej chwili
web-link-moment-text = Wstawia #{ $ply } do twojej wiadomości: kto ją czyta, może zobaczyć planszę po akcji { $ply }.
web-link-show = Pokaż planszę po akcji { $ply }
web-room-gallery = ogląda
web-gallery-text = Widzowie rozmawiają między sobą: osoby przy stole przeczytają to po zakończeniu partii.
web-line-removed = Usunięte przez operatora.
web-chat-silenced = Operator tego serwera odebrał ci głos.
web-chat-guests = Goście mają tu gotowe zdania i reakcje. Z kontem możesz pisać.
web-chat-stranger = Aby rozmawiać, zaloguj się.
web-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
    }
web-watching-behind =
    { $seconds ->
        [one] Partia liczy się do rankingu, więc widzisz ją { $seconds } sekundę później.
        [few] Partia liczy się do rankingu, więc widzisz ją { $seconds } sekundy później.
        [many] Partia liczy się do rankingu, więc widzisz ją { $seconds } sekund później.
       *[other] Partia liczy się do rankingu, więc widzisz ją { $seconds } sekundy później.
    }
web-problem-forbidden-silenced = Operator tego serwera odebrał ci głos.
web-problem-forbidden-guest_chat = Goście mają tu gotowe zdania i reakcje. Z kontem możesz pisać.
