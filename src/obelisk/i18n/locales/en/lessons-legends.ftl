## The first lesson

lesson-legends-first = Your first fight
    .about = Goal, characters, announcing power, supports, retreat, dragons
lesson-legends-first-goal = Two peoples vie for the favour of three dragons. Whoever wins a fight attracts a dragon. If all three are on your side and you attract one more, you win at once.
lesson-legends-first-fight = You lead the fiery Vulca. Every character has a value in fire and one in earth. In a fight you take turns: whoever cannot or will not match the other’s power any more retreats.
lesson-legends-first-start = It is your turn, and there is no fight yet. Start one.
    .decline = You could decline and exchange some cards. But we are here to fight: start it.
lesson-legends-first-character = In each turn of a fight you play one character. Play { card-vulca-08 }: 4 in fire.
    .other = That would work, too. Keep it for later, and play { card-vulca-08 }.
lesson-legends-first-announce = Whoever starts the fight chooses the element. Your character is strong in fire: announce 4 in fire.
    .earth = In earth you would have only 2. Choose fire.
lesson-legends-first-matched = The Hoax have answered with { card-hoax-01 }: 5 in fire. From now on nobody may announce less than the other, in the same element.
lesson-legends-first-go-on = You need at least 5 in fire to stay in. You can do it: continue the fight.
    .retreat = No need to give up: your cards are good enough. Continue the fight.
lesson-legends-first-match = A new character covers your old one, so only the new one counts. Play { card-vulca-06 }, 4 in fire. One is missing; help comes in a moment.
    .other = Play { card-vulca-06 } this time: it is not enough by itself, and shows what help is good for.
lesson-legends-first-support = From the second turn of a fight on you may add one booster or one support. A booster helps this character only; a support stays until the fight ends. Play the support { card-vulca-23 }: 3 in fire.
    .booster = { card-vulca-18 } is a booster: it would be covered with your character. The support { card-vulca-23 } stays.
lesson-legends-first-press = 4 and 3 make 7. Announce it! At the end of your turn you draw up to six cards.
lesson-legends-first-dragon = The Hoax could not match 7 and retreated: a dragon comes to your side. With six or more cards in the fight it would have been two. Whoever retreats starts the next fight: they announce 4 in fire.
lesson-legends-first-retreat = You can retreat, too, at the beginning of your turn. It costs a dragon, but saves your cards for a fight that matters more. Try it: retreat.
    .continue = You would win this one. But try once what retreating is like.
lesson-legends-first-end = The dragon went back to the middle, and all cards of the fight are discarded. Now it is you who starts. Cards with texts and icons bend these rules: point at one to read what it does.

## Boosters and icons

lesson-legends-icons = Boosters and icons
    .about = A shield, and what the other icons do
lesson-legends-icons-earth = The Hoax have started a fight in earth, with 3. Your characters are strong in fire, not in earth. Icons help.
lesson-legends-icons-go-on = Continue the fight all the same: you hold a shield.
    .retreat = No need to retreat: you hold a shield.
lesson-legends-icons-character = Play { card-vulca-10 }: only 1 in earth.
    .other = Save that one; { card-vulca-10 } will do behind a shield.
lesson-legends-icons-shield = { card-vulca-19 } is a booster with a shield against earth. While it is active you need not match the other’s power in earth. Play it.
    .other = That would just be enough, too. But see what a shield does: play { card-vulca-19 }.
lesson-legends-icons-announce = Announce your 1 in earth: it is less than 3, and it is allowed.
lesson-legends-icons-icons = They only had to match 1, and a booster is covered with its character: next turn you need something new. The other icons: FREE, PAIR and GANG let you play more cards, STOP ends it, RETRIEVE brings a card back, PROTECTED resists texts.
