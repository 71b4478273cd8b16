## Die erste Lektion

lesson-legends-first = Dein erster Kampf
    .about = Ziel, Charaktere, Stärke ansagen, Unterstützungen, Rückzug, Drachen
lesson-legends-first-goal = Zwei Völker ringen um die Gunst von drei Drachen. Wer einen Kampf gewinnt, gewinnt einen Drachen. Sind alle drei auf deiner Seite und du gewinnst noch einen, hast du sofort gewonnen.
lesson-legends-first-fight = Du führst die feurigen Vulca. Jeder Charakter hat einen Wert in Feuer und einen in Erde. Im Kampf geht es hin und her: Wer die Stärke des anderen nicht mehr erreichen kann oder will, zieht sich zurück.
lesson-legends-first-character = Du bist am Zug, und noch läuft kein Kampf. Beginne einen: In jedem Zug eines Kampfes legst du einen Charakter aus. Spiele { card-vulca-08 }, 4 in Feuer.
    .decline = Du könntest verzichten und Karten tauschen. Aber wir wollen kämpfen: Beginne den Kampf.
    .other = Das ginge auch. Heb dir die Karte auf und spiele { card-vulca-08 }.
lesson-legends-first-announce = Wer den Kampf beginnt, wählt das Element. Dein Charakter ist stark in Feuer: Sag 4 in Feuer an.
    .earth = In Erde hättest du nur 2. Wähle Feuer.
lesson-legends-first-matched = Die Hoax antworten mit { card-hoax-01 }: 5 in Feuer. Ab jetzt darf niemand weniger ansagen als der andere, immer im selben Element.
lesson-legends-first-match = Um im Kampf zu bleiben, brauchst du mindestens 5 in Feuer. Legst du einen neuen Charakter aus, wird der alte zusammengeschoben; nur der neue zählt. Setz den Kampf mit { card-vulca-06 } fort, 4 in Feuer. Eins fehlt noch; Hilfe kommt gleich.
    .retreat = Aufgeben musst du nicht: Deine Karten reichen. Setz den Kampf fort.
    .other = Spiele diesmal { card-vulca-06 }: Allein reicht das nicht, und so siehst du, wozu Hilfe gut ist.
lesson-legends-first-support = Ab dem zweiten Zug eines Kampfes darfst du eine Verstärkung oder eine Unterstützung dazulegen. Eine Verstärkung hilft nur diesem Charakter; eine Unterstützung bleibt bis zum Ende des Kampfes. Spiele die Unterstützung { card-vulca-23 }: 3 in Feuer.
    .booster = { card-vulca-18 } ist eine Verstärkung: Sie würde mit dem Charakter zusammengeschoben. Die Unterstützung { card-vulca-23 } bleibt.
lesson-legends-first-press = 4 und 3 sind 7. Sag es an! Am Ende deines Zuges ziehst du auf sechs Karten nach.
lesson-legends-first-dragon = 7 war den Hoax zu viel, sie haben sich zurückgezogen: Ein Drache kommt auf deine Seite. Mit sechs oder mehr Karten im Kampf wären es zwei gewesen. Wer sich zurückzieht, beginnt den nächsten Kampf: Sie sagen 4 in Feuer an.
lesson-legends-first-retreat = Auch du darfst dich zurückziehen, am Anfang deines Zuges. Das kostet einen Drachen, spart aber Karten für einen wichtigeren Kampf. Probier es aus: Zieh dich zurück.
    .continue = Diesen Kampf könntest du gewinnen. Aber probier einmal, wie ein Rückzug ist.
lesson-legends-first-end = Der Drache ist wieder in der Mitte, alle Karten des Kampfes sind abgeworfen. Jetzt beginnst du. Karten mit Sonderfunktionen und Symbolen ändern diese Regeln: Zeig auf eine, und du liest, was sie tut.

## Symbole

lesson-legends-icons = Symbole
    .about = Ein Schild, PAAR, FREI und ZURÜCK, und was die anderen tun
