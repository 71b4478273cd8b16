# Wörter, die alle Spiele teilen: Terminal, Ergebnisse, Listen.

list-comma = {", "}

## Überschriften

heading-seat = Platz
heading-place = Rang

## Ergebnisse

result =
    { $winners_number ->
        [0] Das Spiel ist aus: { $reason }. Niemand gewinnt.
        [1] Das Spiel ist aus: { $reason }. { $winners } gewinnt.
       *[other] Das Spiel ist aus: { $reason }. { $winners } gewinnen gemeinsam.
    }

## Ablehnungen, für die ein Spiel keine eigenen Worte hat

refusal-unreadable = das lässt sich nicht als Aktion lesen
refusal-not_your_decision = diese Entscheidung liegt nicht bei dir
refusal-game_over = das Spiel ist aus
refusal-cannot_take_back = das lässt sich nicht zurücknehmen: seither wurde etwas aufgedeckt
ending-resigned = jemand hat aufgegeben

## Das Spiel im Terminal

play-commitment = Fairer Zufall. Festlegung (SHA-256 des geheimen Startwerts): { $commitment }
play-kept = Das Spiel wird in { $path } aufbewahrt
play-hint = Gib eine Nummer, eine Aktion oder ihren Anfang ein. „help“ nennt alles Übrige.
play-seat = Du bist { $name }.
play-list = „list { $verb }“ nennt sie.
play-list-none = Keine Möglichkeit nennt „{ $word }“.
play-table-none = Nichts auf dem Tisch heißt „{ $word }“.
play-place = { $name }: Rang { $place }; { $scores }.
play-resumed =
    { $actions ->
        [one] Weiter nach einer Aktion: { $path }
       *[other] Weiter nach { $actions } Aktionen: { $path }
    }
play-left = Das Spiel ist gespeichert. Weiter mit: obelisk play --resume { $path }
play-saved = Gespeichert: { $path }
play-undone = Zurückgenommen.
play-undo-refused = Nichts lässt sich zurücknehmen: Seither wurde der Zufall befragt, etwas aufgedeckt, oder ein anderer hat entschieden.
play-allowed = „{ $text }“ ist erlaubt.
play-refused = „{ $text }“ wird abgelehnt: { $reason } [{ $rule }]
play-no-number = Eine Wahl { $number } gibt es nicht; die letzte ist { $last }.
play-ambiguous = „{ $text }“ kann heißen: { $choices }
play-recorded = Die Aufzeichnung liegt in { $path }
play-verify = Der Startwert ist offengelegt. Prüfe, dass der Zufall fair war: obelisk verify { $path }
play-help =
    eine Nummer       spielt diese Wahl
    eine Aktion       spielt sie, auch eine erlaubte, die nicht in der Liste steht
    ihr Anfang        spielt die einzige Wahl, die so beginnt
    why AKTION        sagt, ob eine Aktion erlaubt ist, und wenn nicht, warum
    since             erzählt noch einmal, was seit deinem letzten Zug geschah
    list [WÖRTER]     nennt die Möglichkeiten in Worten: list, list move, list move mühle
    table [WORT]      beschreibt alles auf dem Tisch oder nur eine Sache: table d4
    undo              nimmt deine letzte Aktion zurück, wenn seither nichts aufgedeckt wurde
    board             zeichnet das Spielfeld noch einmal
    log [N]           erzählt die letzten N Ereignisse
    save [DATEI]      speichert jetzt (jede Aktion wird ohnehin gespeichert) oder eine Kopie
    quit              hört auf; später weiter mit obelisk play --resume

## Nachspielen

replay-cut =
    { $actions ->
        [0] Die Aufzeichnung ist abgeschnitten: Sie enthält keine ganze Aktion.
        [one] Die Aufzeichnung ist abgeschnitten: Dies ist ihre einzige ganze Aktion.
       *[other] Die Aufzeichnung ist abgeschnitten: Dies sind ihre { $actions } ganzen Aktionen.
    }

## The page of a server where somebody chooses a new password

reset-title = Neues Passwort wählen
reset-for = Für { $name }. Du wirst überall abgemeldet.
reset-password = Neues Passwort:
reset-send = Passwort setzen
reset-done = Fertig. Du kannst dich jetzt mit dem neuen Passwort anmelden.
reset-used = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.

## Mail: letters of the server, and the page where an address is confirmed

confirm-title = Mailadresse bestätigen
confirm-for = Ist { $address } die Mailadresse von { $name }?
confirm-send = Ja, das ist meine
confirm-done = Danke. Ein vergessenes Passwort lässt sich von jetzt an per Mail ersetzen.
mail-confirm-subject = Obelisk: Ist das deine Adresse?
mail-confirm-text =
    Hallo { $name },

    in deinem Konto bei Obelisk wurde diese Mailadresse eingetragen. Falls du das warst, öffne innerhalb eines Tages diese Seite:

    { $link }

    Falls nicht, brauchst du nichts zu tun: Mehr wird nicht hierher geschickt.
mail-reset-subject = Obelisk: ein neues Passwort
mail-reset-text =
    Hallo { $name },

    für dein Konto wurde ein neues Passwort angefordert. Falls du das warst, wähle es hier innerhalb eines Tages; der Link gilt einmal:

    { $link }

    Falls nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

call-turn = Du bist am Zug
call-time = Deine Zeit läuft ab
call-chat = Jemand hat an deinem Tisch geschrieben
call-tournament = Deine Runde beginnt
call-building = Baue dein Deck
call-company = Du wirst herausgefordert
mail-stop = Keine Briefe dieser Art mehr: { $link }
stop-title = Keine Briefe mehr
stop-for = Keine Briefe dieser Art mehr an { $name }?
stop-send = Ja, beenden
stop-done = Erledigt. In den Einstellungen kannst du sie wieder bestellen.
mail-digest-subject =
    { $count ->
        [one] Obelisk: Eine Partie wartet auf dich
       *[other] Obelisk: { $count } Partien warten auf dich
    }
