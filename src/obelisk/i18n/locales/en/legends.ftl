# Blue Moon Legends, English. Card texts are our own wording, not the printed sentences.
# "You" is the owner of the card. Icons stand in capitals. Rule ids in comments: rules of Legends, LEG.

legends-title = Legends
legends-draft-title = Legends draft

## Peoples

legends-people-vulca = Vulca
legends-people-hoax = Hoax
legends-people-mimix = Mimix
legends-people-flit = Flit
legends-people-khind = Khind
legends-people-terrah = Terrah
legends-people-pillar = Pillar
legends-people-aqua = Aqua
legends-people-buka = Buka
legends-people-mutant = Mutant
legends-people-hyla = Hyla
legends-people-tutu = Tutu
legends-people-spirit = Spirit
legends-people-crystal = Crystal
legends-people-interference = Interference
legends-people-emissary = Emissary
legends-people-inquisitor = Inquisitor

## Types of cards

legends-type-leader = leader
legends-type-character = character
legends-type-booster = booster
legends-type-support = support
legends-type-leadership = leadership
legends-type-influence = influence
legends-type-achievement = Crystal (achievement)
legends-type-interference = interference
legends-type-emissary = emissary
legends-type-inquisitor = inquisitor
legends-type-bluff = bluff
legends-type-ship = ship
legends-type-hyla = Hyla
legends-tag-storm = Storm
legends-tag-flood = Flood
legends-tag-caterpillar = Caterpillar

## Elements, numbers, words

legends-element-fire = fire
legends-element-earth = earth
legends-dragon-red = red dragon
legends-dragon-blue = blue dragon
legends-dragon-green = green dragon
legends-value = value
legends-printed-value = printed value
legends-power = power
legends-moons =
    { $count ->
        [one] one moon
       *[other] { $count } moons
    }
legends-dragons =
    { $count ->
        [0] no dragon
        [one] one dragon
       *[other] { $count } dragons
    }
legends-crystals =
    { $count ->
        [one] one crystal
       *[other] { $count } crystals
    }
