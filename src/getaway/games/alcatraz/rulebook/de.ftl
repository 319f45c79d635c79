# The rules of Alcatraz: The Scapegoat in our own words. AL-n is the heading of a rule, its text the rule.
# room-NAME-SIDE says what a use of that side of a room does, effect-NAME what a frame-up card does.
# Options and their values are quoted as the lobby names them.

# What is ours and not the book's says so, always with these words.
-ruling = Unsere Entscheidung

rulebook-title = Die Regeln von Alcatraz: The Scapegoat
rulebook-about = Ein Spiel von Rafał Cywicki, Krzysztof Cywicki und Krzysztof Hanusz (Kuźnia Gier, 2011) für 3 oder 4 Personen; es dauert etwa eine Stunde, ein Alter nennt das Regelheft nicht. Ihr sitzt ein, habt einen Fluchtplan in sechs Teilen und braucht einander dafür. Doch jemand von euch wird zurückbleiben, und jede Runde stimmt ihr darüber ab, wer das am besten sein soll. Wer entkommt, gewinnt; kommen vorher zu viele Wachen, verlieren alle. Das sind die Regeln, nach denen dieses inoffizielle Programm spielt; auf ihre Nummern verweist es, wenn es etwas ablehnt. Die Aufgaben, die Intrigenkarten und die Gegenstände in den Räumen sind rekonstruiert, denn was genau gedruckt ist, wissen wir nicht. Wo das Regelheft schweigt oder unklar ist, mussten wir entscheiden; „{ -ruling }“ kennzeichnet diese Stellen.
section-components = Was in der Schachtel liegt
section-set-up = Vor dem Spiel
section-round = Eine Runde
section-actions = Aktionen für Punkte
section-free = Gratisaktionen
section-guards = Wachen
section-rooms = Die Räume
section-plan = Der Plan
section-end = Das Ende des Spiels
section-room-uses = Was die Räume bewirken
section-effects = Was die Intrigenkarten bewirken

AL-1 = Was es gibt
    .text = 12 Räume mit einer Silber- und einer Goldseite, 30 Aufgaben, 12 kleine Raumkarten, 11 Intrigenkarten, 4 Häftlinge, 21 Wachen und 26 Gegenstände: fünf Schlüssel, fünf Klingen, fünf Jacken, fünf Medikamente, fünf Werkzeuge und eine Pistole. In der Schachtel liegen außerdem 4 Spielfiguren, 24 Würfelchen für die Stimmen, Dollar und Ausdauer der Mitspielenden, 23 Würfelchen für den Plan, eine Karte und ein Marker für den Sündenbock und eine Merkkarte; um all das kümmert sich das Programm. Die Pistole kann einen beliebigen Gegenstand ersetzen, wenn der Häftling, der sie hergibt, das ansagt; steht „Gegenstände für eine Aufgabe“ auf „wer sie erfüllt, sucht aus“, sagt es der Häftling an, der die Aufgabe erfüllt. Die Pistole zählt als Gegenstand.
AL-2 = Dein Häftling
    .text = Du hast 0 bis 3 Ausdauer, 0 bis 3 Dollar, drei Plätze für Gegenstände und ein Feld zum Abhaken für jedes der sechs Planelemente A bis F. Mehr kannst du nie haben: Was nicht passt, nimmst du nicht.
AL-3 = Gegenstände in den Räumen
    .text = Manche Räume haben Plätze für Gegenstände. Je drei von einer Sorte: Medikamente auf der Krankenstation, Werkzeuge in der Werkstatt, Klingen im Zellentrakt, Jacken in der Wäscherei, Schlüssel im Wachraum. Der Gefängnishof hat für jede der fünf Sorten einen Platz, der Besuchsraum ebenso und dazu einen für die Pistole. Mehr Plätze als diese hat ein Raum nie, und auf beiden Seiten sind es dieselben. Sicher sind nur die drei der Krankenstation. Der Rest ist rekonstruiert: die wahrscheinlichste der Verteilungen, bei denen 26 Gegenstände und die Reihenfolge aus AL-31 aufgehen. Wer die Schachtel besitzt, kann in der eigenen Editionsdatei (AL-4) eine andere Verteilung haben, auch für jede Seite eine eigene.
