# The rules of Alcatraz: The Scapegoat in our own words. AL-n is the heading of a rule, its text the rule.
# room-NAME-SIDE says what a use of that side of a room does, effect-NAME what a frame-up card does.
# Options and their values are quoted as the lobby names them.

# What is ours and not the book's says so, always with these words.
-ruling = Decisión nuestra

rulebook-title = Las reglas de Alcatraz: The Scapegoat
rulebook-about = Un juego de Rafał Cywicki, Krzysztof Cywicki y Krzysztof Hanusz (Kuźnia Gier, 2011) para 3 o 4 personas; dura alrededor de una hora, y el reglamento no indica edad. Estáis entre rejas, con un único plan de fuga en seis partes, y os necesitáis para llevarlo a cabo. Pero alguien se va a quedar dentro, y en cada ronda votáis quién es mejor que sea. Quienes escapan ganan; si antes llegan demasiados guardias, pierde todo el mundo. Estas son las reglas con las que juega este programa no oficial; cuando rechaza algo, cita su número. Las tareas, las cartas de encerrona y los objetos de las salas son una reconstrucción, porque no sabemos qué llevan impreso los originales. Donde el reglamento calla o no es claro, hemos tenido que decidir; «{ -ruling }» marca esos puntos.
section-components = Qué hay en la caja
section-set-up = Antes de la partida
section-round = Una ronda
section-actions = Acciones por puntos
section-free = Acciones gratuitas
section-guards = Guardias
section-rooms = Las salas
section-plan = El plan
section-end = El final de la partida
section-room-uses = Qué hace cada sala
section-effects = Qué hacen las cartas de encerrona

AL-1 = Qué hay
    .text = 12 salas con una cara de plata y otra de oro, 30 tareas, 12 cartas pequeñas de sala, 11 cartas de encerrona, 4 presos, 21 guardias y 26 objetos: cinco llaves, cinco pinchos, cinco chaquetas, cinco medicinas, cinco herramientas y una pistola. La caja trae además 4 peones, 24 cubos de los jugadores para votos, billetes y aguante, 23 cubos para el plan, una carta y un marcador para el chivo expiatorio y una carta de ayuda; de todo eso se ocupa el programa. La pistola puede sustituir a un objeto cualquiera si lo anuncia el preso que la entrega; con «Objetos para una tarea» en «elige quien la completa», lo anuncia el preso que completa la tarea. La pistola cuenta como objeto.
AL-2 = Tu preso
    .text = Tienes de 0 a 3 de aguante, de 0 a 3 billetes, tres espacios para objetos y una casilla para cada uno de los seis elementos del plan, de la A a la F. Nunca puedes tener más: lo que no cabe, no lo tomas.
AL-3 = Los objetos de las salas
    .text = Algunas salas tienen huecos para objetos. Tres de un mismo tipo: medicinas en la enfermería, herramientas en el taller, pinchos en el bloque de celdas, chaquetas en la lavandería y llaves en la sala de guardias. El patio tiene un hueco para cada uno de los cinco tipos; la sala de visitas, uno para cada uno y otro para la pistola. Ninguna sala tiene nunca más huecos que estos, y son los mismos en las dos caras. Solo consta con certeza el número tres de la enfermería. Lo demás es una reconstrucción: el más probable de los repartos en los que cuadran los 26 objetos y el orden de AL-31. Quien tenga la caja puede poner otro reparto en su archivo de edición (AL-4), e incluso uno distinto para cada cara.
AL-4 = Tareas y ediciones
    .text = Hay cinco tareas por elemento. Cada una indica cuántos presos hacen falta como mínimo, cuántos guardias puede haber como máximo y qué objetos cuesta. Nuestras 30 tareas y 11 cartas de encerrona son una reconstrucción. Quien tenga la caja puede copiar las cartas auténticas en un archivo de edición y jugar con ellas; las de encerrona se componen entonces con los efectos que conoce este programa. Si el archivo está mal, el error nombra la tarea, la carta o la sala; solo si no se puede leer como TOML indica la línea. Un número de tareas por elemento distinto de cinco, o un total distinto de 30, recibe solo un aviso. También una tarea que permite 3 guardias, por AL-26.