legends-cards =
    { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
legends-capacity =
    { $count ->
        [one] carries one card
       *[other] carries { $count } cards
    }
legends-family = Buka family { $letter }
legends-sample = original sample card, not a card of the published game

## Icons

legends-icon-shield_fire = FIRE SHIELD
    .text = In a fire fight your opponent's power need not be matched.
legends-icon-shield_earth = EARTH SHIELD
    .text = In an earth fight your opponent's power need not be matched.
legends-icon-stop = STOP
    .text = After this card no further cards may be played this turn, except boosters and supports that a text adds.
legends-icon-retrieve = RETRIEVE
    .text = May be taken back into your hand at the beginning of your turn.
legends-icon-free = FREE
    .text = Does not count against the limits, not even in the first turn of a fight.
legends-icon-pair = PAIR
    .text = Two cards with the same first word count as one.
legends-icon-protected = PROTECTED
    .text = Your opponent's texts can neither ignore nor discard this card.
legends-icon-gang_cool = COOL GANG
    .text = Cards of one gang count as one, and keep each other active.
legends-icon-gang_top = TOP GANG
    .text = Cards of one gang count as one, and keep each other active.
legends-icon-gang_fun = FUN GANG
    .text = Cards of one gang count as one, and keep each other active.
legends-icon-gang_no = NO GANG
    .text = Cards of one gang count as one, and keep each other active.
legends-icon-bluff_fire = FIRE BLUFF
    .text = May be played face down as a support; right if called in a fire fight.
legends-icon-bluff_earth = EARTH BLUFF
    .text = May be played face down as a support; right if called in an earth fight.
legends-icon-bluff_blank = BLANK BLUFF
    .text = May be played face down as a support; wrong whenever it is called.
legends-icon-replace = REPLACE
    .text = May be discarded in the leadership phase in exchange for a new card.

## Zones

legends-zone-hand = hand
legends-zone-deck = draw deck
legends-zone-discard = discard pile
legends-zone-combat = combat area
legends-zone-support = support area
legends-zone-leadership = leadership area
legends-zone-ships = ship area
legends-zone-hyla = Hyla place
legends-zone-achievements = achievement area
legends-zone-middle = middle
legends-zone-side = side
legends-card-active = active
legends-card-inactive = covered
legends-card-revealed = revealed
legends-card-bluff = bluff { $number }

## Phases

legends-phase-begin = begin
legends-phase-leadership = leadership
legends-phase-engagement = engagement
legends-phase-character = character
legends-phase-support = booster/support
legends-phase-power = power
legends-phase-refresh = refresh
legends-phase-end = end

## Decisions: what the player is asked (LEG-20)

legends-decision-mulligan = Mulligan: exchange hand cards once, or be done
legends-decision-deck = Between games: exchange cards of the deck for others of the own pool, or be done
legends-decision-begin = Begin: take cards back, drop bluffs, land ships, or be done
legends-decision-leadership = Leadership: play one card of this phase, or be done
legends-decision-engagement = Engagement: fight or not
legends-decision-decline = Declined: discard one to three cards
legends-decision-character = Characters: play one, more if icons allow it
legends-decision-support = Boosters and supports: play some, or be done
legends-decision-text = Use the text of this card or not
legends-decision-pick = Choose
legends-decision-meet = Demand: choose the cards to discard
legends-decision-target = Choose the card that this text works on
legends-decision-announce = Announce the power
legends-decision-call = Call the bluff or accept it
legends-decision-end = End: use texts of the end phase, or be done
legends-decision-respond = Interfere or let it pass
legends-decision-dragon = Choose the dragon that moves
legends-decision-draft = Take one card of the packet

## What can be done

legends-verb-play = play
legends-verb-bluff = play face down
legends-verb-load = load
legends-verb-retrieve = take back
legends-verb-drop = drop a bluff
legends-verb-land = land
legends-verb-replace = replace
legends-verb-start = start a fight
legends-verb-decline = decline to fight
legends-verb-continue = continue the fight
legends-verb-retreat = retreat
legends-verb-announce = announce
legends-verb-use = use the text
legends-verb-skip = leave the text
legends-verb-pick = choose
legends-verb-meet = meet the demand
legends-verb-target = work on
legends-verb-keep = keep the target
legends-verb-call = call the bluff
legends-verb-accept = accept
legends-verb-done = done
legends-verb-interfere = interfere
legends-verb-pass = let it pass
legends-verb-dragon = move the dragon

## Help for the table in a terminal

legends-help =
    Card:    hoax-06* 3/2 [retrieve] +text   id, * active, printed fire/earth, icons, has a text
             hoax-25*->hoax-06               its text works on hoax-06
             bluff#1*                        a bluff, face down; who knows it sees its id
             buka-28 landed(buka-07)         a ship with its load, here a landed one
    Rows:    leadership the top leadership card, support and combat the two areas, power in fire and in earth
    Actions: play hoax-06, play khind-10 keep (the gang stays active), bluff buka-07, load terrah-05 on buka-31;
             retrieve flit-01, drop bluff#2, land buka-28, replace sample-03; start, decline, continue, retreat;
             announce fire; use khind-06, skip khind-06; pick hoax-21, pick random, pick none; meet pillar-16;
             target vulca-21 vulca-05, keep vulca-21; call, accept; interfere sample-06, pass; dragon red; done

## Options (LEG-3)

legends-option-decks = decks
legends-option-match = match to five crystals
legends-option-families = Buka families
legends-option-emissaries = emissaries
legends-option-inquisitors = inquisitors
legends-option-achievements = Crystal cards
legends-option-mulligan = mulligan
legends-option-open_lists = open deck lists
legends-option-first = first player
legends-option-max_turns = turn limit
legends-option-card_file = file with module cards
legends-option-players = number of players
legends-option-peoples = people decks

## Scores

legends-score-crystals = crystals
legends-score-cards = cards
legends-score-dragons = dragons

## Why an option, a deck or a file is refused (LEG-26)

legends-refusal-unknown_card = not in the tables loaded: { $cards }
legends-refusal-wrong_size = the deck has { $total } cards; it must have exactly { $limit }
legends-refusal-too_many_moons = cards of other peoples show { $total } moons, { $limit } are allowed; counted: { $cards }
legends-refusal-duplicate = more than once in the deck: { $cards }
legends-refusal-no_leader = a built deck needs a leader
legends-refusal-leader_in_deck = a leader, emissary or inquisitor is not one of the cards of a deck: { $cards }
legends-refusal-leader_not_allowed = a drafted deck has no leader, emissary or inquisitor: { $cards }
legends-refusal-not_in_pool = not in the pool of this seat: { $cards }
legends-refusal-family_broken =
    { $cards_number ->
        [0] where families are played each player adds one, and none to the Buka preset
       *[other] a family is added whole, one by each player, and never to the Buka preset: { $cards }
    }
legends-refusal-family_taken = both players chose the same Buka family
legends-refusal-emissary_taken = both players chose the same emissary
legends-refusal-options_clash = these cannot be combined: { $options }
legends-refusal-emissary_needs_preset = an emissary can only join a preset deck
legends-refusal-inquisitor_needs_built = an inquisitor can only join a built deck
legends-refusal-achievement_needs_match = Crystal cards need a match
legends-refusal-module_off = the option for these cards is off, or no card file is loaded: { $cards }
legends-refusal-bad_card_file = the card file cannot be used
legends-refusal-bad_draft = the number of players or of people decks is wrong
legends-refusal-bad_option = this value cannot be played with

## Why an action is refused

legends-refusal-unreadable = this is no action; write for example “play hoax-06”, “pick hoax-21”, “announce fire” or “done”
legends-refusal-not_your_decision = it is not your decision
legends-refusal-game_over = the game is over
legends-refusal-not_a_choice = what is asked now is something else – { $decision_name }
legends-refusal-turn_not_completable =
    { $cause ->
        [demand] after that this demand could not be met: “{ $cards_name }”
        [power] after that the power of the other side could not be reached: { $needed } in { $element_name }
       *[duty] after that the turn could not be completed: a character has to be played, every demand met and the power matched
    }
legends-refusal-answer_first = first answer what is asked – { $decision_name }
legends-refusal-not_asked =
    { $cause ->
        [text] no text waits for a yes or no now; what is asked – { $decision_name }
        [target] no text looks for a target now; what is asked – { $decision_name }
        [interference] there is nothing to interfere with now; what is asked – { $decision_name }
        [dragon] no dragon is to be chosen now; what is asked – { $decision_name }
       *[pick] no card is to be picked now; what is asked – { $decision_name }
    }
legends-refusal-wrong_phase = that belongs to another phase: { $phase_name }
legends-refusal-must_engage = first decide whether to fight
legends-refusal-must_announce = the power has to be announced now
legends-refusal-must_discard = declining costs at least one card: discard one first
legends-refusal-must_pick =
    { $cause ->
        [text] the text of “{ $cards_name }” waits for a choice: choose a card
       *[deck] a card has left the deck: choose one that takes its place
    }
legends-refusal-must_target = the text has no target yet: choose one
legends-refusal-character_first = a character has to be played first
legends-refusal-too_many_characters = too many active characters: “{ $cards_name }” sets the limit { $limit }
legends-refusal-fight_running = a fight is running: continue it or retreat
legends-refusal-no_fight = no fight is running: start one or decline
legends-refusal-element_fixed = the contested element stays as it is: { $element_name }
legends-refusal-power_too_low = your power is { $power }, at least { $needed } is needed
legends-refusal-demand_unmet = this demand has to be met first: { $cards_name }
legends-refusal-no_character =
    { $cause ->
        [forbidden] you cannot fight: “{ $cards_name }” forbids your characters
        [unfit] you cannot fight: none of your characters ({ $number }) may be played now
       *[none] you cannot fight: you have no character to play
    }
legends-refusal-nothing_to_call = there is no bluff to be called now
legends-refusal-not_in_hand = you do not hold that card
legends-refusal-only_from_ship = a ship has landed: this turn cards come from landed ships
legends-refusal-not_landed = the card lies on a ship that has not landed
legends-refusal-only_as_answer = an interference card is played in the opponent’s turn, as an answer
legends-refusal-not_an_answer = only an interference card can answer here
legends-refusal-trigger_unfit = this interference card does not fit what is happening
legends-refusal-led_already = one card of the leadership phase per turn, or one replacement, and you have had it
legends-refusal-achievements_off = Crystal cards can only be played in a match with their module
legends-refusal-play_limit = “{ $cards_name }” limits the cards you may play this turn: { $limit }
legends-refusal-combat_limit = “{ $cards_name }” limits the cards you may play into the combat area this turn: { $limit }
legends-refusal-forbidden = the text of “{ $cards_name }” forbids this card
legends-refusal-condition_unmet =
    { $cause ->
        [least] the condition on the card is not met: it needs at least { $limit }, and there is { $now }
        [most] the condition on the card is not met: it allows at most { $limit }, and there is { $now }
       *[none] the condition on the card is not met
    }
legends-refusal-attacks_again = the cards of the last turn fight once more: no character is played in addition
legends-refusal-stopped =
    { $cards_number ->
        [0] a card with STOP was played: no further cards this turn
       *[other] “{ $cards_name }” shows STOP: no further cards this turn
    }
legends-refusal-one_character = one character per turn; others only with FREE or with a PAIR or GANG that fits
legends-refusal-first_turn = in the first turn of a fight only FREE boosters and supports are played
legends-refusal-one_extra = one booster or one support per turn, not more, unless a text or an icon allows it
legends-refusal-nothing_to_keep = nothing can be kept active: that needs a first character with the same GANG as all active cards, or a text that says so
legends-refusal-no_bluff = this card is no character with a bluff icon
legends-refusal-bluffs_ignored =
    { $cards_number ->
        [0] your bluffs would be ignored, so none may be played
       *[other] your bluffs would be ignored because of “{ $cards_name }”, so none may be played
    }
legends-refusal-bluff_forbidden = the text of “{ $cards_name }” forbids this bluff
legends-refusal-no_such_bluff = you have no such bluff
legends-refusal-not_loadable = ships carry only characters, boosters and supports
legends-refusal-no_ship = that is no ship of yours in the ship area
legends-refusal-ship_landed = the ship has landed
legends-refusal-ship_full = the ship is full: it carries { $limit }
legends-refusal-loads_forbidden = the text of “{ $cards_name }” forbids supports, and loading with them
legends-refusal-not_active = this is no active card of yours
legends-refusal-no_icon = the card does not show this icon: { $icon_name }
legends-refusal-icon_ignored =
    { $cards_number ->
        [0] a text of the opponent ignores this icon: { $icon_name }
       *[other] “{ $cards_name }” ignores this icon: { $icon_name }
    }
legends-refusal-foe_retrieves = the opponent shows a character with RETRIEVE too: then no characters are taken back
legends-refusal-may_not_take =
    { $cause ->
        [hand] you hold { $hand } cards: “{ $cards_name }” lets you take none from { $limit } on
        [takes] “{ $cards_name }” limits the cards that leave your deck in a turn: { $limit }
       *[deck] your deck gives no more cards in this turn
    }
legends-refusal-no_window = the text of this card is not used at will
legends-refusal-text_used = this text was used already in this turn
legends-refusal-text_ignored =
    { $cards_number ->
        [0] this text is being ignored
       *[other] this text is ignored because of “{ $cards_name }”
    }
legends-refusal-not_in_full =
    { $cause ->
        [draw] “{ $cards_name }” takes cards from your deck, and your deck gives none now
        [nothing] there is nothing that the text of “{ $cards_name }” could work on now
        [fire] “{ $cards_name }” takes fire { $needed }, and your hand has { $now }
        [earth] “{ $cards_name }” takes earth { $needed }, and your hand has { $now }
        [either] “{ $cards_name }” takes { $needed } of one element, and your hand has { $now } at most
        [moons] “{ $cards_name }” takes moons: { $needed }; your hand has { $now }
        [characters] “{ $cards_name }” takes characters: { $needed }; your hand has { $now }
        [type] “{ $cards_name }” takes cards of one type: { $needed }; your hand has { $now } at most
       *[both] “{ $cards_name }” takes fire and earth, and no card of your hand pays for both
    }
legends-refusal-mandatory = the text of “{ $cards_name }” must be carried out: it cannot be skipped
legends-refusal-no_demand = this card makes no demand of you
legends-refusal-demand_met = this demand is met already
legends-refusal-demand_to_play = this demand is met by playing such a card
legends-refusal-demand_late = demands are met up to the booster/support phase
legends-refusal-cannot_pay =
    { $cause ->
        [fire] “{ $cards_name }” takes fire { $needed }, and your hand has { $now }
        [earth] “{ $cards_name }” takes earth { $needed }, and your hand has { $now }
        [either] “{ $cards_name }” takes { $needed } of one element, and your hand has { $now } at most
        [moons] “{ $cards_name }” takes moons: { $needed }; your hand has { $now }
        [characters] “{ $cards_name }” takes characters: { $needed }; your hand has { $now }
        [type] “{ $cards_name }” takes cards of one type: { $needed }; your hand has { $now } at most
       *[both] “{ $cards_name }” takes fire and earth, and no card of your hand pays for both
    }
legends-refusal-does_not_pay = this card does not help to pay exactly what is wanted
legends-refusal-not_revealed = only a revealed card can be named; of the others one is taken at random
legends-refusal-none_hidden = all cards of that hand are revealed: name one
legends-refusal-protected = the card is PROTECTED
legends-refusal-last_character = the last active character has to stay
legends-refusal-not_among =
    { $cause ->
        [only] for “{ $cards_name }” only this can be chosen: { $choices_name }
        [several] “{ $cards_name }” leaves { $number } choices, and this is none of them
        [nothing] for “{ $cards_name }” no card can be chosen now
       *[deck] only cards of your own deck and pool are exchanged here
    }
legends-refusal-target_unfit =
    { $cause ->
        [foe] “{ $cards_name }” works only on your own cards
        [inactive] “{ $cards_name }” works only on active cards, and that card is active no longer
       *[kind] “{ $cards_name }” can work only on: { $choices_name }
    }
legends-refusal-same_target = that is the target already
legends-refusal-only_new = only a card that has just become active can be the new target
legends-refusal-wrong_dragon = this dragon cannot move: those of the other side go first, then those in the middle
legends-refusal-not_in_packet = this card is not in the packet

## Endings (LEG-9)

legends-ending-fourth_dragon = a player who had all three dragons attracted another one
legends-ending-out_of_cards = a player has no cards left in hand and deck
legends-ending-turn_limit = the turn limit is reached
legends-ending-five_crystals = five crystals are won
legends-ending-drafted = all cards are picked

## Events

legends-event-game-began = Game { $game }: { $seat_name } goes first.
legends-event-card-left-out = { $seat_name } leaves { $card_name } out of the deck.
legends-event-card-let-in = { $seat_name } takes { $card_name } into the deck.
legends-event-deck-settled = The deck of { $seat_name } for the next game is settled.
legends-event-turn-began = Turn { $turn }: { $seat_name }.
legends-event-hand-changed =
    { $count ->
        [0] { $seat_name } keeps the hand.
        [one] { $seat_name } exchanges one card.
       *[other] { $seat_name } exchanges { $count } cards.
    }
legends-event-card-drawn = { $seat_name } draws { $card_name }.
    .blurred = { $seat_name } draws a card.
legends-event-card-dug = { $seat_name } takes { $card_name } from the discard pile, blindly.
    .blurred = { $seat_name } takes a card from the discard pile, blindly.
legends-event-card-taken = { $seat_name } takes { $card_name } into hand.
legends-event-card-turned-up =
    { $from ->
        [leadership] { $card_name } is now on top of the leadership area of { $seat_name }.
       *[other] { $card_name } is now on top of the discard pile of { $seat_name }.
    }
legends-event-card-put-under = { $seat_name } puts { $card_name } under the deck.
    .blurred = { $seat_name } puts a card under the deck.
legends-event-card-put-back = { $seat_name } puts { $card_name } back into the deck.
    .blurred = { $seat_name } puts a card back into the deck.
legends-event-card-shuffled-in = { $card_name } goes into the deck of { $seat_name }.
legends-event-deck-shuffled = { $seat_name } shuffles the deck.
legends-event-discards-recycled = The discard pile of { $seat_name } goes into the deck.
legends-event-hand-shuffled-in = { $seat_name } shuffles the hand into the deck.
legends-event-hand-revealed = { $seat_name } reveals: { $cards_name }.
legends-event-card-shown = { $seat_name } shows { $card_name }.
legends-event-card-discarded = { $card_name } of { $seat_name } is discarded.
legends-event-card-played = { $seat_name } plays { $card_name }.
legends-event-card-cancelled = { $card_name } of { $seat_name } is cancelled.
legends-event-bluff-played = { $seat_name } plays { $card_name } face down.
    .blurred = { $seat_name } plays a bluff.
legends-event-card-loaded = { $seat_name } loads { $card_name } on { $ship_name }.
legends-event-ship-landed = { $card_name } of { $seat_name } lands.
legends-event-interfered = { $seat_name } interferes by playing { $card_name }.
legends-event-text-used = { $seat_name } uses the text of { $card_name }.
legends-event-text-skipped = { $seat_name } leaves the text of { $card_name }.
legends-event-text-failed =
    { $cards_number ->
        [0] The text of { $card_name } does nothing: it cannot be carried out in full now.
       *[other] The text of { $card_name } does not count because of { $cards_name }.
    }
legends-event-target-chosen =
    { $target ->
        [none] { $card_name } of { $seat_name } works on a bluff.
       *[other] { $card_name } of { $seat_name } works on { $target_name }.
    }
legends-event-demand-met = The demand of { $card_name } is met.
legends-event-element-switched = The fight is now about { $element_name }.
legends-event-fight-started = { $seat_name } starts a fight.
legends-event-fight-continued = { $seat_name } fights on.
legends-event-fight-declined = { $seat_name } declines to fight.
legends-event-power-announced = { $seat_name } announces { $power } in { $element_name }.
legends-event-turn-examined =
    { $stranded ->
        [yes] The turn of { $seat_name } cannot be completed any more: it is taken back to the engagement.
       *[other] { $seat_name } can complete the turn.
    }
legends-event-response-asked = { $seat_name } may answer with an interference card.
legends-event-bluff-called = { $seat_name } calls the bluff.
legends-event-bluff-held = The bluff of { $seat_name } was none: every card fits.
legends-event-bluff-failed = The bluff of { $seat_name } fails.
legends-event-bluff-accepted = { $seat_name } does not call the bluff.
legends-event-retreated = { $seat_name } retreats.
legends-event-storm-broke = The Storms of { $seat_name } break loose.
legends-event-flood-came = The Floods of { $seat_name } rise.
legends-event-dragon-came =
    { $dragon ->
        [none] A dragon comes to { $seat_name }.
       *[other] The { $dragon_name } comes to { $seat_name }.
    }
legends-event-dragon-left =
    { $dragon ->
        [none] A dragon leaves { $seat_name } for the middle.
       *[other] The { $dragon_name } leaves { $seat_name } for the middle.
    }
legends-event-fight-ended = The fight is over.
legends-event-game-ended =
    { $crystals ->
        [one] { $seat_name } wins the game: { $reason_name }. One crystal.
       *[other] { $seat_name } wins the game: { $reason_name }. { $crystals } crystals.
    }
legends-event-match-ended = { $seat_name } wins the match.
legends-event-peoples-chosen = In the draft: { $peoples_name }.
legends-event-draft-round-began =
    { $left ->
        [yes] Round { $round }: { $cards } cards each, passed to the left.
       *[other] Round { $round }: { $cards } cards each, passed to the right.
    }
legends-event-packet-dealt = { $seat_name } is dealt { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name } is dealt one card.
           *[other] { $seat_name } is dealt { $number } cards.
        }
