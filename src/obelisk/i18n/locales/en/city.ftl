# Blue Moon City, in our own words. Ids end with the ids of the rules; the variables of events and refusals are
# their facts (obelisk.i18n.narrate says which more there are). Rules: CITY.

city-title = Blue Moon City

## Decisions (CITY-15.30 to 15.34)

city-decision-movement = Movement: walk, use a power, or be done
city-decision-contribution = Contribution: pay for a slot, or be done
city-decision-offering = Offering: give crystals to the obelisk, or be done
city-decision-special = Special action of this building, or be done
city-decision-discard = Discard up to two cards, or draw

city-phase-movement = movement phase
city-phase-contribution = contribution phase
city-phase-offering = offering
city-phase-special = special action
city-phase-discard = discard and draw
city-phase-over = the game is over

## What can be done

city-verb-move = walk
city-verb-play = use the power
city-verb-build = contribute
city-verb-offer = make an offering
city-verb-go = go to any tile
city-verb-take = take 2 cards
city-verb-discard = discard
city-verb-draw = draw cards
city-verb-done = done

## Help for the board

city-help =
    Cell:    d4 university      name and tile; “d4 == …” is rebuilt
             n3 #2 w4 ?5        slots from the left: colour and value, ? any colour, #2 marker of p2
             {"*"}2c +c >csd        rewards: * majority, + building, > neighbour; c crystals, s scales, d cards
             p1p2 FEW           figures, and dragons: F fire, E earth, W water
    Colours: k black Vulca, r red Terrah, b blue Aqua, e grey Flit, g green Khind, n brown Mimix, w white Hoax, y yellow Pillar
    Obelisk: #1 marker of p1, >8 the price to be paid next
    Actions: move d4; play e1 d4 (fly), play e2 (two more steps), play b1 d4 (dragon); build 2 w3+w2 (slot 2);
             offer, offer y1; go c3, take (special buildings); discard r1, draw; done

## Peoples and colours

city-people-vulca = Vulca
city-people-terrah = Terrah
city-people-aqua = Aqua
city-people-flit = Flit
city-people-khind = Khind
city-people-mimix = Mimix
city-people-hoax = Hoax
city-people-pillar = Pillar

city-colour-black = black
city-colour-red = red
city-colour-blue = blue
city-colour-grey = grey
city-colour-green = green
city-colour-brown = brown
city-colour-white = white
city-colour-yellow = yellow
city-colour-any = any colour

## Cards

city-card-k3 = { city-people-vulca } 3
city-card-k2 = { city-people-vulca } 2
city-card-k1 = { city-people-vulca } 1
city-card-r3 = { city-people-terrah } 3
city-card-r2 = { city-people-terrah } 2
city-card-r1 = { city-people-terrah } 1
city-card-b3 = { city-people-aqua } 3
city-card-b2 = { city-people-aqua } 2
city-card-b1 = { city-people-aqua } 1
city-card-e3 = { city-people-flit } 3
city-card-e2 = { city-people-flit } 2
city-card-e1 = { city-people-flit } 1
city-card-g1 = { city-people-khind } 1
city-card-n3 = { city-people-mimix } 3
city-card-n2 = { city-people-mimix } 2
city-card-n1 = { city-people-mimix } 1
city-card-w3 = { city-people-hoax } 3
city-card-w2 = { city-people-hoax } 2
city-card-w1 = { city-people-hoax } 1
city-card-y3 = { city-people-pillar } 3
city-card-y2 = { city-people-pillar } 2
city-card-y1 = { city-people-pillar } 1

## Dragons

city-dragon-fire = fire dragon
city-dragon-earth = earth dragon
city-dragon-water = water dragon

## Tiles

