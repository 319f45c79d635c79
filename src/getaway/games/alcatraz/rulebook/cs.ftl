# The rules of Alcatraz: The Scapegoat in our own words. AL-n is the heading of a rule, its text the rule.
# room-NAME-SIDE says what a use of that side of a room does, effect-NAME what a frame-up card does.

rulebook-title = Alcatraz: The Scapegoat: pravidla
rulebook-about = Hru pro 3 nebo 4 hráče vymysleli Rafał Cywicki, Krzysztof Cywicki a Krzysztof Hanusz (Kuźnia Gier, 2011). Jste vězni, máte jeden plán útěku o šesti částech a bez sebe navzájem ho neuskutečníte. Jenže jeden z vás tu zůstane a v každém kole se hlasuje, kdo na to nejvíc vypadá. Vyhrávají všichni, kdo utečou; přijde-li dřív příliš mnoho dozorců, všichni prohrají. Tady jsou pravidla tak, jak podle nich hraje tento neoficiální program; na jejich čísla odkazuje, když nějaký tah odmítne. Úkoly, karty podrazu a předměty v místnostech jsou rekonstrukce, protože vytištěné karty a místnosti neznáme.
section-components = Co je v krabici
section-set-up = Před hrou
section-round = Kolo
section-actions = Akce za body
section-free = Akce zdarma
section-guards = Dozorci
section-rooms = Místnosti
section-plan = Plán
section-end = Konec hry
section-room-uses = Co místnosti umí
section-effects = Co dělají karty podrazu

AL-1 = Co ke hře patří
    .text = 12 místností se stříbrnou a zlatou stranou, 30 úkolů, 12 malých karet místností, 11 karet podrazu, 4 vězni, 21 dozorců a 26 předmětů: pět klíčů, pět kudel, pět bund, pět léků, pět nástrojů a jedna pistole. Pistole může nahradit jeden libovolný předmět, pokud to řekne ten, kdo ji dává; při nastavení task_items = pooled to říká ten, kdo úkol plní. Pistole se počítá jako předmět.
AL-2 = Tvůj vězeň
    .text = Máš výdrž od 0 do 3, peníze od 0 do 3 dolarů, tři místa na předměty a políčko pro každou ze šesti částí plánu, A až F. Víc mít nikdy nemůžeš: co se ti nevejde, to si nevezmeš.
AL-3 = Předměty v místnostech
    .text = Některé místnosti mají místa na předměty. Po třech stejného druhu: léky na ošetřovně, nástroje v dílně, kudly ve vězeňském bloku, bundy v prádelně, klíče na strážnici. Na vycházkovém dvoře je po jednom místě pro každý z pěti druhů, v návštěvní místnosti také a k tomu jedno pro pistoli. Víc míst žádná místnost nikdy nemá a na obou stranách jsou stejná. Jistá jsou jen ta tři na ošetřovně; zbytek je rekonstrukce, jediné rozmístění, při kterém vyjde 26 předmětů i pořadí z AL-31.
AL-4 = Úkoly a edice
    .text = Ke každé části plánu je pět úkolů. Úkol říká, kolik je potřeba nejméně vězňů, kolik smí být nejvýš dozorců a které předměty je třeba odevzdat. Našich 30 úkolů a 11 karet podrazu je rekonstrukce. Kdo má krabici doma, může skutečné karty přepsat do souboru edice a hrát s nimi; karty podrazu se pak skládají z účinků, které tento program zná. Chybu v souboru program ohlásí i s číslem řádku. Úkol, který připouští 3 dozorce, vyvolá varování, a to kvůli AL-26.
AL-5 = Vězení
    .text = 12 místností se náhodně vyloží do mřížky tři krát čtyři. Sousedí spolu místnosti, které leží hned vedle sebe, i úhlopříčně; sousedů je tedy nejvýš osm. Při nastavení sides = silver (výchozí, pro první hru) leží všechny stříbrnou stranou nahoru, při gold všechny zlatou, při mixed rozhodne u každé los.
AL-6 = Předměty
    .text = Každé místo na předmět (AL-3) se obsadí.
AL-7 = První dozorci
    .text = Je jich osm. Vytáhnou se čtyři karty místností a do každé z těch místností přijde dozorce; karty se zamíchají zpátky a všechno se jednou zopakuje. Na začátku jich tak nikde není víc než 2.
AL-8 = Kde začínáš
    .text = Každému se vytáhne karta místnosti; všichni začínají jinde, s výdrží 0 a bez peněz.