legends-event-packet-passed = { $seat_name } is passed { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name } is passed one card.
           *[other] { $seat_name } is passed { $number } cards.
        }
legends-event-draft-card-picked = { $seat_name } picks { $card_name }.
    .blurred = { $seat_name } picks a card.
legends-event-packets-wasted = The last card of each packet is out.
legends-event-draft-ended = The draft is over.

## What texts do (LEG-17.1), and when (LEG-15.1)

legends-effect-ignore_text = ignore texts
legends-effect-ignore_cards = ignore cards
legends-effect-ignore_icons = ignore icons
legends-effect-zero_values = values to zero
legends-effect-raise_values = raise values
legends-effect-double_values = double values
legends-effect-raise_power = raise the total power
legends-effect-retreat_dragons = dragons for a retreat
legends-effect-tag_bonus = Storm or Flood
legends-effect-dragon_for_discards = discard for a dragon
legends-effect-forbid_play = forbid cards
legends-effect-forbid_act = forbid an act
legends-effect-limit = limit
legends-effect-extra_plays = extra cards
legends-effect-next_card_free = next card FREE
legends-effect-free_if = FREE on a condition
legends-effect-play_only_if = playable on a condition
legends-effect-switch_element = change the element
legends-effect-waive = waive a condition
legends-effect-attack_again = fight on
legends-effect-keep_combat_active = cover nothing
legends-effect-demand_discard = demand discards
legends-effect-demand_play = demand a card
legends-effect-double_demand = double a demand
legends-effect-draw = draw
legends-effect-draw_sift = draw and give back
legends-effect-search = search
legends-effect-return_to_hand = return to hand
legends-effect-move_hand = hand cards away
legends-effect-recycle_discards = discards into the deck
legends-effect-remove_cards = remove cards
legends-effect-discard_foe_hand = discard from the other hand
legends-effect-foe_discards = the opponent discards
legends-effect-mill_deck = discard from the other deck
legends-effect-reveal_hand = reveal the hand
legends-effect-load_ship = load the ship
legends-effect-hand_on_landing = hand cards on landing
legends-effect-attract_dragons = attract dragons
legends-effect-crystal_bonus = extra crystals
legends-effect-cancel = cancel
legends-effect-custom = a text of its own