city-tile-courtyard = Courtyard
city-tile-royal_palace = Royal Palace
city-tile-fire_temple = Fire Temple
city-tile-earth_temple = Earth Temple
city-tile-water_temple = Water Temple
city-tile-iron_foundry = Iron Foundry
city-tile-citadel = Citadel
city-tile-mill = Mill
city-tile-hospice = Hospice
city-tile-thermae = Thermae
city-tile-aqueduct = Aqueduct
city-tile-flight_tower = Flight Tower
city-tile-watchtower = Watchtower
city-tile-monastery_tower = Monastery Tower
city-tile-city_residence = City Residence
city-tile-great_hall = Great Hall
city-tile-university = University
city-tile-library = Library
city-tile-market_hall = Market Hall
city-tile-trading_house = Trading House
city-tile-caravanserai = Caravanserai
city-tile-main_hall = Main Hall
city-tile-hospital = Hospital
city-tile-golden_shrine = Golden Shrine
city-tile-theatre = Theatre

## Options

city-option-players = number of players
city-option-edition = edition
city-option-layout = city layout
city-option-expansion = expansion
city-option-tile_set = tile set
city-option-stall_limit = rounds without progress

city-edition-2006 = edition of 2006
city-edition-2018 = edition of 2018
city-layout-fixed = fixed cross
city-layout-cross = shuffled cross
city-layout-random = all at random

## Scores

city-score-offerings = offerings
city-score-crystals = crystals

## Rewards

city-source-majority = majority reward
city-source-building = building reward
city-source-neighbour = neighbour reward

## Counted things

city-count-crystals =
    { $number ->
        [one] { $number } crystal
       *[other] { $number } crystals
    }
city-count-scales =
    { $number ->
        [one] { $number } golden scale
       *[other] { $number } golden scales
    }
city-count-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
city-count-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }

## Endings (CITY-14)

city-ending-offerings = enough offerings are made
city-ending-markers_out = all markers are used up
city-ending-exhausted = everything is rebuilt and nobody can pay for an offering
city-ending-stall = too many rounds without a marker placed

## Refusals (CITY-17.10)

city-refusal-unreadable = this is no action; write for example “move d4”, “build 2 w3+w2” or “done”
city-refusal-not_your_decision = it is not your turn
city-refusal-wrong_phase =
    { $cause ->
        [rebuilt] this building is rebuilt: nothing more can be contributed here
        [courtyard] nothing is built in the courtyard: offerings are made there
        [no_marker] you have no marker left
        [no_cards] you have no card to pay with
        [elsewhere] offerings are made in the courtyard, and your figure does not stand there
        [crystals] the offering costs { $cost } crystals now, and you have { $crystals }
        [building] your figure does not stand on the building with this special action
        [draw] this phase ends when cards are drawn
        [later] that comes later in the turn: { $phase_name }
       *[past] that is over in this turn: { $phase_name }
    }
city-refusal-not_in_hand = you do not hold that card, or not so many of it
city-refusal-no_power = that card has no power that could be used now
city-refusal-no_tile = there is no tile in that place
city-refusal-same_place = it stands there already
city-refusal-too_far =
    { $steps ->
        [one] too far: it is { $steps } step away
       *[other] too far: it is { $steps } steps away
    }, and { $steps_left ->
        [0] none is left
        [one] only { $steps_left } is possible
       *[other] only { $steps_left } are possible
    }
city-refusal-dragon_outside = the dragon is still outside the city; a card of value 1 brings it in
city-refusal-no_slot =
    { $slots ->
        [one] there is no such slot: the building has only one
       *[other] there is no such slot: the building has { $slots }
    }
city-refusal-slot_taken = there is a marker on that slot already
city-refusal-no_role = a card does not fit: the cards must match the colour of the slot or be made to match it
city-refusal-too_little = the cards are worth { $worth }, the slot needs { $value }
city-refusal-no_pillar_here = Pillar cards cannot be used at the Golden Shrine
city-refusal-not_enough_crystals =
    { $cost ->
        [one] you need { $cost } crystal for that
       *[other] you need { $cost } crystals for that
    }
city-refusal-offer_first = make the normal offering first; a Pillar adds another one to it
city-refusal-already_offered = you have made your offering; another one needs a Pillar card of value 1 or 2

## Events

city-event-first-player-chosen = { $seat_name } begins.
city-event-tile-laid = { $tile_name } lies on { $cell }.
city-event-card-dealt = { $seat_name } is dealt { $card_name }.
    .blurred = { $seat_name } is dealt a card.