lesson-legends-icons-earth = Die Hoax haben einen Kampf um Erde begonnen, mit 3. Deine Vulca sind stark in Feuer, nicht in Erde. Doch Symbole helfen, und vier Gäste aus anderen Völkern haben dir welche mitgebracht.
lesson-legends-icons-character = Setz den Kampf trotzdem fort: Du hast einen Schild. Spiele { card-vulca-10 }, nur 1 in Erde.
    .retreat = Ein Rückzug ist nicht nötig: Du hast einen Schild.
    .other = Heb diese Karte auf; hinter einem Schild genügt { card-vulca-10 }.
lesson-legends-icons-shield = { card-vulca-19 } ist eine Verstärkung mit einem Schild gegen Erde. Solange sie aktiv ist, musst du die Stärke des Gegners in Erde nicht erreichen. Spiele sie.
    .other = Das würde knapp reichen. Aber sieh dir an, was ein Schild tut: Spiele { card-vulca-19 }.
lesson-legends-icons-announce = Sag deine 1 in Erde an: Das ist weniger als 3 und doch erlaubt.
lesson-legends-icons-answered = Sie mussten nur 1 erreichen und haben mit 3 geantwortet. Dein Schild war eine Verstärkung: Er wird mit seinem Charakter zusammengeschoben, sobald du den nächsten auslegst. Jetzt brauchst du also etwas Neues.
lesson-legends-icons-pair = { card-mimix-13 } und { card-mimix-14 } zeigen PAAR und beginnen mit demselben Wort. Zwei solche Karten zählen als ein Charakter, also darfst du beide in einem Zug auslegen. Setz den Kampf fort und spiele eine davon: 3 in Erde.
    .retreat = Mit einem Paar auf der Hand? Setz den Kampf fort.
    .other = Heb diese Karte auf. Spiele eine vom Paar: { card-mimix-13 } oder { card-mimix-14 }.
lesson-legends-icons-second = Und nun die andere: noch einmal 3. Ohne PAAR dürftest du sie in diesem Zug nicht mehr auslegen.
    .done = Das Paar ist noch nicht vollständig: Spiele die zweite Karte.
    .other = Die kommt gleich. Erst die zweite Karte des Paares.
lesson-legends-icons-free = { card-mimix-23 } ist FREI und zählt nicht als dein einer Charakter pro Zug. Spiele die Karte noch dazu: 2 mehr.
    .done = Diese Karte nimmt dir nichts weg: Spiele sie.
lesson-legends-icons-press = 3, 3 und 2 sind 8. Sag deine Stärke in Erde an.
lesson-legends-icons-match = 8 war zu viel: Die Hoax haben sich zurückgezogen, ein Drache gehört dir. Jetzt beginnen sie, mit 4 in Feuer. Setz den Kampf fort, spiele { card-flit-01 } und sag deine 4 an.
    .retreat = 4 kannst du erreichen: Setz den Kampf fort.
    .other = Heb diese Karte auf. { card-flit-01 } genügt und kann etwas Besonderes.
lesson-legends-icons-retrieve = Sie haben deine 4 erreicht. Nun sieh her: { card-flit-01 } zeigt ZURÜCK. Am Anfang deines Zuges darfst du die Karte wieder auf die Hand nehmen. Tu das.
    .done = Nicht so schnell: Nimm erst { card-flit-01 } zurück.
lesson-legends-icons-again = Was wieder auf der Hand ist, kann noch einmal kämpfen. Setz den Kampf fort, spiele { card-flit-01 } ein zweites Mal und sag 4 an.
    .retreat = 4 erreichst du auch diesmal: Setz den Kampf fort.
    .other = Diese Karte kannst du sparen: Spiele { card-flit-01 } noch einmal.
lesson-legends-icons-icons = Den Hoax fällt keine Antwort mehr ein, und du hast nur eine einzige Karte verbraucht. Es gibt noch mehr Symbole: Mit BANDE kommen viele Charaktere auf einmal, STOPP beendet das Auslegen in diesem Zug, GESCHÜTZT widersteht Sonderfunktionen der anderen Seite. Zeig auf eine Karte, und sie sagt, was ihre Symbole tun.

