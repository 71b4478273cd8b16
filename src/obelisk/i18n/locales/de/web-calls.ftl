# Partien über Tage und Benachrichtigungen.

web-off = Freie Tage
web-off-text = In Partien über Tage steht deine Uhr an deinen freien Tagen. Alle am Tisch sehen das.
web-off-zone = Zeitzone
web-off-week = Jede Woche, höchstens zwei Tage
web-off-fixed = Zeitzone und Wochenende lassen sich nach dem { $day } wieder ändern.
web-off-first = Urlaub vom
web-off-last = bis zum
web-off-add = Hinzufügen
web-off-remove = Entfernen
web-off-remove-of = Urlaub ab { $day } entfernen
web-problem-calendar_fixed = Zeitzone und Wochenende wurden vor weniger als vier Wochen geändert.
web-problem-bad_calendar = Diese Tage können nicht frei sein.
web-problem-bad_calendar-past = Urlaub muss vorher angemeldet werden: frühestens ab morgen.
web-problem-bad_calendar-many = Das wären mehr als 30 Urlaubstage in einem Jahr.
web-off-left =
    { $left ->
        [0] Dieses Jahr sind keine Urlaubstage mehr übrig.
        [one] Dieses Jahr ist noch { $left } Urlaubstag übrig.
       *[other] Dieses Jahr sind noch { $left } Urlaubstage übrig.
    }
web-calls = Nachrichten
web-calls-text = Wenn du nicht hier bist, kann Obelisk dir sagen, was auf dich wartet.
web-calls-here = Nachrichten auf diesem Gerät
web-calls-cannot = Dieser Browser nimmt keine Nachrichten an. Lege Obelisk auf dem Telefon zuerst auf den Startbildschirm.
web-calls-refused = Der Browser erlaubt keine Nachrichten dieser Seite.
web-calls-push = Auf meinen Geräten
web-calls-mail = Per Mail
web-calls-turn = Ich bin am Zug
web-calls-time = Meine Zeit läuft ab
web-calls-chat = Jemand schreibt an meinem Tisch
web-calls-tournament = Meine Runde beginnt
web-calls-company = Jemand fordert mich heraus
web-calls-digest = Alle meine Züge, einmal am Tag
web-calls-quiet = Ruhezeit
web-calls-from = von
web-calls-until = bis
web-problem-bad_browser = Dieser Browser ist für Nachrichten nicht erreichbar.

web-bots = Bot-Konten
web-bots-text = Für Programme, die hier über die API spielen, unter eigenem Namen. Deine Bots werden mit dir gelöscht.
web-bots-name = Name des Bots
web-bots-make = Bot-Konto anlegen
web-bots-token = Sein Token, nur jetzt zu sehen:
web-bots-webhook = Adresse, die gerufen wird, wenn er dran ist (Webhook)
web-bots-secret = Das Geheimnis, das die Rufe unterschreibt, nur jetzt zu sehen:
web-bots-given-up = Zu viele Rufe nacheinander sind gescheitert: Speichere die Adresse noch einmal, um neu zu beginnen.
web-bots-renew = Neues Token
web-bots-renew-sure = Das alte gilt dann nicht mehr
web-bots-delete = Bot löschen
web-bots-delete-sure = Endgültig löschen
