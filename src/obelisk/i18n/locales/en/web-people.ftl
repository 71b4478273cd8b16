# Pages of people, ladders, and finding a game.

## The page of a person

web-people-guest = Guest
web-people-bot = Bot account of
web-people-deleted = Somebody who has left
web-people-since = Here since { $date }
web-people-private = This page is private.
web-people-private-own = Only you can see this page.
web-people-public-own = Everybody can see this page, but not what you played at private tables.
web-people-ratings = Ratings
web-people-rating = Rating
web-people-unrated = No rated games yet.
web-people-rated = rated
web-people-provisional = provisional
web-people-pace-live = Live
web-people-pace-days = Over days
web-people-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-people-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
web-people-curve =
    { $count ->
        [one] Rating after { $count } game: { $first }, now { $last }, at best { $best }
       *[other] Rating over the last { $count } games: from { $first } to { $last }, at best { $best }
    }
web-people-record = Results
web-people-won =
    { $games ->
        [one] { $wins } of { $games } game won
       *[other] { $wins } of { $games } games won
    }
web-people-streak-won =
    { $count ->
        [one] Won the last game
       *[other] Won the last { $count } games in a row
    }
web-people-streak-lost =
    { $count ->
        [one] No victory in the last game
       *[other] No victory in the last { $count } games
    }
web-people-best =
    { $count ->
        [one] Longest winning streak: { $count } game
       *[other] Longest winning streak: { $count } games
    }
web-people-by-opponent = By opponent
web-people-by-seat = By seat
web-people-by-players = By number of players
web-people-by-deck = By deck
web-people-by-options = By rules
web-people-games = Games
web-people-wins = Won
web-people-own = Own
web-people-options-usual = Usual rules
web-people-last-games = Last games
web-people-no-games = No finished games yet.
web-people-place = Place { $place } of { $seats }
web-people-more = Show more

## Ladders

web-ladder = Ladder
web-ladder-text = The best in rated games between accounts. The order is by what somebody can do at least; with fewer than ten games that is provisional. Of games between the same two people ten a day count.
web-ladder-of = Who
web-ladder-people = People
web-ladder-bots = Bot accounts
web-ladder-place = Place
web-ladder-none = Nobody has played a rated game like this yet.

## Finding a game

web-play = Find a game
web-play-text = One button, a moment, a table. Or sit down where somebody is waiting.
web-play-quick = Quick pairing
web-play-pace = Pace
web-play-live = Live: 15 minutes each
web-play-days = Over days: two days per turn
web-play-rated = For ratings (needs an account)
web-play-seek = Find me an opponent
web-play-seeking = Looking for an opponent of about your strength…
web-play-stop = Stop looking
web-play-open = Open tables
web-play-strength = Strength { $rating }
web-play-new = No rating yet
web-play-language = Speaks { $language }
web-friends = Friends
web-friends-none = You have not noted any friends yet. The page of every person has a button for it.
web-find-person = Find somebody by name
web-find-go = Find
web-find-none = Nobody with an account has this name.
web-friend-add = Note as a friend
web-friend-drop = No longer a friend
web-challenge = Challenge
web-block = Block
web-block-drop = Unblock
web-blocked = You have blocked this person: no challenges, no shared tables, nothing heard.
web-mute = Mute
web-mute-drop = Hear again
web-muted = You do not see what this person writes.
web-unwanted = Blocked and muted people
web-offence = Report an offence
web-offence-reason = What happened
web-offence-insult = Insults
web-offence-cheating = Cheating
web-offence-quitting = Leaves games
web-offence-name = An offensive name
web-offence-other = Something else
web-offence-text = In your own words
web-offence-sent = Thank you. The operator of this server will look into it.
web-play-all = All games
web-open-clock-move = { $seconds } s per turn
web-open-clock-minutes = { $minutes } min per turn
web-open-clock-game = { $minutes } min each, { $increment } s more per turn
web-open-clock-days = { $time } per turn
web-open-clock-bank = { $time } per turn, { $bank } in the bank
web-play-watch = Games to watch
web-play-watch-none = Nobody is playing in public at the moment.

## Tournaments

