# The rules of Art Robbery in our own words. AR-n is the heading of a rule, its text the rule.
# Options and their values are quoted as the lobby names them.

# What is ours and not the books' says so, always with these words.
-ruling = Unsere Entscheidung

rulebook-title = Die Regeln von Art Robbery
rulebook-about = Ein Spiel von Reiner Knizia (Helvetiq, 2021) für 2 bis 5 Personen ab 8 Jahren; es dauert etwa 20 Minuten. Das Museum ist leer, die Beute liegt auf dem Tisch; jetzt muss sie nur noch aufgeteilt werden, und teilen will niemand. Nach vier Überfällen gewinnt, wer die meisten Punkte hat. Doch wer die wenigsten Alibis hat, bei dem klopft vorher die Polizei. Das sind die Regeln, nach denen dieses inoffizielle Programm spielt; auf ihre Nummern verweist es, wenn es etwas ablehnt. Wo die gedruckten Regelhefte schweigen oder unklar sind, mussten wir entscheiden; „{ -ruling }“ kennzeichnet diese Stellen.
section-components = Was in der Schachtel liegt
section-set-up = Vor dem Spiel
section-turn = Ein Zug
section-raid-end = Das Ende eines Überfalls
section-game-end = Das Ende des Spiels
section-knowledge = Was alle wissen

AR-1 = Die Karten
    .text = Es sind 55: jede Nummer von 0 bis 5 sechsmal, dazu sechs Bosse, sechs Wachhunde und sieben Gierige Diebe.
AR-2 = Die Beute
    .text = 36 Tokens, neun für jeden der vier Überfälle. Zu jedem Überfall gehören eine 0, eine 1, eine 2, dreimal die 3, eine 4, eine 5 und der Boss, der 5 wert ist.
AR-3 = Alibis
    .text = Ein weißer Punkt auf einem Token ist ein Alibi. Skizzen: zwei auf der 0. Skulpturen: zwei auf der 0, eins auf der 1. Antiquitäten: zwei auf der 0, je eins auf der 1 und der 2. Gemälde: zwei auf der 0, je eins auf der 1, der 2, der 4 und der 5. Diese Verteilung ist nach einer Beschreibung der gedruckten Tokens rekonstruiert; wer die Schachtel besitzt, kann mit einer eigenen Editionsdatei spielen: vier Überfälle mit je neun Tokens, Werte von 0 bis 5, in jedem genau ein Boss und bis zu 9 weiße Punkte auf einem Token. Für andere Werte als in AR-2 gibt es nur eine Warnung.
AR-4 = Der Hund
    .text = Eine Wachhundfigur.
AR-5 = Aufbau
    .text = Die Beute wird nach Überfällen sortiert. Der Hund steht in der Mitte. Die Karten werden gemischt, alle bekommen fünf; der Rest wird zum verdeckten Nachziehstapel.
AR-6 = Wer beginnt
    .text = Ihr bestimmt, wer beginnt, oder das Los entscheidet („Wer beginnt“). ({ -ruling }: In den Regelheften ist es die Person, die als Letzte in einem Museum war.)
AR-7 = Vier Überfälle
    .text = Skizzen, Skulpturen, Antiquitäten, Gemälde, in dieser Reihenfolge. Jeder Überfall beginnt mit seinen neun Tokens offen in der Mitte. Auch der Hund startet dort, aber nur beim ersten; danach bleibt er, wo er gerade ist.
AR-8 = Der Zug
    .text = Gespielt wird im Uhrzeigersinn. Du spielst eine Karte offen auf den Ablagestapel, nimmst dir, was sie zeigt, aus der Mitte oder von jemand anderem, legst es offen vor dich und ziehst wieder auf fünf Karten nach. Passen darfst du nicht.
AR-9 = Der Nachziehstapel
    .text = Sobald seine letzte Karte gezogen ist, wird der ganze Ablagestapel samt oberster Karte neu gemischt und zum neuen Nachziehstapel. ({ -ruling }: So steht es im spanischen und im russischen Regelheft; das deutsche und das tschechische könnten auch später meinen.)
AR-10 = Eine Karte, die nichts bringt
    .text = Gibt es für deine Karte nichts zu nehmen, ist sie einfach verbraucht. Nachgezogen wird trotzdem.
AR-11 = Nummernkarten
    .text = Eine Nummernkarte holt ein Token dieses Werts aus der Mitte. Liegen dort mehrere, bekommst du eins davon; haben sie nicht gleich viele Alibis, suchst du aus.
AR-12 = Stehlen
    .text = Erst wenn die Mitte kein Token dieses Werts hergibt, stiehlst du jemand anderem eins. Du wählst, wen du bestiehlst, und auch das Token, falls dort mehrere mit verschieden vielen Alibis liegen. Die Regelhefte sind sich nicht einig: Im spanischen und im russischen musst du stehlen, wenn du kannst, im deutschen und im tschechischen darfst du. Standard für „Stehlen mit einer Nummernkarte“ ist „Pflicht“; bei „freiwillig“ darfst du auch darauf verzichten.
AR-13 = Die 5 ist nicht der Boss
    .text = Eine Nummernkarte holt nie den Boss: Die 5 holt die 5. ({ -ruling }: In den Regelheften steht nichts dazu, und auch der Boss ist 5 wert.)
AR-14 = Bosskarte
    .text = Sie holt den Boss aus der Mitte, sonst von der Person, die ihn hat. Den Boss musst du immer stehlen, egal worauf „Stehlen mit einer Nummernkarte“ steht.
