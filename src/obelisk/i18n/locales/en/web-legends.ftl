# The board of Legends, decks and drafts in the browser, English.

## At the table

web-legends-power = Power of { $name }: fire { $fire }, earth { $earth }
web-legends-dragons = Dragons. { $near }: { $mine }, { $far }: { $theirs }, between them: { $middle }
web-legends-turn-steps = Steps of the turn
web-legends-announced = Fight about { $element }: { $power } announced
web-legends-no-element = The element is still open
web-legends-no-fight = No fight
web-legends-hand-count =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
web-legends-deck-pile =
    { $count ->
        [one] Draw deck, one card
       *[other] Draw deck, { $count } cards
    }
web-legends-discard-pile =
    { $count ->
        [one] Discard pile, one card
       *[other] Discard pile, { $count } cards
    }
web-legends-covered =
    { $count ->
        [one] One covered card
       *[other] { $count } covered cards
    }
web-legends-known-hand = What you know of the hand of { $name }
web-legends-landed = landed
web-legends-unknown = a card nobody has shown
web-legends-works-on = works on { $card }
web-legends-active-seat = It is the turn of { $name }.
web-legends-detail = The card you look at
web-legends-detail-none = Point at a card to read it.
web-legends-standing-reach = Power to reach in { $element }
web-legends-standing-power = Your power
web-legends-standing-cards = Your cards: hand + deck
web-legends-standing-cards-of = { $name }: hand + deck
web-legends-standing-dragons = Dragons: you : other side
web-legends-standing-power-of = { $name }: power
web-legends-standing-dragons-of = Dragons: { $near } : { $far }
web-legends-coming = Still in your deck
web-legends-laid-out = Cards to choose from
web-legends-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
web-legends-pile-unknown = Nothing you could know about.

## What now

web-legends-now-over = The duel is over
web-legends-now-wait = One moment…
web-legends-now-mulligan = Exchange cards of your hand once?
web-legends-now-begin = Your turn begins
web-legends-begin-choices = First you may: { $choices }.
web-legends-now-engagement = Play a character to start a fight, or decline it
web-legends-now-engagement-on = { $name } announced { $power } in { $element }. Play a character, or retreat
web-legends-now-no-fight = As things stand you cannot start a fight
web-legends-now-no-fight-on = { $name } announced { $power } in { $element }. As things stand you have to retreat
web-legends-now-announce-or-add = Add cards, or announce your power
web-legends-now-add = Your power is { $power }, { $needed } is needed: add a card
web-legends-why-card = Why not “{ $card }”?
web-legends-why-start = Why can’t I fight?
web-legends-why-continue = Why can’t I fight on?
web-legends-now-leadership = Play a leadership card?
web-legends-now-decline = No fight: discard one to three cards
web-legends-now-character = Play a character
web-legends-now-support = Boosters or supports?
web-legends-now-text = Use { $card }?
web-legends-now-pick = { $card }: choose
web-legends-now-target = { $card }: which card does it work on?
web-legends-now-announce = Announce your power
web-legends-now-call = { $name } has a bluff in play. Call it?
web-legends-now-end = End of your turn
web-legends-now-respond = Interfere?
web-legends-now-dragon = Which dragon comes?
web-legends-now-deck = Before the next game: exchange cards of your pool?
web-legends-now-load = { $card }: choose a ship
web-legends-why = Why not?
web-legends-why-done = Why can’t I announce yet?
web-legends-hint-again = Press it again, or the button, to play it.
web-legends-hint-leadership = Before the fight you may play one leadership card.
web-legends-hint-engagement = Whoever cannot or will not match the power retreats, and loses dragons.
web-legends-hint-decline = You draw up again at the end of the turn.
web-legends-hint-character = Each turn of a fight needs a new character; it covers the cards in the combat area.
web-legends-hint-support = As a rule one booster or one support a turn. Marked cards can lie face down as a bluff.
web-legends-hint-announce = The first turn sets the element for both.
web-legends-hint-call = If every bluff shows the sign of the fight, they attract a dragon. Otherwise you do, and they have to retreat.
web-legends-done-mulligan = Keep these
web-legends-done-begin = Go on
web-legends-done-leadership = Go on
web-legends-done-decline = That is all
web-legends-done-character = Go on
web-legends-done-support = Go on
web-legends-done-end = End the turn
web-legends-done-deck = The deck is ready
web-legends-do-announce = Announce { $power } in { $element }
web-legends-sure-announce = A demand is not met: { $power } in { $element } all the same?
web-legends-do-random = One of them, blindly
web-legends-do-none = None
web-legends-do-play-keep = Play, all stays active
web-legends-do-load = Load on { $ship }
web-legends-sure-retreat = Retreat, really?
web-legends-sure-decline = No fight, really?
web-legends-sure-call = Call it, really?