## Unterstützungen und Verstärkungen

lesson-legends-supports = Unterstützungen und Verstärkungen
    .about = Was einen Zug lang hilft, was einen ganzen Kampf lang, und wie sich Werte summieren
lesson-legends-supports-help = Du hast einen Kampf mit 4 in Feuer begonnen, die Hoax haben mit 5 geantwortet. Ab dem zweiten Zug eines Kampfes darfst du eine Verstärkung oder eine Unterstützung zu deinem Charakter legen. Doch welche, und wann?
lesson-legends-supports-character = Setz den Kampf fort und spiele { card-vulca-06 }: 4 in Feuer. Noch ist das eins zu wenig.
    .retreat = Kein Grund zum Rückzug: Die Hilfe hast du auf der Hand. Setz den Kampf fort.
    .other = Heb die Karte für den nächsten Zug auf. Spiele { card-vulca-06 }.
lesson-legends-supports-booster = { card-vulca-21 } ist eine Verstärkung: Sie zählt das Feuer deines Charakters doppelt, das macht 8. Spiele sie.
    .support = Die Unterstützung würde auch reichen. Aber spar sie dir auf: Sieh erst, was eine Verstärkung tut.
    .other = Damit wären es 7. { card-vulca-21 } macht 8 daraus: Spiele diese Karte.
lesson-legends-supports-announce = Sag 8 in Feuer an.
lesson-legends-supports-covered = Auch die Hoax sind auf 8 gekommen: 5 durch einen Charakter, 3 durch eine Unterstützung. Ihre Unterstützung bleibt, bis der Kampf endet. Deine Verstärkung nicht: Sie wird mit ihrem Charakter zusammengeschoben, sobald du den nächsten auslegst.
lesson-legends-supports-next = Setz den Kampf fort und spiele { card-vulca-05 }: 5 in Feuer. Der alte Charakter und die Verstärkung zählen nicht mehr.
    .retreat = 8 kannst du noch erreichen: Setz den Kampf fort.
lesson-legends-supports-support = Jetzt hast du die Wahl, beide bringen 3. Die Verstärkung { card-vulca-18 } wäre im nächsten Zug weg, die Unterstützung { card-vulca-23 } zählt weiter. Spiele die Unterstützung.
    .booster = Das würde nur für diesen Zug reichen. Spiele die Unterstützung: Sie bleibt.
lesson-legends-supports-stay = 5 und 3 sind 8. Sag es an.
lesson-legends-supports-both = Sie erhöhen auf 9. Deine Unterstützung bringt noch immer 3, ohne dass du etwas dafür tust. Setz den Kampf fort und spiele { card-vulca-10 }: 4 und 3 sind 7.
    .retreat = Mit den 3 deiner Unterstützung erreichst du die 9. Setz den Kampf fort.
    .other = Spiele { card-vulca-10 }: 4 in Feuer.
lesson-legends-supports-sum = Zwei fehlen, und eine Verstärkung oder Unterstützung pro Zug ist erlaubt. Jetzt kommt die Verstärkung gerade recht: Spiele { card-vulca-18 }.
lesson-legends-supports-win = 4, 3 und 3 sind 10. Sag es an.
lesson-legends-supports-end = Die Hoax ziehen sich zurück. Du hattest mehr als sechs Karten im Kampf, deshalb kommen zwei Drachen statt einem. Merk dir: Unterstützungen früh, denn sie zählen in jedem Zug; Verstärkungen dann, wenn sie entscheiden.

## Rückzug und Drachen

lesson-legends-dragons = Rückzug und Drachen
    .about = Wann man einen Kampf aufgibt, und wie man das Spiel gewinnt