AR-15 = Gieriger Dieb
    .text = Nimm ein beliebiges Token aus der Mitte, auch den Boss. Nie von anderen und nie den Hund. Die Regelhefte sind sich nicht einig: Im spanischen und im russischen nimmst du eins, das deutsche und das tschechische erlauben es dir. Standard für „Zugreifen mit einem Gierigen Dieb“ ist „Pflicht“; bei „freiwillig“ darfst du auch darauf verzichten.
AR-16 = Wachhundkarte
    .text = Nimm den Hund, aus der Mitte oder von der Person, die ihn hat. Niemand kann ihn dir verweigern. Hast du ihn schon, passiert nichts.
AR-17 = Der Hund schützt
    .text = Bestiehlst du die Person mit dem Hund, nennst du das Token. Dein Opfer gibt dir entweder dieses Token oder stattdessen den Hund. Mehr gibt es nicht zu holen, und dein Zug geht normal weiter.
AR-18 = Was gestohlen werden kann
    .text = Nur die Tokens des laufenden Überfalls. Was aus früheren Überfällen stammt, ist sicher.
AR-19 = Das letzte Token
    .text = Sobald das letzte Token aus der Mitte genommen ist, ist der Überfall vorbei; der Hund zählt nicht als Token. Wer es genommen hat, zieht noch auf fünf Karten nach, auch im vierten Überfall. ({ -ruling }: In den Regelheften endet der Überfall sofort, vom Nachziehen steht dort nichts.)
AR-20 = Den Boss behalten
    .text = Wer den Boss hat, behält ihn nur zusammen mit einer 4 oder 5 aus demselben Überfall; als seine eigene 5 zählt der Boss nicht. Sonst kommt er zurück in die Schachtel. ({ -ruling }: Nach den Regelheften darfst du ihn behalten; ihn abzugeben ist nie besser, deshalb wird niemand gefragt.)
AR-21 = Die Stapel
    .text = Eure Tokens wandern verdeckt auf eure Stapel und sind dort für immer sicher. Wie viele auf einem Stapel liegen, sehen alle. Steht „Beute vergangener Überfälle“ auf „geheim“ (Standard), darf niemand sie mehr ansehen; bei „nur die eigene sichtbar“ dürft ihr nur in den eigenen Stapel schauen, bei „offen“ in alle. ({ -ruling }: Die Regelhefte sagen nicht, wer nachsehen darf.)
AR-22 = Der nächste Überfall
    .text = Seine neun Tokens kommen auf den Tisch. Die Handkarten bleiben, gemischt wird nichts. Wer den Hund hat, beginnt, auch wenn das zwei Züge hintereinander bedeutet. Steht der Hund noch in der Mitte, geht es nach der Person, die den Überfall beendet hat, einfach reihum weiter. ({ -ruling }: Die Regelhefte kennen nur einen Hund, den jemand hat.)
AR-23 = Verhaftung
    .text = Nach dem vierten Überfall werden die Alibis auf den behaltenen Tokens gezählt. Zu dritt, zu viert oder zu fünft wird verhaftet, wer die wenigsten hat, und scheidet aus; bei Gleichstand trifft es alle, die die wenigsten haben. Bleibt so niemand übrig, gewinnt die Polizei und sonst niemand.
AR-24 = Zu zweit
    .text = Zu zweit wird niemand verhaftet. Wer weniger Alibis hat, gibt Tokens im Wert von 10 ab; ein Boss zählt 5. Lassen sich nicht genau 10 bilden, gilt die kleinste Summe darüber; ist alles zusammen weniger wert, muss alles weg. Nullen werden nie abgegeben. Das Programm wählt aus, was am wenigsten wehtut: Es behält möglichst viele Alibis, gibt dann möglichst wenige Tokens ab, dann möglichst wenige Bosse, und wenn noch eine Wahl bleibt, die mit dem höchsten einzelnen Token. Bei gleich vielen Alibis gibt niemand etwas ab. ({ -ruling }: In den Regelheften steht nur, dass Tokens im Wert von 10 abgegeben werden.)
AR-25 = Punkte
    .text = Wer nicht verhaftet wurde, rechnet die Werte der eigenen Tokens zusammen; ein Boss zählt 5. Die meisten Punkte gewinnen, bei Gleichstand die meisten Alibis; steht es auch dann gleich, wird der Sieg geteilt. ({ -ruling }: In den Regelheften entscheiden als Letztes die Alibis.)
AR-26 = Wenn sich ein Überfall hinzieht
    .text = Die Karten, mit denen ein Überfall enden würde, ließen sich ewig zurückhalten. Darum: Ist der Ablagestapel in einem Überfall viermal neu gemischt worden („Nach wie vielen Neumischungen ein Überfall endet“; 0 heißt nie), endet der Überfall mit diesem Zug: Was noch in der Mitte liegt, kommt in die Schachtel, der Boss wird wie immer geprüft, und den nächsten Überfall beginnt, wer den Hund hat. Hat ihn niemand, geht es nach der Person, die gerade gespielt hat, reihum weiter. Wird beim Nachziehen nach dem letzten Token neu gemischt, zählt das noch für den eben beendeten Überfall. ({ -ruling }: Das steht in keinem Regelheft.)

known-to-all = Offen für alle
known-to-all-text = Die Mitte, die Tokens, die jede Person in diesem Überfall genommen hat, der Hund und der Ablagestapel; wie viele Karten jede Hand und der Nachziehstapel und wie viele Tokens jeder Stapel hat; wie oft der Ablagestapel in diesem Überfall neu gemischt wurde; die Tokens in der Schachtel.
kept-secret = Geheim
kept-secret-text = Die Karten auf der Hand, die Reihenfolge des Nachziehstapels und die Stapel, wie es in AR-21 steht.