AL-4 = Aufgaben und Editionen
    .text = Zu jedem Element gibt es fünf Aufgaben. Jede nennt, wie viele Häftlinge es mindestens braucht, wie viele Wachen höchstens da sein dürfen und welche Gegenstände sie kostet. Unsere 30 Aufgaben und 11 Intrigenkarten sind eine Rekonstruktion. Wer die Schachtel besitzt, kann die echten Karten als Editionsdatei abtippen und damit spielen; Intrigenkarten werden dann aus den Effekten gebaut, die dieses Programm kennt. Ist die Datei falsch, nennt die Fehlermeldung die Aufgabe, die Karte oder den Raum; nur wenn sie sich gar nicht als TOML lesen lässt, nennt sie die Zeile. Hat ein Element nicht fünf Aufgaben oder sind es insgesamt nicht 30, gibt es nur eine Warnung. Ebenso bei einer Aufgabe, die 3 Wachen erlaubt, und zwar wegen AL-26.
AL-5 = Das Gefängnis
    .text = Die 12 Räume werden zufällig ausgelegt, drei mal vier. Nachbarn eines Raums sind die bis zu acht Räume ringsum, auch die diagonalen. Steht „Seiten der Räume“ auf „silbern“ (Standard, gedacht für die erste Partie), zeigen alle Silber, bei „golden“ zeigen alle Gold, bei „gemischt“ entscheidet für jeden Raum das Los.
AL-6 = Gegenstände
    .text = Jeder Platz für einen Gegenstand (AL-3) wird gefüllt, soweit die 26 Gegenstände reichen.
AL-7 = Die ersten Wachen
    .text = Acht Wachen. Vier Raumkarten werden gezogen, und in jeden dieser Räume kommt eine Wache; die Karten werden wieder eingemischt, dann das Ganze noch einmal. So beginnt kein Raum mit mehr als 2.
AL-8 = Wo ihr startet
    .text = Für jeden Häftling wird eine Raumkarte gezogen. Ihr startet alle in verschiedenen Räumen, mit 0 Ausdauer und 0 Dollar.
AL-9 = Die ersten Aufgaben
    .text = Drei Aufgaben liegen offen aus, jede in einem Raum, für den eine Raumkarte gezogen wird. In einem Raum liegt höchstens eine Aufgabe: Liegt dort schon eine, wird ein anderer Raum gezogen. Keine zwei Aufgaben zeigen dasselbe Element: Die spätere Karte kommt unter den Stapel, und die nächste wird gezogen. ({ -ruling }: Im Regelheft darf es jede der beiden sein.)
AL-10 = Der erste Sündenbock
    .text = Das Los entscheidet. Der Bonus beginnt bei +1 (AL-14). Die erste Runde beginnt mit Phase 3 (AL-15): keine neue Wache, keine Abstimmung.
AL-11 = Phase 1: eine neue Wache
    .text = Eine Raumkarte wird gezogen, in diesen Raum kommt eine Wache, und die Karte wird zurückgelegt. Sind dort schon 4 Wachen, wird ein anderer Raum gezogen. Kommt die 21. Wache, ist das Spiel aus und ihr habt alle verloren.
AL-12 = Phase 2: das Gespräch
    .text = Sagt und versprecht, was ihr wollt. Alle hören es, und nichts davon ist bindend. Das Gespräch endet, wenn der Sündenbock abstimmen lässt, spätestens aber nach zwei Minuten; der Tisch kann eine andere Zeit einstellen. Allein mit Bots hast du dieselbe Zeit oder, wenn du willst, keine Grenze.
AL-13 = Die Abstimmung
    .text = Alle wählen gleichzeitig und geheim einen Häftling. Du darfst dich selbst wählen, dich aber nicht enthalten. Alle Stimmen werden zusammen aufgedeckt; wer die meisten hat, ist Sündenbock. Die Stimme des amtierenden Sündenbocks zählt anderthalbfach, deshalb gibt es nie einen Gleichstand.
AL-14 = Der Bonus des Sündenbocks
    .text = Ein neuer Sündenbock bekommt 1 zusätzlichen Aktionspunkt. Wird derselbe Häftling wiedergewählt, wächst der Bonus jedes Mal um 1, ohne Obergrenze; das gilt auch für den ersten, ausgelosten Sündenbock. Wer das Amt verliert und später zurückbekommt, beginnt wieder bei +1.