AL-9 = První úkoly
    .text = Tři úkoly leží lícem nahoru, každý v místnosti, kterou určí karta. V místnosti je nejvýš jeden úkol: má-li už nějaký, vytáhne se jiná. Žádné dva úkoly nemají stejnou část plánu: ten pozdější jde dospod balíčku a vytáhne se další.
AL-10 = První obětní beránek
    .text = Určí ho los. Bonus začíná na +1 (AL-14). První kolo začíná rovnou fází 3 (AL-15): bez nového dozorce a bez hlasování.
AL-11 = Fáze 1: nový dozorce
    .text = Vytáhne se karta místnosti, přijde tam dozorce a karta se vrátí. Jsou-li tam už 4 dozorci, vytáhne se jiná. Jakmile přijde 21. dozorce, hra končí a prohráli jste všichni.
AL-12 = Fáze 2: debata
    .text = Říkejte a slibujte si, co chcete. Slyší to všichni a k ničemu vás to nezavazuje. Debata končí, když obětní beránek vyhlásí hlasování, nebo po dvou minutách (nastavení talk_seconds, 120).
AL-13 = Hlasování
    .text = Všichni současně a tajně zvolí jednoho vězně. Můžeš zvolit i sebe, ale zdržet se nejde. Hlasy se odkryjí najednou a obětním beránkem je ten, kdo jich má nejvíc. Hlas dosavadního obětního beránka platí za jeden a půl, takže remíza nikdy nenastane.
AL-14 = Bonus obětního beránka
    .text = Nový obětní beránek má 1 akční bod navíc. Zvolíte-li téhož vězně znovu, bonus pokaždé vzroste o 1, a to bez omezení; platí to i pro toho prvního, vylosovaného. Kdo o roli přijde a později ji dostane zpátky, začíná zase na +1.
AL-15 = Fáze 3: tahy
    .text = Začíná obětní beránek, pak se hraje po směru hodinových ručiček. Ve třech hráčích máš 3 akční body, ve čtyřech 2; obětní beránek si přičte bonus. Všechny body využít nemusíš.
AL-16 = Přejít
    .text = Přejdi do sousední místnosti. Nikdy ne tam, kde jsou 4 dozorci; na tom nic nezmění ani úplatky.
AL-17 = Využít místnost
    .text = Udělej, co říká ta strana tvé místnosti, která je nahoře (AL-28). Každou místnost můžeš za tah využít jednou. (Náš výklad: tištěná pravidla říkají jen „jednou“.)
AL-18 = Ukrást
    .text = Vezmi 1 předmět nebo 1 dolar vězni ve své místnosti. Vybíráš ty a musíš na to mít místo. Jednou za kolo.
AL-19 = Vyvolat výtržnost
    .text = Jeden dozorce ze sousední místnosti přijde do tvé. Nejde to, jsou-li u tebe už 4.
AL-20 = Splnit úkol
    .text = Splň úkol ve své místnosti podle AL-30. Obětní beránek nemůže.
AL-21 = Odložit a sebrat
    .text = Odlož předmět: obsadí volné místo, které pro něj ve tvé místnosti je, a není-li tam žádné, zůstane ležet na zemi. Sebrat jeden předmět ze země stojí také 1 bod. (Náš výklad: tištěná pravidla o tom mlčí.) Co leží na zemi, nepočítá se mezi předměty místnosti: dostaneš se k tomu jedině sebráním, a když se nějaké místo uvolní, samo se to tam nepřesune.
AL-22 = Zahrát kartu podrazu
    .text = Může to jen obětní beránek. Potřebuje-li karta oběť, je to jiný vězeň. Zahrát ji jde jen tehdy, když se tím něco změní. Karta jde dospod balíčku ještě před svým účinkem. Když kartou někomu něco vezmeš, nepočítá se to jako krádež podle AL-18.
AL-23 = Měnit a darovat
    .text = Ve svém tahu můžeš měnit s vězněm ve své místnosti: jakékoli předměty a peníze za jakékoli, když oba souhlasíte. Vejít se vám musí jen to, co máte po výměně. Karty podrazu se nikdy nemění. Když daruješ ty, stačí, aby na to měl druhý místo; když má někdo darovat tobě, stačí, aby souhlasil. Za jeden tah jsou možné nejvýš čtyři výměny a dary dohromady (nastavení trades, 4) a tři odmítnuté nabídky (nastavení refusals, 3); 0 znamená žádné. Odmítnutá žádost kvůli úkolu (AL-30) se sem nepočítá.
AL-24 = Podplatit
    .text = Za každý zaplacený dolar se ve tvé místnosti počítá o jednoho dozorce méně, ať mezitím přijde nebo odejde kdokoli z nich, dokud z místnosti neodejdeš nebo ti neskončí tah. Nemůžeš podplatit víc dozorců, než kolik se jich ještě počítá. Když se vrátíš, platíš znovu.
