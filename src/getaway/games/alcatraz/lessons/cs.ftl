# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = Šest lekcí, každá za jednu část plánu. S A až F jsi z ostrova pryč.
learn-a-the-way-out = Cesta ven
    .about = Nejdřív vyhraj, pak zjisti proč.
learn-b-light-feet = Po špičkách
    .about = Body, chůze, dozorci, úplatek.
learn-c-full-pockets = Plné kapsy
    .about = Předměty, místnosti, stříbro a zlato.
learn-d-the-job = Fuška
    .about = Úkol: kdo pomůže a kdo co dostane.
learn-e-the-scapegoat = Beránek
    .about = Dohody, hlasování, nedodržené slovo.
learn-f-the-last-night = Poslední noc
    .about = Podrazy, 21. dozorce, kdo zůstane.
learn-al-need = { $what ->
    [prisoners] vězni
   *[guards] dozorci
}

learn-al-a-job = Náš plán má šest částí, A až F. Chybí jen F. Visí tady a ty máš všechno, co chce.
    .do = Splň úkol.
    .other = Láká to, ale člun čeká. Nejdřív úkol.
learn-al-a-row = Teď máte ty, Bo a Dee dohromady A až F. Cy už nikdo nepotřebuje. Ukonči tah a vesluj!
    .do = Ukonči tah.
    .other = Máš všechno, co je třeba. Prostě ukonči tah.
learn-al-a-away = Všichni ve člunu vyhrávají, všichni stejně. Kdo zůstane, prohrál. Přátelé? Jen dokud není člun plný.
learn-al-a-who = Jiná noc. Kdo by tu mohl zůstat? Ostatní tři musí mít A až F i bez něj.
    .do = Klepni na vězně.
    .other = To by jedno písmeno chybělo. Přepočítej to, jsi blízko.

learn-al-b-move = Máš 2 body. Krok stojí 1, do každé místnosti, která s tvou sousedí, i přes roh. Do prádelny!
    .do = Klepni na prádelnu.
    .other = Hezká místnost, ale bundy jsou v prádelně. Zpátky.
learn-al-b-bribe = Dívají se dva dozorci: každá práce tu stojí 2 body a ty máš 1. Strč jednomu dolar a stojí zas 1.
    .do = Stiskni Podplatit: nestojí to žádný bod.
    .other = Pak bunda zůstane na háčku. Nejdřív úplatek: kdo maže, ten jede.
learn-al-b-use = Jeden dozorce jako žádný. Využij místnost a bunda je za 1 bod tvoje.
    .do = Využij místnost.
    .other = Nejdřív bunda, pak procházka.
learn-al-b-shut = Tři dozorci: žádná práce, jen chůze. Čtyři: nikdo dovnitř, zevnitř se dá jen odejít. Která místnost je zavřená?
    .do = Klepni na zavřenou místnost.
    .other = Počítej čepice: čtyři zavřou dveře.
learn-al-b-push = Došly body? Výdrž koupí ještě jeden, jednou za tah.
    .do = Zatni zuby.
    .other = Ještě ne! Výdrž ti dá ještě jeden krok.
learn-al-b-rest = Teď ti došel dech. V jídelně se výdrž zase doplní: příště čekej tam.
    .do = Jdi do jídelny.
    .other = Pěkná místnost, ale bez jídla. Do jídelny.

learn-al-c-silver = Měsíc znamená stříbro: malý dárek za 1 bod. V dílně je to nástroj. Vezmi si ho.
    .do = Využij místnost.
    .other = Nejdřív nástroj, leží přímo tady.
learn-al-c-once = Každá místnost jednou za tah, druhý nástroj nebude. Vedle svítí slunce, tedy zlato: strážnice. Jdi!
    .do = Jdi na strážnici.
    .other = Tudy ne: zlato je na strážnici.
learn-al-c-push = Došly body. Ten trik už znáš.
    .do = Zatni zuby.
    .other = Počkej! Ještě máš výdrž.
learn-al-c-gold = Zlato se platí předem. Tady 1 dolar nebo 1 předmět koupí 2 klíče. Nástroj si nech, plať dolarem.
    .do = Využij místnost, zaplať dolar.
    .other = Nástroj má dnes větší cenu než dolar. Zaplať dolar.
learn-al-c-full = Tři předměty a kapsy jsou plné. Víc se nevejde, dokud něco nepoužiješ, nevyměníš nebo neodložíš.
    .do = Klepni na plné kapsy.
    .other = Nacpané jsou ty tvoje. Klepni na svůj spis.

learn-al-d-read = Lístek chce aspoň 2 vězně, nejvýš 2 dozorce, kudlu, bundu, nástroj. Co tu nesedí?
    .do = Klepni na to, co nesedí.
    .other = Tohle je v pořádku. Počítej čepice.