AL-15 = Phase 3: die Züge
    .text = Der Sündenbock beginnt, dann geht es im Uhrzeigersinn weiter. Zu dritt hast du 3 Aktionspunkte, zu viert 2; beim Sündenbock kommt der Bonus dazu. Du musst nicht alle Punkte nutzen.
AL-16 = Gehen
    .text = Geh in einen benachbarten Raum. Nie in einen Raum mit 4 Wachen; daran ändert auch Bestechung nichts.
AL-17 = Den Raum nutzen
    .text = Tu, was die offene Seite deines Raums sagt (AL-28). Jeden Raum kannst du einmal pro Zug nutzen. ({ -ruling }: Im Regelheft steht nur „einmal“.)
AL-18 = Stehlen
    .text = Nimm einem Häftling in deinem Raum 1 Gegenstand oder 1 Dollar weg. Was, entscheidest du; Platz dafür musst du haben. Einmal pro Runde.
AL-19 = Krawall
    .text = Eine Wache aus einem benachbarten Raum kommt in deinen. Nicht, wenn dort schon 4 sind.
AL-20 = Die Aufgabe erfüllen
    .text = Erfülle die Aufgabe in deinem Raum, wie in AL-30 beschrieben. Der Sündenbock kann das nicht.
AL-21 = Ablegen und aufheben
    .text = Leg einen Gegenstand ab: Er füllt einen freien Platz für seine Sorte in deinem Raum oder bleibt auf dem Boden liegen, wenn es keinen gibt. Einen Gegenstand vom Boden aufzuheben kostet ebenfalls 1 Punkt. Was auf dem Boden liegt, zählt nicht zu den Gegenständen des Raums: Du bekommst es nur durch Aufheben, und es rutscht auf keinen Platz nach, der frei wird. ({ -ruling }: Im Regelheft steht nur, dass ein abgelegter Gegenstand im Raum bleibt.)
AL-22 = Eine Intrigenkarte spielen
    .text = Das kann nur der Sündenbock. Braucht die Karte ein Opfer, ist es ein anderer Häftling. Du kannst sie nur spielen, wenn sie etwas ändert. Die Karte kommt unter den Stapel, bevor sie wirkt. Nimmst du mit einer Karte jemandem etwas weg, zählt das nicht als dein Diebstahl der Runde (AL-18). ({ -ruling }: Im Regelheft steht nur, dass der Sündenbock die Karte spielen kann.)
AL-23 = Tauschen und schenken
    .text = In deinem Zug kannst du mit einem Häftling in deinem Raum tauschen: Gegenstände und Dollar gegen Gegenstände und Dollar, so viel ihr wollt, wenn beide einverstanden sind. Nur was ihr zwei danach habt, muss passen. Intrigenkarten werden nie getauscht. Schenkst du etwas, braucht es nur Platz beim anderen Häftling; bekommst du etwas geschenkt, braucht es nur das Ja des Häftlings, der es hergibt. Pro Zug gibt es höchstens vier Tauschgeschäfte und Geschenke („Tauschgeschäfte und Geschenke pro Zug“) und drei abgelehnte Angebote („Abgelehnte Angebote pro Zug“). Der Tisch kann jeweils bis zu 20 einstellen; 0 heißt keine. Eine abgelehnte Bitte für eine Aufgabe (AL-30) zählt hier nicht mit. ({ -ruling }: Das Regelheft kennt keine Grenzen; mit ihnen endet jeder Zug.)
AL-24 = Bestechen
    .text = Für jeden Dollar, den du zahlst, zählt in deinem Raum eine Wache weniger, egal welche Wachen kommen und gehen, bis du den Raum verlässt oder dein Zug endet. Du kannst nicht mehr Wachen bestechen, als noch zählen. Kommst du zurück, zahlst du neu. ({ -ruling }: Im Regelheft steht nur, dass du in deinem Zug für jeden Dollar eine Wache nicht beachten musst.)
AL-25 = Durchbeißen
    .text = Gib 1 Ausdauer für 1 zusätzlichen Aktionspunkt aus, einmal pro Zug.