AL-5 = La prisión
    .text = Las 12 salas se colocan al azar, en una cuadrícula de tres por cuatro. Las vecinas de una sala son las que la rodean, hasta ocho, también en diagonal. Con «Caras de las salas» en «plata» (por defecto, pensado para una primera partida), todas muestran la cara de plata; en «oro», todas la de oro; en «mezcladas», se sortea sala por sala.
AL-6 = Los objetos
    .text = Se llenan todos los huecos para objetos (AL-3), hasta donde alcancen los 26 objetos.
AL-7 = Los primeros guardias
    .text = Ocho guardias. Se sacan cuatro cartas de sala y en cada una de esas salas entra un guardia; las cartas se vuelven a barajar con las demás y se repite una vez. Así, ninguna sala empieza con más de 2.
AL-8 = Dónde empezáis
    .text = Para cada preso se saca una carta de sala. Empezáis en salas distintas, con 0 de aguante y 0 billetes.
AL-9 = Las primeras tareas
    .text = Hay tres tareas boca arriba, cada una en una sala que se elige sacando una carta de sala. En cada sala hay una tarea como máximo: si ya tiene una, se saca otra sala. No puede haber dos tareas con el mismo elemento: la carta que sale después va debajo del mazo y se saca la siguiente. ({ -ruling }: en el reglamento puede ser cualquiera de las dos).
AL-10 = El primer chivo expiatorio
    .text = Se decide por sorteo. La bonificación empieza en +1 (AL-14). La primera ronda empieza por la fase 3 (AL-15): sin guardia nuevo y sin votación.
AL-11 = Fase 1: un guardia nuevo
    .text = Se saca una carta de sala, entra un guardia en esa sala y la carta se devuelve. Si allí ya hay 4 guardias, se saca otra. Cuando llega el guardia número 21, la partida se acaba y pierde todo el mundo.
AL-12 = Fase 2: la charla
    .text = Decid y prometed lo que queráis. Lo oye todo el mundo y nada compromete. La charla acaba cuando el chivo expiatorio llama a votar o, como muy tarde, a los dos minutos; la mesa puede fijar otro tiempo. A solas con bots tienes el mismo tiempo o, si lo pides, ningún límite.
AL-13 = La votación
    .text = Todo el mundo elige a un preso, a la vez y en secreto. Puedes votar por ti, pero no abstenerte. Los votos se descubren juntos y quien tiene más es el chivo expiatorio. El voto del chivo expiatorio actual vale uno y medio, así que nunca hay empate.
AL-14 = La bonificación del chivo expiatorio
    .text = Un chivo expiatorio nuevo recibe 1 punto de acción más. Si vuelve a salir el mismo preso, la bonificación crece en 1 cada vez, sin límite; también vale para el primer chivo expiatorio, el del sorteo. Quien deja de serlo y más tarde lo vuelve a ser empieza otra vez en +1.
AL-15 = Fase 3: los turnos
    .text = Empieza el chivo expiatorio y se sigue en sentido horario. En una partida a tres tienes 3 puntos de acción; a cuatro, 2; el chivo expiatorio suma su bonificación. No hace falta gastar todos los puntos.
AL-16 = Moverse
    .text = Ve a una sala vecina. Nunca a una sala con 4 guardias; los sobornos no cambian eso.
AL-17 = Usar la sala
    .text = Haz lo que dice la cara visible de tu sala (AL-28). Puedes usar cada sala una vez por turno. ({ -ruling }: el reglamento solo dice «una vez»).
AL-18 = Robar
    .text = Quítale 1 objeto o 1 billete a un preso de tu sala. Tú eliges qué, y necesitas espacio para guardarlo. Una vez por ronda.
AL-19 = Armar bronca
    .text = Un guardia de una sala vecina entra en la tuya. No se puede si en la tuya ya hay 4.
AL-20 = Completar la tarea
    .text = Completa la tarea de tu sala como dice AL-30. El chivo expiatorio no puede.