legends-when-always = always
legends-when-this_turn = this turn
legends-when-before_play = before it is played
legends-when-now = when played
legends-when-once_per_turn = once per turn
legends-when-begin = begin phase
legends-when-after_support = after the booster/support phase
legends-when-end = end phase
legends-when-turn_ending = very end of the turn
legends-when-after_turn = after the turn
legends-when-demand = demand
legends-when-landing = on landing
legends-when-response = response
legends-when-game_start = start of the game
legends-when-game_won = game won
legends-text-may = optional
legends-text-each = each player

## Cards: Hoax

card-hoax-00 = Xelethotiras
card-hoax-01 = Wogarathoras the Gloomy
card-hoax-02 = Athradysas the Seeker
card-hoax-03 = Ledinemras the Monk
card-hoax-04 = Zedemikras the Brain
card-hoax-05 = Ciklarethas the Bitter
card-hoax-06 = Nirwadas the Traveler
card-hoax-07 = Penemikanas the Paranoid
card-hoax-08 = Vetraskedas the Sceptic
card-hoax-09 = Helkomedes the Rhetorician
card-hoax-10 = Redamikanas the Cartographer
    .text = When your opponent retreats, you attract one dragon more for it.
card-hoax-11 = Bethenitana the Storyteller
    .text = When you retreat, your opponent attracts no dragons for it.