AL-26 = Wachen in deinem Raum
    .text = Bestochene Wachen zählen nicht. 0 oder 1: Nichts passiert. 2: Jede Aktion, die Punkte kostet, kostet 1 mehr, außer Gehen und Intrigenkarten. 3: Von diesen Aktionen bleiben nur Gehen und Intrigenkarten; Gratisaktionen gehen weiterhin. 4: Du kannst nur hinausgehen; keine Gratisaktion, kein Bestechen, kein Durchbeißen. Was für die Gratisnutzung eines Raums gilt, steht in AL-27. Mehr als 4 Wachen sind nie in einem Raum. Sind auch in allen Räumen um dich herum 4, kannst du nur deinen Zug beenden. Sind es 4 und du hast vorher eine bestochen, zählen 3, und du kannst weiter bestechen.
AL-27 = Gratisnutzung eines Raums
    .text = Manche Raumnutzungen sind mit „Gratis“ gekennzeichnet. Steht „Gratisnutzung von Räumen bei 2 oder 3 Wachen“ auf „wie im Regelheft“ (Standard), sind es Gratisaktionen: Sie kosten bei 0 bis 3 Wachen nichts und gehen bei 4 nicht. Bei „nach Aussage eines Autors“ gelten sie trotzdem als Nutzung des Raums: Sie kosten bei 0 oder 1 Wache nichts, bei 2 Wachen 1 Punkt, und ab 3 gehen sie nicht. (Nach dem Regelheft wird nur teurer oder unmöglich, was Punkte kostet, und Gratisaktionen gehen weiter; einer der Autoren hat es später anders gesagt.)
AL-28 = Was ein Raum bringt
    .text = Jede Seite wird anders genutzt. Zahlen heißt, einen Gegenstand (AL-31) oder 1 Dollar zurückzugeben; ein gezahlter Gegenstand liegt wieder an seinem Platz, bevor du nimmst. Du nimmst so viel, wie der Raum gibt, wie da ist und wofür du Platz hast; nur die Sorten wählst du. Eine Nutzung, für die du zahlst, muss dir etwas bringen, und eine, nach der alles wäre wie zuvor, wird nicht angeboten. Versetzt du Wachen, kommen sie nie in einen Raum mit 4, und auf dem Spielfeld muss sich danach etwas geändert haben. ({ -ruling }: Das Regelheft sagt nicht, ob du weniger nehmen oder einen Raum für nichts nutzen darfst.)
AL-29 = Intrigenkarten
    .text = Deine Handkarten sind geheim, aber alle sehen, wie viele du hast. Ein Limit gibt es nicht. Eine gespielte Karte kommt unter den Stapel. Ist der Stapel leer, nimmt niemand eine. Geheim sind außerdem die Stimmen, bis sie aufgedeckt werden, und die Reihenfolge der Stapel. Alles andere ist offen, auch Karten, die zu sehen waren, bevor sie unter einen Stapel kamen. ({ -ruling }: Von alledem kennt das Regelheft nur die geheime Abstimmung.)
AL-30 = Eine Aufgabe angehen
    .text = Du erfüllst eine Aufgabe in deinem Raum, wenn du nicht der Sündenbock bist und dreierlei stimmt. Es sind mindestens so viele Häftlinge da, wie sie verlangt; der Sündenbock zählt mit. Es sind höchstens so viele Wachen da, wie sie erlaubt; die von dir bestochenen zählen nicht. Die Häftlinge dort haben zusammen die nötigen Gegenstände. Das kostet 1 Punkt, mit Wachen mehr (AL-26). Steht „Gegenstände für eine Aufgabe“ auf „wer gefragt wird, darf ablehnen“ (Standard), sagst du, wer was gibt, und alle, die du nennst, sagen Ja oder Nein. Ein einziges Nein, und es wird nichts daraus: Kein Punkt wird ausgegeben, und um genau dasselbe kannst du in diesem Zug nicht noch einmal bitten. Bei „wer sie erfüllt, sucht aus“ (wörtlich nach dem Regelheft) bestimmst du, wessen Gegenstände weggehen, auch die des Sündenbocks. Verbietet dir „Kompromat“ in dieser Runde Aufgaben, kannst du trotzdem dabei sein und etwas geben, aber selbst keine erfüllen. ({ -ruling }: Wörtlich nach dem Regelheft würde niemand gefragt.)
