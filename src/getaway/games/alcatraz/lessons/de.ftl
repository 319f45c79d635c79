# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = Sechs Lektionen, für jede ein Teil des Plans. Mit A bis F bist du runter von der Insel.
learn-a-the-way-out = Der Weg hinaus
    .about = Gleich gewinnen, dann sehen, warum.
learn-b-light-feet = Leise Sohlen
    .about = Punkte, Gehen, Wachen, Bestechung.
learn-c-full-pockets = Volle Taschen
    .about = Gegenstände, Räume, Silber und Gold.
learn-d-the-job = Der Auftrag
    .about = Eine Aufgabe: wer hilft, wer was bekommt.
learn-e-the-scapegoat = Der Sündenbock
    .about = Absprachen, Abstimmung, ein gebrochenes Wort.
learn-f-the-last-night = Die letzte Nacht
    .about = Intrigen, Wache 21, wer bleibt.
learn-al-need = { $what ->
    [prisoners] die Häftlinge
   *[guards] die Wachen
}

learn-al-a-job = Unser Plan hat sechs Teile, A bis F. Nur F fehlt. Hier hängt die Aufgabe, und du hast, was sie verlangt.
    .do = Erfülle die Aufgabe.
    .other = Verlockend, aber das Boot wartet. Erst die Aufgabe.
learn-al-a-row = Jetzt habt ihr drei, du, Bo und Dee, A bis F beisammen. Cy wird nicht gebraucht. Beende den Zug und rudere!
    .do = Beende den Zug.
    .other = Du hast alles, was du brauchst. Beende einfach den Zug.
learn-al-a-away = Alle im Boot gewinnen, alle gleich. Wer zurückbleibt, verliert. Freundschaft? Bis das Boot voll ist.
learn-al-a-who = Eine andere Nacht. Wer könnte hier zurückbleiben? Die anderen drei müssen A bis F ohne diese Person haben.
    .do = Tippe einen Häftling an.
    .other = Ohne diese Person fehlt ein Buchstabe. Zähl noch mal, du bist nah dran.

learn-al-b-move = Du hast 2 Punkte. Ein Schritt kostet 1, in jeden Raum, der deinen berührt, auch über Eck. Zur Wäscherei!
    .do = Tippe auf die Wäscherei.
    .other = Netter Raum, aber die Jacken sind in der Wäscherei. Zurück mit dir.
learn-al-b-bribe = Zwei Wachen schauen zu: Jede Arbeit hier kostet 2 Punkte, du hast 1. Steck einer deinen Dollar zu, dann ist es wieder nur 1.
    .do = Drück auf „Bestechen“: kostet keinen Punkt.
    .other = Dann bleibt die Jacke am Haken. Erst bestechen: Das kostet keinen Punkt.
learn-al-b-use = Eine Wache ist so gut wie keine. Nutze den Raum, und die Jacke ist für 1 Punkt deine.
    .do = Nutze den Raum.
    .other = Erst die Jacke, dann der Spaziergang.
learn-al-b-shut = Drei Wachen: keine Arbeit, nur Gehen. Vier: Niemand kommt hinein, und drinnen bleibt dir nur der Weg hinaus. Welcher Raum ist zu?
    .do = Tippe auf den Raum, der zu ist.
    .other = Zähl die Mützen: Vier machen eine Tür zu.
learn-al-b-push = Keine Punkte mehr? Ausdauer kauft noch einen, einmal pro Zug.
    .do = Beiß dich durch.
    .other = Noch nicht! Deine Ausdauer reicht für einen Schritt.
learn-al-b-rest = Jetzt bist du außer Atem. Der Speisesaal füllt deine Ausdauer: Sei nächstes Mal dort.
    .do = Geh in den Speisesaal.
    .other = Schöner Raum, aber nichts zu essen. Ab in den Speisesaal!

learn-al-c-silver = Der Mond heißt Silber: ein kleines Geschenk für 1 Punkt. In der Werkstatt ist es ein Werkzeug. Nimm es.
    .do = Nutze den Raum.
    .other = Erst das Werkzeug, es liegt doch da.
learn-al-c-once = Jeder Raum einmal pro Zug, also kein zweites Werkzeug. Nebenan im Wachraum scheint die Sonne, und das heißt Gold. Los!
    .do = Geh in den Wachraum.
    .other = Nicht da lang: Das Gold ist im Wachraum.
learn-al-c-push = Keine Punkte mehr. Du kennst den Trick.
    .do = Beiß dich durch.
    .other = Warte! Du hast noch Ausdauer.
learn-al-c-gold = Gold will erst bezahlt sein. Hier gibt es 2 Schlüssel für 1 Dollar oder 1 Gegenstand. Behalte das Werkzeug, zahl den Dollar.
    .do = Nutze den Raum, zahl den Dollar.
    .other = Das Werkzeug ist heute mehr wert als ein Dollar. Zahl den Dollar.
learn-al-c-full = Drei Gegenstände, und deine Taschen sind voll. Mehr passt erst, wenn du etwas nutzt, tauschst oder ablegst.
    .do = Tippe auf die vollen Taschen.
    .other = Deine sind die schweren. Tippe auf deine eigene Akte.

learn-al-d-read = Der Zettel verlangt mindestens 2 Häftlinge, höchstens 2 Wachen, Klinge, Jacke, Werkzeug. Was stimmt hier nicht?
    .do = Tippe an, was nicht stimmt.
    .other = Das passt so. Zähl die Mützen.