card-hoax-12 = Demegodas the Odd
    .text = Your active supports are worth double, in fire and in earth.
card-hoax-13 = Thirkomedas the Serene
    .text = Your opponent cannot play leadership cards, boosters or supports.
card-hoax-14 = Genathones the Blind
    .text = Each turn you may play one support on top of the usual limit.
card-hoax-15 = Ketharkopas the Astronomer
    .text = At the very end of your turn, if you hold fewer than nine cards, you may draw until you hold nine.
card-hoax-16 = Mekarthas the Shrewd
    .text = All icons on your opponent's cards are ignored, PROTECTED included; only STOP still counts.
card-hoax-17 = Sarogakanas the Ancient
    .text = On playing this card, you may discard two cards from your opponent's hand: drawn blindly, or picked by you among the revealed ones.
card-hoax-18 = Inscrutable Armor
card-hoax-19 = Battling Boomerang
card-hoax-20 = Tome of Wisdom
card-hoax-21 = Trebuchet of Fear
card-hoax-22 = Ballista of Confusion
card-hoax-23 = Pulsating Shockwave
card-hoax-24 = Homing Missiles
card-hoax-25 = Duplicator of Strength
    .text = Counts the earth value of one of your active characters twice.
card-hoax-26 = Brain Drain
    .text = Your opponent cannot play more than one card per turn, of whatever type.
card-hoax-27 = Muster Reinforcements
    .text = On playing this card, you may draw five cards.
card-hoax-28 = Enthrall Opposition
    .text = For this turn every text of your opponent is ignored. Does nothing while your opponent has Tittertweet or Laughing Gas active.
card-hoax-29 = Trigger Brainstorm
    .text = This turn you may play as many supports as you like.
card-hoax-30 = Expel the Followers
    .text = On playing this card, you may discard every active FREE card of your opponent.
card-hoax-31 = Influence Holy Dragon
    .text = On playing this card, you may discard two leadership cards, two Hyla cards or two Crystal cards from your hand. If you do, you attract one dragon.
card-hoax-32 = Chosen of the Mind
    .text = On playing this card, each player discards three hand cards of their own choice, your opponent first.

## Cards: Vulca

card-vulca-00 = Inferno
card-vulca-01 = Flamebreath the Dazzling
card-vulca-02 = Flash the Incendiary
card-vulca-03 = Scorch the Inflammable
card-vulca-04 = Lavar the Powerful
card-vulca-05 = Volca
card-vulca-06 = Blaze
card-vulca-07 = Furnace
card-vulca-08 = Spark
card-vulca-09 = Ignite
card-vulca-10 = Sear
card-vulca-11 = Torch
card-vulca-12 = Shimmer
card-vulca-13 = Glimmer
card-vulca-14 = Cinder
    .text = On playing this card, you may discard one active booster or support of your opponent.
card-vulca-15 = Flare
    .text = In your end phase you may draw two cards.
card-vulca-16 = Ember
    .text = Your opponent cannot play characters that have no text.
card-vulca-17 = Erupta
    .text = On playing this card, you may make your opponent shuffle their whole combat and support areas into their deck; active PROTECTED cards stay.
card-vulca-18 = Fireblast
card-vulca-19 = Infernal Armor
card-vulca-20 = Elemental Enchantment
    .text = Your total power is never less than 6.
card-vulca-21 = Volcanic Gauntlets
    .text = Counts the fire value of one of your active characters twice.
card-vulca-22 = Titanic Gauntlets
    .text = Counts the earth value of one of your active characters twice.
card-vulca-23 = Lightning Bolts
card-vulca-24 = Flickering Fires
    .text = Your opponent cannot play leadership cards.
card-vulca-25 = Heat Haze
    .text = Your opponent cannot play characters or boosters that have a text.
card-vulca-26 = Wall of Fire
    .text = Your opponent cannot take any cards from the draw deck.
card-vulca-27 = Fearsome Spirits
    .text = When your opponent retreats, you attract one dragon more for it.
card-vulca-28 = Summon Sorcerer
    .text = On playing this card, you may take one of your active cards back into your hand.
card-vulca-29 = Charm Holy Dragon
    .text = On playing this card, you may discard cards from your hand with a printed fire of 8 or more altogether. If you do, you attract one dragon.
card-vulca-30 = Cast Cataclysm
    .text = On playing this card, you may discard every active support of your opponent.
card-vulca-31 = Inflame Mutant
    .text = In your character phase this turn you may play one mutant although its condition is not met.
card-vulca-32 = Chosen of Fire
    .text = On playing this card, each player picks one leadership card out of their own leadership area, shows it and shuffles it into their deck, your opponent first. A Chosen of Fire cannot be picked.

## Cards: Mimix

card-mimix-00 = Blue Radiance
card-mimix-01 = Guardian of Time
card-mimix-02 = Guardian of Space
card-mimix-03 = Virgin of Pure Fire
card-mimix-04 = Virgin of Pure Earth
card-mimix-05 = Heroine of the High Flames
card-mimix-06 = Heroine of the Great Plains
card-mimix-07 = Spirit of the Night
card-mimix-08 = Spirit of the Light
card-mimix-09 = Amazon Leaping High
card-mimix-10 = Amazon Leaping Far
card-mimix-11 = Dancer of Dawn
card-mimix-12 = Dancer of Dusk
card-mimix-13 = Wild Gazelle
card-mimix-14 = Wild Antelope
card-mimix-15 = Wild Unicorn
card-mimix-16 = Young Bear
card-mimix-17 = Young Fox
card-mimix-18 = Shaman of the Holy Sacrifice
    .text = In your end phase you may turn up the top three cards of your deck (all of them, if there are fewer), discard one of these and take the others into your hand.