lesson-legends-dragons-three = Alle drei Drachen sind auf deiner Seite. Gewinnst du noch einen, hast du sofort gewonnen. Aber sieh dir erst diesen Kampf an.
lesson-legends-dragons-count = Die Hoax haben 9 in Feuer und fünf Karten im Kampf; zusammengeschobene zählen mit. Mit deinen besten Karten könntest du die 9 erreichen. Dann legen sie eine sechste Karte aus, und wer gegen sechs Karten verliert, verliert zwei Drachen.
lesson-legends-dragons-retreat = Billiger ist es, jetzt aufzugeben. Zurückziehen kannst du dich am Anfang deines Zuges, bevor du etwas auslegst. Zieh dich zurück.
    .continue = Du kannst mithalten, aber bald haben sie sechs Karten. Spar { card-vulca-01 } für einen Kampf auf, den du gewinnst: Zieh dich zurück.
lesson-legends-dragons-middle = Nur ein Drache hat dich verlassen. Er geht erst in die Mitte: Drachen sind nie auf beiden Seiten zugleich. Alle Karten des Kampfes sind abgeworfen, deine Hand ist stark geblieben, und wer sich zurückzieht, beginnt den nächsten Kampf.
lesson-legends-dragons-attack = Das ist der Moment für deine beste Karte. Beginne einen Kampf, spiele { card-vulca-01 } und sag 7 in Feuer an.
    .decline = Verzichten könntest du, aber deine beste Karte wartet: Beginne einen Kampf.
    .other = Spiele { card-vulca-01 }: Mit 7 verlangst du mehr, als die meisten Hände hergeben.
    .earth = In Erde ist die Karte 0 wert. Sag Feuer an.
lesson-legends-dragons-again = Auf 7 hatten die Hoax keine Antwort: Der Drache ist zurück, du hast wieder alle drei. Jetzt beginnen sie, mit 3 in Feuer.
lesson-legends-dragons-finish = Ziehen sie sich noch einmal zurück, hast du gewonnen. Setz den Kampf fort, spiele { card-vulca-03 } und sag 6 in Feuer an.
    .retreat = Einen Kampf vor dem Sieg? Setz ihn fort.
    .other = Spiele { card-vulca-03 }: 6 in Feuer sind schwer zu erreichen.
lesson-legends-dragons-won = Ein vierter Drache: Du hast sofort gewonnen! Das Spiel endet auch, wenn jemand nach einem Kampf keine Karten mehr auf der Hand und im Nachziehstapel hat; dann entscheiden die Drachen. Im Match bekommt der Sieger einen Kristall, und einen weiteren für jeden Drachen.

## Anführeraktionen

lesson-legends-leadership = Anführeraktionen
    .about = Die Phase vor dem Kampf, und ein Drache ohne Kampf
lesson-legends-leadership-phase = Jeder Zug hat eine Anführeraktionsphase, bevor du über den Kampf entscheidest. Darin darfst du eine Anführeraktion ausspielen. Sie tut, was ihr Text sagt, und das war es: Stärke bringt sie nicht. Du hast zwei davon.
lesson-legends-leadership-cataclysm = Die Hoax haben 8 in Feuer, 3 davon durch eine Unterstützung. Dein bester Charakter hat 5. { card-vulca-30 } wirft alle ihre aktiven Unterstützungen ab: Spiele diese Karte.
    .charm = Die ist einen Drachen wert, würde dich aber die Charaktere kosten, die du jetzt brauchst. Spiele { card-vulca-30 }.
    .done = Ohne sie ist 8 zu viel für dich. Spiele { card-vulca-30 }.
lesson-legends-leadership-use = Im Text steht „darfst“: Du wirst gefragt, ob du ihn nutzen willst. Nutze ihn.
    .skip = Dann hättest du die Karte umsonst gespielt. Nutze ihren Text.
lesson-legends-leadership-match = Ihre Stärke ist auf 5 gefallen. Es zählt, was sie jetzt haben, nicht, was sie angesagt haben. Setz den Kampf fort und spiele { card-vulca-04 }.
    .retreat = Jetzt kannst du mithalten. Setz den Kampf fort.
