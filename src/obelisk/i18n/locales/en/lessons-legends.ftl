## The first lesson

lesson-legends-first = Your first fight
    .about = Goal, characters, announcing power, supports, retreat, dragons
lesson-legends-first-goal = Two peoples vie for the favour of three dragons. Whoever wins a fight attracts a dragon. If all three are on your side and you attract one more, you win at once.
lesson-legends-first-fight = You lead the fiery Vulca. Every character has a value in fire and one in earth. In a fight you take turns: whoever cannot or will not match the other’s power any more retreats.
lesson-legends-first-character = It is your turn, and there is no fight yet. Start one: in each turn of a fight you play one character. Play { card-vulca-08 }, 4 in fire.
    .decline = You could decline and exchange some cards. But we are here to fight: start it.
    .other = That would work, too. Keep it for later, and play { card-vulca-08 }.
lesson-legends-first-announce = Whoever starts the fight chooses the element. Your character is strong in fire: announce 4 in fire.
    .earth = In earth you would have only 2. Choose fire.
lesson-legends-first-matched = The Hoax have answered with { card-hoax-01 }: 5 in fire. From now on nobody may announce less than the other, in the same element.
lesson-legends-first-match = To stay in the fight you need at least 5 in fire. A new character covers your old one, so only the new one counts. Continue with { card-vulca-06 }, 4 in fire. One is missing; help comes in a moment.
    .retreat = No need to give up: your cards are good enough. Continue the fight.
    .other = Play { card-vulca-06 } this time: it is not enough by itself, and shows what help is good for.
lesson-legends-first-support = From the second turn of a fight on you may add one booster or one support. A booster helps this character only; a support stays until the fight ends. Play the support { card-vulca-23 }: 3 in fire.
    .booster = { card-vulca-18 } is a booster: it would be covered with your character. The support { card-vulca-23 } stays.
lesson-legends-first-press = 4 and 3 make 7. Announce it! At the end of your turn you draw up to six cards.
lesson-legends-first-dragon = The Hoax could not match 7 and retreated: a dragon comes to your side. With six or more cards in the fight it would have been two. Whoever retreats starts the next fight: they announce 4 in fire.
lesson-legends-first-retreat = You can retreat, too, at the beginning of your turn. It costs a dragon, but saves your cards for a fight that matters more. Try it: retreat.
    .continue = You would win this one. But try once what retreating is like.
lesson-legends-first-end = The dragon went back to the middle, and all cards of the fight are discarded. Now it is you who starts. Cards with texts and icons bend these rules: point at one to read what it does.

## Icons

lesson-legends-icons = Icons
    .about = A shield, PAIR, FREE and RETRIEVE, and what the others do
lesson-legends-icons-earth = The Hoax have started a fight in earth, with 3. Your Vulca are strong in fire, not in earth. But icons help, and four guests from other peoples have brought you some.
lesson-legends-icons-character = Continue the fight all the same: you hold a shield. Play { card-vulca-10 }, only 1 in earth.
    .retreat = No need to retreat: you hold a shield.
    .other = Save that one; { card-vulca-10 } will do behind a shield.
lesson-legends-icons-shield = { card-vulca-19 } is a booster with a shield against earth. While it is active you need not match the other’s power in earth. Play it.
    .other = That would just be enough, too. But see what a shield does: play { card-vulca-19 }.
lesson-legends-icons-announce = Announce your 1 in earth: it is less than 3, and it is allowed.
lesson-legends-icons-answered = They only had to match 1, and answered with 3. Your shield was a booster: it is covered together with its character as soon as you play the next one. So now you need something new.
lesson-legends-icons-pair = { card-mimix-13 } and { card-mimix-14 } show PAIR and begin with the same word. Two such cards count as one character, so you may play both in one turn. Continue, and play one of them: 3 in earth.
    .retreat = With a pair in your hand? Continue the fight.
    .other = Keep that one. Play one of the pair: { card-mimix-13 } or { card-mimix-14 }.
lesson-legends-icons-second = Now the other one: 3 more. Without PAIR you could not play it in this turn.
    .done = The pair is not complete: play the other one.
    .other = That one comes in a moment. First the other card of the pair.
lesson-legends-icons-free = { card-mimix-23 } is FREE: it does not count against the one character per turn. Play it as well: 2 more.
    .done = It takes nothing else away from you: play it.
lesson-legends-icons-press = 3, 3 and 2 are 8. Announce your power in earth.
lesson-legends-icons-match = Nobody matches 8: the Hoax retreated, and a dragon is yours. Now they start, with 4 in fire. Continue, play { card-flit-01 }, and announce your 4.
    .retreat = You can match 4: continue the fight.
    .other = Keep that one. { card-flit-01 } is enough, and can do something special.
