# The rules of Art Robbery in our own words. AR-n is the heading of a rule, its text the rule.
# Options and their values are quoted as the lobby names them.

# What is ours and not the books' says so, always with these words.
-ruling = Naše rozhodnutí

rulebook-title = Podfukáři (Art Robbery): pravidla
rulebook-about = Hru pro 2 až 5 hráčů od 8 let vymyslel Reiner Knizia (Helvetiq, 2021); trvá asi 20 minut. Muzeum je vybílené a kořist leží na stole; zbývá ji rozdělit, jenže dělit se nikdo nehodlá. Po čtyřech loupežích vyhrává ten, kdo má nejvíc bodů. Ještě předtím si ale policie přijde pro toho, kdo má nejméně alibi. Tady jsou pravidla tak, jak podle nich hraje tento neoficiální program; na jejich čísla odkazuje, když nějaký tah odmítne. Kde tištěná pravidla mlčí nebo nejsou jasná, bylo třeba se rozhodnout; taková místa označují slova „{ -ruling }“.
section-components = Co je v krabici
section-set-up = Před hrou
section-turn = Tah
section-raid-end = Konec loupeže
section-game-end = Konec hry
section-knowledge = Co vědí všichni

AR-1 = Karty
    .text = Je jich 55: šest od každého čísla od 0 do 5, šest Šéfů, šest Hlídacích psů a sedm Chamtivých zlodějů.
AR-2 = Kořist
    .text = 36 žetonů, devět pro každou ze čtyř loupeží. V každé loupeži je nula, jednička, dvojka, tři trojky, čtyřka, pětka a Šéf, který má hodnotu 5.
AR-3 = Alibi
    .text = Bílá tečka na žetonu je alibi. Skici: dvě na nule. Sochy: dvě na nule, jedna na jedničce. Starožitnosti: dvě na nule, po jedné na jedničce a dvojce. Obrazy: dvě na nule, po jedné na jedničce, dvojce, čtyřce a pětce. Tečky jsou zrekonstruované podle popisu tištěných žetonů; kdo má krabici doma, může hrát s vlastním souborem vydání: čtyři loupeže po devíti žetonech, hodnoty 0 až 5, v každé právě jeden Šéf a na žetonu nejvýš 9 teček. Jiné hodnoty než v AR-2 vyvolají jen varování.
AR-4 = Pes
    .text = Jedna figurka hlídacího psa.
AR-5 = Příprava
    .text = Kořist se rozdělí podle loupeží. Pes stojí uprostřed. Každý dostane ze zamíchaných karet pět; zbytek je dobírací balíček, lícem dolů.
AR-6 = Kdo začíná
    .text = Na prvním hráči se domluví všichni u stolu, nebo rozhodne los („Kdo začíná“). ({ -ruling }: v tištěných pravidlech začíná ten, kdo byl naposledy v muzeu.)
AR-7 = Čtyři loupeže
    .text = Skici, Sochy, Starožitnosti, Obrazy, v tomto pořadí. Na začátku každé leží jejích devět žetonů uprostřed, lícem nahoru. Pes začíná uprostřed jen v první loupeži; potom zůstává tam, kde zrovna je.
AR-8 = Průběh tahu
    .text = Hraje se po směru hodinových ručiček. Zahraješ jednu kartu lícem nahoru na odhazovací balíček, vezmeš si to, co ukazuje, ze středu nebo od jiného hráče, vyložíš to před sebe lícem nahoru a dobereš si zpátky do pěti karet. Pasovat nejde.
AR-9 = Dobírací balíček
    .text = Jakmile si někdo dobere jeho poslední kartu, zamíchá se celý odhazovací balíček, i s vrchní kartou, a stane se novým dobíracím. ({ -ruling }: říkají to španělská a ruská pravidla; německá a česká jde číst i tak, že se míchá později.)
AR-10 = Karta naprázdno
    .text = Když ti zahraná karta nic nevynese, prostě propadne. Novou si dobereš i tak.
AR-11 = Číselné karty
    .text = Číselná karta bere ze středu jeden žeton své hodnoty. Leží-li jich tam víc, dostaneš jeden z nich; liší-li se tečkami, vybereš si, který chceš.
AR-12 = Krádež
    .text = Teprve když uprostřed žádný žeton té hodnoty není, ukradneš takový jinému hráči. Oběť si vybíráš, a má-li takových žetonů víc a liší se tečkami, vybíráš i žeton. Tištěná pravidla se liší: podle španělských a ruských krást musíš, pokud je komu, podle německých a českých můžeš. Volba „Krádež číselnou kartou“ je ve výchozím nastavení „povinně“; při „dobrovolně“ můžeš místo toho nebrat nic.
AR-13 = Pětka není Šéf
    .text = Číselná karta Šéfa nikdy nebere: pětka bere pětku. ({ -ruling }: tištěná pravidla o tom mlčí a Šéf má také hodnotu 5.)
AR-14 = Karta Šéfa
    .text = Bere Šéfa ze středu, a když tam není, hráči, který ho má. Šéfa musíš ukrást vždycky, ať je volba „Krádež číselnou kartou“ nastavená jakkoli.
