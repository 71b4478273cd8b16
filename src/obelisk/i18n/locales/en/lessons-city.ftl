## The first lesson

lesson-city-first = Your first turns
    .about = Goal, walking, contributing, rewards, dragons, the obelisk
lesson-city-first-goal = The city lies in ruins. Help to rebuild it, and you earn crystals; bring the crystals to the obelisk. With two players, whoever first makes six offerings there wins.
lesson-city-first-turn = A turn is always the same: walk, contribute to the building you stand on, then draw cards. Everybody starts in the courtyard, in the middle.
lesson-city-first-walk = Your figure walks up to two steps, straight or round a corner. Walk to the Mill: click the marked tile.
    .elsewhere = You could walk there, too. But your red cards are wanted at the Mill: go to the marked tile.
    .card = Cards have powers as well; we will come to that. For now just walk to the marked tile.
lesson-city-first-pay = The Mill has three slots. Each wants cards of its colour that are worth at least its number. Pay the red 3 with Terrah 3: choose the first slot, then “Contribute”.
    .dear = That pays it as well, but with two cards. One card is enough: Terrah 3.
    .slot = Begin with the first slot, the red 3: your Terrah 3 fits exactly.
    .card = Keep that card for later, and contribute to the Mill now.
lesson-city-first-again = A marker of yours stands on the slot. As long as you have fitting cards you may go on, at this building only. Pay a red 2 with Terrah 2.
    .slot = That slot costs the same, but let us fill them from the left: the second one.
    .dear = One card is enough here: Terrah 2. You will need the other two in a moment.
    .stop = Not yet! You can contribute once more in this turn.
lesson-city-first-joker = One slot is left, a red 2, and you hold a red 1. The green Khind cards are jokers worth 1 in any colour: pay with Terrah 1 and Khind 1.
    .stop = One contribution is missing, and the Mill is complete. Pay with Terrah 1 and Khind 1.
lesson-city-first-rewards = The Mill is rebuilt! Everybody with a marker on it gets its reward, one crystal here. Whoever has most markers gets the bonus on top: two cards. Your markers come back to you.
lesson-city-first-draw = At the end of a turn you may discard up to two cards; then you draw two, and one more for each card you discarded. Draw now; the other player’s turn follows.
    .keep = You will need this card in a moment. Flit 1 may go, or just draw.
lesson-city-first-dragon = Next turn. A card gives its value or its power, never both. Vulca 1 calls the fire dragon to any tile: choose the card, then the Aqueduct, the marked tile.
    .elsewhere = Dragons may go anywhere, but call it to where you want to build next: to the Aqueduct.
    .later = You will walk in a moment. First call the dragon with Vulca 1.
    .stop = Do not end your turn yet: call the dragon with Vulca 1.
lesson-city-first-under = Now follow the dragon: walk to the Aqueduct.
    .elsewhere = The dragon waits at the Aqueduct: go to the marked tile.
    .stop = Walk to the Aqueduct first.
lesson-city-first-neighbour = The Aqueduct has a single slot, a blue 5. Aqua 3 and Aqua 2 together make 5: pay with both.
    .dear = That would work, too, but two cards are enough: Aqua 3 and Aqua 2.
    .away = Stay at the Aqueduct, and pay with Aqua 3 and Aqua 2.
lesson-city-first-scales = Three gains at once! Your first contribution of a turn brings a golden scale for every dragon on the tile. The Aqueduct gave its own reward. And the Mill next door is rebuilt already: each rebuilt neighbour adds its reward. When the scales run out, whoever has most gets six crystals, others with at least three get three.
lesson-city-first-offer = Some turns later. You have 8 crystals and stand in the courtyard again. The next space of the obelisk costs 7: make your offering.
    .away = Offerings are made in the courtyard only. Stay here and offer.
lesson-city-first-end = Your first marker is on the obelisk, and it stays there. The spaces get dearer and dearer: do not wait too long. Six offerings win.

## What changed in 2018

lesson-city-edition-2018 = What changed in 2018
    .about = Layout, reward cards, scales
lesson-city-edition-2018-layout = You know the game of 2006? Little has changed. The three temples and the Royal Palace still surround the courtyard, but in the edition of 2018 chance decides which stands where.
lesson-city-edition-2018-walk = Let us complete a building. Walk to the Mill.
    .elsewhere = Go to the Mill, the marked tile.
lesson-city-edition-2018-build = Fill all three slots of the Mill, with whichever cards you like. Khind are jokers worth 1.
    .wrong = The Mill is not complete yet: go on contributing.
    .card = Keep this card, and contribute to the Mill.
lesson-city-edition-2018-cards = The bonus of two cards came straight into your hand. In 2006 such cards lay aside until you had drawn at the end of your turn.
lesson-city-edition-2018-discard = So you may already discard a card that you have just got. Discard up to two if you like, then draw.
lesson-city-edition-2018-scales = And the golden scales run out sooner: there are 7 for two players, 10 for three and 12 for four; in 2006 there were 9, 12 and 15. With the expansion, offerings at the Golden Shrine cost no extra crystal any more.

## The expansion

lesson-city-expansion = The four new buildings
    .about = Hospital, Main Hall, Golden Shrine, Theatre
lesson-city-expansion-city = The expansion adds four large buildings; the city grows to five by five. Three of them have a special action: it may be used after contributing, in ruins or rebuilt, by whoever stands there.
lesson-city-expansion-walk = Walk to the Hospital, the marked tile.
    .elsewhere = The Hospital is the marked tile.
lesson-city-expansion-take = You could contribute here, too. But now use its special action: choose “{ web-end-turn }”, and before the turn ends you are asked for it. Take two cards.
    .build = Contributing is fine, but try the special action this time.
lesson-city-expansion-draw = Two cards more in hand, and you may already discard them. Draw now.
lesson-city-expansion-hall = Next, the Main Hall: walk to the marked tile.
    .elsewhere = The Main Hall is the marked tile.
lesson-city-expansion-go = Its special action: after contributing, your figure goes to any other tile. Nothing more can be done there in this turn, but you begin the next one there. Choose “{ web-end-turn }”, then the Golden Shrine.
    .elsewhere = You may go anywhere, but we want to offer next: go to the Golden Shrine.
    .build = The Main Hall can wait: use its special action.
lesson-city-expansion-next = You stand at the Golden Shrine. Draw, and wait for your next turn.
lesson-city-expansion-shrine = At the Golden Shrine you make an offering without being in the courtyard, after contributing: choose “{ web-end-turn }”, and you are asked. You have 8 crystals, the price is 7: offer. Pillar cards do not work here.
    .build = You may contribute, but make your offering this time.
    .away = Stay at the Golden Shrine, and offer.
lesson-city-expansion-theatre = The Theatre has no special action, but it pays in cards: two for everybody who helped, two more for most markers, and two for each neighbour that is completed later. One more difference: in the edition of 2006 an offering at the Golden Shrine costs one crystal more.
