# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = Una lección, 4 minutos.
learn-first-raid = Una incursión
    .about = Llevarse, robar, el perro, el Jefe y quién acaba entre rejas.
learn-ar-take = ¿Ves el 5 de ahí arriba? Cinco puntos, lo más valioso de la pared. Juega tu 5 y es tuyo.
    .do = Toca el 5 de tu mano y llévatelo.
    .other = Buen ojo, pero el 5 vale más. Tu carta ha vuelto a la mano.
learn-ar-alibi = Ahora el 0. ¿No vale nada? Mira: dos círculos blancos. Son coartadas, y quien menos tiene va a la trena.
    .do = Juega tu 0.
    .other = También sirve, pero primero una coartada: a nadie le gusta la trena. Jugada deshecha.
learn-ar-bo-dog = Bo se lleva el perro guardián. No pierdas de vista a ese perro.
learn-ar-steal = No queda ningún 4 en la pared: lo tiene Bo. Pues con tu 4 se lo robas.
    .do = Juega tu 4.
    .other = ¡Otro día! Hoy toca vaciar un bolsillo ajeno. Tu carta ha vuelto a la mano.
learn-ar-dog-instead = ¡Ja! Si robas a quien tiene el perro, la víctima elige qué darte: botín o perro. Bo conserva el 4; el perro, para ti.
learn-ar-robbed = Ahora Bo quiere tu 5. Pero tienes el perro, así que eliges qué le das. Quédate con el 5, hazme caso.
    .do = Da el perro y quédate con el 5.
    .other = Otra noche, quizá. Pero ese 5 te va a asegurar el Jefe enseguida. Hazlo al revés.
learn-ar-boss = El Jefe vale 5, pero solo se queda junto a un 4 o un 5. ¡Tienes uno! El Ladrón codicioso se lleva lo que quiera.
    .do = Juega el Ladrón codicioso y llévate el Jefe.
    .other = Buen botín, pero el Jefe no espera. Lo he devuelto.
learn-ar-spent = La carta de Cy no encuentra nada que llevarse. Se gasta y ya está. Cosas que pasan.
learn-ar-last = Queda un boceto, un 3. Llévatelo y la incursión acaba al momento: lo que tienes queda a salvo para siempre.
    .do = Juega tu 3.
    .other = ¿Frenar ahora? ¡Nunca! Trinca el último boceto y ponlo todo a salvo.
learn-ar-safe = ¡Fin de la incursión! Tu 5 retiene al Jefe. Lo que está a salvo ya no lo roba nadie. Tras cuatro incursiones ganan más puntos.
learn-ar-greed = La última incursión, quedan dos cuadros. Coartadas: tú 3, Cy 4, Bo 5. ¿El jugoso 5 con una coartada o el 0 con dos?
    .do = Juega el Ladrón codicioso y elige.
    .other = Otra noche será. Solo el Ladrón codicioso llega a los dos cuadros.
learn-ar-arrested = ¡Te han pillado! Cuatro coartadas, tan pocas como Cy. Si hay empate, caen todos. Rebobina y conténtate con menos.
learn-ar-end = Cy ha robado más que nadie, pero con menos coartadas: a la trena. Del resto gana quien tiene más puntos: ¡tú! ¡Ahora de verdad!
learn-reward = Guante blanco

## The rules in short

goal = Roba más que nadie y ten coartada.
    .about = Tras cuatro incursiones, quien tiene menos coartadas acaba entre rejas. Del resto gana quien suma más puntos.
turn-1 = Juega una carta
    .text = Una de tus cinco. No se puede pasar.
turn-2 = Llévatelo
    .text = El botín de ese número, de la pared.
turn-3 = O róbalo
    .text = ¿No queda en la pared? Quítaselo a otro ladrón.
turn-4 = Ojo con el perro
    .text = Quien lo tiene puede darte el perro en su lugar.
turn-5 = Roba cartas
    .text = Hasta tener cinco. Pared vacía: fin de la incursión.