AL-31 = Wohin Gegenstände zurückgehen
    .text = Ein Gegenstand, der für eine Aufgabe hergegeben oder gezahlt wird, kommt in den Raum seiner Sorte, wenn dort ein Platz frei ist, sonst auf den Gefängnishof, sonst in den Besuchsraum. Die Pistole kommt in den Besuchsraum. ({ -ruling }: Auch im Regelheft kommt der Raum der Sorte zuerst; dass der Hof vor dem Besuchsraum drankommt, ist von uns.)
AL-32 = Was eine Aufgabe bringt
    .text = Wer die Aufgabe erfüllt hat, hakt ihr Element ab. Dann wird eine Aufgabenkarte vom Stapel gezogen, und alle außer dem Sündenbock haken das Element darauf ab, egal was sie sonst verlangt. Beide Karten sind aus dem Spiel. Ein Element, das du schon hast, bringt dir nichts.
AL-33 = Die nächste Aufgabe
    .text = Eine neue Aufgabe und ein Raum für sie werden gezogen. Liegt ihr Element schon aus, kommt sie unter den Stapel und eine andere wird gezogen; hat der Raum schon eine Aufgabe, wird ein anderer gezogen. Übergangene Karten werden gezeigt. Hat keine Karte im Stapel ein anderes Element, kommt keine neue Aufgabe. Für eine erfüllte Aufgabe kommt nie mehr als eine neue. Ist der Stapel leer, gibt es keine Karte für AL-32 und keine neue Aufgabe. Ersetzt eine Intrigenkarte eine Aufgabe, läuft es genauso; dieselbe Karte, dasselbe Element oder derselbe Raum können wiederkommen. ({ -ruling }: Im Regelheft steht nur, dass neu gezogen wird.)
AL-34 = Könnt ihr fliehen?
    .text = Das wird am Ende jedes Zugs geprüft. Ein Häftling kann zurückgelassen werden, wenn die anderen zusammen alle sechs Elemente A bis F haben. Trifft das auf mindestens einen zu, bleibt einer von diesen zurück (AL-35), und die anderen entkommen. Elemente kommen nur von Aufgaben, also kann das Spiel so nur nach einem Zug enden, in dem eine Aufgabe erfüllt wurde.
AL-35 = Wer zurückbleibt
    .text = Der Sündenbock, wenn er zurückgelassen werden kann. Sonst der einzige Häftling, bei dem das geht. Sind es mehrere, trifft es von ihnen den mit den wenigsten Elementen, dann mit den wenigsten Dollar, dann mit den wenigsten Gegenständen, dann mit der geringsten Ausdauer; steht es auch dann gleich, bestimmt der Sündenbock, wer von ihnen zurückbleibt. Kann niemand zurückgelassen werden, geht das Spiel weiter. Beispiel: Der Sündenbock hat ABCDEF, ein zweiter Häftling ABCDE, ein dritter ABCDEF. Der Sündenbock kann zurückgelassen werden und bleibt, obwohl nur dem zweiten Häftling ein Element fehlt. ({ -ruling }: Das Regelheft ist hier ungenau. Nach dem bloßen Wortlaut bleibt der Sündenbock, wenn ihm ein Element fehlt; dann könnten Häftlinge entkommen, die zusammen nicht alle sechs haben. So wie wir es lesen, haben sie sie immer, und Rezensionen des Spiels bestätigen das. Den letzten Gleichstand machen im Regelheft die anderen unter sich aus; dass der Sündenbock bestimmt, ist von uns. Zu dritt, oder wenn von vieren zwei gleichauf liegen, käme mit seinen anderthalb Stimmen dasselbe heraus.)
AL-36 = Wer gewinnt
    .text = Alle, die entkommen, gewinnen, und zwar gleichermaßen. Wer zurückbleibt, verliert.

# What one use of a room does.

