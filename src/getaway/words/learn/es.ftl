# Lessons: what is said around them, in the browser and in the terminal. One file for each language, the same ids in all.

learn-title = Aprende jugando
# Who sits at the table in a lesson; the first is the learner, who may have a name already.
learn-names = Ana, Bo, Cy, Dee
learn-seat = { $who }
learn-lesson = Lección
learn-scripted = Una lección: las cartas y los demás siguen un guion.
learn-step = Paso { $number } de { $count }
learn-minutes = { $minutes } min
learn-start = Empezar
learn-resume = Seguir
learn-again = Jugarla otra vez
learn-learnt = aprendida
learn-skip = Saltar la lección
learn-skip-short = Saltar
learn-later = seguir luego
learn-undone = Deshecho, no pasa nada
learn-on = Seguir
learn-rewind = Rebobinar
learn-show = Enséñamelo
learn-send = Dilo
learn-point = Tu respuesta
learn-play = Jugar una partida de verdad
    .about = contra tres novatos
learn-next = Siguiente: { $title }
learn-part = La parte { $part } del plan es tuya
learn-all = Todas las partes: ¡estás fuera de la isla!
learn-failed = Esta lección ha cambiado desde tu última visita. Empieza desde el principio.

## On top of the rules

rules-in-short = Un turno en cinco pasos
rules-by-number = Todas las reglas por número
rules-rather = ¿Mejor jugar que leer? { $minutes } min

## In the terminal

learn-prompt = Número, s = enséñamelo, r = reglas, q = seguir luego
learn-prompt-on = Intro = seguir, q = seguir luego
learn-asks = ➜ { $what }
learn-says = Dietrich: { $what }
# What a prisoner says at the table.
learn-quote = «{ $what }»
learn-list = Lecciones (getaway learn NOMBRE empieza una):
learn-finished = Lección superada: { $title }.
learn-not-so = Todavía no es eso: { $typed }
