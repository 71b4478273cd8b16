# The page of the rulebook, the numbered rules and the summary sheet. The rulebooks themselves: src/obelisk/rulebooks.

book-numbered = The numbered rules
book-back = Back to the rulebook
book-sheet = Summary sheet
book-print = Print
book-zoom = Enlarge: { $caption }
book-table = Table
book-nothing = Nothing was found.
book-none = There is no rulebook of this game yet.
book-people = People
book-card-search = Search names and texts
book-cards-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