lesson-legends-leadership-announce = Sag 5 in Feuer an.
lesson-legends-leadership-no-fight = Sie haben sich zurückgezogen: ein Drache für dich. Dann haben sie auf einen neuen Kampf verzichtet und lieber eine Karte getauscht. Jetzt bist du am Zug, und es läuft kein Kampf; die Anführeraktionsphase gibt es trotzdem.
lesson-legends-leadership-charm = { card-vulca-29 } bringt einen Drachen, wenn du Karten mit zusammen 8 Feuer abwirfst. Spiele diese Karte.
    .done = Lass dir das nicht entgehen: ein Drache ohne Kampf. Spiele { card-vulca-29 }.
lesson-legends-leadership-pay = Nutze den Text und wirf { card-vulca-08 } und { card-vulca-10 } ab: 4 und 4 sind 8.
    .skip = Der Preis ist gut: Nutze den Text.
    .other = Nimm { card-vulca-08 } und { card-vulca-10 }: genau 8 Feuer, und nichts ist vergeudet.
lesson-legends-leadership-end = Der zweite Drache! Den Kampf kannst du noch immer beginnen, nur mit weniger Karten: Das war der Preis. Anführeraktionen sind selten; heb sie für den Zug auf, in dem sie etwas entscheiden.

## Bluff

lesson-legends-bluff = Bluffen
    .about = Die Buka legen Charaktere verdeckt aus. Wann man aufdeckt und wann man glaubt
lesson-legends-bluff-pirates = Die Buka sind Piraten, und hier spielen beide Seiten Buka. Viele ihrer Charaktere tragen ein Bluffzeichen: Feuer, Erde oder leer. So ein Charakter darf verdeckt bei den Unterstützungen liegen und ist dann 2 wert, in beiden Elementen.
lesson-legends-bluff-character = Der Kampf geht um Feuer, du brauchst 5. Setz ihn fort und spiele { card-buka-06 }: 4.
    .retreat = Ein Bluff genügt: Setz den Kampf fort.
    .other = Heb die Karte auf. { card-buka-06 } und ein Bluff reichen.
lesson-legends-bluff-face-down = Eins fehlt. { card-buka-07 } trägt ein Feuerzeichen, und der Kampf geht um Feuer. Leg die Karte verdeckt als Bluff dazu: 2 mehr.
    .earth = Die trägt ein Erdzeichen. Deckt der Gegner auf, wird das teuer. Nimm { card-buka-07 }: Feuer.
lesson-legends-bluff-announce = Sag 6 an. Die andere Seite sieht, dass eine Karte verdeckt liegt, und muss sich entscheiden: glauben oder aufdecken.
lesson-legends-bluff-called = Sie haben aufgedeckt! Alle deine Bluffkarten werden gezeigt: Feuer, wie der Kampf. Ein ehrlicher Bluff zahlt sich aus: Du gewinnst einen Drachen, und dein Zug geht weiter, obwohl deine Stärke nun kleiner ist. Die Bluffkarte ist abgeworfen.
lesson-legends-bluff-theirs = Jetzt haben sie es auch so gemacht: 4 durch einen Charakter, 2 durch eine verdeckte Karte. Ist sie ehrlich? Von den achtzehn Buka mit Bluffzeichen tragen nur drei Feuer.
lesson-legends-bluff-call = Passt jede verdeckte Karte zum Kampf, bekommen sie einen Drachen. Wenn nicht, bekommst du einen, und sie müssen sich obendrein zurückziehen. Deck auf.
    .accept = Du könntest ihnen glauben. Aber hier lohnt sich das Risiko: Deck auf.
lesson-legends-bluff-caught = Ein Erdzeichen in einem Feuerkampf: ertappt! Ein Drache fürs Aufdecken, noch einer für den Rückzug. Also bluffe oft genug ehrlich, damit niemand gern aufdeckt, und falsch nur, wenn du dich sonst ohnehin zurückziehen müsstest.

## Schiffe

lesson-legends-ships = Schiffe
    .about = Laden, anlanden, und eine Mannschaft, die FREI ist