lesson-legends-icons-retrieve = They have matched you, with 4. Now look: { card-flit-01 } shows RETRIEVE. At the beginning of your turn you may take it back into your hand. Do it.
    .done = Not so fast: first take { card-flit-01 } back.
lesson-legends-icons-again = Who is back in your hand can fight again. Continue, play { card-flit-01 } once more, and announce 4.
    .retreat = You can match 4 once more: continue the fight.
    .other = You can save that one: play { card-flit-01 } once more.
lesson-legends-icons-icons = The Hoax have run out of answers, and you have used up one card only. There are more icons: GANG lets many characters in at once, STOP ends your playing for this turn, and PROTECTED resists the texts of the other side. Point at a card, and it says what its icons do.

## Supports and boosters

lesson-legends-supports = Supports and boosters
    .about = What helps for a turn, what helps for a whole fight, and how values add up
lesson-legends-supports-help = You started a fight with 4 in fire, the Hoax answered with 5. From the second turn of a fight on you may add one booster or one support to your character. Which one, and when?
lesson-legends-supports-character = Continue the fight and play { card-vulca-06 }: 4 in fire. That is one too few, as yet.
    .retreat = No need to retreat: help is in your hand. Continue the fight.
    .other = Keep that one for the next turn. Play { card-vulca-06 }.
lesson-legends-supports-booster = { card-vulca-21 } is a booster: it counts the fire of your character twice, 8 in all. Play it.
    .support = The support would be enough, too. But save it: first see what a booster does.
    .other = That would be 7. { card-vulca-21 } makes it 8: play it.
lesson-legends-supports-announce = Announce 8 in fire.
lesson-legends-supports-covered = The Hoax reached 8 as well: 5 of a character, and 3 of a support. Their support stays until the fight ends. Your booster does not: it is covered together with its character as soon as you play the next one.
lesson-legends-supports-next = Continue, and play { card-vulca-05 }: 5 in fire. Your old character and the booster no longer count.
    .retreat = You can still match 8: continue the fight.
lesson-legends-supports-support = Now you have the choice: both add 3. The booster { card-vulca-18 } would be gone next turn, the support { card-vulca-23 } will go on counting. Play the support.
    .booster = That would be enough for this turn only. Play the support: it stays.
lesson-legends-supports-stay = 5 and 3 are 8. Announce it.
lesson-legends-supports-both = They raise to 9. Your support still gives you 3, without being played again. Continue and play { card-vulca-10 }: 4 and 3 are 7.
    .retreat = With 3 from your support you can match 9. Continue the fight.
    .other = Play { card-vulca-10 }: it has 4 in fire.
lesson-legends-supports-sum = Two are missing, and one booster or support a turn is allowed. Now the booster is just right: play { card-vulca-18 }.
lesson-legends-supports-win = 4, 3 and 3 are 10. Announce it.
lesson-legends-supports-end = The Hoax retreat. You had more than six cards in the fight, so two dragons come to you instead of one. Remember: supports early, they count in every turn; boosters when they decide.

## Retreat and dragons

lesson-legends-dragons = Retreat and dragons
    .about = When to give up a fight, and how the game is won
lesson-legends-dragons-three = All three dragons are on your side. If you attract one more, you win at once. But first look at this fight.
lesson-legends-dragons-count = The Hoax have 9 in fire and five cards in the fight; covered ones count, too. You could match 9 with your best cards. Then they play a sixth card, and whoever loses to six cards loses two dragons.
lesson-legends-dragons-retreat = It is cheaper to give up now. You retreat at the beginning of your turn, before you play anything. Retreat.
    .continue = You can match it, but soon they have six cards. Save { card-vulca-01 } for a fight you will win: retreat.
lesson-legends-dragons-middle = Only one dragon left you. It goes back to the middle first: dragons are never on both sides at once. All cards of the fight are discarded, your hand is still strong, and whoever retreats starts the next fight.
lesson-legends-dragons-attack = That is the moment for your best card. Start a fight, play { card-vulca-01 }, and announce 7 in fire.
    .decline = You could decline, but your best card is waiting: start a fight.
    .other = Play { card-vulca-01 }: with 7 you ask more than most hands can answer.
    .earth = In earth it is worth 0. Announce fire.
lesson-legends-dragons-again = The Hoax could not answer 7: the dragon is back, and you have all three again. Now they start, with 3 in fire.
lesson-legends-dragons-finish = If they retreat once more, you win. Continue, play { card-vulca-03 }, and announce 6 in fire.
    .retreat = One fight away from victory? Continue.
    .other = Play { card-vulca-03 }: 6 in fire is hard to match.
lesson-legends-dragons-won = A fourth dragon: you win at once! The game also ends when somebody has no cards left in hand and deck after a fight; then the dragons decide. In a match the winner scores a crystal, and one more for each dragon.

## Leadership cards