AL-25 = Napnout síly
    .text = Utrať 1 bod výdrže za 1 akční bod navíc, jednou za tah.
AL-26 = Dozorci ve tvé místnosti
    .text = Podplacení dozorci se nepočítají. 0 nebo 1: nic se neděje. 2: každá akce za body stojí o 1 víc, kromě přecházení a karet podrazu. 3: z akcí za body zbývá jen přecházení a karty podrazu; akce zdarma zůstávají. 4: můžeš jedině odejít; žádné akce zdarma, žádné úplatky, žádné napínání sil. Víc než 4 jich v místnosti nikdy není. Jsou-li 4 i ve všech místnostech okolo, můžeš jen ukončit tah. Jsou-li u tebe 4 a jeden z nich je podplacený z dřívějška, počítají se 3 a můžeš podplácet dál.
AL-27 = Využití místnosti zdarma
    .text = I využití označené „zdarma“ je využití místnosti. Při 0 nebo 1 dozorci nestojí nic, při 2 stojí 1 bod a při 3 a více nejde. (Řekl to autor hry; má to přednost před tím, co o akcích zdarma říkají tištěná pravidla.)
AL-28 = Co místnost dává
    .text = Každá strana má své využití. Zaplatit znamená odevzdat jeden předmět (AL-31) nebo jeden dolar; zaplacený předmět je zpátky na svém místě dřív, než si bereš. Vezmeš si tolik, kolik místnost dává, kolik v ní je a na kolik máš místo; vybíráš jen druhy. Placené využití ti musí něco přinést a využití, po kterém by všechno zůstalo při starém, se nenabízí. Dozorce nikdy nepřesuneš do místnosti, kde jsou 4, a jejich rozmístění musí být nakonec jiné než předtím.
AL-29 = Karty podrazu
    .text = Karty v ruce jsou tajné, ale všichni vidí, kolik jich máš. Jejich počet není omezený. Zahraná karta jde dospod balíčku. Je-li balíček prázdný, nikdo si kartu nebere. Tajné jsou také hlasy, než se odkryjí, a pořadí karet v balíčcích. Všechno ostatní je veřejné, i karty, které bylo vidět, než šly dospod balíčku.
AL-30 = Jak se plní úkol
    .text = Úkol ve své místnosti splníš, pokud nejsi obětní beránek a platí tři věci. Je tam aspoň tolik vězňů, kolik úkol žádá; obětní beránek se počítá. Je tam nejvýš tolik dozorců, kolik úkol připouští; ty, které máš podplacené, odečti. A vězni, kteří tam jsou, mají dohromady všechny jeho předměty. Stojí to 1 bod, s dozorci víc (AL-26). Při nastavení task_items = consent (výchozí) určíš, kdo co dá, a každý, koho jmenuješ, řekne ano, nebo ne. Stačí jedno ne a nestane se nic: žádný bod tě to nestojí, ale stejnou žádost už v tomto tahu podat nemůžeš. Při pooled (doslova podle tištěných pravidel) vybíráš, čí předměty se použijí, a můžeš sáhnout i na ty, které má obětní beránek. Když ti kompromat v tomto kole úkoly zakazuje, můžeš být u toho a dávat předměty, ale úkol plnit nemůžeš.
AL-31 = Kam se předměty vracejí
    .text = Předmět odevzdaný za úkol nebo jako platba jde do místnosti pro svůj druh, je-li tam volné místo, jinak na vycházkový dvůr, a není-li ani tam, do návštěvní místnosti. Pistole jde do návštěvní místnosti. (Náš výklad: tištěná pravidla dávají na vybranou.)
AL-32 = Co úkol přinese
    .text = Kdo úkol splnil, označí si jeho část plánu. Potom se z balíčku vytáhne karta úkolu a část, která je na ní, si označí všichni kromě obětního beránka, ať karta žádá cokoli dalšího. Obě karty jdou ze hry. Část, kterou už máš, ti nic nepřinese.
AL-33 = Další úkol
    .text = Vytáhne se nový úkol a místnost pro něj. Leží-li už někde úkol se stejnou částí plánu, jde ten nový dospod balíčku a vytáhne se další; má-li už místnost úkol, vytáhne se jiná. Přeskočené karty se ukážou. Nemá-li žádná karta v balíčku jinou část, nový úkol nepřijde. Za jeden splněný úkol nikdy nepřijde víc než jeden nový. Je-li balíček prázdný, nezbývá karta pro AL-32 ani nový úkol. Když úkol vymění karta podrazu, postupuje se stejně; tatáž karta, část nebo místnost může přijít znovu.