AL-21 = Soltar y recoger
    .text = Suelta un objeto: ocupa un hueco libre de su tipo en tu sala o, si no lo hay, se queda en el suelo. Recoger un objeto del suelo también cuesta 1 punto. Lo que está en el suelo no cuenta entre los objetos de la sala: solo se consigue recogiéndolo y no pasa a ocupar un hueco que quede libre. ({ -ruling }: el reglamento solo dice que el objeto soltado se queda en la sala).
AL-22 = Jugar una carta de encerrona
    .text = Solo puede el chivo expiatorio. Si la carta necesita una víctima, tiene que ser otro preso. Solo puedes jugarla si cambia algo. La carta va debajo del mazo antes de surtir efecto. Quitarle algo a alguien con una carta no cuenta como tu robo de la ronda (AL-18). ({ -ruling }: el reglamento solo dice que el chivo expiatorio puede jugar la carta).
AL-23 = Intercambiar y regalar
    .text = En tu turno puedes hacer intercambios con un preso de tu sala: los objetos y billetes que queráis por los que queráis, si hay acuerdo. Solo tiene que caber lo que tengáis después. Las cartas de encerrona nunca se intercambian. Para regalar algo basta con que el otro preso tenga espacio; para que te lo regalen, basta con el «sí» de quien lo da. En un turno caben como mucho cuatro intercambios y regalos («Máximo de intercambios y regalos por turno») y tres ofertas rechazadas («Máximo de ofertas rechazadas por turno»). La mesa puede fijar hasta 20 de cada; con 0, no cabe ninguno. Una petición rechazada para una tarea (AL-30) no cuenta aquí. ({ -ruling }: el reglamento no conoce límites; con ellos todo turno se acaba).
AL-24 = Sobornar
    .text = Por cada billete que pagas cuenta un guardia menos en tu sala, da igual qué guardias entren o salgan, hasta que dejes la sala o acabe tu turno. No puedes sobornar a más guardias de los que aún cuentan. Si vuelves, pagas otra vez. ({ -ruling }: el reglamento solo dice que en tu turno puedes ignorar a un guardia por cada billete).
AL-25 = Sacar fuerzas
    .text = Gasta 1 de aguante y consigue 1 punto de acción más, una vez por turno.
AL-26 = Guardias en tu sala
    .text = Los guardias sobornados no cuentan. Con 0 o 1 no pasa nada. Con 2, cada acción que cuesta puntos cuesta 1 más, salvo moverse y las cartas de encerrona. Con 3, de esas acciones solo quedan moverse y las cartas de encerrona; las acciones gratuitas siguen disponibles. Con 4 solo puedes salir de la sala: ni acciones gratuitas, ni sobornos, ni sacar fuerzas. Lo que vale para los usos gratuitos de una sala está en AL-27. En una sala nunca hay más de 4 guardias. Si en todas las salas que te rodean también hay 4, solo puedes terminar tu turno. Si hay 4 y antes has sobornado a uno, cuentan 3 y puedes volver a sobornar.
AL-27 = Usos gratuitos de una sala
    .text = Algunos usos de sala están marcados como gratis. Con «Usos gratuitos de salas con 2 o 3 guardias» en «como en el reglamento» (por defecto) son acciones gratuitas: no cuestan nada con 0 a 3 guardias y con 4 no se pueden hacer. En «como dijo un autor» siguen siendo usos de la sala: no cuestan nada con 0 o 1 guardias, cuestan 1 punto con 2 y no se pueden hacer con 3 o más. (Según el reglamento, solo se encarece o se impide lo que cuesta puntos, y las acciones gratuitas siguen; uno de los autores dijo después otra cosa).
AL-28 = Qué da una sala
    .text = Cada cara tiene su propio uso. Pagar es devolver un objeto (AL-31) o 1 billete, y el objeto pagado vuelve a su hueco antes de que tomes nada. Tomas todo lo que da la sala, en la medida en que lo tenga y te quepa; solo eliges los tipos. Un uso que se paga tiene que darte algo, y un uso que lo dejaría todo como estaba no se ofrece. Los guardias que mueves nunca van a una sala con 4, y el tablero tiene que quedar distinto. ({ -ruling }: el reglamento no dice si puedes tomar menos o usar una sala para nada).