card-mimix-19 = Shaman of the Deeds to Come
    .text = In your end phase you may draw three cards (all of them, if the deck has fewer) and then shuffle two cards of your hand into the deck.
card-mimix-20 = Shaman of the Here and Now
    .text = When your booster/support phase is over, you may look through your deck, show one card, take it into your hand and shuffle.
card-mimix-21 = Shaman of the Afterlife
    .text = When your booster/support phase is over, you may take two cards from your discard pile, drawn blindly.
card-mimix-22 = Sun Setting
card-mimix-23 = Moon Rising
card-mimix-24 = Stars Shining
card-mimix-25 = Hail of Arrows
card-mimix-26 = Whirling Hatchet
card-mimix-27 = Menacing Wardance
card-mimix-28 = Hypnotic Rattle
    .text = Your opponent cannot play boosters.
card-mimix-29 = Fearsome Chant
    .text = When you retreat, your opponent attracts one dragon less for it.
card-mimix-30 = Call Spirit of the Battlefield
    .text = On playing this card, you may take one card of your combat area, covered or not, back into your hand.
card-mimix-31 = Call Spirit of the Underworld
    .text = On playing this card, you may look through your discard pile, show one card and take it into your hand.
card-mimix-32 = Chosen of Nature
    .text = On playing this card, each player shuffles their discard pile into their deck, your opponent first.

## Cards: Flit

card-flit-00 = Falc
card-flit-01 = Wing Commander Razorfeather
card-flit-02 = Squadron Leader Squeak
card-flit-03 = Flight Leader Squawk
card-flit-04 = Peckswift
card-flit-05 = Steepstoop
card-flit-06 = Highchirp
    .text = On playing this card, if your opponent has at least two active characters, you may discard one of them.
card-flit-07 = Tittertweet
    .text = Every text of your opponent is ignored, except those of Flit characters.
card-flit-08 = Flitterflutter
    .text = Every support of your opponent is ignored.
card-flit-09 = Trillilling
    .text = Every booster of your opponent is ignored.
card-flit-10 = Cheepchirrup
    .text = Your opponent cannot play more than one card per turn into the combat area.
card-flit-11 = Carl Kamikaze Crow
    .text = Your active boosters are worth double, in fire and in earth.
card-flit-12 = Hank Highflyer Hawk
    .text = Every character of your opponent is ignored, except Flit characters.
card-flit-13 = Mad Mike Magpie
    .text = Every card of your opponent that shows an icon is ignored, except Flit characters and PROTECTED cards.
card-flit-14 = Proud Phoenix Phil
card-flit-15 = Launch Burning Earth
card-flit-16 = Launch Rain of Fire
card-flit-17 = Launch Locust Paratroopers
card-flit-18 = Launch Dazzling Flares
card-flit-19 = Launch Boiling Oil
card-flit-20 = Launch Hail of Doom
card-flit-21 = Launch Cockroaches
card-flit-22 = Launch Fire Flash
card-flit-23 = Launch Rockdrop
card-flit-24 = Launch Flaming Dust
card-flit-25 = Launch Slippery Slime
card-flit-26 = Launch Itching Bugs
card-flit-27 = Launch Sloth Gas
    .text = When you retreat, your opponent attracts one dragon less for it.
card-flit-28 = Nerve-racking Twitter
    .text = Your opponent cannot draw additional cards through texts of the end phase.
card-flit-29 = Distract Holy Dragon
    .text = When you retreat this turn, your opponent attracts no more than one dragon for it.
card-flit-30 = Beguile Holy Dragon
    .text = On playing this card, you may discard three characters from your hand. If you do, you attract one dragon.
card-flit-31 = Commence Mega Launch
    .text = This turn you may play as many boosters as you like.
card-flit-32 = Chosen of the Air
    .text = On playing this card, each player discards their active supports, your opponent first; PROTECTED ones stay.

## Cards: Khind

card-khind-00 = PitPan
card-khind-01 = CoolCat
    .text = Odd numbers printed on your opponent's characters count as 0.
card-khind-02 = CoolCop
    .text = Even numbers printed on your opponent's characters count as 0.
card-khind-03 = CoolKid
    .text = Odd numbers printed on your opponent's boosters and supports count as 0.
card-khind-04 = CoolCub
    .text = Even numbers printed on your opponent's boosters and supports count as 0.
card-khind-05 = TopGun
    .text = In your end phase you may draw one card.
card-khind-06 = TopDog
    .text = Once in each of your turns you may discard one active card of your opponent that shows an icon. It may be neither PROTECTED nor the last active character.
card-khind-07 = TopNotch
    .text = Once in each of your turns you may discard one active booster or support of your opponent.
card-khind-08 = TopBanana
    .text = In your end phase you may make your opponent discard one hand card of their choice.
card-khind-09 = TopShot
    .text = In your end phase you may discard the top card of your opponent's deck.
card-khind-10 = FunFair
card-khind-11 = FunFlop
card-khind-12 = FunFlap
card-khind-13 = FunFlip
card-khind-14 = FunFun
    .text = Your active characters are worth double, in fire and in earth.
card-khind-15 = NoNo
card-khind-16 = NoStopping
card-khind-17 = NoStyle
card-khind-18 = NoBrains
card-khind-19 = NoProblem
card-khind-20 = NoClue
card-khind-21 = NoClass
card-khind-22 = NoRespect
card-khind-23 = KhindKin
    .text = You may play this card without covering your combat area: whatever is active there stays active.
card-khind-24 = Sling of Dismay
    .text = When your opponent retreats, you attract one dragon more for it.
card-khind-25 = Gluing Dust
    .text = In each of their turns, your opponent cannot take more than one card from the draw deck.
card-khind-26 = Pandemonium
    .text = Your opponent cannot play supports.
card-khind-27 = Laughing Gas
    .text = Every text of your opponent is ignored, except those of Flit characters. Does nothing while your opponent has Laughing Gas active.
card-khind-28 = Oath of Khindship
    .text = In your end phase you may draw one card.
card-khind-29 = Blow Whistle of Friendship
    .text = On playing this card, you may look through your deck, show one card, take it into your hand and shuffle.
card-khind-30 = Open Lucky Bag of Life
    .text = On playing this card, you may take three cards from your discard pile, drawn blindly.
card-khind-31 = Bounce Back
    .text = Your active cards fight once more: this turn you need not play a character.
card-khind-32 = Chosen of Youth
    .text = On playing this card, each player may play one Crystal card, as though its dragon were on their side, your opponent first.

## Cards: Terrah