## The table in words

web-legends-describe-turn = Turn { $turn } of { $name }, phase: { $phase }.
web-legends-describe-seat = { $name }: power { $fire } in fire and { $earth } in earth; dragons { $dragons }, crystals { $crystals }; cards in hand { $hand }, in the deck { $deck }, discarded { $discards }.
web-legends-describe-zone = { $name }, { $zone }: { $cards }.

## Decks

web-decks = Decks
web-decks-lead = Every people comes with a deck of its own. Mix your own from all the cards: thirty of them behind a leader, with moons to pay for strangers.
web-decks-new = New deck
web-decks-import = Open a deck file
web-decks-mine = My decks
web-decks-none = None yet. Start from one of the nine below, or from nothing.
web-decks-presets = The nine decks of the peoples
web-decks-preset-of = The deck of the { $people }
web-decks-untitled = Deck without a name
web-decks-all = All decks
web-decks-gone = This deck is not here (any more).
web-decks-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-decks-kind-preset = preset
web-decks-kind-built = built
web-decks-kind-drafted = drafted
web-decks-parts = Cards or deck
web-decks-cards = Cards
web-decks-deck = Deck ({ $count })
web-decks-search = Name or text
web-decks-filters = Filters
web-decks-people = People
web-decks-kind = Kind
web-decks-element = Strength
web-decks-element-fire = stronger in fire
web-decks-element-earth = stronger in earth
web-decks-element-even = the same in both
web-decks-moons = Moons
web-decks-icon = Icon
web-decks-with-text = with a text
web-decks-no-icon = without an icon
web-decks-any = any
web-decks-only-in = Only what is in the deck
web-decks-found =
    { $count ->
        [one] one card found
       *[other] { $count } cards found
    }
web-decks-title = Name of the deck
web-decks-family = Buka family
web-decks-family-none = none
web-decks-modules = With our sample cards for the modules
web-decks-inquisitor-none = none
web-decks-legal = Ready to play: { $size } cards.
web-decks-refused =
    { $count ->
        [one] One thing is not right yet:
       *[other] { $count } things are not right yet:
    }
web-decks-refused-here = This deck cannot be played at this table.
web-decks-curve = How many cards show which value. Fire: { $fire }. Earth: { $earth }.
web-decks-moons-used = Moons of other peoples: { $moons } of { $limit }
web-decks-save = Save
web-decks-saved = Saved.
web-decks-play = Play with it
web-decks-export = Download file
web-decks-drop = Throw away
web-decks-drop-sure = Yes, throw it away
web-decks-put-in = Put into the deck
web-decks-take-out-short = Take out of the deck
web-decks-take-out = Take { $card } out of the deck
web-decks-file-bad = This file is no deck that can be read:
web-decks-file-line = Line { $line }, { $where }: { $reason }
web-decks-line-unreadable = cannot be read
web-decks-line-unknown_card = there is no such card
web-decks-line-duplicate = stands there already
web-decks-of-seat = Deck of seat { $number }
web-decks-choose-later = whoever sits there chooses
web-decks-length = Length
web-decks-length-game = One game
web-decks-length-match = Match to five crystals

## Drafts

web-drafts = Drafts
web-drafts-lead = Two to six players make their decks out of the same packets, card by card, and then fight with what they took.
web-drafts-start = Start a draft
web-drafts-others = The other seats
web-drafts-random = Chance picks the peoples
web-drafts-bad-peoples = This number of peoples does not fit the number of players.
web-drafts-begin = Begin
web-drafts-open = Drafts that wait
web-drafts-none = None at the moment. Start one: bots draft too.
web-drafts-how = How it goes
web-drafts-how-1 = Each player is dealt a packet, takes one card and passes the rest on.
web-drafts-how-2 = The last card of a packet is out; then the next packets are dealt.
web-drafts-how-3 = In the end each builds a deck of thirty from the own cards, without a leader, and plays the others.
web-drafts-deck-title = Drafted deck
web-drafts-where = Round { $round }, pick { $pick }. Not dealt yet: { $left }
web-drafts-now = Take one card
web-drafts-hint = Press a card to choose it, and again to take it. The others go on to your neighbour.
web-drafts-take = Take it
web-drafts-waiting = The others are still picking
web-drafts-over = The draft is over
web-drafts-packet = The packet in your hand
web-drafts-pool =
    { $count ->
        [one] Your pool: one card
       *[other] Your pool: { $count } cards
    }
web-drafts-pool-empty = Nothing picked yet.
web-drafts-done = Your drafts so far

## After a draft: decks, matches and their standing.