AL-29 = Cartas de encerrona
    .text = Las cartas de tu mano son secretas, pero todo el mundo ve cuántas tienes. No hay límite. La carta que juegas va debajo del mazo. Si el mazo está vacío, nadie toma ninguna. También son secretos los votos hasta que se descubren y el orden de los mazos. Todo lo demás está a la vista, incluidas las cartas que se vieron antes de ir debajo de un mazo. ({ -ruling }: de todo esto, el reglamento solo trae el voto secreto).
AL-30 = Cómo se hace una tarea
    .text = Completas una tarea en tu sala si no eres el chivo expiatorio y se cumplen tres cosas. Hay allí al menos tantos presos como pide; el chivo expiatorio cuenta. Hay como mucho tantos guardias como permite, sin contar a los que hayas sobornado. Entre los presos que están allí se reúnen los objetos que pide. Cuesta 1 punto, o más si hay guardias (AL-26). Con «Objetos para una tarea» en «quien da puede negarse» (por defecto), dices quién da qué, y cada preso que nombras responde «sí» o «no». Con un solo «no», la petición queda en nada: no se gasta ningún punto y no puedes repetir la misma petición en este turno. En «elige quien la completa» (el reglamento al pie de la letra), tú eliges de quién son los objetos que se gastan, también los del chivo expiatorio. Si «Trapos sucios» te prohíbe las tareas en esta ronda, puedes estar presente y dar objetos, pero no completar ninguna. ({ -ruling }: según la letra del reglamento, no se preguntaría a nadie).
AL-31 = Adónde vuelven los objetos
    .text = Un objeto entregado para una tarea o como pago va a la sala de su tipo si tiene un hueco libre; si no, al patio; y si no, a la sala de visitas. La pistola va a la sala de visitas. ({ -ruling }: también en el reglamento la sala de su tipo va primero; que el patio vaya antes que la sala de visitas es nuestro).
AL-32 = Qué aporta una tarea
    .text = Quien ha completado la tarea marca su elemento. Después se saca del mazo una carta de tarea y todo el mundo, menos el chivo expiatorio, marca el elemento que muestra, sin importar qué más pida. Las dos cartas salen de la partida. Un elemento que ya tienes no te aporta nada.
AL-33 = La siguiente tarea
    .text = Se sacan una tarea nueva y una sala para ella. Si su elemento ya está en el tablero, va debajo del mazo y se saca otra; si la sala ya tiene tarea, se saca otra sala. Las cartas que se saltan se enseñan. Si ninguna carta del mazo tiene otro elemento, no llega ninguna tarea nueva. Por cada tarea completada nunca llega más de una. Si el mazo está vacío, no hay carta para AL-32 ni tarea nueva. Cuando una carta de encerrona sustituye una tarea, se hace igual; pueden repetirse la carta, el elemento o la sala. ({ -ruling }: el reglamento solo dice que se saca otra vez).
AL-34 = ¿Podéis escapar?
    .text = Se comprueba al final de cada turno. A un preso se le puede dejar atrás si los demás, juntos, tienen los seis elementos, de la A a la F. Si se puede dejar atrás al menos a uno, uno de ellos se queda (AL-35) y los demás escapan. Los elementos solo salen de las tareas, así que la partida solo puede acabar de este modo tras un turno en el que se haya completado una.
AL-35 = Quién se queda
    .text = El chivo expiatorio, si se le puede dejar atrás. Si no, el único preso al que se puede dejar. Si hay varios, el que tenga menos elementos; después, menos billetes; después, menos objetos; después, menos aguante; y si el empate sigue, el chivo expiatorio nombra a uno de ellos. Si no se puede dejar atrás a nadie, la partida sigue. Ejemplo: el chivo expiatorio tiene ABCDEF; un segundo preso, ABCDE; un tercero, ABCDEF. Al chivo expiatorio se le puede dejar atrás y se queda, aunque solo al segundo preso le falte un elemento. ({ -ruling }: el reglamento es poco preciso en este punto. Según su mera letra, el chivo expiatorio se queda si le falta un elemento; entonces podrían escapar presos que entre todos no tienen los seis. En nuestra lectura siempre los tienen, y las reseñas del juego lo confirman. En el último empate, el reglamento deja que los demás lo hablen; que el chivo expiatorio nombre a uno es nuestro. Con tres jugadores, o con dos empatados de cuatro, su voto de uno y medio daría lo mismo).
