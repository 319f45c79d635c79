# The rules of Art Robbery in our own words. AR-n is the heading of a rule, its text the rule.
# Options and their values are quoted as the lobby names them.

# What is ours and not the books' says so, always with these words.
-ruling = Decisión nuestra

rulebook-title = Las reglas de Art Robbery
rulebook-about = Un juego de Reiner Knizia (Helvetiq, 2021) para 2 a 5 personas a partir de 8 años; dura unos 20 minutos. El museo está vacío y el botín, sobre la mesa; ahora toca repartirlo, y nadie piensa repartir nada. Tras cuatro incursiones gana quien tenga más puntos, a no ser que antes llegue la policía, que va a por quien menos coartadas tiene. Estas son las reglas con las que juega este programa no oficial; cuando rechaza algo, cita su número. Donde los reglamentos impresos callan o no son claros, hemos tenido que decidir; «{ -ruling }» marca esos puntos.
section-components = Qué hay en la caja
section-set-up = Antes de la partida
section-turn = Un turno
section-raid-end = El final de una incursión
section-game-end = El final de la partida
section-knowledge = Qué sabe todo el mundo

AR-1 = Las cartas
    .text = Son 55: seis de cada número del 0 al 5, seis Jefes, seis Perros guardianes y siete Ladrones codiciosos.
AR-2 = El botín
    .text = 36 fichas, nueve por cada una de las cuatro incursiones. En cada incursión hay un 0, un 1, un 2, tres 3, un 4, un 5 y el Jefe, que vale 5.
AR-3 = Las coartadas
    .text = Un círculo blanco en una ficha es una coartada. Bocetos: dos en el 0. Esculturas: dos en el 0 y una en el 1. Antigüedades: dos en el 0, una en el 1 y una en el 2. Pinturas: dos en el 0, una en el 1, una en el 2, una en el 4 y una en el 5. Este reparto es una reconstrucción a partir de una descripción de las fichas impresas; quien tenga la caja puede jugar con un archivo de edición propio: cuatro incursiones de nueve fichas, con valores del 0 al 5, exactamente un Jefe en cada una y hasta 9 coartadas por ficha. Si los valores no son los de AR-2, solo hay un aviso.
AR-4 = El perro
    .text = Una figura de perro guardián.
AR-5 = Preparación
    .text = El botín se separa por incursiones. El perro se pone en el centro. Se baraja y cada cual recibe cinco cartas; las demás forman, boca abajo, la pila de robo.
AR-6 = Quién empieza
    .text = Lo acordáis en la mesa o se decide por sorteo («Quién empieza»). ({ -ruling }: en los reglamentos empieza la última persona que estuvo en un museo).
AR-7 = Cuatro incursiones
    .text = Bocetos, esculturas, antigüedades y pinturas, por este orden. Cada una empieza con sus nueve fichas boca arriba en el centro. El perro también parte de allí, pero solo en la primera; después se queda donde esté.
AR-8 = El turno
    .text = Se juega en sentido horario. Juegas una carta boca arriba sobre la pila de descartes, te llevas lo que indica, sea del centro o de otra persona, lo dejas boca arriba delante de ti y robas hasta volver a tener cinco cartas. No se puede pasar.
AR-9 = La pila de robo
    .text = En cuanto se roba la última carta de la pila, se rebaraja toda la pila de descartes, incluida la carta de arriba, y pasa a ser la nueva pila de robo. ({ -ruling }: así lo dicen los reglamentos español y ruso; el alemán y el checo también podrían referirse a más tarde).
AR-10 = Una carta que no se lleva nada
    .text = Si no hay nada que puedas llevarte con tu carta, queda gastada sin más. Aun así, robas otra.
AR-11 = Cartas de número
    .text = Una carta de número se lleva del centro una ficha de ese valor. Si allí hay más de una, te toca una sola; y si no todas tienen las mismas coartadas, eliges cuál.
AR-12 = Robar fichas
    .text = Solo le robas a otra persona cuando en el centro no queda ninguna ficha de ese valor. Tú eliges a quién y también qué ficha, si tiene varias con distinto número de coartadas. Los reglamentos no coinciden: según el español y el ruso tienes que robar si puedes; según el alemán y el checo, puedes hacerlo. «Robar con una carta de número» está por defecto en «obligatorio»; en «opcional», también puedes no llevarte nada.
AR-13 = El 5 no es el Jefe
    .text = Una carta de número nunca se lleva el Jefe: el 5 se lleva el 5. ({ -ruling }: los reglamentos no lo aclaran, y el Jefe también vale 5).
AR-14 = Carta de Jefe
    .text = Se lleva el Jefe del centro o, si no está allí, se lo quita a quien lo tenga. El Jefe hay que robarlo siempre, diga lo que diga «Robar con una carta de número».