web-tournaments = Tournaments
web-tournaments-text = Round robins, Swiss tournaments and knockouts, live or over days. Each round begins by itself as soon as the last table of the one before is over. To take part you need an account; bot accounts may play, too.
web-tournaments-none = There is no tournament here.
web-tournament-open = Open
web-tournament-playing = Being played
web-tournament-finished = Over
web-tournament-over = Over
web-tournament-cancelled = Called off
web-tournament-mine = Mine
web-tournament-new = New tournament
web-tournament-title = Name of the tournament
web-tournament-calendar = Into the calendar
web-tournament-format = Kind
web-tournament-round_robin = Round robin
web-tournament-swiss = Swiss
web-tournament-knockout = Knockout
web-tournament-seats = Seats at a table
web-tournament-draft-seats = Seats at a draft table
web-tournament-most = Players at most
web-tournament-rounds = Rounds
web-tournament-rounds-usual = As many as usual
web-tournament-choices = Decks
web-tournament-choices-fixed = As the game comes
web-tournament-choices-preset = Everybody chooses a preset deck
web-tournament-choices-own = Everybody brings any legal deck
web-tournament-choices-drafted = Everybody drafts a deck first
web-tournament-public = Everybody can find it in the list
web-tournament-starts = Begins by itself at (otherwise you start it)
web-tournament-make = Create tournament
web-tournament-join = Take part
web-tournament-choose = Change deck
web-tournament-leave = Leave
web-tournament-withdraw = Withdraw
web-tournament-withdraw-sure = Really withdraw and resign?
web-tournament-start = Start now
web-tournament-cancel = Call off
web-tournament-cancel-sure = Really call it off?
web-tournament-at-table = { $count } at a table
web-tournament-at-draft = { $count } at a draft table
web-tournament-count = Players: { $count } of { $most }
web-tournament-owner = Organised by
web-tournament-nobody = Nobody takes part yet.
web-tournament-begins = Begins { $when }
web-tournament-round = Round { $round }
web-tournament-of = Round { $round } of { $rounds }
web-tournament-drafts = Drafts
web-tournament-building = Decks are being built
web-tournament-draft-text = First everybody drafts at a table. Then each builds a deck of thirty out of the own cards and plays all rounds with it. Pools and decks stay hidden until the tournament is over.
web-tournament-draft-yours = To your draft
web-tournament-build = Build your deck by { $when }. Otherwise one is built for you.
web-tournament-build-yours = Build your deck
web-tournament-built = Your deck is ready. The first round begins as soon as everybody has one, at the latest { $when }.
web-tournament-others-build = Decks are being built. The first round begins as soon as everybody has one, at the latest { $when }.
web-tournament-ready = Decks ready: { $count } of { $all }
web-tournament-tables = Tables
web-tournament-standing = Standing
web-tournament-points = Points
web-tournament-buchholz = Buchholz
web-tournament-sonneborn = Sonneborn-Berger
web-tournament-wins = Wins
web-tournament-rests = rests, one point
web-tournament-watch = Watch
web-tournament-look = Look at it
web-tournament-boards = Live boards
web-tournament-board = Board of { $names }
web-tournament-yours = To your table
web-tournament-gone = withdrawn
web-tournament-place = Place { $place }
web-tournament-export = Results
web-tournament-seed = Seed of the pairings
web-tournament-rules = How places are decided
web-tournament-rules-points = The winner of a table gets a point, the last nothing, and the places between them a part of a point. Whoever rests gets a point.
web-tournament-rules-swiss = Equal points are decided by the points of one’s opponents (Buchholz), then by the points of those whom one has beaten and half the points of those with whom one shared a place (Sonneborn-Berger), then by wins. Who is equal in all of it shares a place.
web-tournament-rules-round_robin = Equal points are decided by the points of those whom one has beaten and half the points of those with whom one shared a place (Sonneborn-Berger), then by wins. Who is equal in all of it shares a place.
web-tournament-rules-knockout = It counts how far somebody came. The better half of a table goes on, among equals the stronger. Those who were out in the same round share a place.
web-tournament-rules-seed = Who meets whom follows from the seed and the results, and anybody can check that.
web-tournament-link = Only who has this link can find the tournament.
web-club-tournament = A tournament of a club: only members see it and take part.
web-tournament-account = You need an account to take part.
web-tournament-deck = Your deck
