# The rules of Alcatraz: The Scapegoat in our own words. AL-n is the heading of a rule, its text the rule.
# room-NAME-SIDE says what a use of that side of a room does, effect-NAME what a frame-up card does.
# Options and their values are quoted as the lobby names them.

# What is ours and not the book's says so, always with these words.
-ruling = Naše rozhodnutí

rulebook-title = Alcatraz: The Scapegoat: pravidla
rulebook-about = Hru pro 3 nebo 4 hráče vymysleli Rafał Cywicki, Krzysztof Cywicki a Krzysztof Hanusz (Kuźnia Gier, 2011); trvá asi hodinu a věk tištěná pravidla neuvádějí. Sedíte všichni ve stejném kriminále, máte jeden plán útěku o šesti částech a bez sebe navzájem ho neuskutečníte. Jenže někdo tu zůstane a v každém kole se hlasuje, kdo by to měl radši být. Vyhrávají všichni, kdo utečou; přijde-li dřív příliš mnoho dozorců, všichni prohrají. Tady jsou pravidla tak, jak podle nich hraje tento neoficiální program; na jejich čísla odkazuje, když nějaký tah odmítne. Úkoly, karty podrazu a předměty v místnostech jsou rekonstrukce, protože vytištěné karty a místnosti neznáme. Kde tištěná pravidla mlčí nebo nejsou jasná, bylo třeba se rozhodnout; taková místa označují slova „{ -ruling }“.
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
    .text = 12 místností se stříbrnou a zlatou stranou, 30 úkolů, 12 malých karet místností, 11 karet podrazu, 4 vězni, 21 dozorců a 26 předmětů: pět klíčů, pět kudel, pět bund, pět léků, pět nástrojů a jedna pistole. V krabici jsou ještě 4 figurky, 24 kostiček hráčů na hlasy, peníze a výdrž, 23 kostiček na plán, karta a žeton obětního beránka a karta s přehledem; o to všechno se stará program. Pistole může nahradit jeden libovolný předmět, pokud to řekne vězeň, který ji dává; je-li volba „Předměty na úkol“ nastavená na „vybírá, kdo úkol plní“, říká to vězeň, který úkol plní. Pistole se počítá jako předmět.
AL-2 = Tvůj vězeň
    .text = Máš výdrž od 0 do 3, peníze od 0 do 3 dolarů, tři místa na předměty a políčko pro každou ze šesti částí plánu, A až F. Víc mít nikdy nemůžeš: co se ti nevejde, to si nevezmeš.
AL-3 = Předměty v místnostech
    .text = Některé místnosti mají místa na předměty. Po třech stejného druhu: léky na ošetřovně, nástroje v dílně, kudly v bloku cel, bundy v prádelně, klíče na strážnici. Na vycházkovém dvoře je po jednom místě pro každý z pěti druhů, v návštěvní místnosti také a k tomu jedno pro pistoli. Víc míst žádná místnost nikdy nemá a na obou stranách jsou stejná. Jistá jsou jen ta tři na ošetřovně. Zbytek je rekonstrukce: nejpravděpodobnější z rozmístění, při kterých vyjde 26 předmětů i pořadí z AL-31. Kdo má krabici doma, může mít ve svém souboru vydání (AL-4) jiné rozmístění, i pro každou stranu jiné.
AL-4 = Úkoly a vydání
    .text = Každá část plánu má pět úkolů. Úkol říká, kolik je potřeba nejméně vězňů, kolik smí být nejvýš dozorců a které předměty je třeba odevzdat. Našich 30 úkolů a 11 karet podrazu je rekonstrukce. Kdo má krabici doma, může skutečné karty přepsat do souboru vydání a hrát s nimi; karty podrazu se pak skládají z účinků, které tento program zná. Je-li v souboru chyba, program jmenuje úkol, kartu nebo místnost; řádek uvede, jen když soubor vůbec nejde přečíst jako TOML. Jiný počet úkolů pro jednu část než pět nebo jiný součet než 30 vyvolá jen varování. Stejně tak úkol, který připouští 3 dozorce, a to kvůli AL-26.
AL-5 = Vězení
    .text = 12 místností se náhodně vyloží do mřížky tři krát čtyři. Sousedí spolu místnosti, které leží hned vedle sebe, i úhlopříčně; sousedů je tedy nejvýš osm. Je-li volba „Strany místností“ nastavená na „stříbrné“ (výchozí, pro první hru), leží všechny stříbrnou stranou nahoru, při „zlaté“ všechny zlatou, při „losem“ rozhodne u každé los.