lesson-legends-leadership = Leadership cards
    .about = The phase before the fight, and a dragon without a fight
lesson-legends-leadership-phase = Every turn has a leadership phase, before you decide whether to fight. In it you may play one leadership card. It does what its text says, and then it is done: it adds no power. You hold two of them.
lesson-legends-leadership-cataclysm = The Hoax have 8 in fire, 3 of it from a support. Your best character has 5. { card-vulca-30 } discards all their active supports: play it.
    .charm = That one is worth a dragon, but it would cost you the characters you need now. Play { card-vulca-30 }.
    .done = Without it 8 is too much for you. Play { card-vulca-30 }.
lesson-legends-leadership-use = The text says “may”: you are asked whether to use it. Use it.
    .skip = Then the card would be played for nothing. Use it.
lesson-legends-leadership-match = Their power has dropped to 5. What counts is what they have now, not what they announced. Continue and play { card-vulca-04 }.
    .retreat = Now you can match them. Continue the fight.
lesson-legends-leadership-announce = Announce 5 in fire.
lesson-legends-leadership-no-fight = They retreated: a dragon for you. Then they declined to start a fight and exchanged a card instead. Now it is your turn and there is no fight, but the leadership phase comes all the same.
lesson-legends-leadership-charm = { card-vulca-29 } attracts a dragon for cards worth 8 fire from your hand. Play it.
    .done = Do not pass it up: a dragon without a fight. Play { card-vulca-29 }.
lesson-legends-leadership-pay = Use its text, and discard { card-vulca-08 } and { card-vulca-10 }: 4 and 4 are 8.
    .skip = The price is fair: use it.
    .other = Choose { card-vulca-08 } and { card-vulca-10 }: exactly 8 fire, and nothing is wasted.
lesson-legends-leadership-end = The second dragon! The fight is still yours to start, with fewer cards in hand: that was the price. Leadership cards are rare; keep them for the turn in which they decide something.

## Bluff

lesson-legends-bluff = Bluff
    .about = The Buka play characters face down. When to call, and when to believe
lesson-legends-bluff-pirates = The Buka are pirates, and here both sides are Buka. Many of their characters show a bluff sign: fire, earth, or blank. Such a character may lie face down among the supports, worth 2 in both elements.
lesson-legends-bluff-character = The fight is in fire, and you need 5. Continue and play { card-buka-06 }: 4.
    .retreat = A bluff will do: continue the fight.
    .other = Keep that one. { card-buka-06 } and a bluff are enough.
lesson-legends-bluff-face-down = One is missing. { card-buka-07 } shows a fire sign, and the fight is in fire. Put it face down as a bluff: 2 more.
    .earth = That one shows an earth sign. If they call, you would lose dearly. Take { card-buka-07 }: fire.
lesson-legends-bluff-announce = Announce 6. The other side sees that one card is face down, and must decide: believe it, or call.
lesson-legends-bluff-called = They called! All your bluffs are turned up: the sign is fire, as the fight is. An honest bluff pays: you attract a dragon, and your turn goes on although your power is lower now. The bluff is discarded.
lesson-legends-bluff-theirs = Now they have done the same: 4 from a character, and 2 from a card face down. Is it honest? Of the eighteen Buka characters with a bluff sign only three show fire.
lesson-legends-bluff-call = If every face-down card fits the fight, they get a dragon. If not, you get one, and they must retreat on top of it. Call.
    .accept = You could believe them. But a call is worth the risk here: try it.
lesson-legends-bluff-caught = An earth sign in a fire fight: caught! A dragon for the call, another for their retreat. So bluff honestly often enough that nobody likes to call, and falsely only when you would have to retreat anyway.

## Ships

lesson-legends-ships = Ships
    .about = Loading, landing, and a crew that is FREE
lesson-legends-ships-fleet = The Buka have ships. They are played in the leadership phase, stay beside the fights, and are not lost when a fight ends. What they carry comes ashore all at once.
lesson-legends-ships-ship = Play { card-buka-29 }: it carries three cards.
lesson-legends-ships-load = With this ship three cards from your hand go aboard at once. Use its text, and load { card-buka-01 }.
    .skip = An empty ship helps nobody: use it.
    .other = Load your strongest ones. First { card-buka-01 }.
lesson-legends-ships-crew = Load { card-buka-02 } as well.
    .other = Load { card-buka-02 }: 5 in earth.
    .done = There is room for two more: load { card-buka-02 }.
lesson-legends-ships-full = And { card-buka-03 }. Everybody can see what is on a ship, but nobody can fight it there.
    .other = Load { card-buka-03 }: 4 in both elements.
lesson-legends-ships-fight = Other ships are loaded card by card, each instead of a support. Now start a fight with what is left: play { card-buka-12 }, and announce 4 in earth.
    .decline = You could wait. But start a fight: the ship is ready.
    .other = Play { card-buka-12 }, the other one can wait.
    .fire = In fire it is worth 0. Announce earth.