card-terrah-00 = Tecton Earthquaker
card-terrah-01 = Megalit Mountainshaker
card-terrah-02 = Roomban Rockmaster
card-terrah-03 = Suranom Stormbringer
card-terrah-04 = Gravitos Greatpower
card-terrah-05 = Catusan
card-terrah-06 = Flamitos
card-terrah-07 = Terraton
card-terrah-08 = Helitos
card-terrah-09 = Sonatos
card-terrah-10 = Rocara
card-terrah-11 = Torana
card-terrah-12 = Ferro Fos
    .text = Your opponent cannot play cards that have a text.
card-terrah-13 = Kabu Kat
    .text = In each of their turns, your opponent has to play a support or retreat.
card-terrah-14 = Baku But
    .text = In each of their turns, your opponent has to play a booster or retreat.
card-terrah-15 = Bashdin
    .text = On playing this card, you may make your opponent discard two hand cards of their choice.
card-terrah-16 = Corono Cos
    .text = Your opponent cannot play cards that have no text.
card-terrah-17 = Silento Sol
card-terrah-18 = Earthblast
card-terrah-19 = Earthtremor
    .text = On playing this card, you may discard one active booster or support of your opponent.
card-terrah-20 = Seismic Drill
card-terrah-21 = Crashing Thunder Storm
    .text = Storm. If at least two of your Storms are active as your turn begins, you attract one dragon; only one, however many they are.
card-terrah-22 = Swirling Snow Storm
    .text = Storm. If at least two of your Storms are active as your turn begins, you attract one dragon; only one, however many they are.
card-terrah-23 = Lashing Sand Storm
    .text = Storm. If at least two of your Storms are active as your turn begins, you attract one dragon; only one, however many they are.
card-terrah-24 = Drowning Rain Storm
    .text = Storm. If at least two of your Storms are active as your turn begins, you attract one dragon; only one, however many they are.
card-terrah-25 = Cloying Mud
    .text = Your opponent cannot play characters on which a number above 4 is printed.
card-terrah-26 = Impenetrable Fog
    .text = All icons on your opponent's cards are ignored, except STOP and PROTECTED.
card-terrah-27 = Quivering Quicksand
    .text = As long as they hold four cards or more, your opponent cannot take any into hand.
card-terrah-28 = Evil Eye
    .text = Your opponent cannot play any cards of the leadership phase: no leadership, influence or Crystal cards.
card-terrah-29 = Provoke Earthquake
    .text = On playing this card, you may discard your opponent's whole combat area, covered cards too; active PROTECTED cards stay.
card-terrah-30 = Impress Holy Dragon
    .text = On playing this card, you may discard cards from your hand with a printed earth of 8 or more altogether. If you do, you attract one dragon.
card-terrah-31 = Conjure Typhoon
    .text = On playing this card, you may discard one active Crystal card of your opponent.
card-terrah-32 = Chosen of the Earth
    .text = On playing this card, each player draws three cards, your opponent first.

## Cards: Pillar

card-pillar-00 = Fucius Con
card-pillar-01 = Primus Magicus
card-pillar-02 = Devius Maximus
card-pillar-03 = Colossus Gigantus
card-pillar-04 = Bigus Musselus
card-pillar-05 = Smartia Pantia
card-pillar-06 = Speedius Unnecessarius
card-pillar-07 = Lonus Mightius
card-pillar-08 = Halitosus Teriblus
card-pillar-09 = Bodius Maloderus
card-pillar-10 = Introvertus Completus
card-pillar-11 = Gulpus Permanentus
    .text = Each turn you may play one booster on top of the usual limit.
card-pillar-12 = Gloria Gracia
    .text = On playing this card, you may take one other card of your combat area, covered or not, back into your hand.
card-pillar-13 = Cardus Nikkus
    .text = On playing this card, you may discard one card from your opponent's hand: drawn blindly, or picked by you among the revealed ones.
card-pillar-14 = Crysalus Frendus
    .text = One of your active Caterpillars demands double.
card-pillar-15 = Bottelus Emptius
    .text = Your opponent cannot take any cards into hand.
card-pillar-16 = Caterpillar Fireeater
    .text = Before their booster/support phase is over, your opponent has to discard hand cards with a printed fire of 3 or more altogether, or retreat.
card-pillar-17 = Caterpillar Eartheroder
    .text = Before their booster/support phase is over, your opponent has to discard hand cards with a printed earth of 3 or more altogether, or retreat.
card-pillar-18 = Caterpillar Watertamer
    .text = Before their booster/support phase is over, your opponent has to discard hand cards with a printed fire of 2 or more and further ones with a printed earth of 2 or more, or retreat.
card-pillar-19 = Caterpillar Lightseeker
    .text = Before their booster/support phase is over, your opponent has to discard hand cards with a printed fire, or else a printed earth, of 5 or more altogether, or retreat.
card-pillar-20 = Caterpillar Moonsetter
    .text = Before their booster/support phase is over, your opponent has to discard hand cards with 2 or more moons altogether, or retreat.
card-pillar-21 = Potion of Cosmic Power
    .text = Counts both values of one of your active characters twice.
card-pillar-22 = Potion of Conjoining
    .text = Lifts both values of one of your active characters to its printed fire and earth added together.
card-pillar-23 = Potion of Mutation
    .text = Lifts both values of one of your active characters to the greater of its two printed numbers.
card-pillar-24 = Potion of Sparkling Fire
    .text = Lifts the fire value of one of your active characters to 6.
card-pillar-25 = Potion of Trembling Earth
    .text = Lifts the earth value of one of your active characters to 6.
card-pillar-26 = Potion of Prodigious Passion
    .text = Lifts both values of one of your active characters to 5.
card-pillar-27 = Butterfly Scout
    .text = On playing this card, your opponent's hand is revealed. These cards stay open until they leave the hand.
card-pillar-28 = Giant Butterfly Eveningbreeze
card-pillar-29 = Giant Butterfly Morningwind
card-pillar-30 = Deploy Butterfly
    .text = On playing this card, your opponent's hand is revealed. These cards stay open until they leave the hand.
card-pillar-31 = Tempt Holy Dragon
    .text = On playing this card, you may discard cards from your hand with 5 or more moons altogether. If you do, you attract one dragon.
card-pillar-32 = Chosen of the Wide Land
    .text = On playing this card, each player may discard hand cards with a printed earth of 2 or more and further ones with a printed fire of 2 or more, your opponent first. Whoever does attracts one dragon.

## Cards: Aqua