AR-15 = Chamtivý zloděj
    .text = Vezmi si ze středu jeden libovolný žeton, třeba i Šéfa. Nikdy ale ne od hráče a nikdy ne psa. Tištěná pravidla se liší: podle španělských a ruských si jeden bereš, německá a česká ti to umožňují. Volba „Chamtivý zloděj bere kořist“ je ve výchozím nastavení „povinně“; při „dobrovolně“ můžeš místo toho nebrat nic.
AR-16 = Karta Hlídacího psa
    .text = Vezmi si psa, ze středu nebo od toho, kdo ho má. Odmítnout to nikdo nemůže. Je-li už tvůj, nestane se nic.
AR-17 = Pes chrání
    .text = Když kradeš hráči, který má psa, řekni, který žeton chceš. Oběť ti dá buď ten žeton, nebo místo něj psa. Nic víc nedostaneš a tah pokračuje jako obvykle.
AR-18 = Co se dá ukrást
    .text = Jen žetony z právě hrané loupeže. Co máš z těch předchozích, je v bezpečí.
AR-19 = Poslední žeton
    .text = Loupež končí, jakmile ze středu zmizí poslední žeton; pes se za žeton nepočítá. Kdo si ten žeton vzal, dobere si ještě do pěti karet, i ve čtvrté loupeži. ({ -ruling }: podle tištěných pravidel loupež končí hned a o dobírání se v nich nepíše.)
AR-20 = Komu Šéf zůstane
    .text = Kdo má Šéfa, nechá si ho jen tehdy, má-li i čtyřku nebo pětku z téže loupeže; sám Šéf se za pětku nepočítá. Jinak se Šéf vrací do krabice. ({ -ruling }: podle tištěných pravidel si ho můžeš nechat; vzdát se ho není nikdy lepší, a tak se program neptá.)
AR-21 = Hromádky
    .text = Všichni odloží své žetony na hromádku lícem dolů; tam už jsou v bezpečí napořád. Kolik žetonů v hromádce je, vidí každý. Je-li volba „Kořist z minulých loupeží“ nastavená na „tajná“ (výchozí), nesmí se na ni už podívat nikdo, při „každý vidí svou“ smí jen majitel, při „odkrytá“ všichni. ({ -ruling }: tištěná pravidla neříkají, kdo se smí podívat.)
AR-22 = Další loupež
    .text = Na stůl přijde jejích devět žetonů. Karty v ruce zůstávají a nic se nemíchá. Začíná majitel psa, i kdyby měl hrát dvakrát po sobě. Stojí-li pes pořád uprostřed, začíná hráč po levici toho, kdo loupež ukončil. ({ -ruling }: tištěná pravidla znají jen psa, kterého někdo má.)
AR-23 = Zatčení
    .text = Po čtvrté loupeži se sečtou alibi na žetonech, které hráčům zůstaly. Ve třech až pěti hráčích policie zatkne toho, kdo jich má nejméně, a ten ze hry vypadává; při shodě zatkne všechny s nejnižším počtem. Jsou-li to úplně všichni, vyhrává policie a nikdo jiný.
AR-24 = Dva hráči
    .text = Ve dvou se nezatýká. Kdo má méně alibi, odhodí žetony za 10 bodů; Šéf se počítá za 5. Když se přesně 10 složit nedá, platí nejbližší vyšší součet; nedá-li ani všechno dohromady 10, odhodí se všechno. Nuly se neodhazují nikdy. Program vybere to, co bolí nejmíň: nechá co nejvíc alibi, pak odhodí co nejméně žetonů, pak co nejméně Šéfů a při shodě dá pryč ty nejvyšší. Při stejném počtu alibi se neodhazuje nic. ({ -ruling }: tištěná pravidla říkají jen to, že se odhodí žetony v hodnotě 10.)
AR-25 = Body
    .text = Kdo unikne zatčení, sečte hodnoty svých žetonů; Šéf se počítá za 5. Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má nejvíc alibi; a když ani to nerozhodne, hráči se o vítězství dělí. ({ -ruling }: v tištěných pravidlech rozhodují jako poslední alibi.)
AR-26 = Když se loupež vleče
    .text = Karty, které by loupež ukončily, by si hráči mohli nechávat v ruce donekonečna. Když se odhazovací balíček během jedné loupeže zamíchá počtvrté („Po kolika zamícháních loupež skončí“; 0 znamená nikdy), skončí loupež tímto tahem: co ještě leží uprostřed, jde do krabice, u Šéfa se rozhodne jako vždy a další loupež zahájí majitel psa; nemá-li psa nikdo, tak hráč po levici toho, kdo právě hrál. Když se míchá proto, že dobírá ten, kdo vzal poslední žeton, počítá se to ještě k právě skončené loupeži. ({ -ruling }: v žádných tištěných pravidlech to není.)

known-to-all = Veřejné
known-to-all-text = Střed, žetony, které si kdo v této loupeži vzal, pes a odhazovací balíček; kolik karet má kdo v ruce, kolik jich je v dobíracím balíčku a kolik žetonů je v které hromádce; kolikrát se odhazovací balíček v této loupeži zamíchal; žetony v krabici.
kept-secret = Tajné
kept-secret-text = Karty v ruce, pořadí dobíracího balíčku a hromádky, jak říká AR-21.
