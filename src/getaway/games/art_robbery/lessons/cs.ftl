# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = Jedna lekce, 4 minuty.
learn-first-raid = Jedna loupež
    .about = Brát, krást, pes, Šéf a koho zavřou.
learn-ar-take = Vidíš tu pětku? Pět bodů, nejdražší list na zdi. Zahraj svou 5 a je tvoje.
    .do = Klepni na 5 v ruce a vezmi ji.
    .other = Oko máš dobré, ale pětka vynese víc. Karta je zpátky v ruce.
learn-ar-alibi = Teď nula. Prý bezcenná? Koukej: dvě bílé tečky. To jsou alibi, a kdo jich má nejmíň, jde sedět.
    .do = Zahraj svou 0.
    .other = Taky to jde, ale nejdřív alibi: do basy se nikomu nechce. Vráceno.
learn-ar-bo-dog = Bo si bere hlídacího psa. Toho psa si pamatuj.
learn-ar-steal = Na zdi už žádná 4 není: má ji Bo. Tak mu ji tvoje 4 šlohne.
    .do = Zahraj svou 4.
    .other = Jindy! Teď se jde na kapsy. Karta je zpátky.
learn-ar-dog-instead = Ha! Okradeš majitele psa, a vybírá si on: kořist, nebo psa. Bo si nechává čtyřku a pes je tvůj.
learn-ar-robbed = Teď chce Bo tvoji 5. Jenže ty máš psa, takže volíš, co dáš. Pětku si nech, věř mi.
    .do = Dej psa, nech si 5.
    .other = Jindy proč ne! Jenže tahle 5 ti za chvilku podrží Šéfa. Zkus to obráceně.
learn-ar-boss = Šéf vynese 5, ale zůstane jen vedle čtyřky nebo pětky. Jednu máš! Chamtivý zloděj vezme cokoli.
    .do = Zahraj Chamtivého zloděje, vezmi Šéfa.
    .other = Pěkná kořist, ale šéfové nečekají. Vracím ji na zeď.
learn-ar-spent = Pro tuhle kartu už na stole nic není. Cy ji prostě odhazuje. Stává se.
learn-ar-last = Zbývá jeden list, trojka. Vezmi ji a loupež hned končí: co máš, to ti už nikdo nevezme.
    .do = Zahraj svou 3.
    .other = Zpomalit? Nikdy! Ber poslední list a všechno schovej.
learn-ar-safe = Konec loupeže! Tvoje pětka drží Šéfa. Co je v sejfu, to už nikdo neukradne. Po čtyřech loupežích vyhrává nejvíc bodů.
learn-ar-greed = Poslední loupež, zbývají dva obrazy. Alibi: ty 3, Cy 4, Bo 5. Drahá 5 s jednou tečkou, nebo 0 se dvěma?
    .do = Zahraj Chamtivého zloděje a vyber.
    .other = Třeba jindy. Na oba obrazy dosáhne jen Chamtivý zloděj.
learn-ar-arrested = A klepeta! Čtyři alibi, stejně málo jako Cy, a při shodě sedí všichni. Přetoč to a buď skromnější.
learn-ar-end = Cy má nejvíc kořisti, ale nejméně alibi: vězení. Ze zbytku vyhrává, kdo má nejvíc bodů: ty! Teď naostro!
learn-reward = Dlouhé prsty

## The rules in short

goal = Nakraď nejvíc, ale měj alibi.
    .about = Po čtyřech loupežích jde sedět, kdo má nejmíň alibi. Z ostatních vyhrává, kdo má nejvíc bodů.
turn-1 = Zahraj kartu
    .text = Jednu ze svých pěti. Pasovat nejde.
turn-2 = Ber
    .text = Kořist s tím číslem ze zdi.
turn-3 = Nebo ukradni
    .text = Na zdi žádná není? Vezmi ji jinému zloději.
turn-4 = Pozor, pes
    .text = Kdo ho má, smí místo kořisti dát psa.
turn-5 = Dober si
    .text = Zase pět karet. Prázdná zeď: konec loupeže.
