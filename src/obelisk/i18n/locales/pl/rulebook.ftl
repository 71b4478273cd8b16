# Strona z instrukcją, numerowane zasady i arkusz skrótu.

book-numbered = Numerowane zasady
book-back = Wróć do instrukcji
book-sheet = Skrót zasad
book-print = Drukuj
book-zoom = Powiększ: { $caption }
book-table = Tabela
book-nothing = Niczego nie znaleziono.
book-none = Ta gra nie ma jeszcze instrukcji.
book-people = Lud
book-card-search = Szukaj w nazwach i tekstach
book-cards-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