lesson-legends-ships-land = The Hoax have 5 in earth. At the beginning of your turn a ship may land: let { card-buka-29 } land.
    .done = Not so fast: first let the ship land.
lesson-legends-ships-ashore = In the turn of a landing your characters come from the ship instead of your hand, and every Buka from aboard is FREE. Continue, and play { card-buka-02 }: 5 in earth.
    .retreat = With such a crew? Continue the fight.
    .other = Begin with { card-buka-02 }.
lesson-legends-ships-all = 5 would be enough, but the others are FREE, too: they do not count against the one character per turn. Play another one.
    .done = Somebody is still aboard, and what stays on a landed ship is lost. Play another one.
lesson-legends-ships-press = Let the last one come ashore as well, and announce your power in earth.
lesson-legends-ships-end = Nobody matches 13, and the Hoax retreat. The landed ship is discarded: it was used up. A loaded ship is a threat that the other side sees coming; land when it wins a fight that counts.

## Gangs

lesson-legends-gangs = Gangs
    .about = Many Khind at once, and they stay together
lesson-legends-gangs-small = You lead the Khind. Alone they are weak, but many of them show a gang icon. Any number of one gang may be played in one turn. The four marked ones belong to the gang NO.
lesson-legends-gangs-first = Start a fight and play { card-khind-15 }: 3 in fire.
    .decline = The gang wants to fight: start.
    .fun = That one belongs to another gang. Begin with { card-khind-15 }.
    .other = Begin with { card-khind-15 }, the strongest in fire.
lesson-legends-gangs-more = Usually that would be your one character. But the gang may follow: play { card-khind-17 }, 3 more.
    .done = Not yet: the gang is not complete.
    .other = First { card-khind-17 }: it adds 3 in fire.
lesson-legends-gangs-third = And { card-khind-22 }: 1 more. All of them count together.
    .done = One more can join in.
    .other = Keep that one for the next turn: play { card-khind-22 }.
lesson-legends-gangs-announce = Keep the fourth in your hand: it will be needed. Be done, and announce 7 in fire.
    .earth = In earth the gang has only 2. Announce fire.
lesson-legends-gangs-behind = 7 in the very first turn! The Hoax hide behind a shield against fire, so their 5 is enough. Usually your next character would cover all the old ones. A gang is different.
lesson-legends-gangs-join = Continue, and play { card-khind-20 }. Since everything active in your combat area belongs to the same gang, you may keep it active: choose that.
    .retreat = The gang stands: continue the fight.
    .other = That would cover your gang. Play { card-khind-20 }, and keep the others active.
lesson-legends-gangs-press = 7 and 2 are 9. Announce it.
lesson-legends-gangs-end = The Hoax had to retreat: shields like theirs are boosters and last one turn. Boosters do not stay with a gang, though: as soon as one lies there, the next character covers everything. Gangs COOL, TOP and FUN work the same way.

## A deck of your own

lesson-legends-decks = A deck of your own
    .about = Thirty cards, ten moons, and why two peoples can be better than one
lesson-legends-decks-rules = A deck of your own has a leader and 30 cards, none of them twice. Cards of the leader’s people are free to take. Those of other peoples cost moons, printed on each card: ten in all. This deck is led by a Hoax, with five cards of the Terrah: exactly ten moons.
lesson-legends-decks-idea = Why Terrah? Two of their Storms among your active supports attract a dragon at the beginning of each of your turns. Only: usually just one support a turn is allowed. The Hoax have a card for that.
lesson-legends-decks-lead = { card-hoax-29 } is a leadership card: this turn you may play as many supports as you like. Play it.
    .done = Without it the Storms come one at a time, and the other side has time to answer. Play { card-hoax-29 }.
lesson-legends-decks-character = Continue and play { card-hoax-02 }: 5 in fire matches them.
    .retreat = Now of all times? Continue.
    .other = That would work, too. Play { card-hoax-02 }: 5 in fire.
lesson-legends-decks-storm = Now the first Storm: play { card-terrah-21 }.
    .other = Begin with the Storm { card-terrah-21 }.
lesson-legends-decks-second = And at once the second one: { card-terrah-22 }.
    .done = One Storm alone does nothing: play { card-terrah-22 }.
lesson-legends-decks-announce = Announce your power in fire.
lesson-legends-decks-dragon = They matched you, but your turn began with a dragon: two Storms. As long as the fight lasts, each of your turns begins so. Neither people could have done this alone.
lesson-legends-decks-build = Build your own on the page “Decks”: it counts cards and moons while you choose, and says what is wrong. Begin with one idea of two or three cards that help each other, add enough characters, and try it out against a bot.