AL-6 = Předměty
    .text = Každé místo na předmět (AL-3) se obsadí, pokud těch 26 předmětů stačí.
AL-7 = První dozorci
    .text = Je jich osm. Vytáhnou se čtyři karty místností a do každé z těch místností přijde dozorce; karty se zamíchají zpátky a všechno se jednou zopakuje. Na začátku jich tak nikde není víc než 2.
AL-8 = Kde začínáš
    .text = Každému se vytáhne karta místnosti: každý začíná v jiné, s výdrží 0 a bez peněz.
AL-9 = První úkoly
    .text = Tři úkoly leží lícem nahoru, každý v místnosti, kterou určí vytažená karta. V místnosti je nejvýš jeden úkol: má-li už nějaký, vytáhne se jiná. Žádné dva úkoly nemají stejnou část plánu: pozdější karta jde dospod balíčku a vytáhne se další. ({ -ruling }: v tištěných pravidlech to smí být kterákoli z těch dvou.)
AL-10 = První obětní beránek
    .text = Určí ho los. Bonus začíná na +1 (AL-14). První kolo začíná rovnou fází 3 (AL-15): bez nového dozorce a bez hlasování.
AL-11 = Fáze 1: nový dozorce
    .text = Vytáhne se karta místnosti, přijde tam dozorce a karta se vrátí. Jsou-li tam už 4 dozorci, vytáhne se jiná. Jakmile přijde 21. dozorce, hra končí a všichni prohrávají.
AL-12 = Fáze 2: řeči
    .text = Říkej a slibuj, co chceš. Slyší to všichni a k ničemu to nezavazuje. Řeči končí, když obětní beránek vyhlásí hlasování, nebo po dvou minutách; u stolu jde nastavit i jiný čas. Hraješ-li jen s boty, platí totéž, nebo si můžeš nechat čas bez omezení.
AL-13 = Hlasování
    .text = Všichni současně a tajně zvolí jednoho vězně. Můžeš zvolit i sebe, ale zdržet se nejde. Hlasy se odkryjí najednou a obětním beránkem je ten, kdo jich má nejvíc. Hlas dosavadního obětního beránka platí za jeden a půl, takže remíza nikdy nenastane.
AL-14 = Bonus obětního beránka
    .text = Nový obětní beránek má 1 akční bod navíc. Je-li tentýž vězeň zvolen znovu, bonus pokaždé vzroste o 1, a to bez omezení; platí to i pro toho prvního, vylosovaného. Kdo o roli přijde a později ji dostane zpátky, začíná zase na +1.
AL-15 = Fáze 3: tahy
    .text = Začíná obětní beránek, pak se hraje po směru hodinových ručiček. Ve třech hráčích máš 3 akční body, ve čtyřech 2; obětní beránek má navíc svůj bonus. Všechny body využít nemusíš.
AL-16 = Přejít
    .text = Přejdi do sousední místnosti. Kde jsou 4 dozorci, tam se nedostaneš; to nezmění ani úplatek.
AL-17 = Využít místnost
    .text = Udělej, co říká ta strana tvé místnosti, která je nahoře (AL-28). Každou místnost můžeš za tah využít jednou. ({ -ruling }: tištěná pravidla říkají jen „jednou“.)
AL-18 = Ukrást
    .text = Vezmi 1 předmět nebo 1 dolar vězni ve své místnosti. Vybíráš ty a musíš na to mít místo. Jednou za kolo.
AL-19 = Udělat bengál
    .text = Jeden dozorce ze sousední místnosti přijde do tvé. Nejde to, jsou-li u tebe už 4.
AL-20 = Splnit úkol
    .text = Splň úkol ve své místnosti podle AL-30. Obětní beránek nesmí.
AL-21 = Odložit a sebrat
    .text = Odlož předmět: obsadí volné místo, které pro něj ve tvé místnosti je, a není-li tam žádné, zůstane ležet na zemi. Sebrat jeden předmět ze země stojí také 1 bod. Co leží na zemi, nepočítá se mezi předměty místnosti: dostaneš se k tomu jedině sebráním, a když se nějaké místo uvolní, samo se to tam nepřesune. ({ -ruling }: tištěná pravidla říkají jen to, že odložený předmět zůstane v místnosti.)