learn-al-d-bribe = Drei Wachen: gar keine Arbeit. Bestich zwei, dann zählt eine, und die Aufgabe kostet nur 1 Punkt.
    .do = Bestich zweimal.
    .other = Nach einer Bestechung ginge es für 2 Punkte, ja. Mit zweien ist es billiger!
learn-al-d-ask = Dir fehlt eine Jacke. Bo hat eine, Cy auch, aber Cy ist heute Sündenbock. Frag Bo, ganz höflich.
    .do = Erfülle die Aufgabe, Jacke von Bo.
    .other = Cy will bestimmt etwas dafür. Frag Bo.
learn-al-d-yes = Bo sagt ja! Bei einem Nein wäre nichts passiert. Die Gegenstände gehen in ihre Räume zurück.
learn-al-d-gift = Du hakst D ab. Dann wird eine Karte gezogen, C: Alle haken C ab, bis auf eine Person. Wer ging leer aus?
    .do = Tippe diesen Häftling an.
    .other = Dort ist C abgehakt, schau. Wer hat keins?
learn-al-d-goat = Cy also: Der Sündenbock bekommt nie den gezogenen Teil. Und den Teil der Aufgabe selbst bekommt nur, wer sie erfüllt, nicht wer hilft.

learn-al-e-round = Jede Runde: eine neue Wache, Gespräch, Abstimmung. Wer gewinnt, ist Sündenbock: Den lassen die anderen als Ersten zurück.
learn-al-e-offer = Mach Bo ein Angebot: Ihr stimmt beide für Dee. Worte binden niemanden, aber alle hören sie.
    .do = Mach das Angebot.
    .other = Später. Such dir erst jemanden, der mitmacht.
learn-al-e-vote = Bo ist dabei. Abgestimmt wird geheim, dann wird alles zugleich aufgedeckt. Cys Stimme zählt anderthalbfach: Cy ist noch Sündenbock.
    .do = Stimm für Dee.
    .other = Du hast Bo dein Wort gegeben. Halt es, dieses eine Mal.
learn-al-e-opened = Dee 2, du anderthalb. Die Absprache hat dich gerettet! Dee zieht zuerst und hat 1 Punkt mehr.
learn-al-e-promise = Nächste Runde. Bo schwört, wieder für Dee zu stimmen.
learn-al-e-again = Vertraust du Bo ein zweites Mal? Dann stimm für Dee.
    .do = Stimm für Dee.
    .other = Hm, du riechst den Braten auch. Trotzdem: Schau, was passiert.
learn-al-e-goat = Verraten! Und alle sehen es schwarz auf weiß. Als Sündenbock erfüllst du keine Aufgaben, hast aber 3 Punkte. Nutze einen hier.
    .do = Nutze die Wäscherei.
    .other = Gleich. Erst die Jacke, sie hängt ja da.

learn-al-f-danger = Gleich erfüllt Bo F. Dann braucht dich niemand, und du bleibst. Du bist Sündenbock: Häng Bo etwas an, jetzt!
    .do = Spiel eine Intrige gegen Bo.
    .other = Bo könnte es immer noch. Eine Intrige, schnell!
learn-al-f-left = Und weg sind sie, ohne dich. Spul zurück: Du hast zwei Karten genau dafür.
learn-al-f-safe = Bo kommt diese Runde nicht weiter. Intrigen spielt nur der Sündenbock, für je 1 Punkt; dann kommen sie unter den Stapel. Beende den Zug.
    .do = Beende den Zug.
    .other = Genug Unfug für eine Nacht. Beende den Zug.
learn-al-f-clock = Runde 13, 20 Wachen. Mit der nächsten verlieren alle! Hier ist die Aufgabe, und du hast die Gegenstände.
    .do = Erfülle die Aufgabe.
    .other = Keine Zeit! Die Aufgabe, jetzt.
learn-al-f-stays = F ist deins. Zuerst bliebe Dee, der Sündenbock, aber nur Dee hat B. Von den anderen bleibt, wer die wenigsten Teile hat. Wer?
    .do = Tippe an, wer bleibt.
    .other = Diese Person wird gebraucht oder hat mehr Teile. Schau noch mal.
learn-al-f-end = Genau. Beende den Zug und steig ins Boot: Jetzt weißt du alles.
    .do = Beende den Zug.
    .other = Das Boot legt ab. Beende den Zug!

## The rules in short

goal = Runter von der Insel. Jemand bleibt zurück.
    .about = Haben alle bis auf eine Person zusammen die Planteile A bis F, rudern sie los und gewinnen. Wer bleibt, verliert.
turn-1 = Eine Wache, dann Gespräch
    .text = Jede Runde kommt eine Wache. Versprich, was du willst: Nichts ist bindend.
turn-2 = Abstimmen
    .text = Wer die meisten Stimmen hat, ist Sündenbock: mehr Punkte, keine Aufgaben, erster Zug.
turn-3 = Gehen und nutzen
    .text = Ein Schritt oder ein Raum kostet 1 Punkt. Zwei Wachen machen Arbeit teurer, vier sperren zu.
turn-4 = Eine Aufgabe erfüllen
    .text = Genug Häftlinge, wenige Wachen, die Gegenstände: Du hakst ihren Teil ab. Eine gezogene Karte bringt allen noch einen, nur nicht dem Sündenbock.
turn-5 = Rudern
    .text = Am Ende jedes Zuges: Kann jemand zurückbleiben? Dann los. Mit Wache 21 verlieren alle.