learn-al-d-bribe = Tři dozorci: žádná práce. Podplať dva, zbude jeden a úkol stojí jen 1 bod.
    .do = Podplať dvakrát.
    .other = Po jednom úplatku to stojí 2 body, pravda. Po dvou je to levnější!
learn-al-d-ask = Chybí ti bunda. Má ji Bo, Cy taky, ale Cy je dnes beránek. Popros Bo, slušně.
    .do = Splň úkol, bundu dá Bo.
    .other = Cy za ni bude něco chtít. Popros Bo.
learn-al-d-yes = Bo říká ano! Kdyby ne, nic by se nestalo. Předměty se vracejí do svých místností.
learn-al-d-gift = Máš D. Pak se vytáhne karta, C: všichni mají i C, až na jednoho. Kdo nedostal nic?
    .do = Klepni na toho vězně.
    .other = Tady C je, koukej. Komu chybí?
learn-al-d-goat = Je to Cy: beránek část z karty nikdy nedostane. A část samotného úkolu má jen ten, kdo ho splní, ne ten, kdo pomáhá.

learn-al-e-round = Každé kolo: nový dozorce, řeči, hlasování. Kdo vyhraje, je obětní beránek: toho by tu nechali jako prvního.
learn-al-e-offer = Nabídni Bo dohodu: oba hlasujete pro Dee. Slova nikoho nezavazují, ale všichni je slyší.
    .do = Pošli nabídku.
    .other = Později. Nejdřív najdi spojence.
learn-al-e-vote = Bo souhlasí. Hlasuje se tajně, otevírá se najednou. Cy má hlas za jeden a půl: je zatím beránkem.
    .do = Hlasuj pro Dee.
    .other = Bo má tvoje slovo. Tentokrát ho dodrž.
learn-al-e-opened = Dee 2, ty jeden a půl. Dohoda tě zachránila! Dee hraje první a má o 1 bod víc.
learn-al-e-promise = Další kolo. Bo přísahá, že bude zas hlasovat pro Dee.
learn-al-e-again = Věříš Bo podruhé? Tak hlasuj pro Dee.
    .do = Hlasuj pro Dee.
    .other = Hm, taky ti to smrdí. Stejně se podívej, co se stane.
learn-al-e-goat = Zrada! A všichni to mají černé na bílém. Beránek nesmí plnit úkoly, ale máš 3 body. Jeden utrať tady.
    .do = Využij prádelnu.
    .other = Hned. Nejdřív bunda, visí přímo tady.

learn-al-f-danger = Bo už se chystá na F. Pak tě nikdo nepotřebuje a zůstaneš. Jsi beránek, tak hraj podraz. Teď!
    .do = Zahraj podraz na Bo.
    .other = Bo to pořád může stihnout. Podraz, rychle!
learn-al-f-left = A odplouvají bez tebe. Přetoč to: máš dvě karty přesně na tohle.
learn-al-f-safe = Bo se tohle kolo nepohne. Podrazy hraje jen beránek, každý za 1 bod; pak jdou dospod balíčku. Ukonči tah.
    .do = Ukonči tah.
    .other = Na jednu noc lumpáren dost. Ukonči tah.
learn-al-f-clock = 13. kolo, 20 dozorců. S dalším prohrajeme všichni! Úkol je tady a ty máš předměty.
    .do = Splň úkol.
    .other = Není čas! Úkol, hned.
learn-al-f-stays = F je tvoje. Nejdřív by tu zůstal beránek, Dee, ale B má jen Dee. Ze zbytku zůstane, kdo má nejmíň částí. Kdo?
    .do = Klepni na toho, kdo zůstane.
    .other = Toho je potřeba, nebo má částí víc. Podívej se znovu.
learn-al-f-end = Přesně. Ukonči tah a nasedni do člunu: teď víš všechno.
    .do = Ukonči tah.
    .other = Člun odplouvá. Ukonči tah!

## The rules in short

goal = Pryč z ostrova. Jeden zůstane.
    .about = Jakmile mají všichni kromě jednoho části plánu A až F, odveslují a vyhrají. Ten jeden prohraje.
turn-1 = Dozorce, pak řeči
    .text = Každé kolo přijde dozorce. Slibuj, co chceš: nic nezavazuje.
turn-2 = Hlasování
    .text = Kdo má nejvíc hlasů, je beránek: víc bodů, žádné úkoly, hraje první.
turn-3 = Chůze a místnosti
    .text = Krok nebo místnost stojí 1 bod. Dva dozorci práci zdraží, čtyři zavřou dveře.
turn-4 = Splnit úkol
    .text = Dost vězňů, málo dozorců, předměty: máš jeho část. Vytažená karta dá další všem, jen beránkovi ne.
turn-5 = Vesla
    .text = Na konci každého tahu: může někdo zůstat? Tak se pluje. S 21. dozorcem prohrají všichni.
