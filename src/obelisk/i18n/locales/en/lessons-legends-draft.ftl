## The draft

lesson-legends-draft-first = The draft
    .about = Packets go round: pick a card, pass on the rest
lesson-legends-draft-first-packet = In a draft everybody makes a deck from the same three peoples. You get a packet of five cards, take one, and pass on the rest. At the same time the other player does so with another packet.
lesson-legends-draft-first-strong = No leader, no moons: take what is good. { card-vulca-01 } has 7 in fire, more than any other character here. Pick it.
    .mutant = That one only helps with a mutant, and you have none. Pick { card-vulca-01 }.
    .weak = That one may come back to you. { card-vulca-01 } would not: pick it.
lesson-legends-draft-first-passed = This is the packet of the other player, with one card missing. What you leave now is theirs to take. So look at both: what helps you, and what would help them.
lesson-legends-draft-first-support = A deck needs more than characters. { card-hoax-20 } is the best support here: 3 in both elements. Pick it.
    .other = That one is fine. But a support with 3 in both elements is rare: pick { card-hoax-20 }.
lesson-legends-draft-first-back = Your first packet is back, two cards lighter. { card-khind-15 } belongs to a gang: the more of one gang you have, the stronger they are. Pick it.
    .other = Think of what fits together: pick { card-khind-15 }, the first of a gang.
lesson-legends-draft-first-last = Two are left: you take one, the other is out. { card-khind-17 } belongs to the same gang: pick it.
    .other = Alone that one is no worse. But { card-khind-17 } and { card-khind-15 } fight together: pick it.
lesson-legends-draft-first-deck = So it goes, round after round, the packets now to the left, now to the right. In the end you have some 39 cards and choose 30 for your deck. Two gangs, a few strong characters, supports: a plan beats a heap of cards. You find drafts on the page “Drafts”.