AL-22 = Zahrát kartu podrazu
    .text = Smí to jen obětní beránek. Potřebuje-li karta oběť, je to jiný vězeň. Zahrát ji jde jen tehdy, když se tím něco změní. Karta jde dospod balíčku ještě před svým účinkem. Když kartou někomu něco vezmeš, nepočítá se to jako tvá krádež v tomto kole (AL-18). ({ -ruling }: tištěná pravidla říkají jen to, že obětní beránek smí kartu zahrát.)
AL-23 = Měnit a darovat
    .text = Ve svém tahu můžeš měnit s vězněm ve své místnosti: jakékoli předměty a peníze za jakékoli, když oba souhlasíte. Vejít se musí jen to, co bude mít každý z vás po výměně. Karty podrazu se nikdy nemění. Když daruješ ty, stačí, aby na to měl druhý vězeň místo; když má někdo darovat tobě, stačí, aby souhlasil. Za jeden tah jsou možné nejvýš čtyři výměny a dary dohromady („Výměn a darů za tah nejvýš“) a tři odmítnuté nabídky („Odmítnutých nabídek za tah nejvýš“). U stolu jde obojí nastavit až na 20; 0 znamená žádné. Odmítnutá prosba kvůli úkolu (AL-30) se sem nepočítá. ({ -ruling }: tištěná pravidla žádné meze neznají; díky nim každý tah jednou skončí.)
AL-24 = Podplatit
    .text = Za každý zaplacený dolar se ve tvé místnosti počítá o jednoho dozorce méně, ať dozorci přicházejí nebo odcházejí jakkoli, dokud z místnosti neodejdeš nebo ti neskončí tah. Nemůžeš podplatit víc dozorců, než kolik se jich ještě počítá. Když se vrátíš, platíš znovu. ({ -ruling }: tištěná pravidla říkají jen to, že za každý dolar smíš ve svém tahu nedbat na jednoho dozorce.)
AL-25 = Zatnout zuby
    .text = Utrať 1 bod výdrže za 1 akční bod navíc, jednou za tah.
AL-26 = Dozorci ve tvé místnosti
    .text = Podplacení dozorci se nepočítají. 0 nebo 1: nic se neděje. 2: každá akce za body stojí o 1 víc, kromě přecházení a karet podrazu. 3: z akcí za body zbývá jen přecházení a karty podrazu; akce zdarma zůstávají. 4: můžeš jedině odejít; žádné akce zdarma, žádné úplatky, žádné zatínání zubů. Co platí pro využití místnosti zdarma, říká AL-27. Víc než 4 dozorci v místnosti nikdy nejsou. Jsou-li 4 i ve všech místnostech okolo, můžeš jen ukončit tah. Jsou-li u tebe 4 a jeden z nich je podplacený z dřívějška, počítají se 3 a můžeš podplácet dál.
AL-27 = Využití místnosti zdarma
    .text = Některá využití místnosti jsou označená „zdarma“. Je-li volba „Využití zdarma při 2 nebo 3 dozorcích“ nastavená na „podle tištěných pravidel“ (výchozí), jsou to akce zdarma: při 0 až 3 dozorcích nestojí nic a při 4 nejdou. Při „podle slov autora“ je to pořád využití místnosti: při 0 nebo 1 dozorci nestojí nic, při 2 stojí 1 bod a při 3 a více nejde. (Podle tištěných pravidel se prodražují a znemožňují jen akce za body a akce zdarma zůstávají; jeden z autorů později řekl něco jiného.)
AL-28 = Co místnost dává
    .text = Každá strana má své využití. Zaplatit znamená odevzdat jeden předmět (AL-31) nebo 1 dolar; zaplacený předmět je zpátky na svém místě dřív, než si bereš. Vezmeš si tolik, kolik místnost dává, kolik v ní je a na kolik máš místo; vybíráš jen druhy. Placené využití ti musí něco přinést a využití, po kterém by všechno zůstalo při starém, se nenabízí. Dozorce nikdy nepřesuneš do místnosti, kde jsou 4, a jejich rozmístění musí být nakonec jiné než předtím. ({ -ruling }: tištěná pravidla neříkají, zda si smíš vzít míň nebo využít místnost pro nic za nic.)