card-aqua-00 = Aqua-Alpha-Alpha
card-aqua-01 = Eelena-Aqua-Prima-Alpha
card-aqua-02 = Giant Octopus
card-aqua-03 = Terrible Kraken
card-aqua-04 = Aaralia-Aqua Secunda
card-aqua-05 = Electric Eel
card-aqua-06 = Briny Behemoth
card-aqua-07 = Uurunia-Aqua-Terz
card-aqua-08 = Iisilia-Aqua-Terz
card-aqua-09 = Kelp Leech
card-aqua-10 = Colossal Crustacean
card-aqua-11 = Oomola-Aqua-Delta
    .text = On playing this card, you may discard as many cards from your hand as you like.
card-aqua-12 = Yang
    .text = The next character, booster or support you play this turn is FREE.
card-aqua-13 = Yin
    .text = The next character, booster or support you play this turn is FREE.
card-aqua-14 = Oosa-Aqua-Epsilon
    .text = On playing this card, you may put as many cards from your hand as you like at the bottom of your deck.
card-aqua-15 = Uusa-Alpha-Omega
    .text = In your leadership phase you may play one Crystal card as though its dragon were on your side.
card-aqua-16 = Sudden Waterspout
card-aqua-17 = Instant Undertow
card-aqua-18 = Aquatic Armor
card-aqua-19 = Firewater
    .text = In a fire fight, your total power is never less than 7.
card-aqua-20 = Earthwater
    .text = In an earth fight, your total power is never less than 7.
card-aqua-21 = Fire Swamp
card-aqua-22 = Perilous Marsh
card-aqua-23 = Ravenous Razorjaw
card-aqua-24 = Swarming Sea Serpents
card-aqua-25 = Torrential Flood
    .text = Flood. If at least two of your Floods are active once your turn is over, your opponent has to retreat at once.
card-aqua-26 = Tidal Flood
    .text = Flood. If at least two of your Floods are active once your turn is over, your opponent has to retreat at once.
card-aqua-27 = Water of Union
    .text = Lifts both values of every active character of yours to the greater of its two printed numbers.
card-aqua-28 = Irresistible Sirens
    .text = Before their booster/support phase is over, your opponent has to discard a character from hand; otherwise, retreating included, you attract one dragon.
card-aqua-29 = Sprinkle Water of Tranquility
    .text = On playing this card, your opponent discards hand cards until only five are left.
card-aqua-30 = Drown Resistance
    .text = On playing this card, you may discard the active cards of your opponent's combat area; one character, which you choose, and PROTECTED cards stay.
card-aqua-31 = Administer Water of Immortality
    .text = On playing this card, you may shuffle your discard pile into your deck.
card-aqua-32 = Chosen of Water
    .text = On playing this card, each player shuffles their hand into their deck and draws six cards, your opponent first.

## Cards: Buka

card-buka-00 = Council of Eight
card-buka-01 = Commodore Lo Tan
card-buka-02 = Commodore Tai Marn
card-buka-03 = Captain Ariosa Paal
card-buka-04 = Captain Su Cha
card-buka-05 = Sailingmaster Yo Cha
card-buka-06 = Sailingmaster Boo Marn
card-buka-07 = Cannoneer Tara Ko
card-buka-08 = Cannoneer Qu Cha
card-buka-09 = Cannoneer Edilia Paal
card-buka-10 = Cannoneer Rilana Paal
card-buka-11 = Cannoneer Riba Ko
card-buka-12 = Cannoneer Alo Cha
card-buka-13 = B.P. Unity
    .text = FREE if your opponent has at least six cards in their combat and support areas.
card-buka-14 = B.P. Ferocity
    .text = FREE if your opponent has at least two active characters.
card-buka-15 = B.P. Bravery
    .text = FREE if your opponent has at least two active boosters.
card-buka-16 = B.P. Mystery
    .text = FREE if your opponent has at least two active supports.
card-buka-17 = B.P. Loyalty
    .text = FREE if your opponent has at least two active cards that show an icon.
card-buka-18 = Boatswain Mena Marn
    .text = Your opponent cannot end their character phase with more than one active character.
card-buka-19 = Coxswain Mora Marn
    .text = On playing this card from a landed ship, you may discard your opponent's whole combat area; active PROTECTED cards stay.
card-buka-20 = Quartermaster Kura Ko
    .text = Each turn you may play as many supports as you like.
card-buka-21 = Powdermaster Yina Ko
    .text = Lifts both values of every bluff of yours to 4.
card-buka-22 = Lookout Dolora Paal
    .text = On playing this card, you may discard either every active booster or every active support of your opponent.
card-buka-23 = Old Goo Laa's Ghost
    .text = Can be played only while your ship area is empty. The fight changes to the other element.
card-buka-24 = Letter of Marque
    .text = Your opponent cannot call your bluff.
card-buka-25 = Armory
    .text = Each turn you may play one support on top of the usual limit.
card-buka-26 = Duplicator of Fire
    .text = Counts the fire value of one of your active characters twice.
card-buka-27 = Entreat Favor
    .text = On playing this card, you may look through your deck and either play one influence card from it, or load one character, booster or support from it onto one of your ships; then shuffle.
card-buka-28 = Sea Falcon
    .text = On the turn it lands, you may play cards from your hand as well.
card-buka-29 = Sea Devil
    .text = On playing this card, you may load up to three cards from your hand onto it.
card-buka-30 = Rising Sun
card-buka-31 = Sea Moon
    .text = On playing this card, you may load one card from your hand onto it. On the turn it lands, you may also play one character, booster or support from your hand.

## Cards: Mutant

card-mutant-101 = Den-bal-Ton
    .text = Can be played only if your opponent has a dragon. The fight changes to the other element.
card-mutant-102 = Sas-van-Son
    .text = Can be played only if your opponent holds at least two cards more than you. The fight changes to the other element.
card-mutant-103 = Pen-dor-Nith
    .text = Can be played only if your opponent has at least six cards in their combat and support areas. The fight changes to the other element.
card-mutant-104 = Neth-sur-Pot
    .text = Can be played only if your opponent has at least three active characters, boosters and supports altogether. The fight changes to the other element.
card-mutant-105 = Var-dis-Nar
    .text = Can be played only if your opponent's total power is at least 7. The fight changes to the other element.
card-mutant-106 = Zig-nur-Don
    .text = Can be played only in an earth fight, and if your opponent's total power is at least 5. The fight becomes a fire fight.
card-mutant-107 = Ras-mus-Pan
    .text = Can be played only in a fire fight, and if your opponent's total power is at least 5. The fight becomes an earth fight.
card-mutant-108 = Chu-nan-Chi
    .text = Can be played only if your opponent has an active Hyla card. The fight changes to the other element.
card-mutant-109 = Fel-nar-Gan
    .text = Can be played only if your combat and support areas are empty. The fight changes to the other element.
card-mutant-110 = Man-shu-Ran
    .text = Can be played only if your opponent has an active FREE card. The fight changes to the other element.
