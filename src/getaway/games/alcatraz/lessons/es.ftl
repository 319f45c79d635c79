# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = Seis lecciones, una por cada parte del plan. De la A a la F, y estás fuera de la isla.
learn-a-the-way-out = La salida
    .about = Gana ya y mira por qué.
learn-b-light-feet = Pies ligeros
    .about = Puntos, moverse, guardias, un soborno.
learn-c-full-pockets = Bolsillos llenos
    .about = Objetos, salas, plata y oro.
learn-d-the-job = El golpe
    .about = Una tarea, quién ayuda y qué recibe.
learn-e-the-scapegoat = El chivo expiatorio
    .about = Tratos, la votación, una promesa rota.
learn-f-the-last-night = La última noche
    .about = Encerronas, el guardia 21, quién se queda.
learn-al-need = { $what ->
    [prisoners] los presos
   *[guards] los guardias
}

learn-al-a-job = Nuestro plan tiene seis partes, de la A a la F. Solo falta la F. Está aquí clavada, y tienes lo que pide.
    .do = Completa la tarea.
    .other = Tentador, pero el bote espera. Primero la tarea.
learn-al-a-row = Ahora Bo, Dee y tú tenéis de la A a la F. Nadie necesita a Cy. Termina el turno, ¡y a remar!
    .do = Termina el turno.
    .other = Tienes todo lo que hace falta. Termina el turno y ya.
learn-al-a-away = Todos los del bote ganan por igual. Quien se queda pierde. ¿Amigos? Hasta que se llena el bote.
learn-al-a-who = Otra noche. ¿A quién se podría dejar atrás? Los otros tres deben tener de la A a la F sin ese preso.
    .do = Toca a un preso.
    .other = Sin ese preso falta una letra. Cuenta otra vez, casi lo tienes.

learn-al-b-move = Tienes 2 puntos. Un paso cuesta 1, a cualquier sala que toque la tuya, en diagonal también. ¡A la lavandería!
    .do = Toca la lavandería.
    .other = Bonita sala, pero las chaquetas están en la lavandería. Media vuelta.
learn-al-b-bribe = Dos guardias mirando: aquí toda faena cuesta 2 puntos, y tienes 1. Unta a uno con tu billete y vuelve a costar 1.
    .do = Pulsa Sobornar: no gasta puntos.
    .other = Así la chaqueta se queda en la percha. Primero soborna: no gasta puntos.
learn-al-b-use = Un guardia es como si no hubiera ninguno. Usa la sala y la chaqueta es tuya por 1 punto.
    .do = Usa la sala.
    .other = Primero la chaqueta, luego el paseo.
learn-al-b-shut = Tres guardias: nada de faenas, solo moverse. Cuatro: nadie entra, y desde dentro solo se sale. ¿Qué sala está cerrada?
    .do = Toca la sala cerrada.
    .other = Cuenta las gorras: cuatro cierran una puerta.
learn-al-b-push = ¿Sin puntos? Con 1 de aguante compras otro, una vez por turno.
    .do = Saca fuerzas.
    .other = ¡Aún no! Te queda aguante para un paso más.
learn-al-b-rest = Te has quedado sin aliento. El comedor te devuelve el aguante: que la próxima vez te pille allí.
    .do = Ve al comedor.
    .other = Buena sala, pero sin rancho. Al comedor.

learn-al-c-silver = La luna dice plata: un pequeño regalo por 1 punto. El del taller es una herramienta. Tómala.
    .do = Usa la sala.
    .other = Primero la herramienta, la tienes delante.
learn-al-c-once = Cada sala una vez por turno: no hay segunda herramienta. Al lado, el sol dice oro: la sala de guardias. ¡Vamos!
    .do = Ve a la sala de guardias.
    .other = Por ahí no: el oro está en la sala de guardias.
learn-al-c-push = Sin puntos. Ya conoces el truco.
    .do = Saca fuerzas.
    .other = ¡Espera! Te queda aguante.
learn-al-c-gold = El oro se paga antes. Aquí 1 billete o 1 objeto compra 2 llaves. Guarda la herramienta, paga con tu billete.
    .do = Usa la sala y paga el billete.
    .other = Esta noche la herramienta vale más que un billete. Paga con él.
learn-al-c-full = Tres objetos y tienes los bolsillos llenos. No cabe más hasta que uses, intercambies o sueltes uno.
    .do = Toca los bolsillos llenos.
    .other = Los que pesan son los tuyos. Toca tu propia ficha.

learn-al-d-read = La nota pide 2 presos o más, 2 guardias o menos, pincho, chaqueta y herramienta. ¿Qué falla aquí?
    .do = Toca lo que falla.
    .other = Eso está bien así. Cuenta las gorras.