AL-29 = Karty podrazu
    .text = Karty v ruce jsou tajné, ale všichni vidí, kolik jich máš. Jejich počet není omezený. Zahraná karta jde dospod balíčku. Je-li balíček prázdný, nikdo si kartu nebere. Tajné jsou také hlasy, než se odkryjí, a pořadí karet v balíčcích. Všechno ostatní je veřejné, i karty, které bylo vidět, než šly dospod balíčku. ({ -ruling }: z toho všeho je v tištěných pravidlech jen tajné hlasování.)
AL-30 = Jak se plní úkol
    .text = Úkol ve své místnosti splníš, pokud nejsi obětní beránek a platí tři věci. Je tam aspoň tolik vězňů, kolik úkol žádá; obětní beránek se počítá. Je tam nejvýš tolik dozorců, kolik úkol připouští; ty, které máš podplacené, odečti. A vězni, kteří tam jsou, mají dohromady všechny jeho předměty. Stojí to 1 bod, s dozorci víc (AL-26). Je-li volba „Předměty na úkol“ nastavená na „každý tázaný smí odmítnout“ (výchozí), určíš, kdo co dá, a každý, koho jmenuješ, řekne ano, nebo ne. Stačí jedno ne a nestane se nic: žádný bod tě to nestojí, ale stejnou prosbu už v tomto tahu opakovat nemůžeš. Při „vybírá, kdo úkol plní“ (doslova podle tištěných pravidel) určuješ ty, čí předměty se použijí, a můžeš sáhnout i na ty, které má obětní beránek. Když ti Kompromat v tomto kole úkoly zakazuje, můžeš být u toho a dávat předměty, ale úkol plnit nemůžeš. ({ -ruling }: doslova podle tištěných pravidel by se nikoho nikdo neptal.)
AL-31 = Kam se předměty vracejí
    .text = Předmět odevzdaný za úkol nebo jako platba jde do místnosti pro svůj druh, je-li tam volné místo, jinak na vycházkový dvůr, a není-li ani tam, do návštěvní místnosti. Pistole jde do návštěvní místnosti. ({ -ruling }: místnost pro daný druh je první i v tištěných pravidlech; že dvůr má přednost před návštěvní místností, je od nás.)
AL-32 = Co úkol přinese
    .text = Kdo úkol splnil, označí si jeho část plánu. Potom se z balíčku vytáhne karta úkolu a část, která je na ní, si označí všichni kromě obětního beránka, ať už chce karta cokoli. Obě karty jdou ze hry. Část, kterou už máš, ti nic nepřinese.
AL-33 = Další úkol
    .text = Vytáhne se nový úkol a místnost pro něj. Leží-li už někde úkol se stejnou částí plánu, jde ten nový dospod balíčku a vytáhne se další; má-li už místnost úkol, vytáhne se jiná. Přeskočené karty se ukážou. Nemá-li žádná karta v balíčku jinou část, nový úkol nepřijde. Za jeden splněný úkol nikdy nepřijde víc než jeden nový. Je-li balíček prázdný, nezbývá karta pro AL-32 ani nový úkol. Když úkol vymění karta podrazu, postupuje se stejně; tatáž karta, část nebo místnost může přijít znovu. ({ -ruling }: tištěná pravidla říkají jen to, že se táhne znovu.)
AL-34 = Dá se už utéct?
    .text = Zjišťuje se to na konci každého tahu. Vězeň je postradatelný, když ostatní mají i bez něj dohromady všech šest částí A až F. Je-li postradatelný aspoň jeden, jeden z takových ve vězení zůstane (AL-35) a ostatní utečou. Části přinášejí jen úkoly, takže hra takhle může skončit jen po tahu, ve kterém se splnil úkol.
AL-35 = Kdo zůstane
    .text = Obětní beránek, je-li postradatelný. Pokud není, tak jediný postradatelný vězeň. Je-li takových víc, zůstane z nich ten, kdo má nejméně částí plánu, pak nejméně peněz, pak nejméně předmětů a pak nejmenší výdrž; když nerozhodne ani to, určí jednoho z nich obětní beránek. Není-li postradatelný nikdo, hraje se dál. Příklad: obětní beránek má ABCDEF, druhý vězeň ABCDE, třetí ABCDEF. Obětní beránek je postradatelný, a tak zůstane, i když část plánu chybí jen druhému vězni. ({ -ruling }: tištěná pravidla tu nejsou přesná. Podle holé litery zůstane obětní beránek, když mu chybí některá část; pak by mohli utéct vězni, kteří dohromady všech šest nemají. V našem výkladu je mají vždycky a recenzenti hry to potvrzují. O poslední shodě se podle tištěných pravidel domluví ostatní; že jednoho určí obětní beránek, je od nás. Ve třech hráčích, nebo při shodě dvou ze čtyř, by jeho hlas za jeden a půl vedl k témuž.)
