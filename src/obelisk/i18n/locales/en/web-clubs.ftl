# Clubs: people who play among themselves.

web-club = Club
web-clubs-text = For a family or an evening of games: tables, tournaments and a ladder that only the members see.
web-clubs-none = You are not in a club yet.
web-club-name = Name of the club
web-club-make = Found a club
web-club-account = To found a club you need an account.
web-club-asked = You are asked to join.
web-club-join = Join
web-club-decline = No, thank you
web-club-invited = Somebody has invited you to a club. Its members see your name and play with you.
web-club-count =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
web-club-members = Members
web-club-owner = owner
web-club-waiting = asked, no answer yet
web-club-leave = Leave the club
web-club-leave-sure = Really leave?
web-club-close = Close the club
web-club-close-sure = Really close it for everybody?
web-club-remove = Remove
web-club-remove-sure = Really remove?
web-club-link = New invitation link
web-club-link-text = Whoever has the link can join. A new link makes the one before worthless.
web-club-ask = Ask somebody in by name
web-club-ask-in = Ask
web-club-new-table = New table for the club
web-club-no-tables = No tables here yet.
web-club-ladder-text = Games between people at the club’s tables, rated or not. Each game gives up to one point: the share of the others you have left behind.
web-club-ladder-none = Nobody has played this here yet.