AL-34 = Dá se už utéct?
    .text = Zjišťuje se to na konci každého tahu. Vězně jde nechat ve vězení, když ostatní mají dohromady všech šest částí A až F. Jde-li to aspoň u jednoho, jeden vězeň zůstane (AL-35) a ostatní utečou. Části přinášejí jen úkoly, takže hra takhle může skončit jen po tahu, ve kterém se splnil úkol.
AL-35 = Kdo zůstane
    .text = Obětní beránek, pokud ho jde ve vězení nechat. Pokud ne, tak jediný, koho tam nechat jde. Je-li takových víc, zůstane z nich ten, kdo má nejméně částí plánu, pak nejméně peněz, pak nejméně předmětů a pak nejmenší výdrž; když nerozhodne ani to, určí jednoho z nich obětní beránek. Nejde-li nechat ve vězení nikoho, hraje se dál. (Náš výklad: tištěná pravidla tu nejsou přesná. Takto mají ti, kdo utečou, vždycky dohromady všech šest částí, a recenzenti hry to potvrzují.)
AL-36 = Kdo vyhrává
    .text = Všichni, kdo utečou, a všichni stejně. Kdo zůstane, prohrává.

# What one use of a room does.

room-chapel-silver = Jedna karta podrazu jde dospod balíčku: buď cizí, vytažená naslepo a neukázaná, nebo některá z tvých, kterou si vybereš.
room-chapel-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 1 kartu podrazu.
room-radio-room-silver = Přesuň 1 nebo 2 dozorce, jednoho po druhém, každého jinam, než kde právě je.
room-radio-room-gold = Zdarma: přesuň 1 dozorce do jiné místnosti.
room-dining-hall-silver = Tvá výdrž stoupne na 3.
room-dining-hall-gold = Zdarma: získej 1 bod výdrže.
room-infirmary-silver = Vezmi si 1 lék.
room-infirmary-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 léky, nebo 1, pokud je tu jen jeden.
room-exercise-yard-silver = Zdarma: zaplať jeden předmět nebo 1 dolar a vezmi si kterýkoli zdejší předmět.
room-exercise-yard-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si kterékoli 2 zdejší předměty.
room-visiting-room-silver = Vezmi si kterýkoli zdejší předmět.
room-visiting-room-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si pistoli.
room-workshop-silver = Vezmi si 1 nástroj.
room-workshop-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 nástroje.
room-recreation-room-silver = Získej 2 dolary.
room-recreation-room-gold = Zdarma: získej 1 dolar.
room-cell-block-silver = Vezmi si 1 kudlu.
room-cell-block-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 kudly.
room-laundry-silver = Vezmi si 1 bundu.
room-laundry-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 bundy.
room-guard-room-silver = Vezmi si 1 klíč.
room-guard-room-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 klíče.
room-wardens-office-silver = Vezmi si 1 kartu podrazu.
room-wardens-office-gold = Zaplať jeden předmět nebo 1 dolar, podívej se na 3 karty podrazu, 1 si nech a zbylé 2 dej dospod balíčku v pořadí, v jakém přišly.

# What a frame-up card does.

effect-gather-guards = Přesuň dozorce odkudkoli do jedné místnosti, jednoho po druhém, nejvýš tolik, kolik udává karta (na našich 2). Víc než 4 jich v ní nikdy nebude.
effect-return-item = Vyber jeden předmět, který má jiný vězeň, ať je kdekoli. Předmět se vrátí na své místo (AL-31).
effect-take = Vezmi 1 předmět nebo 1 dolar jinému vězni, ať je kdekoli. Musíš na to mít místo.
effect-send-to-cell-block = Jiný vězeň jde do vězeňského bloku. Nejde to, jsou-li tam 4 dozorci.
effect-exhaust = Jiný vězeň přijde o všechnu výdrž a v tahu, který ho v tomto kole ještě čeká, má za každou takovou kartu o 1 akční bod méně, nikdy však méně než 0. Vybrat můžeš i vězně bez výdrže, ale ne takového, který nemá co ztratit: ani výdrž, ani body.
effect-move-task = Jeden úkol se přesune do místnosti bez úkolu, kterou určí karta.
effect-replace-task = Jeden úkol jde dospod balíčku a přijde jiný (AL-33). Tatáž karta, část plánu nebo místnost může přijít znovu.
effect-forbid-task = Jiný vězeň v tomto kole nemůže plnit úkoly. Pomáhat s nimi a dávat na ně předměty může dál.