lesson-legends-ships-fleet = Die Buka haben Schiffe. Man spielt sie in der Anführeraktionsphase; sie liegen neben dem Kampf und gehen nicht verloren, wenn er endet. Was sie tragen, kommt auf einen Schlag an Land.
lesson-legends-ships-ship = Spiele { card-buka-29 }: Dieses Schiff trägt drei Karten.
lesson-legends-ships-load = Auf dieses Schiff dürfen sofort bis zu drei Handkarten. Nutze den Text und lade { card-buka-01 }.
    .skip = Ein leeres Schiff hilft niemandem: Nutze den Text.
    .other = Lade die Stärksten. Zuerst { card-buka-01 }.
lesson-legends-ships-crew = Lade auch { card-buka-02 }.
    .other = Lade { card-buka-02 }: 5 in Erde.
    .done = Für zwei ist noch Platz: Lade { card-buka-02 }.
lesson-legends-ships-full = Und { card-buka-03 }. Was auf einem Schiff ist, sehen alle; bekämpfen kann es dort niemand.
    .other = Lade { card-buka-03 }: 4 in beiden Elementen.
lesson-legends-ships-fight = Andere Schiffe lädt man Karte für Karte, jede anstelle einer Unterstützung. Beginne jetzt einen Kampf mit dem, was übrig ist: Spiele { card-buka-12 } und sag 4 in Erde an.
    .decline = Du könntest warten. Aber beginne einen Kampf: Das Schiff ist bereit.
    .other = Spiele { card-buka-12 }, die andere Karte kann warten.
    .fire = In Feuer ist die Karte 0 wert. Sag Erde an.
lesson-legends-ships-land = Die Hoax haben 5 in Erde. Am Anfang deines Zuges darf ein Schiff anlanden: Lass { card-buka-29 } anlanden.
    .done = Nicht so schnell: Erst landet das Schiff an.
lesson-legends-ships-ashore = In dem Zug, in dem ein Schiff anlandet, kommen deine Charaktere vom Schiff statt von der Hand, und alle Buka von Bord sind FREI. Setz den Kampf fort und spiele { card-buka-02 }: 5 in Erde.
    .retreat = Mit so einer Mannschaft? Setz den Kampf fort.
    .other = Beginne mit { card-buka-02 }.
lesson-legends-ships-all = 5 würde schon reichen, aber auch die anderen sind FREI: Sie zählen nicht als dein einer Charakter pro Zug. Spiele noch einen.
    .done = Es ist noch jemand an Bord, und was auf einem angelandeten Schiff bleibt, ist verloren. Spiele noch einen.
lesson-legends-ships-press = Hol auch den Letzten an Land und sag deine Stärke in Erde an.
lesson-legends-ships-end = 13 erreicht niemand, die Hoax ziehen sich zurück. Das angelandete Schiff ist abgeworfen: Es hat seinen Dienst getan. Ein beladenes Schiff ist eine Drohung, die der Gegner kommen sieht; lass es anlanden, wenn das einen wichtigen Kampf gewinnt.

## Banden

lesson-legends-gangs = Banden
    .about = Viele Khind auf einmal, und sie bleiben zusammen
lesson-legends-gangs-small = Du führst die Khind. Allein sind sie schwach, aber viele tragen ein Bandensymbol. Von einer Bande darfst du in einem Zug beliebig viele auslegen. Die vier markierten gehören zur selben Bande.
lesson-legends-gangs-first = Beginne einen Kampf und spiele { card-khind-15 }: 3 in Feuer.
    .decline = Die Bande will kämpfen: Beginne.
    .fun = Die Karte gehört zu einer anderen Bande. Beginne mit { card-khind-15 }.
    .other = Beginne mit { card-khind-15 }, in Feuer am stärksten.
lesson-legends-gangs-more = Sonst wäre das dein einer Charakter. Aber die Bande darf nachkommen: Spiele { card-khind-17 }, 3 mehr.
    .done = Noch nicht: Die Bande ist nicht vollzählig.
    .other = Zuerst { card-khind-17 }: 3 mehr in Feuer.