city-event-turn-began = Turn of { $seat_name }.
city-event-figure-walked =
    { $seat_name } walks from { $from } to { $to }, { $steps_left ->
        [0] no step left.
        [one] one step left.
       *[other] { $steps_left } steps left.
    }
city-event-figure-flew = { $seat_name } plays { $card_name } and flies from { $from } to { $to }.
city-event-steps-gained =
    { $seat_name } plays { $card_name } for two more steps, { $steps_left ->
        [one] one step left.
       *[other] { $steps_left } steps left.
    }
city-event-dragon-moved =
    { $from ->
        [outside] { $seat_name } plays { $card_name }: the { $dragon_name } comes into the city, to { $to }.
       *[other] { $seat_name } plays { $card_name }: the { $dragon_name } goes from { $from } to { $to }.
    }
city-event-contribution-made = { $seat_name } contributes to { $tile_name } ({ $cell }), slot { $slot }, with { $cards_name }.
city-event-dragon-scales-awarded =
    { $scales ->
        [one] { $seat_name } earns one golden scale for a dragon there.
       *[other] { $seat_name } earns { $scales } golden scales for the dragons there.
    }
city-event-building-completed = { $tile_name } ({ $cell }) is rebuilt!
city-event-reward-gained =
    { $seat_name } gains the { $source_name } of { $tile_name }:{ $crystals ->
        [0] {""}
        [one] { " " }{ $crystals } crystal
       *[other] { " " }{ $crystals } crystals
    }{ $scales ->
        [0] {""}
        [one] { " " }{ $scales } scale
       *[other] { " " }{ $scales } scales
    }{ $cards ->
        [0] { $crystals ->
            [0] { $scales ->
                [0] { " " }nothing
               *[other] {""}
            }
           *[other] {""}
        }
        [one] { " " }{ $cards } card
       *[other] { " " }{ $cards } cards
    }.
city-event-scales-taken =
    { $scales ->
        [one] { $seat_name } takes one golden scale.
       *[other] { $seat_name } takes { $scales } golden scales.
    }
city-event-scales-scored =
    Scale scoring: { $seat_name } with { $total ->
        [one] { $total } scale
       *[other] { $total } scales
    } { $crystals ->
        [0] { $total ->
            [0] gets nothing.
           *[other] gets nothing and keeps them.
        }
        [one] gets { $crystals } crystal.
       *[other] gets { $crystals } crystals.
    }
city-event-offering-made =
    { $card ->
        [none] { $seat_name } makes an offering for { $price ->
            [one] { $price } crystal
           *[other] { $price } crystals
        }.
       *[other] { $seat_name } plays { $card_name } and makes one more offering for { $price ->
            [one] { $price } crystal
           *[other] { $price } crystals
        }.
    }
city-event-figure-went = { $seat_name } goes from { $from } to { $to }.
city-event-card-discarded = { $seat_name } discards { $card_name }.
city-event-card-drawn = { $seat_name } draws { $card_name }.
    .blurred = { $seat_name } draws a card.
city-event-card-put-aside = A card is put aside for { $seat_name }.
city-event-aside-taken =
    { $number ->
        [one] { $seat_name } takes the card put aside: { $cards_name }.
       *[other] { $seat_name } takes the { $number } cards put aside: { $cards_name }.
    }
    .blurred =
        { $number ->
            [one] { $seat_name } takes the card put aside.
           *[other] { $seat_name } takes the { $number } cards put aside.
        }
city-event-deck-shuffled =
    { $cards ->
        [one] The discard pile becomes the new deck: { $cards } card.
       *[other] The discard pile becomes the new deck: { $cards } cards.
    }
city-event-cards-ran-out = No card is left to draw: { $seat_name } gets none.
city-event-game-ended =
    { $winners_number ->
        [0] The game ends: { $reason_name }. Nobody wins.
        [1] The game ends: { $reason_name }. { $winners_name } wins.
       *[other] The game ends: { $reason_name }. { $winners_name } share the victory.
    }