AL-36 = Kdo vyhrává
    .text = Všichni, kdo utečou, a všichni stejně. Kdo zůstane, prohrává.

# What one use of a room does.

room-chapel-silver = Jedna karta podrazu jde dospod balíčku: buď cizí, vytažená naslepo a neukázaná, nebo některá z tvých, kterou si vybereš. ({ -ruling }: v tištěných pravidlech si vybereš kartu kteréhokoli vězně a ta se odhodí.)
room-chapel-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 1 kartu podrazu.
room-radio-room-silver = Přesuň 1 nebo 2 dozorce, jednoho po druhém, každého do kterékoli jiné místnosti; oba mohou být z téže místnosti a oba mohou jít do téže. ({ -ruling }: tištěná pravidla říkají jen 2.)
room-radio-room-gold = Zdarma (0 bodů): přesuň 1 dozorce do kterékoli jiné místnosti.
room-dining-hall-silver = Tvá výdrž stoupne na 3.
room-dining-hall-gold = Zdarma (0 bodů): získej 1 bod výdrže.
room-infirmary-silver = Vezmi si 1 lék.
room-infirmary-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 léky, nebo 1, pokud je tu jen jeden.
room-exercise-yard-silver = Zdarma (0 bodů): zaplať jeden předmět nebo 1 dolar a vezmi si kterýkoli zdejší předmět.
room-exercise-yard-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si kterékoli 2 zdejší předměty.
room-visiting-room-silver = Vezmi si kterýkoli zdejší předmět.
room-visiting-room-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si pistoli.
room-workshop-silver = Vezmi si 1 nástroj.
room-workshop-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 nástroje, nebo 1, pokud je tu jen jeden.
room-recreation-room-silver = Získej 2 dolary.
room-recreation-room-gold = Zdarma (0 bodů): získej 1 dolar.
room-cell-block-silver = Vezmi si 1 kudlu.
room-cell-block-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 kudly, nebo 1, pokud je tu jen jedna.
room-laundry-silver = Vezmi si 1 bundu.
room-laundry-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 bundy, nebo 1, pokud je tu jen jedna.
room-guard-room-silver = Vezmi si 1 klíč.
room-guard-room-gold = Zaplať jeden předmět nebo 1 dolar a vezmi si 2 klíče, nebo 1, pokud je tu jen jeden.
room-wardens-office-silver = Vezmi si 1 kartu podrazu.
room-wardens-office-gold = Zaplať jeden předmět nebo 1 dolar, podívej se na 3 karty podrazu, 1 si nech a zbylé 2 dej dospod balíčku v pořadí, v jakém přišly.

# What a frame-up card does.

effect-gather-guards = Přesuň dozorce odkudkoli do jedné místnosti, jednoho po druhém, nejvýš tolik, kolik udává karta (na naší jsou to 2). Víc než 4 jich v ní nikdy nebude.
effect-return-item = Vyber jeden předmět, který má jiný vězeň, ať je kdekoli. Předmět se vrátí na své místo (AL-31).
effect-take = Vezmi 1 předmět nebo 1 dolar jinému vězni, ať je kdekoli. Musíš na to mít místo.
effect-send-to-cell-block = Jiný vězeň jde do bloku cel. Nejde to, jsou-li tam 4 dozorci.
effect-exhaust = Jiný vězeň přijde o všechnu výdrž a v tahu, který ho v tomto kole ještě čeká, má za každou takovou kartu o 1 akční bod méně, nikdy však méně než 0. Vybrat můžeš i vězně bez výdrže, ale ne takového, který nemá co ztratit: ani výdrž, ani body.
effect-move-task = Jeden úkol se přesune do místnosti bez úkolu; určí ji vytažená karta místnosti.
effect-replace-task = Jeden úkol jde dospod balíčku a přijde jiný (AL-33). Tatáž karta, část plánu nebo místnost může přijít znovu.
effect-forbid-task = Jiný vězeň v tomto kole nemůže plnit úkoly. Pomáhat s nimi a dávat na ně předměty může dál.
