## Der Draft

lesson-legends-draft-first = Der Draft
    .about = Päckchen gehen reihum: eine Karte nehmen, den Rest weitergeben
lesson-legends-draft-first-packet = In einem Draft bauen alle ihr Deck aus denselben drei Völkern. Du bekommst ein Päckchen mit fünf Karten, nimmst eine und gibst den Rest weiter. Zur gleichen Zeit macht der andere dasselbe mit einem anderen Päckchen.
lesson-legends-draft-first-strong = Kein Anführer, keine Monde: Nimm, was gut ist. { card-vulca-01 } hat 7 in Feuer, mehr als jeder andere Charakter hier. Nimm die Karte.
    .mutant = Die hilft nur zusammen mit einem Mutanten, und du hast keinen. Nimm { card-vulca-01 }.
    .weak = Die kommt vielleicht noch einmal zu dir. { card-vulca-01 } käme nicht wieder: Nimm diese Karte.
lesson-legends-draft-first-passed = Das ist das Päckchen des anderen, eine Karte fehlt schon. Was du jetzt liegen lässt, kann er nehmen. Schau also auf beides: was dir hilft, und was ihm helfen würde.
lesson-legends-draft-first-support = Ein Deck braucht mehr als Charaktere. { card-hoax-20 } ist hier die beste Unterstützung: 3 in beiden Elementen. Nimm sie.
    .other = Nicht schlecht. Aber eine Unterstützung mit 3 in beiden Elementen ist selten: Nimm { card-hoax-20 }.
lesson-legends-draft-first-back = Dein erstes Päckchen ist wieder da, zwei Karten leichter. { card-khind-15 } gehört zu einer Bande: Je mehr du von einer Bande hast, desto stärker ist sie. Nimm die Karte.
    .other = Denk daran, was zusammenpasst: Nimm { card-khind-15 }, den Ersten einer Bande.
lesson-legends-draft-first-last = Zwei sind übrig: Eine nimmst du, die andere ist aus dem Spiel. { card-khind-17 } gehört zur selben Bande: Nimm die Karte.
    .other = Für sich ist die nicht schlechter. Aber { card-khind-17 } und { card-khind-15 } kämpfen gemeinsam: Nimm diese Karte.
lesson-legends-draft-first-deck = So geht es Runde um Runde weiter, die Päckchen wandern mal nach links, mal nach rechts. Am Ende hast du rund 39 Karten und wählst 30 für dein Deck. Zwei Banden, ein paar starke Charaktere, Unterstützungen: Ein Plan ist besser als ein Haufen Karten. Drafts findest du auf der Seite „Drafts“.
