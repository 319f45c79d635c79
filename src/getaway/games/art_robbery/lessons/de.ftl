# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = Eine Lektion, 4 Minuten.
learn-first-raid = Ein Überfall
    .about = Nehmen, stehlen, der Hund, der Boss und wer im Knast landet.
learn-ar-take = Siehst du die 5? Fünf Punkte, das wertvollste Blatt an der Wand. Spiel deine 5, und es gehört dir.
    .do = Tippe auf die 5 in deiner Hand, dann nimm sie.
    .other = Gutes Auge, aber die 5 bringt mehr. Deine Karte ist wieder auf der Hand.
learn-ar-alibi = Jetzt die 0. Wertlos? Schau: zwei weiße Punkte. Das sind Alibis, und wer die wenigsten hat, wandert in den Knast.
    .do = Spiel deine 0.
    .other = Geht auch, aber erst ein Alibi: Niemand sitzt gern. Zurückgenommen.
learn-ar-bo-dog = Bo holt den Wachhund. Merk dir diesen Hund.
learn-ar-steal = An der Wand hängt keine 4 mehr: Die hat Bo. Also bestiehlt deine 4 jetzt Bo.
    .do = Spiel deine 4.
    .other = Ein andermal! Jetzt greifen wir erst in fremde Taschen. Die Karte ist wieder da.
learn-ar-dog-instead = Ha! Wer den Hund hat und bestohlen wird, darf wählen: Beute oder Hund. Bo behält die 4, du bekommst den Hund.
learn-ar-robbed = Jetzt will Bo deine 5. Aber du hast den Hund, also wählst du, was Bo kriegt. Behalte die 5, vertrau mir.
    .do = Gib den Hund her, behalte die 5.
    .other = In mancher Nacht eine gute Wahl! Aber diese 5 sichert dir gleich den Boss. Versuch es andersherum.
learn-ar-boss = Der Boss bringt 5, bleibt aber nur neben einer 4 oder 5. Du hast eine! Der Gierige Dieb nimmt alles.
    .do = Spiel den Gierigen Dieb, nimm den Boss.
    .other = Feine Beute, aber ein Boss wartet nicht. Ich habe sie zurückgehängt.
learn-ar-spent = Für Cys Karte gibt es nichts zu holen. Sie ist einfach weg. Kommt vor.
learn-ar-last = Noch ein Blatt, eine 3. Nimm es, und der Überfall ist sofort vorbei: Was du hast, ist für immer sicher.
    .do = Spiel deine 3.
    .other = Jetzt bremsen? Niemals! Schnapp dir das letzte Blatt und bring alles in Sicherheit.
learn-ar-safe = Überfall vorbei! Deine 5 hält den Boss. Was im Tresor liegt, stiehlt niemand mehr. Nach vier Überfällen gewinnt, wer die meisten Punkte hat.
learn-ar-greed = Der letzte Überfall, zwei Bilder übrig. Alibis: du 3, Cy 4, Bo 5. Die fette 5 mit einem Alibi oder die 0 mit zweien?
    .do = Spiel den Gierigen Dieb, dann wähle.
    .other = Ein andermal. Nur der Gierige Dieb kommt an beide Bilder.
learn-ar-arrested = Erwischt! Vier Alibis, so wenige wie Cy, und bei Gleichstand trifft es alle. Spul zurück und sei bescheiden.
learn-ar-end = Cy hat am meisten gestohlen, aber die wenigsten Alibis: Knast. Von den anderen gewinnt, wer die meisten Punkte hat: du! Jetzt in echt!
learn-reward = Langfinger

## The rules in short

goal = Stiehl am meisten, und vergiss das Alibi nicht.
    .about = Nach vier Überfällen wird verhaftet, wer die wenigsten Alibis hat. Von den anderen gewinnt, wer die meisten Punkte hat.
turn-1 = Karte spielen
    .text = Eine von fünf. Passen gibt es nicht.
turn-2 = Nehmen
    .text = Die Beute mit dieser Zahl, von der Wand.
turn-3 = Oder stehlen
    .text = Keine mehr da? Nimm sie jemandem weg.
turn-4 = Der Wachhund
    .text = Wer ihn hat, darf ihn stattdessen hergeben.
turn-5 = Nachziehen
    .text = Wieder fünf Karten. Wand leer: Überfall vorbei.