room-chapel-silver = Leg eine Intrigenkarte unter den Stapel: die eines anderen Häftlings, blind gezogen und nicht gezeigt, oder eine eigene deiner Wahl. ({ -ruling }: Im Regelheft suchst du die Karte irgendeines Häftlings aus, und sie wird abgeworfen.)
room-chapel-gold = Zahle einen Gegenstand oder 1 Dollar und nimm 1 Intrigenkarte.
room-radio-room-silver = Versetze 1 oder 2 Wachen, eine nach der anderen, jede in einen beliebigen anderen Raum; beide dürfen aus demselben Raum kommen und beide in denselben gehen. ({ -ruling }: Im Regelheft steht nur 2.)
room-radio-room-gold = Gratis (0 Punkte): Versetze 1 Wache in einen beliebigen anderen Raum.
room-dining-hall-silver = Deine Ausdauer steigt auf 3.
room-dining-hall-gold = Gratis (0 Punkte): Du bekommst 1 Ausdauer.
room-infirmary-silver = Nimm 1 Medikament.
room-infirmary-gold = Zahle einen Gegenstand oder 1 Dollar und nimm 2 Medikamente oder 1, wenn nur eins da ist.
room-exercise-yard-silver = Gratis (0 Punkte): Zahle einen Gegenstand oder 1 Dollar und nimm einen beliebigen Gegenstand von hier.
room-exercise-yard-gold = Zahle einen Gegenstand oder 1 Dollar und nimm 2 beliebige Gegenstände von hier.
room-visiting-room-silver = Nimm einen beliebigen Gegenstand von hier.
room-visiting-room-gold = Zahle einen Gegenstand oder 1 Dollar und nimm die Pistole.
room-workshop-silver = Nimm 1 Werkzeug.
room-workshop-gold = Zahle einen Gegenstand oder 1 Dollar und nimm 2 Werkzeuge oder 1, wenn nur eins da ist.
room-recreation-room-silver = Du bekommst 2 Dollar.
room-recreation-room-gold = Gratis (0 Punkte): Du bekommst 1 Dollar.
room-cell-block-silver = Nimm 1 Klinge.
room-cell-block-gold = Zahle einen Gegenstand oder 1 Dollar und nimm 2 Klingen oder 1, wenn nur eine da ist.
room-laundry-silver = Nimm 1 Jacke.
room-laundry-gold = Zahle einen Gegenstand oder 1 Dollar und nimm 2 Jacken oder 1, wenn nur eine da ist.
room-guard-room-silver = Nimm 1 Schlüssel.
room-guard-room-gold = Zahle einen Gegenstand oder 1 Dollar und nimm 2 Schlüssel oder 1, wenn nur einer da ist.
room-wardens-office-silver = Nimm 1 Intrigenkarte.
room-wardens-office-gold = Zahle einen Gegenstand oder 1 Dollar, sieh dir 3 Intrigenkarten an, behalte 1 und leg die anderen 2 in der gezogenen Reihenfolge unter den Stapel.

# What a frame-up card does.

effect-gather-guards = Versetze Wachen von überall her in einen Raum, eine nach der anderen, höchstens so viele, wie auf der Karte steht (auf unserer 2). Mehr als 4 werden es dort nie.
effect-return-item = Wähle einen Gegenstand eines anderen Häftlings, egal in welchem Raum. Er geht an seinen Platz zurück (AL-31).
effect-take = Nimm einem anderen Häftling, egal in welchem Raum, 1 Gegenstand oder 1 Dollar weg. Du brauchst Platz dafür.
effect-send-to-cell-block = Ein anderer Häftling kommt in den Zellentrakt. Nicht, wenn dort 4 Wachen sind.
effect-exhaust = Ein anderer Häftling verliert alle Ausdauer und hat im Zug, der in dieser Runde noch kommt, für jede solche Karte 1 Aktionspunkt weniger, aber nie unter 0. Du kannst auch einen Häftling ohne Ausdauer wählen, aber keinen, bei dem weder Ausdauer noch Punkte zu holen sind.
effect-move-task = Eine Aufgabe kommt in einen Raum ohne Aufgabe, für den eine Raumkarte gezogen wird.
effect-replace-task = Eine Aufgabe kommt unter den Stapel, und eine andere kommt (AL-33). Dieselbe Karte, dasselbe Element oder derselbe Raum können wiederkommen.
effect-forbid-task = Ein anderer Häftling kann in dieser Runde keine Aufgaben erfüllen, aber weiterhin bei einer helfen und Gegenstände dafür geben.