AL-36 = Quién gana
    .text = Ganan por igual todos los que escapan. Quien se queda pierde.

# What one use of a room does.

room-chapel-silver = Pon una carta de encerrona debajo del mazo: una de otro preso, sacada a ciegas y sin enseñarla, o una tuya que elijas. ({ -ruling }: en el reglamento eliges la carta de cualquier preso y se descarta).
room-chapel-gold = Paga un objeto o 1 billete y toma 1 carta de encerrona.
room-radio-room-silver = Mueve a 1 o 2 guardias, uno tras otro, cada uno a cualquier otra sala; ambos pueden salir de la misma sala y ambos pueden ir a la misma. ({ -ruling }: el reglamento solo dice 2).
room-radio-room-gold = Gratis (0 puntos): mueve a 1 guardia a cualquier otra sala.
room-dining-hall-silver = Tu aguante sube a 3.
room-dining-hall-gold = Gratis (0 puntos): recibe 1 de aguante.
room-infirmary-silver = Toma 1 medicina.
room-infirmary-gold = Paga un objeto o 1 billete y toma 2 medicinas, o 1 si solo queda una.
room-exercise-yard-silver = Gratis (0 puntos): paga un objeto o 1 billete y toma de aquí el objeto que quieras.
room-exercise-yard-gold = Paga un objeto o 1 billete y toma de aquí los 2 objetos que quieras.
room-visiting-room-silver = Toma de aquí el objeto que quieras.
room-visiting-room-gold = Paga un objeto o 1 billete y toma la pistola.
room-workshop-silver = Toma 1 herramienta.
room-workshop-gold = Paga un objeto o 1 billete y toma 2 herramientas, o 1 si solo queda una.
room-recreation-room-silver = Recibe 2 billetes.
room-recreation-room-gold = Gratis (0 puntos): recibe 1 billete.
room-cell-block-silver = Toma 1 pincho.
room-cell-block-gold = Paga un objeto o 1 billete y toma 2 pinchos, o 1 si solo queda uno.
room-laundry-silver = Toma 1 chaqueta.
room-laundry-gold = Paga un objeto o 1 billete y toma 2 chaquetas, o 1 si solo queda una.
room-guard-room-silver = Toma 1 llave.
room-guard-room-gold = Paga un objeto o 1 billete y toma 2 llaves, o 1 si solo queda una.
room-wardens-office-silver = Toma 1 carta de encerrona.
room-wardens-office-gold = Paga un objeto o 1 billete, mira 3 cartas de encerrona, quédate con 1 y pon las otras 2 debajo del mazo en el orden en que han salido.

# What a frame-up card does.

effect-gather-guards = Mueve a guardias de cualquier parte a una misma sala, uno tras otro, hasta el número de la carta (2 en la nuestra). La sala nunca pasa de 4.
effect-return-item = Elige un objeto de otro preso, esté donde esté. Vuelve a su hueco (AL-31).
effect-take = Quítale 1 objeto o 1 billete a otro preso, esté donde esté. Necesitas espacio para guardarlo.
effect-send-to-cell-block = Otro preso va al bloque de celdas. No se puede si allí hay 4 guardias.
effect-exhaust = Otro preso pierde todo el aguante y tiene, por cada carta de estas, 1 punto de acción menos en el turno que aún le queda en esta ronda, pero nunca menos de 0. Puedes elegir a un preso sin aguante, pero no a uno que no tenga ni aguante ni puntos que perder.
effect-move-task = Una tarea pasa a una sala sin tarea, que se elige sacando una carta de sala.
effect-replace-task = Una tarea va debajo del mazo y llega otra (AL-33). Pueden repetirse la carta, el elemento o la sala.
effect-forbid-task = Otro preso no puede completar tareas en esta ronda. Sí puede ayudar en una y dar objetos para ella.