AR-15 = Ladrón codicioso
    .text = Llévate del centro la ficha que quieras, incluso el Jefe. Nunca de otra persona y nunca el perro. Los reglamentos no coinciden: según el español y el ruso te llevas una; el alemán y el checo te lo permiten. «Tomar botín con un Ladrón codicioso» está por defecto en «obligatorio»; en «opcional», también puedes no llevarte nada.
AR-16 = Carta de Perro guardián
    .text = Llévate el perro, esté en el centro o en manos de quien sea. Nadie puede negarse. Si ya es tuyo, no ocurre nada.
AR-17 = El perro protege
    .text = Si robas a quien tiene el perro, di qué ficha quieres. Tu víctima te da esa ficha o, en su lugar, el perro. Te llevas solo eso, y tu turno sigue como siempre.
AR-18 = Qué se puede robar
    .text = Solo las fichas de la incursión en curso. Lo que viene de incursiones anteriores está a salvo.
AR-19 = La última ficha
    .text = En cuanto alguien toma la última ficha del centro, la incursión acaba; el perro no cuenta como ficha. Quien se la ha llevado aún roba hasta tener cinco cartas, también en la cuarta incursión. ({ -ruling }: en los reglamentos la incursión acaba al instante, y de robar carta no dicen nada).
AR-20 = Conservar el Jefe
    .text = Quien tiene el Jefe lo conserva únicamente junto con un 4 o un 5 de esa incursión; el Jefe no cuenta como su propio 5. Si no, vuelve a la caja. ({ -ruling }: los reglamentos dicen que puedes conservarlo; soltarlo nunca es mejor, así que no se pregunta a nadie).
AR-21 = Las pilas
    .text = Cada cual guarda sus fichas boca abajo en su pila, a salvo para siempre. Todo el mundo ve cuántas hay en cada pila. Con «Botín de incursiones anteriores» en «secreto» (por defecto), nadie puede volver a mirarlas; en «solo el propio», cada cual solo las suyas; en «a la vista», todo el mundo puede mirarlas todas. ({ -ruling }: los reglamentos no dicen quién puede mirar).
AR-22 = La siguiente incursión
    .text = Salen sus nueve fichas. Las manos se quedan como están y no se baraja nada. Empieza quien tiene el perro, aunque juegue así dos turnos seguidos. Si el perro sigue en el centro, empieza la persona que va después de quien ha cerrado la incursión. ({ -ruling }: los reglamentos solo conocen un perro con dueño).
AR-23 = Arresto
    .text = Tras la cuarta incursión se cuentan las coartadas de las fichas conservadas. Con tres, cuatro o cinco personas, quien menos tiene acaba bajo arresto y fuera de la partida; si varias personas empatan por abajo, caen todas. Si no se libra nadie, gana la policía y nadie más.
AR-24 = Partida a dos
    .text = Entre dos no hay arrestos. Quien tiene menos coartadas descarta fichas por valor de 10; un Jefe cuenta 5. Si no hay forma de sumar exactamente 10, vale la menor suma que lo supere; si todo junto vale menos, se descarta todo. Los ceros nunca se descartan. El programa elige lo que menos duele: conserva todas las coartadas que puede, después descarta el menor número posible de fichas; luego, el menor número posible de Jefes; y, por último, la ficha más alta. Si hay empate a coartadas, nadie descarta nada. ({ -ruling }: los reglamentos solo dicen que se descartan fichas por valor de 10).
AR-25 = Puntos
    .text = Quienes se han librado del arresto suman sus fichas; un Jefe cuenta 5. Gana quien tiene más puntos; en caso de empate, quien tiene más coartadas; si el empate sigue, la victoria se comparte. ({ -ruling }: en los reglamentos, el último desempate son las coartadas).
AR-26 = Cuando una incursión se eterniza
    .text = Las cartas que pondrían fin a una incursión se podrían retener para siempre. Por eso, cuando la pila de descartes se ha rebarajado cuatro veces en una misma incursión («Veces que se rebaraja hasta cerrar una incursión»; 0 significa nunca), la incursión acaba con ese turno: lo que queda en el centro va a la caja, con el Jefe se hace la comprobación de siempre y la siguiente la empieza quien tiene el perro; si no lo tiene nadie, la persona que va después de quien acaba de jugar. Si hay que rebarajar porque roba carta quien se ha llevado la última ficha, cuenta para la incursión que acaba de terminar. ({ -ruling }: no está en ningún reglamento).

known-to-all = A la vista
known-to-all-text = El centro, las fichas que cada persona ha tomado en esta incursión, el perro y la pila de descartes; cuántas cartas tienen cada mano y la pila de robo, y cuántas fichas cada pila de botín; cuántas veces se ha rebarajado la pila de descartes en esta incursión; las fichas de la caja.
kept-secret = En secreto
kept-secret-text = Las cartas de las manos, el orden de la pila de robo y las pilas de botín, según AR-21.