lesson-legends-gangs-third = Und { card-khind-22 }: 1 mehr. Alle zählen zusammen.
    .done = Einer kann noch mitmachen.
    .other = Heb die Karte für den nächsten Zug auf: Spiele { card-khind-22 }.
lesson-legends-gangs-announce = Behalt den Vierten auf der Hand, er wird noch gebraucht. Leg nichts mehr aus und sag 7 in Feuer an.
    .earth = In Erde hat die Bande nur 2. Sag Feuer an.
lesson-legends-gangs-behind = 7 schon im ersten Zug! Die Hoax verstecken sich hinter einem Schild gegen Feuer, darum genügt ihnen 5. Sonst würde dein nächster Charakter alle alten zusammenschieben. Bei einer Bande ist das anders.
lesson-legends-gangs-join = Setz den Kampf fort und spiele { card-khind-20 }. Weil alles Aktive in deinem Kampfbereich zur selben Bande gehört, darf es aktiv bleiben: Wähle das.
    .retreat = Die Bande steht: Setz den Kampf fort.
    .other = So würde deine Bande zusammengeschoben. Spiele { card-khind-20 } und lass die anderen aktiv.
lesson-legends-gangs-press = 7 und 2 sind 9. Sag es an.
lesson-legends-gangs-end = Die Hoax mussten sich zurückziehen: Ihr Schild war eine Verstärkung und hielt nur einen Zug. Aber Vorsicht: Sobald bei deiner Bande eine Verstärkung liegt, schiebt der nächste Charakter alles zusammen. Die anderen Banden der Khind spielt man genauso.

## Ein eigenes Deck

lesson-legends-decks = Ein eigenes Deck
    .about = Dreißig Karten, zehn Monde, und warum zwei Völker besser sein können als eins
lesson-legends-decks-rules = Ein eigenes Deck hat einen Anführer und 30 Karten, keine doppelt. Karten vom Volk des Anführers kosten nichts. Karten anderer Völker kosten so viele Monde, wie auf ihnen stehen: insgesamt höchstens zehn. Dieses Deck führt ein Hoax, dazu kommen fünf Karten der Terrah: genau zehn Monde.
lesson-legends-decks-idea = Warum Terrah? Zwei ihrer Stürme unter deinen aktiven Unterstützungen bringen am Anfang jedes deiner Züge einen Drachen. Nur darfst du sonst bloß eine Unterstützung pro Zug auslegen. Dafür haben die Hoax eine Karte.
lesson-legends-decks-lead = { card-hoax-29 } ist eine Anführeraktion: In diesem Zug darfst du beliebig viele Unterstützungen auslegen. Spiele sie.
    .done = Ohne sie kommen die Stürme einer nach dem anderen, und der Gegner hat Zeit für eine Antwort. Spiele { card-hoax-29 }.
lesson-legends-decks-character = Setz den Kampf fort und spiele { card-hoax-02 }: 5 in Feuer reichen.
    .retreat = Ausgerechnet jetzt? Setz den Kampf fort.
    .other = Das ginge auch. Spiele { card-hoax-02 }: 5 in Feuer.
lesson-legends-decks-storm = Jetzt der erste Sturm: Spiele { card-terrah-21 }.
    .other = Beginne mit einem Sturm: { card-terrah-21 }.
lesson-legends-decks-second = Und gleich der zweite: { card-terrah-22 }.
    .done = Ein Sturm allein bewirkt nichts: Spiele { card-terrah-22 }.
lesson-legends-decks-announce = Sag deine Stärke in Feuer an.
lesson-legends-decks-dragon = Sie haben mitgehalten, aber dein Zug hat mit einem Drachen begonnen: zwei Stürme. Solange der Kampf dauert, beginnt jeder deiner Züge so. Allein hätte das keins der beiden Völker geschafft.
lesson-legends-decks-build = Dein eigenes baust du auf der Seite „Decks“: Sie zählt Karten und Monde mit und sagt, was nicht stimmt. Fang mit einer Idee aus zwei oder drei Karten an, die einander helfen, nimm genug Charaktere dazu, und probier es gegen einen Bot aus.