learn-al-d-bribe = Tres guardias: nada de faenas. Soborna a dos y queda uno: la tarea cuesta solo 1 punto.
    .do = Soborna dos veces.
    .other = Con un soborno saldría por 2 puntos, sí. ¡Con dos es más barato!
learn-al-d-ask = Te falta una chaqueta. Bo tiene una, Cy también, pero esta noche es el chivo. Pídesela a Bo con buenos modales.
    .do = Completa la tarea, chaqueta de Bo.
    .other = Cy querría algo a cambio. Pídesela a Bo.
learn-al-d-yes = ¡Bo dice que sí! Con un no, no habría pasado nada. Los objetos vuelven a sus salas.
learn-al-d-gift = Marcas la D. Luego sale una carta, la C: todos la marcan también, menos uno. ¿Quién se quedó sin nada?
    .do = Toca a ese preso.
    .other = Ahí la C está marcada, mira. ¿A quién le falta?
learn-al-d-goat = Es Cy: el chivo expiatorio nunca recibe la parte de la carta. Y la de la tarea es solo para quien la completa.

learn-al-e-round = Cada ronda: un guardia nuevo, charla y votación. Quien la gana es el chivo expiatorio: al primero que dejarían dentro.
learn-al-e-offer = Hazle una oferta a Bo: los dos votáis por Dee. Las palabras no obligan a nadie, pero todos las oyen.
    .do = Haz la oferta.
    .other = Luego. Primero busca un aliado.
learn-al-e-vote = Bo acepta. Los votos son secretos y se abren a la vez. El de Cy vale uno y medio: es el chivo actual.
    .do = Vota por Dee.
    .other = Le has dado tu palabra a Bo. Cúmplela, por esta vez.
learn-al-e-opened = Dee 2, tú uno y medio. ¡Ese trato te ha salvado! Dee juega primero y tiene 1 punto más.
learn-al-e-promise = Siguiente ronda. Bo jura que volverá a votar por Dee.
learn-al-e-again = ¿Te fías otra vez? Pues vota por Dee.
    .do = Vota por Dee.
    .other = Ajá, a ti también te huele a chamusquina. Aun así, mira qué pasa.
learn-al-e-goat = ¡Traición! Y queda apuntada. Como chivo no puedes hacer tareas, pero tienes 3 puntos. Gasta uno aquí.
    .do = Usa la lavandería.
    .other = Enseguida. Primero la chaqueta, la tienes delante.

learn-al-f-danger = Bo está a punto de hacer la F. Entonces nadie te necesita y te quedas. Eres el chivo: ¡tiéndele una encerrona, ya!
    .do = Juega una encerrona contra Bo.
    .other = Bo aún podría hacerla. ¡Una encerrona, rápido!
learn-al-f-left = Y se van remando sin ti. Rebobina: tienes dos cartas hechas para esto.
learn-al-f-safe = Bo no avanza esta ronda. Solo el chivo juega encerronas: 1 punto cada una, y luego bajo el mazo. Termina el turno.
    .do = Termina el turno.
    .other = Bastantes fechorías por una noche. Termina el turno.
learn-al-f-clock = Ronda 13, 20 guardias. ¡Con el próximo perdemos todos! La tarea está aquí y tienes los objetos.
    .do = Completa la tarea.
    .other = ¡No hay tiempo! La tarea, ya.
learn-al-f-stays = La F es tuya. Primero se quedaría Dee, el chivo, pero solo Dee tiene la B. Del resto se queda quien menos partes tiene. ¿Quién?
    .do = Toca a quien se queda.
    .other = Ese preso hace falta o tiene más partes. Mira otra vez.
learn-al-f-end = Exacto. Termina el turno y sube al bote: ya lo sabes todo.
    .do = Termina el turno.
    .other = El bote se va. ¡Termina el turno!

## The rules in short

goal = Sal de la isla. Alguien se queda.
    .about = Cuando todos menos uno reúnen las partes A a F del plan, se van remando y ganan. Quien se queda pierde.
turn-1 = Un guardia y a hablar
    .text = Cada ronda llega un guardia. Promete lo que quieras: no obliga a nada.
turn-2 = Votar
    .text = Quien saca más votos es el chivo expiatorio: más puntos, sin tareas, juega primero.
turn-3 = Moverse y usar
    .text = Un paso o una sala cuesta 1 punto. Dos guardias encarecen el trabajo, cuatro cierran la puerta.
turn-4 = Hacer una tarea
    .text = Presos suficientes, pocos guardias, los objetos: marcas su parte. Una carta da otra a todos menos al chivo.
turn-5 = Remar
    .text = Al final de cada turno: ¿se puede dejar atrás a alguien? Pues a remar. Con el guardia 21 pierden todos.