web-round = Round robin
web-round-lead = Everybody plays everybody once with the drafted deck. Pools and decks stay hidden until the last match is over; between matches you may change your deck.
web-round-now-build = Build your deck of thirty cards
web-round-now-play = Your next match: against { $name }
web-round-now-go-on = Your match against { $name } has begun
web-round-now-bots = The bots still have a match to play
web-round-now-wait = The others are still building or playing
web-round-now-over = The round robin is over. First: { $names }
web-round-matches = Matches
web-round-standing = Standing
web-round-played = played
web-round-won = won
web-round-points = points
web-round-winner = has won
web-round-start = Start the match
web-round-go-on = To the table
web-round-watch = Watch
web-round-later = Not started yet
web-round-no-deck = { $name } has no deck yet
web-round-replay = See all picks
web-round-deck = Your deck
web-round-aside =
    { $count ->
        [one] Put one card aside.
       *[other] Put { $count } cards aside.
    }
web-round-back =
    { $count ->
        [one] Take one card back.
       *[other] Take { $count } cards back.
    }
web-round-complete = The deck is complete.
web-round-save = Play with this deck
web-round-saved = Your next matches are played with this deck.
web-round-keep = Keep a copy in my decks
web-round-out = aside
web-round-put-aside = Put aside
web-round-take-back = Take into the deck
web-replay-sealed = Everything is laid open when the last match of the draft is over.
web-to-round = To the round robin
web-cup = Your deck for the tournament
web-cup-lead = You play all rounds with the deck that you build out of your draft. Pools and decks stay hidden until the tournament is over; between rounds you may change your deck.
web-cup-now-build = Build your deck of thirty cards by { $when }
web-cup-now-wait = Your deck is ready; the tournament goes on by itself
web-cup-now-over = The tournament is over

## What things are

web-legends-explain-phase-begin = { legends-phase-begin }
    .text = Texts for the beginning of the turn work. You may take back cards with RETRIEVE, drop bluffs and land ships.
web-legends-explain-phase-leadership = { legends-phase-leadership }
    .text = One leadership card a turn, before the fight.
web-legends-explain-phase-engagement = { legends-phase-engagement }
    .text = Start a fight or decline; in a running fight go on or retreat. Whoever retreats loses the fight, and a dragon comes to the other side, two if six or more cards lie there.
web-legends-explain-phase-character = { legends-phase-character }
    .text = Each turn of a fight needs a new character. The cards in your combat area are covered by it.
web-legends-explain-phase-support = { legends-phase-support }
    .text = As a rule one booster or one support a turn, none in the first turn of a fight. Boosters are covered with the character, supports stay until the fight ends.
web-legends-explain-phase-power = { legends-phase-power }
    .text = You announce your power. The first turn of a fight decides fire or earth for both; later you need at least the power of the other side.
web-legends-explain-phase-refresh = { legends-phase-refresh }
    .text = You draw until you hold six cards.
web-legends-explain-dragons = Dragons
    .text = Whoever wins a fight attracts dragons: first those of the other side go back to the middle. A fourth one wins the game at once.
web-legends-explain-power = Power
    .text = All active cards of this side together: the flame in fire, the boulder in earth. The large one counts in this fight.
web-legends-explain-announced = What is fought about
    .text = The element of the fight and the power that was announced last. Whoever goes on has to reach the power of the other side.
web-legends-explain-hand = Cards in hand
    .text = At the end of a turn a hand is filled up to six. There is no upper limit.
web-legends-explain-crystals = Crystals
    .text = A game that is won brings one, and one more for each dragon. Five win the match.
web-legends-explain-deck = { legends-zone-deck }
    .text = Who has neither hand nor deck left when no fight is running ends the game; whoever has dragons then wins.
web-legends-explain-discard = { legends-zone-discard }
    .text = Only the top card is open.
web-legends-explain-covered = Covered cards
    .text = They no longer have values or texts, but count towards the six cards that attract a second dragon.
web-legends-explain-combat = { legends-zone-combat }
    .text = Characters and boosters of the fight. A new character covers what lay here before.
web-legends-explain-support = { legends-zone-support }
    .text = Supports and bluffs. They stay active until the fight ends.
web-legends-explain-bluff = Bluff
    .text = A card face down with value 2 in both elements. The other side may call it.
web-legends-explain-ships = Ships
    .text = They lie here until they land, each with the cards that are loaded on it. Cards of a ship that has landed are played like those of the hand.
web-legends-explain-revealed = ◉ Revealed
    .text = The other side knows this card of your hand.
web-legends-explain-changed = Dashed frame
    .text = Something happened to this card just now.
web-legends-explain-moons = Moons
    .text = What the card costs in a deck of another people.
