# The board of Blue Moon City in the browser; loaded with the game.

## City: the board

web-city-board = The city
web-city-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
web-city-card =
    { $count ->
        [1] { $card }. { $power }
       *[other] { $card }, { $count } times. { $power }
    }
web-city-crystals = crystals
web-city-scales = golden scales
web-city-cards = cards in hand
web-city-markers = markers left
web-city-offerings = Offerings: { $count } of { $wins }
web-city-outside = Dragons outside the city
web-city-scales-left = Golden scales left
web-city-deck = Cards in the deck
web-city-discards = Cards discarded
web-city-aside = Reward cards that join the hand at the end of the turn
web-city-aside-short = aside: { $count }
web-city-slots = Slots you can pay
web-city-ruin = in ruins
web-city-rebuilt = rebuilt
web-city-majority = Most markers
web-city-each = Everybody who helped
web-city-neighbours = For its neighbours
web-city-special = Special action
web-city-special-main_hall = go to any tile
web-city-special-hospital = take two cards
web-city-special-golden_shrine = make an offering here
web-city-courtyard-text = Offerings are made here. The next one costs { $price } crystals.
web-city-slot-free = slot { $slot }: { $colour } { $value }, free
web-city-slot-taken = slot { $slot }: { $colour } { $value }, marker of { $name }
web-city-plot-ruin = { $cell } { $name }, in ruins: { $slots }.
web-city-plot-rebuilt = { $cell } { $name }, rebuilt; for its neighbours: { $reward }.
web-city-plot-courtyard = { $cell } Courtyard.
web-city-plot-here = Here: { $who }.
web-city-describe-obelisk = Obelisk: { $filled } of { $spaces } spaces filled, next price { $price }, { $wins } offerings win.
web-city-describe-seat = { $name } on { $cell }: { $offerings } offerings, { $crystals } crystals, { $scales } scales, { $cards } cards, { $markers } markers.
web-city-describe-dragon = The { $dragon } is on { $cell }.
web-city-describe-dragon-outside = The { $dragon } is outside the city.
web-city-describe-piles = Deck { $deck }, discards { $discards }, golden scales left { $scales }.

## City: decisions

web-city-now-movement =
    { $steps ->
        [0] No steps left: use a card, or stay.
        [one] Walk one step, use a card, or stay.
       *[other] Walk up to { $steps } steps, use a card, or stay.
    }
web-city-now-movement-pays =
    { $steps ->
        [0] Choose a slot to pay, or use a card.
        [one] Choose a slot to pay, walk one more step, or use a card.
       *[other] Choose a slot to pay, walk up to { $steps } steps, or use a card.
    }
web-city-now-contribution = Choose a slot of { $name }.
web-city-now-contribution-none = You cannot pay any slot of { $name } now.
web-city-now-pay = Slot { $slot }: pay { $cards }?
web-city-now-offering =
    { $crystals ->
        [one] Offer for { $price } crystals? You have { $crystals }.
       *[other] Offer for { $price } crystals? You have { $crystals }.
    }
web-city-now-special = Use the special action of this building?
web-city-now-discard = Discard a card, or draw and end your turn.
web-city-now-target = { $card }: choose a glowing place.
web-city-now-card = { $card } is chosen.
web-city-now-card-pays = { $card }: choose the slot it shall help to pay.
web-city-now-over = The game is over.
web-city-now-wait = One moment…
web-city-hint-movement = Glowing plots are in reach. Cards with a line under them have a power you can use now.
web-city-hint-contribution = Each slot wants its colour and value. Surplus is lost.
web-city-hint-offering = The price rises with every marker on the obelisk.
web-city-hint-special = It can be used once per turn.
web-city-hint-discard = Up to two cards may go; you draw one more for each.
web-city-hint-swap =
    { $others ->
        [one] Tap a card to change it: there is { $others } other way to pay.
       *[other] Tap a card to change it: there are { $others } other ways to pay.
    }
web-city-do-build = Contribute
web-city-do-offer-here = Make an offering
web-city-do-offer = Offer for { $price }
web-city-do-offer-pillar = Offer once more with { $card }
web-city-do-play = Use the power
web-city-do-take = Take two cards
web-city-do-discard = Discard { $card }
web-city-do-draw = Draw and end turn
web-city-do-discard-first = Discard first
web-city-do-go = Go to another tile
web-city-other-payments = Payments: { $count }
web-city-payments = Ways to pay
web-city-target-move = Walk here.
web-city-target-play = Choose this place.
web-city-target-go = Go here.
web-city-action-slot = slot { $slot } of { $name }

## City: powers

web-city-power-none = No power.
web-city-power-dragon-any = Moves the { $dragon } to any tile.
    .short = Dragon: anywhere
web-city-power-dragon-steps = Moves the { $dragon } up to three steps.
    .short = Dragon: 3 steps
web-city-power-wing = Flies to any tile.
    .short = Fly anywhere
web-city-power-step = Two more steps.
    .short = 2 more steps
web-city-power-joker = Joker of value 1 for any colour.
    .short = Joker 1
web-city-power-pair = Two of them with value 1 or 2 make a joker of value 3.
    .short = Two: joker 3
web-city-power-recolour-1 = Recolours up to four cards of one colour.
    .short = Recolours 4
web-city-power-recolour-2 = Recolours one card.
    .short = Recolours 1
web-city-power-offer-1 = One more offering, one crystal dearer.
    .short = Offering, +1
web-city-power-offer-2 = One more offering, two crystals dearer.
    .short = Offering, +2

## What things are

web-city-explain-crystals = Crystals
    .text = You pay for offerings with them. Every building that you helped to complete brings some.
web-city-explain-scales = Golden scales
    .text = Your first contribution of a turn earns one for every dragon on the tile. When the supply is empty, scales are scored: six crystals for the most, three for everybody else with at least three.
web-city-explain-cards = Cards in hand
    .text = Everybody sees how many, not which. A card is worth its number or its power, never both.
web-city-explain-markers = Markers left
    .text = One goes on each slot you pay and on each offering. Those on a building come back when it is completed, those on the obelisk stay.
web-city-explain-offerings = Offerings
    .text = Whoever is first to fill this row with offerings wins at once.
web-city-explain-obelisk = The obelisk
    .text = An offering in the courtyard takes the lowest free space and costs its number in crystals. The golden one is next; prices rise.
web-city-explain-figure = Lantern
    .text = It shows where a player stands. It walks up to two steps a turn, and its player acts where it stops.
web-city-explain-dragon = Dragon
    .text = The first contribution of a turn where it stands earns a golden scale. { $people } cards of value 1 and 2 move it.
web-city-explain-deck = Draw deck
    .text = At the end of a turn two cards are drawn, and one more for each card discarded. When it is empty the discards are shuffled.
web-city-explain-discards = Discards
    .text = Cards that paid, used their power or were discarded. Everybody may know them.
web-city-explain-majority = ★ Most markers
    .text = When the building is completed, whoever has most markers on it gets this as well.
web-city-explain-each = ⌂ Everybody who helped
    .text = When the building is completed, everybody with a marker on it gets this.
web-city-explain-neighbour = ✢ For its neighbours
    .text = Once it is rebuilt, it adds this for everybody who helps to complete a building beside it.
web-city-explain-changed = Blue dot
    .text = Something happened here just now.
web-city-card-worth = Pays { $value } for a slot of its colour: { $colour }.
web-city-slot-text = The numbered stones are its slots: pay cards of the colour with at least that value and put a marker there.
