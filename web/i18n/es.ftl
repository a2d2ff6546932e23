# Kazan en español. $who dice de quién habla la frase: you (la única persona aquí), computer, name
# ($name), player ($number). Lo que va entre <b> y </b> se resalta.

app-name = Kazan
title-game = { $game } · Kazan
app-description = Cinco juegos tradicionales de piedras
first-game = kalah

## Los juegos

game-mangala = Mangala turca
    .line = la primera piedra se queda en su hoyo
    .about = El juego de torneo de las escuelas turcas. La primera piedra vuelve a su propio hoyo, se captura un número par en un hoyo rival y quien se queda sin piedras se lleva el resto.
game-kalah = Kalah
    .line = el mancala más conocido
    .about = Lo que casi todos llaman mancala. La primera piedra va al hoyo siguiente; si la última cae en tu almacén juegas otra vez, y si cae en un hoyo tuyo vacío, captura.
game-toguz = Toguz Korgool
    .lang = ky
    .line = Togyz Kumalak · 162 piedras
    .about = El juego de kirguises y kazajos: nueve hoyos con nueve piedras cada uno. Un número par captura y, una vez por partida, tres piedras convierten un hoyo rival en tu tuzdik.
game-gaziantep = Mangala de Gaziantep
    .line = siembra sin parar y mira la barrida
    .about = De las casas de té de Gaziantep. Las semillas se siembran una y otra vez hasta que el hoyo estaba vacío o quedan dos o cuatro. Por tradición nadie elige la jugada: adivina, escoge tu lado y mira.
game-morris = Molino
    .line = tres en línea quitan una ficha
    .about = Coloca nueve fichas y después muévelas por las líneas. Tres en línea forman un molino y quitan una ficha al rival.

## Quién

player =
    { $who ->
        [you] Tú
        [computer] Máquina
        [name] { $name }
        [friend] Tu amigo
        [stranger] El rival
       *[player] Jugador { $number }
    }
stones =
    { $stones ->
        [one] 1 piedra
       *[other] { $stones } piedras
    }
pieces =
    { $stones ->
        [one] 1 ficha
       *[other] { $stones } fichas
    }

## Inicio y partidas guardadas

back = Atrás
close = Cerrar
cancel = Cancelar
menu = Menú
tools = Herramientas
settings = Ajustes
rules = Cómo se juega
about-site = Acerca de Kazan
new-game = Nueva partida
try-again = Reintentar
home-continue = Continuar
home-play = Jugar
home-further = Continuar
home-all-games = Todas las partidas guardadas
home-class = Para docentes: clases, hojas para imprimir y un torneo
offline-filling = Guardándose en este dispositivo…
offline-ready = Listo para usarse sin conexión
quick-start = Partida rápida
quick-computer = Máquina
quick-people = Dos jugadores
quick-games = Guardadas
quick-title =
    { $opponent ->
        [computer] Contra la máquina
       *[person] Dos jugadores, un teléfono
    }
quick-options = Opciones de { $game }
games-title = Partidas guardadas
games-none = Aún no hay partidas. Cada partida que juegues se guarda aquí.
games-open = En juego
games-ended = Terminadas
games-import = Abrir una partida desde texto
games-export = Guardar todas las partidas como texto
games-search = Buscar partidas terminadas
games-found =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
day =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
month =
    { $month ->
        [1] Enero
        [2] Febrero
        [3] Marzo
        [4] Abril
        [5] Mayo
        [6] Junio
        [7] Julio
        [8] Agosto
        [9] Septiembre
        [10] Octubre
        [11] Noviembre
       *[12] Diciembre
    } de { $year }
weekday =
    { $weekday ->
        [1] lu
        [2] ma
        [3] mi
        [4] ju
        [5] vi
        [6] sá
       *[7] do
    }
games-delete = Borrar
delete-ask = ¿Borrar esta partida?
delete-yes = Borrar
score = { $near } – { $far }
versus = { $near } · { $nearPoints } – { $farPoints } · { $far }
set-of = Partida { $set } de { $sets }

## Preparar

setup-start = Empezar
setup-more = Reglas de este juego
setup-opponent = Contra
opponent-computer = La máquina
opponent-person = Alguien aquí
opponent-elsewhere = En otro sitio
setup-level = Nivel
level-easy = Fácil
    .hint = Se equivoca de vez en cuando.
level-medium = Medio
    .hint = Mira unas jugadas por delante.
level-hard = Difícil
    .hint = Mira mucho más lejos y no siempre juega igual.
level-expert = Experto
    .hint = Mira aún más lejos y perdona poco.
level-master = Maestro
    .hint = Juega lo mejor que sabe en dos segundos.
level-side = En esta forma nadie elige la jugada; el nivel solo dice lo bien que la máquina elige su lado.
setup-name = Nombre del jugador { $number }
setup-starter = ¿Quién empieza?
setup-light = ¿Quién lleva las claras y empieza?
starter-me = Yo
starter-other = Máquina
starter-me-person = Jugador 1
starter-other-person = Jugador 2
starter-lot = Sorteo
    .hint = Decide una moneda.
starter-turn = Por turno
    .hint = Quien no empezó la última vez.
starter-guess = «¿Pares o nones?» Uno esconde una o dos semillas y el otro adivina. Quien gana elige su lado y empieza.
setup-sets = Partidas
    .hint =
        { $sets ->
            [1] Una sola partida.
           *[other] Un encuentro de { $sets } partidas: ganar vale 1 punto, empatar ½. Se empieza por turno.
        }
sets-even-deal = Una sola partida: con siete semillas en cada hoyo siempre saldría igual.
touch-move = Pieza tocada, pieza movida
    .hint = Las jugadas no se pueden deshacer.
setup-tournament = Como en un torneo
    .hint = Cinco partidas, pieza tocada y sorteo para empezar.
setup-handicap = ¿Quién da ventaja?
handicap-none = Nadie
handicap-stones = Piedras de ventaja
    .hint = Da quien juega mejor: al empezar, esas piedras, una de cada hoyo suyo por turno, están ya en el almacén del otro.
option-kalah-seeds = Piedras en cada hoyo
    .hint = Lo normal es 4; con 3 es más corta, con 6 más larga.
option-kalah-leftovers = Piedras que quedan al final
    .value-owner = Para su dueño
    .value-emptier = Para el lado vacío
    .hint-owner = La regla habitual: cada uno se queda lo que hay en sus hoyos.
    .hint-emptier = Una regla casera: quien no tiene piedras se lleva el resto.
option-kalah-empty-capture = Capturar una piedra sola
    .hint = Si la última cae en un hoyo tuyo vacío, se toma aunque el de enfrente esté vacío.
option-toguz-repetition = Fin por repetición
    .value-0 = No
    .value-3 = Tercera vez
    .hint-0 = Como en los torneos.
    .hint-3 = Si una posición se da por tercera vez, la partida acaba y las piedras son del lado en que están.
option-gaziantep-chain = Cadena de capturas
    .value-at-once = De golpe
    .value-in-turn = De uno en uno
    .hint-at-once = Se barren de una vez todos los hoyos seguidos con dos o cuatro.
    .hint-in-turn = Hoyo por hoyo, mirando cada vez de nuevo.
option-gaziantep-start-hole = Qué hoyo se juega
    .value-left-most = El primero
    .value-any = Cualquiera
    .hint-left-most = La tradición: el primero por la izquierda con semillas. Nadie elige.
    .hint-any = Un juego con elección: cualquier hoyo de tu fila. No es la tradición.
option-gaziantep-deal = Las semillas
    .value-even = 7 en cada uno
    .value-random = Al azar
    .value-at-least-two = Al menos 2
    .hint-even = Semillas iguales, pero no las mismas opciones: sin elección, este reparto acaba siempre igual.
    .hint-random = Cada semilla cae en un hoyo cualquiera.
    .hint-at-least-two = Dos en cada hoyo y las demás al azar.
option-morris-flying = Volar
    .hint = Con solo tres fichas pueden ir a cualquier punto libre.
option-morris-quiet-limit = Tablas tras jugadas sin captura
    .hint = Se cuentan las de ambos; 0 significa nunca.
option-morris-repetition = Tablas por repetición
    .value-3 = Tercera vez
    .value-0 = No
    .hint-3 = La misma posición por tercera vez es empate.
    .hint-0 = Las posiciones pueden repetirse sin fin.

## El reloj

setup-clock = Reloj
clock-none = Sin reloj
    .hint = Sin prisa.
clock-total = Por partida
    .hint = Cada uno tiene tantos minutos para toda la partida y gana unos segundos en cada turno.
clock-move = Por jugada
    .hint = Cada jugada tiene tantos segundos.
clock-tournament = Estilo toguz
    .hint = Un solo tiempo para toda la partida, sin añadir nada. Quien lo agota pierde, tenga las piedras que tenga.
clock-minutes = Minutos para cada uno
clock-gain = Segundos ganados por turno
clock-seconds = Segundos por jugada
clock-left =
    { $who ->
        [you] Te quedan { $seconds } segundos.
        [computer] A la máquina le quedan { $seconds } segundos.
       *[other] A { player } le quedan { $seconds } segundos.
    }

## El sorteo y la adivinanza

coin-title = El sorteo
coin-result =
    { $who ->
        [you] Empiezas tú
        [computer] Empieza la máquina
       *[other] { player } empieza
    }
coin-start = Jugar
rite-call = Tek mi, çift mi?
rite-pass = Pásale el teléfono a { player }
rite-here = Soy { player }
rite-cover = La otra persona no mira.
rite-hide =
    { $who ->
        [you] Esconde una o dos semillas
       *[other] { player }, esconde una o dos semillas
    }
    .hint = La otra persona adivina.
rite-guess =
    { $who ->
        [computer] La máquina tiene semillas en el puño. ¿Pares o nones?
       *[other] { player } tiene semillas en el puño. ¿Pares o nones?
    }
    .hint = Si aciertas, eliges lado.
rite-seeds =
    { $seeds ->
        [1] Una
       *[other] Dos
    }
rite-odd-even =
    { $seeds ->
        [1] Nones
       *[other] Pares
    }
rite-told =
    { $seeds ->
        [1] Una semilla
       *[other] Dos semillas
    }: { $answer ->
        [right] acierto
       *[wrong] fallo
    }
rite-choice =
    { $who ->
        [you] Eliges lado y empiezas.
        [computer] La máquina elige lado y empieza.
       *[other] { player } elige lado y empieza.
    }
rite-go-on = Seguir
rite-dealing = Repartiendo las semillas…
rite-computer = La máquina está eligiendo…
rite-computer-took =
    { $side ->
        [near] La máquina toma la fila de abajo
       *[far] La máquina toma la fila de arriba
    } y empieza
rite-side =
    { $who ->
        [you] ¿Qué fila es la tuya?
       *[other] { player }, ¿qué fila es la tuya?
    }
    .hint = Tu fila se siembra de tu izquierda a tu derecha, desde su primer hoyo.
rite-far = La fila de arriba
rite-near = La fila de abajo
rite-counting = Contando las dos filas…

## En juego

status-turn =
    { $who ->
        [you] Te toca
        [computer] Le toca a la máquina
       *[other] Le toca a { player }
    }
status-thinking = La máquina está pensando…
status-starting = Preparando…
status-queued = Preparando… tu toque queda guardado
status-over = La partida ha terminado
status-confirm = Toca otra vez para jugar
status-take = Quita una ficha
status-looking = Jugada { $ply } de { $plies }
outcome-draw = Empate con el mejor juego
outcome-won =
    { $who ->
        [you] Ganas con el mejor juego
        [computer] La máquina gana con el mejor juego
       *[other] Con el mejor juego gana { player }
    }
outcome-won-by =
    { $who ->
        [you] Ganas por { $stones } con el mejor juego
        [computer] La máquina gana por { $stones } con el mejor juego
       *[other] Con el mejor juego gana { player } por { $stones }
    }
confirm-move = Jugar
tool-undo = Deshacer
tool-redo = Rehacer
tool-replay = Repetir
tool-skip = Saltar
tool-moves = Jugadas
tool-share = Enviar
tool-first = Inicio
tool-back = Atrás
tool-next = Siguiente
tool-last = Final
tool-close = Listo
look-tools = Repaso
moves-title = Jugadas

banner-again =
    { $who ->
        [you] Juegas otra vez
        [computer] La máquina juega otra vez
       *[other] { player } juega otra vez
    }
    .detail = la última, en el almacén
banner-capture-even =
    { $who ->
        [you] Capturas { $stones }
        [computer] La máquina captura { $stones }
       *[other] { player } captura { $stones }
    }
    .detail =
        { $game ->
            [gaziantep] dos o cuatro, y enfrente
           *[other] quedó par
        }
banner-capture-opposite =
    { $who ->
        [you] Capturas { $stones }
        [computer] La máquina captura { $stones }
       *[other] { player } captura { $stones }
    }
    .detail = con el hoyo de enfrente
banner-capture-chain =
    { $who ->
        [you] Barres { $stones }
        [computer] La máquina barre { $stones }
       *[other] { player } barre { $stones }
    }
    .detail = una cadena de doses y cuatros
banner-tuzdik = ¡Tuzdik!
    .detail =
        { $who ->
            [you] el hoyo { $pit } ya es tuyo
            [computer] el hoyo { $pit } ya es de la máquina
           *[other] el hoyo { $pit } ya es de { player }
        }
banner-mill = Molino
    .detail =
        { $who ->
            [you] quitas una ficha
            [computer] la máquina quita una ficha
           *[other] { player } quita una ficha
        }
banner-take =
    { $who ->
        [you] Tienes un molino
       *[other] { player } tiene un molino
    }
    .detail = quita una ficha
banner-pass =
    { $who ->
        [you] Pasas
        [computer] La máquina pasa
       *[other] { player } pasa
    }
    .detail = la fila está vacía
banner-endless = Un turno sin fin
    .detail = cuenta como pase
banner-lap = Vuelta { $stones }
    .detail = se sigue sembrando

nothing-own-even = Hoyo propio: el número par solo captura en el otro lado
nothing-opposite-empty = El hoyo de enfrente está vacío: no hay captura
nothing-rival-empty = Un hoyo rival vacío no captura nada
nothing-own-three = Tres en un hoyo propio no hacen tuzdik
nothing-ninth-pit = Tres, pero sin tuzdik: nunca en el hoyo 9
nothing-second-tuzdik = Tres, pero sin tuzdik: solo uno cada uno
nothing-same-number = Tres, pero sin tuzdik: mismo lugar que el del rival
nothing-lone-stone = Una piedra sola pasa al hoyo siguiente
nothing-was-empty = El hoyo estaba vacío: acaba el turno
nothing-in-tuzdik = En un tuzdik: la piedra es de su dueño

refuse-over = La partida ha terminado
refuse-wait = Espera: juega la máquina
refuse-friend = Espera: le toca al rival
refuse-absent = Espera a que estéis listos los dos
refuse-halted = Esta partida ya no sigue
refuse-store =
    { $game ->
        [toguz] Lo que está en un kazán se queda ahí
       *[other] Lo que está en un almacén se queda ahí
    }
refuse-other-side =
    { $who ->
        [you] No es tu lado
       *[other] El otro lado: le toca a { player }
    }
refuse-empty = El hoyo { $pit } está vacío
refuse-tuzdik = Un tuzdik nunca se juega
refuse-not-first = Solo se juega el primer hoyo con semillas por la izquierda
refuse-protected = Una ficha en un molino está protegida mientras haya otras libres
refuse-take = Quita una ficha del otro
refuse-reach = La ficha no puede ir ahí
refuse-occupied = Este punto está ocupado
refuse-other-stone =
    { $who ->
        [you] Esa ficha no es tuya
       *[other] Es del otro: le toca a { player }
    }
refuse-stuck = Esta ficha no tiene un punto libre al lado
refuse-no-stone = Aquí no hay ninguna ficha

tell-sow =
    { $who ->
        [you] Juegas el hoyo { $pit }, { stones }.
        [computer] La máquina juega el hoyo { $pit }, { stones }.
       *[other] { player } juega el hoyo { $pit }, { stones }.
    }
tell-move =
    { $who ->
        [you] Juegas { $move }.
        [computer] La máquina juega { $move }.
       *[other] { player } juega { $move }.
    }
tell-undo = Deshecho.
tell-redo = Rehecho.

# Names of the pits of Togyz Kumalak (Kazakh), from the left of their owner.
pit-toguz-1 = Art
pit-toguz-2 = Tekturmas
pit-toguz-3 = At ötpes
pit-toguz-4 = Atsyratar
pit-toguz-5 = Bel
pit-toguz-6 = Belbasar
pit-toguz-7 = Kandykakpan
pit-toguz-8 = Kökmoiyn
pit-toguz-9 = Mandai

label-row =
    { $who ->
        [you] Tu fila
        [computer] La fila de la máquina
       *[other] La fila de { player }
    }
label-pit =
    { $who ->
        [you] Tu hoyo { $pit }
        [computer] Hoyo { $pit } de la máquina
       *[other] { player }, hoyo { $pit }
    }: { stones }
count-need = { stones } acaban en el almacén
count-again = repite turno ahora
count-tuzdik = hace un tuzdik ahora
count-captures = ahora captura { stones }
label-tuzdik =
    { $who ->
        [you] Tu tuzdik
        [computer] Tuzdik de la máquina
       *[other] Tuzdik de { player }
    }, hoyo { $pit }
label-store =
    { $who ->
        [you]
            { $game ->
                [toguz] Tu kazán
               *[other] Tu almacén
            }
        [computer]
            { $game ->
                [toguz] Kazán de la máquina
               *[other] Almacén de la máquina
            }
       *[other]
            { $game ->
                [toguz] Kazán de { player }
               *[other] Almacén de { player }
            }
    }: { stones }
label-point =
    { $point }: { $stone ->
        [light] ficha clara
        [dark] ficha oscura
       *[none] libre
    }
label-hand =
    { $who ->
        [you] Tienes { pieces } en la mano
        [computer] La máquina tiene { pieces } en la mano
       *[other] { player } tiene { pieces } en la mano
    }
label-taken =
    { $who ->
        [you] Has quitado { pieces }
        [computer] La máquina ha quitado { pieces }
       *[other] { player } ha quitado { pieces }
    }
words-hand =
    { $stones ->
        [0] ninguna en la mano
       *[other] { $stones } en la mano
    }
words-taken =
    { $stones ->
        [0] ninguna quitada
        [one] 1 quitada
       *[other] { $stones } quitadas
    }

## Menú, tablas, abandonar, parar

menu-look = Repasar
menu-big = Tablero grande
big-close = Tablero normal
menu-draw = Ofrecer tablas
menu-resign = Abandonar
menu-share = Enviar a un amigo
menu-export = Guardar como texto
resign-ask =
    { $who ->
        [you] ¿Abandonas?
       *[other] { player }, ¿abandonas?
    }
resign-yes = Abandonar
draw-ask = ¿Ofrecer tablas a la máquina?
draw-offer = Ofrecer tablas
draw-declined = La máquina quiere seguir jugando.
draw-offered = { player } ofrece tablas
draw-confirm = { player }, ¿aceptas?
draw-accept = Aceptar
draw-decline = Seguir jugando
decided =
    { $who ->
        [you] Tienes { stones }, más de la mitad: ya no puedes perder.
        [computer] La máquina tiene { stones }, más de la mitad: ya no puede perder.
       *[other] { player } tiene { stones }, más de la mitad, y ya no puede perder.
    }
decided-stop = Parar aquí
decided-on = Seguir

## El final

result-draw = Empate
result-lost = Gana la máquina
result-won =
    { $who ->
        [you] ¡Has ganado!
       *[other] Gana { player }
    }
reason-side-empty = Los hoyos de un lado están vacíos.
reason-side-empty-kept =
    { $who ->
        [you] Los hoyos de la máquina están vacíos: lo que queda en los tuyos, <b>{ stones }</b>, es para ti.
        [computer] Tus hoyos están vacíos: lo que queda, <b>{ stones }</b>, es de su dueño, la máquina.
       *[other] Un lado está vacío: lo que queda, <b>{ stones }</b>, es de su dueño, { player }.
    }
reason-side-empty-taken =
    { $who ->
        [you] Tus hoyos están vacíos: te llevas lo que queda en los otros, <b>{ stones }</b>.
        [computer] Los hoyos de la máquina están vacíos: se lleva lo que queda en los tuyos, <b>{ stones }</b>.
       *[other] Los hoyos de { player } están vacíos: { player } se lleva lo que queda, <b>{ stones }</b>.
    }
reason-82-stones =
    { $who ->
        [you] Llegas a 82 piedras: más de la mitad.
        [computer] La máquina llega a 82 piedras: más de la mitad.
       *[other] { player } llega a 82 piedras: más de la mitad.
    }
reason-no-move = A quien le toca no le quedan piedras: lo que queda, <b>{ stones }</b>, es del lado en que está.
reason-no-move-taken =
    { $who ->
        [you] La máquina no puede jugar: te llevas lo que queda en tu lado, <b>{ stones }</b>.
        [computer] No puedes jugar: la máquina se lleva lo que queda en su lado, <b>{ stones }</b>.
       *[other] No hay jugada: { player } se lleva lo que queda en su lado, <b>{ stones }</b>.
    }
reason-repetition = La misma posición por tercera vez.
reason-no-capture =
    { $moves ->
        [one] 1 jugada sin captura.
       *[other] { $moves } jugadas seguidas sin captura.
    }
reason-two-stones-left =
    { $who ->
        [you] A la máquina solo le quedan dos fichas.
        [computer] Solo te quedan dos fichas.
       *[other] Al otro lado solo le quedan dos fichas.
    }
reason-blocked =
    { $who ->
        [you] La máquina ya no puede mover.
        [computer] Ya no puedes mover.
       *[other] El otro lado ya no puede mover.
    }
reason-board-empty = El tablero está vacío.
reason-one-seed-left = Queda una semilla. No se puede capturar nunca y no cuenta para nadie.
reason-cycle = El mismo tablero ha vuelto sin ninguna captura.
reason-resigned =
    { $who ->
        [you] Has abandonado.
        [computer] La máquina ha abandonado.
       *[other] { player } ha abandonado.
    }
reason-agreed = Tablas de común acuerdo.
reason-time =
    { $who ->
        [you] Se acabó tu tiempo.
        [computer] Se acabó el tiempo de la máquina.
       *[other] Se acabó el tiempo de { player }.
    }
reason-stopped =
    { $who ->
        [you] Parada: ya no podías perder.
        [computer] Parada: la máquina ya no podía perder.
       *[other] Parada: { player } ya no podía perder.
    }
end-rematch = Otra vez, empieza el otro
end-again = Jugar otra vez esta posición
end-look = Repasar
end-next-set = Empezar la partida { $set }
match-points = encuentro { $near } – { $far }
match-decided = El encuentro está decidido.
match-stop = Parar el encuentro aquí
match-drawn = El encuentro acaba en empate.
match-won =
    { $who ->
        [you] Ganas el encuentro.
        [computer] La máquina gana el encuentro.
       *[other] { player } gana el encuentro.
    }

## Partidas como enlace

share-move = Enviar
share-title = Enviar esta partida
share-hint = El enlace lleva la partida entera. Tu amigo lo abre, juega y te devuelve otro.
share-code = Código con el enlace a esta partida
share-code-hint = También puede fotografiar el código. Nada se guarda en ningún servidor.
share-long = Esta partida es demasiado larga para un código. Nada se guarda en ningún servidor.
share-send = Enviar…
share-copy = Copiar el enlace
share-text = { $game } en Kazan:
share-who =
    { $who ->
        [you] ¿Quién juega por ti a partir de ahora?
       *[other] ¿Quién juega por { player } a partir de ahora?
    }
share-who-friend = Mi amigo, desde otro sitio
share-who-here = Jugamos aquí, esto es una copia
share-who-hint = Las jugadas de tu amigo vuelven en un enlace que abres aquí.
link-title = Partida por enlace
link-reading = Leyendo la partida…
link-turn =
    { $plies ->
        [0] Aún no ha jugado nadie.
        [one] Se ha hecho una jugada.
       *[other] Se han hecho { $plies } jugadas.
    } Le toca a { player }.
link-over =
    { $plies ->
        [one] La partida terminó tras una jugada.
       *[other] La partida terminó tras { $plies } jugadas.
    }
link-play = Seguir jugando
link-play-hint = Tú haces la próxima jugada y tu amigo la siguiente: devuélvele un enlace.
link-both = Los dos bandos juegan aquí
link-look = Verla
link-fork = Esta partida también está en tu dispositivo, pero siguió otro camino.
link-live = Juegas esta partida con tu amigo a la vez. Si pones la de este enlace en su lugar, seguirá por enlaces.
link-fork-keep = Quedarme con la mía
link-fork-both = Guardar las dos
link-fork-replace = Poner esta en lugar de la mía
link-older = Ese enlace era anterior: tu partida ha seguido desde entonces.
link-same = Ahí está tu partida.
link-damaged = El enlace está dañado: falta o ha cambiado una parte.
link-foreign = Este no es un enlace a una partida de Kazan.
link-length = Este enlace es más largo que cualquier partida.
link-wrong = En este enlace no hay ninguna partida que se pueda jugar.
link-ask-again = Pide el enlace otra vez y ábrelo entero. Tus partidas siguen intactas.
link-home = A mis partidas
link-installed = ¿Tienes Kazan en la pantalla de inicio?
link-installed-how = En este dispositivo los enlaces se abren en el navegador, que guarda sus propias partidas. Para jugar en la aplicación, copia el enlace, ábrela y elige Guardadas y luego Abrir una partida desde texto.

## Jugar a la vez

live-title = Jugar a la vez
live-about = Tu amigo abre una invitación en otro dispositivo y cada uno ve al momento las jugadas del otro. Se juega mientras estéis los dos; nada se guarda por el camino.
live-lot = El sorteo decide quién empieza, y el reparto si lo hay: sale de un número de cada uno, así nadie puede elegir.
live-hosts = Las jugadas pasan por estos servidores públicos: { $hosts }. Van selladas, no pueden leerlas.
live-invite = Hacer una invitación
live-invited = Invitación
live-invited-hint = Envíala o enseña el código. Esperando a tu amigo…
live-begun = Tu amigo está aquí.
live-text = Juega conmigo en Kazan:
live-asked = Un amigo te invita a jugar a la vez.
live-asked-hint = No hace falta cuenta ni nombre.
live-join = Sentarme
live-calling = Buscando conexión… Sin ella podéis jugar por enlaces: eso siempre funciona.
live-waiting = Esperando a tu amigo…
live-both = La partida empieza cuando los dos tengáis esta página abierta.
live-taken = Otra persona ha ocupado este sitio. Pide una invitación nueva.
live-version = La otra página tiene otra versión de Kazan. Recargad los dos la página y funcionará.
live-show = Ver la invitación
live-link = Jugar por enlace
live-here = está aquí
live-away = se ha ido, esperando…
live-offline = sin conexión
live-back = Pedir volver atrás
live-asks-end = { player } ofrece tablas.
live-asks-back = { player } pide volver atrás una jugada.
live-asks-again = { player } quiere otra partida.
live-asked-for = Pedido. Esperando la respuesta…
live-no = No
live-asks-next = { player } quiere jugar la partida siguiente.
live-clock = Cada dispositivo mide lo que piensa su jugador. Lo que una jugada tarda en llegar no cuenta para nadie, hasta 15 segundos; solo después se puede reclamar la victoria por tiempo.
live-fallen = { player }: no queda tiempo.
live-claim = Reclamar la victoria
live-rite-waiting = La otra persona está eligiendo…
live-withheld = El rival no muestra el número al que se ha comprometido, así que no hay sorteo y la partida no empieza. Hace falta una invitación nueva.
live-disputed = Los relojes no coinciden: el rival cuenta más tiempo del que ha pasado aquí. Esta partida no puede seguir.
live-dropped = El rival no respetaba las reglas del juego; ya no se le escucha.
live-stalls = El rival se ha ido o ya no juega.

## Jugar con alguien que está en otro sitio

elsewhere-title = En otro dispositivo
elsewhere-friend = Con un amigo
open-title = Con cualquiera
open-about = Se hace una llamada en una sala pública y el primero que quiera el mismo juego se sienta. Sin cuenta, sin nombre, sin chat: solo se dice el juego, sus reglas y el reloj.
open-hosts = Para esto la página habla con estos servidores públicos: { $hosts }. Cualquiera puede leer allí lo que buscas; las jugadas van selladas.
open-look = Buscar a alguien
open-calling = Buscando a alguien…
    .hint = Deja esta página abierta. A los cinco minutos la búsqueda termina sola.
open-asking = Hay alguien. Sentándose…
open-expired = No ha venido nadie. Busca otra vez o juega entretanto con la máquina.
open-again = Buscar otra vez
open-stop = Dejar de buscar
open-another = Jugar con otra persona
open-others = Otros buscan
open-join = Jugar esto
open-sets =
    { $sets ->
        [1] 1 partida
       *[other] { $sets } partidas
    }
open-clock =
    { $kind ->
        [total] { $minutes } min + { $gain } s
        [move] { $seconds } s por jugada
        [tournament] { $long } min
       *[none] sin reloj
    }

## Partidas como texto

export-title = Guardar como texto
export-hint = Esta planilla es la partida entera. Guárdala, imprímela o ábrela de nuevo en Kazan.
export-text = La partida como texto
export-file = Guardar en un archivo
export-copy = Copiar
export-copied = Copiado
import-title = Abrir una partida desde texto
import-hint = Pega el texto de una partida de Kazan, una planilla o un enlace, o elige un archivo. Puede llevar muchas partidas.
import-text = Texto de una partida
import-open = Abrir
import-file = Elegir un archivo
import-game = Una lista sin encabezado es de
import-game-told = lo que digan sus jugadas
import-taken =
    { $games ->
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $games } partidas.
    }
import-faults =
    { $games ->
        [one] Una partida no se puede leer:
       *[other] { $games } partidas no se pueden leer:
    }
import-line = Línea { $line }:

## Enséñame

tool-teach = Enséñame
teach-asking = Busco una buena jugada…
teach-touch = Toca otro lugar y te digo qué fallaría.
teach-move = Ver la jugada
teach-line = ¿Y después?
teach-advice = Volver al consejo
teach-play = Jugarla
teach-side = ¿Qué fila es mejor?
settings-count = Mostrar la cuenta
    .hint = Junto a cada hoyo tuyo: cuántas piedras acaban justo en el almacén, y qué repite turno o captura ahora.

nudge-wins = Puedes ganar en este turno.
nudge-tuzdik = Se puede hacer un tuzdik.
nudge-mill = Puedes cerrar un molino.
nudge-capture = Hay algo que capturar.
nudge-again = Uno de tus hoyos acaba justo en el almacén. ¡Cuenta!
nudge-protects = Uno de tus montones está en peligro.
nudge-denies-capture = El rival está a punto de capturar. Mira cómo evitarlo.
nudge-blocks = El rival quiere cerrar un molino.
nudge-first = Mira tus primeros hoyos, lejos del final de tu fila.
nudge-middle = Mira el centro de tu fila.
nudge-last = Mira tus últimos hoyos.
nudge-quiet = Ahora no hay nada que quitar: busca dos fichas tuyas en línea, o dónde ponerlas.
nudge-rows = Cuenta las dos filas hasta el final: ¿dónde acaba el primer turno de cada una y qué captura?
nudge-rows-free = Mira las dos filas: ¿desde cuál se captura más en el primer turno?

advice-pit = Buena jugada: el hoyo { $pit }.
advice-move = Buena jugada: { $move }.
advice-also-pit = El hoyo { $pit } es igual de bueno.
advice-also-move = { $move } es igual de buena.
advice-good = Es una jugada sólida.
advice-searched = Mirando { $moves } jugadas adelante, no hay nada mejor.
advice-wins = Gana la partida.
advice-then-wins = El turno { $line } gana la partida.
advice-decides = Llegas a { $stones }, más de la mitad: ya no puedes perder.
advice-tuzdik = El hoyo { $pit } del rival pasa a ser tu tuzdik.
advice-mill = Cierra un molino y quita una ficha.
advice-capture-even = Captura { stones } del hoyo { $pit }.
advice-capture-opposite = Captura { stones }, con el hoyo de enfrente.
advice-capture-chain = Se lleva { stones } en cadena.
advice-again =
    { $moves ->
        [1] La última cae en tu almacén: juegas otra vez.
       *[other] Juegas otra vez: { $line } lleva { stones } a tu almacén.
    }
advice-then-capture = Al final del turno el hoyo { $by } captura { stones }.
advice-protects =
    { $how ->
        [moved] Pone un montón a salvo: el hoyo { $by } del rival te habría quitado { stones } del hoyo { $pit }.
       *[guarded] Protege tu hoyo { $pit }: el hoyo { $by } del rival te habría quitado { stones } ahí.
    }
advice-denies-capture = Si no, el rival podría capturar { stones } con el hoyo { $by }; ahora captura menos.
advice-denies-tuzdik = Si no, el rival podría hacer su tuzdik en tu hoyo { $pit }.
advice-denies-again = Le quita al rival el turno extra del hoyo { $by }.
advice-blocks = Impide que el rival cierre el molino { $points }.
advice-double = Molino doble: la ficha vuelve y cierra otra vez un molino.
advice-sure = Haga lo que haga el rival, después puedes cerrar un molino.
advice-threatens = Amenaza con capturar { stones } con el hoyo { $by }.
advice-builds = Amenaza con cerrar el molino { $points }.
advice-readies = La próxima vez el hoyo { $by } podría repetir turno.
advice-keeps = El hoyo { $by } sigue listo para repetir turno, y el rival no puede capturarlo ahora.
advice-gains = Pone { stones } en tu almacén.
advice-hems =
    { $stones ->
        [one] Al rival solo le queda 1 jugada.
       *[other] Al rival solo le quedan { $stones } jugadas.
    }
advice-only = No hay otra jugada.
advice-row =
    { $side ->
        [near] Es mejor la fila de abajo.
       *[far] Es mejor la fila de arriba.
    }
advice-row-free = Hasta ahí se alcanza a ver: las jugadas aún están por elegir.
advice-rows-alike = Las dos filas dan lo mismo.
row-outlook =
    { $side ->
        [near] La fila de abajo, si empieza
       *[far] La fila de arriba, si empieza
    }: { $own } a { $other } al final. Turnos: { $turns }, vueltas en el primero: { $laps }.

fault-pit = ¿El hoyo { $pit }?
fault-move = ¿{ $move }?
fault-none = Apenas es peor, hasta donde se ve.
fault-behind = En unas jugadas te cuesta unas { stones }.
fault-throws = La jugada aconsejada gana seguro; esta no.
fault-ends-lost = Acaba la partida, y has perdido.
fault-ends-drawn = Acaba la partida en empate.
fault-lets-win = Entonces el rival puede ganar enseguida.
fault-lets-tuzdik = Entonces el rival hace su tuzdik en tu hoyo { $pit }.
fault-lets-capture = Entonces el hoyo { $by } del rival captura { stones }.
fault-lets-mill = Entonces el rival puede cerrar el molino { $points }.
fault-lets-again = Entonces el hoyo { $by } del rival repite turno.
fault-misses-tuzdik = Deja pasar un tuzdik.
fault-misses-mill = Deja pasar un molino.
fault-misses-capture = Deja pasar una captura de { stones }.
fault-misses-again = Deja pasar un turno extra.

## Problemas

puzzle-title = Problema
puzzle-daily = El problema del día
puzzle-aim = Juegas y ganas, haga lo que haga el rival.
    .hint = Solo una primera jugada es buena. La máquina se defiende lo mejor que puede.
puzzle-aim-moves = Juegas y ganas en { $moves } jugadas tuyas.
puzzle-side = ¿Qué fila gana para quien la elige y empieza?
puzzle-hole = Bien. ¿Dónde cae la última semilla de su primer turno? Toca el hoyo.
puzzle-wrong = Esta no: ahora el rival se escapa.
puzzle-wrong-guess = Esta no es.
puzzle-why = ¿Por qué no?
puzzle-late = Ahora hacen falta más de { $moves } jugadas.
puzzle-solved = ¡Resuelto!
puzzle-streak =
    { $days ->
        [one] 1 día seguido.
       *[other] { $days } días seguidos.
    }
puzzle-answer = Ver la solución
puzzle-earlier = Un día anterior
puzzle-later = Un día posterior
calendar = Calendario
calendar-earlier = Un mes anterior
calendar-later = Un mes posterior
calendar-solved = Resueltos este mes: { $days }.
calendar-day-solved = resuelto
puzzle-level-easy = fácil
puzzle-level-medium = medio
puzzle-level-hard = difícil

## Análisis

review-title = Análisis
review-start = Analizar esta partida
review-running = Miro cada jugada…
review-stop = Parar
review-done = El análisis está listo.
review-accuracy = precisión { $part } %
review-graph = Cómo fueron las posibilidades, jugada a jugada
review-previous = Momento clave anterior
review-next = Momento clave siguiente
review-try = Probar otra jugada aquí
review-better-pit = Mejor: el hoyo { $pit }.
review-better-move = Mejor: { $move }.
review-calm = Elige un momento clave y te digo qué era mejor.
review-none = Ninguna jugada perdió mucho.
review-practice = práctica

## Ajustes

settings-language = Idioma
settings-language-system = Como el dispositivo
settings-theme = Día y noche
theme-system = Como el dispositivo
theme-day = Día
theme-night = Noche
settings-pace = Ritmo de las piedras
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-off = De golpe
settings-sound = Sonido
    .hint = Un golpecito suave por cada piedra.
settings-haptics = Vibración
    .hint = Un toque breve al capturar o jugar otra vez.
settings-confirm = Confirmar jugadas
    .hint = La jugada se hace al tocar el mismo lugar por segunda vez.
settings-skip = Un toque termina la animación
    .hint = Si tocas mientras se mueven las piedras, ves al instante dónde acaban. Si está apagado, no pasa nada.
settings-table = Dos personas, un teléfono
table-fixed = Tablero fijo
    .hint = Los dos miran desde el mismo lado.
table-turning = Tablero gira
    .hint = Tras cada turno el tablero mira a quien juega.
table-facing = Frente a frente
    .hint = Palabras y números del lado lejano están al revés, para leerlos desde allí.
settings-left = Para zurdos
    .hint = Los botones están al otro lado.
settings-big = Tablero grande
    .hint = El tablero llena la pantalla, con cifras que lee toda una clase.
settings-numbers = Junto a los hoyos
numbers-none = Nada
numbers-numbers = Números
numbers-names = También nombres
settings-looks = Aspecto de los tableros
settings-wood = Tablero
wood-own = El de cada juego
wood-walnut = Nogal
wood-beech = Haya
wood-pear = Peral
wood-olive = Olivo
settings-stones = Piedras
stones-own = Las de cada juego
stones-river = Piedras de río
stones-glass = Cuentas de vidrio
stones-bone = Hueso
stones-seeds = Semillas
settings-outcome = Decir qué da el mejor juego
    .hint = En cuanto la máquina ha demostrado cómo tiene que acabar la partida, lo dice mientras juegas.
settings-ponder = Pensar por adelantado
    .hint = En el nivel Maestro la máquina sigue pensando mientras es tu turno. No con poca batería.
settings-challenge = Jugar con desconocidos
    .hint = «Con cualquiera», al jugar en otro dispositivo. Apágalo en el dispositivo de un niño.
settings-knowledge = Finales perfectos
    .hint = La máquina se sabe de memoria las últimas jugadas de algunos juegos, también sin conexión.
knowledge-kept = En este dispositivo: { $games } ({ $size } kB).
knowledge-later = Se descargan { $size } kB cuando ya ha empezado una partida.
knowledge-fetch = Descargar ahora

## Estadísticas y copias

statistics = Estadísticas
statistics-none = Aún no hay nada que contar: aquí aparecen las partidas terminadas.
statistics-hint = Cuenta el primer final de cada partida, también si se abandona. Borrar una partida no cambia la cuenta.
statistics-line = Jugadas { $played }: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
statistics-people = Jugadas { $played }, empatadas { $drawn }
statistics-streak = Victorias seguidas: ahora { $streak }, la mejor racha { $best }
statistics-helped = Victorias con consejo o deshaciendo: { $helped }
statistics-chain = Turno más largo: { $moves } jugadas
statistics-export = Guardar los resultados en una tabla
statistics-reset = Poner a cero
statistics-ask = ¿Olvidar todos los resultados? Las partidas se quedan.
keeping = Lo que se guarda
keeping-sure = El navegador ha prometido conservar tus partidas.
keeping-unsure = El navegador puede borrar tus partidas si falta espacio en el dispositivo.
keeping-ask = Pedir al navegador que las conserve
keeping-fresh = En la pantalla de inicio de un iPhone o iPad, Kazan empieza sin nada. Guarda antes todo en un archivo aquí y ábrelo allí.
everything-export = Guardar todo en un archivo
everything-import = Abrir ese archivo
everything-hint = Todas las partidas, ajustes y estadísticas en un archivo, para otro dispositivo o por seguridad. Al abrirlo se conserva lo de aquí y se añade lo demás; los ajustes son los del archivo.
everything-foreign = Este archivo no es una copia completa de Kazan.
everything-taken =
    { $games ->
        [0] Ya estaba todo aquí.
        [one] Se ha añadido 1 partida.
       *[other] Se han añadido { $games } partidas.
    }
everything-partly = Partidas añadidas: { $games }. Partidas que no se pudieron leer: { $lost }.

## Problemas

storage-refused = Este navegador no deja que Kazan guarde partidas (¿ventana privada?). Puedes seguir jugando, pero al cerrar la página se pierde la partida.
storage-full = No queda espacio para guardar partidas. Puedes seguir jugando, pero al cerrar la página se puede perder la partida.
saves-gone =
    { $games ->
        [one] Una partida guardada aquí ya no está: el navegador la ha borrado. Si guardaste todo en un archivo, ábrelo en los ajustes.
       *[other] { $games } partidas guardadas aquí ya no están: el navegador las ha borrado. Si guardaste todo en un archivo, ábrelo en los ajustes.
    }
saves-at-risk = Kazan lleva varios días sin usarse, y este navegador puede borrar entonces las partidas. En los ajustes puedes guardar todo en un archivo.
saves-damaged = Partidas guardadas que este Kazan no puede leer: { $games }. Siguen en el dispositivo.
game-elsewhere = Esta partida sigue en otra pestaña. Puedes continuarla aquí cuando quieras.
new-version = Hay una versión nueva de Kazan.
new-version-start = Usarla
error-error = Algo ha salido mal.
error-engine-download = No se pudo cargar el motor. Comprueba la conexión; tu partida sigue aquí.
error-engine-broken = El motor no arrancó. Tu partida sigue aquí.
error-engine-slow = El motor tarda mucho en arrancar. Tu partida sigue aquí.
error-engine-fault = El motor cometió un error. Tu partida sigue aquí.
error-engine-died = El motor se ha parado. Tu partida sigue aquí.
error-page-part = Falta una parte de Kazan que no ha llegado. Comprueba la conexión e inténtalo de nuevo; tus partidas están a salvo.
no-script = Kazan necesita JavaScript.
not-started = Kazan no ha arrancado. Comprueba la conexión y vuelve a cargar la página; tus partidas siguen aquí.
old-browser = Este navegador es demasiado antiguo para Kazan. Hace falta Chrome o Edge 117, Firefox 115, Safari 16.4 o uno más nuevo.
error-illegal-move = Aquí no se permite esa jugada.
error-game-over = Esta partida ha terminado.
error-ending = La partida no puede acabar así ahora.
error-record = El texto no se puede leer como partida.
error-record-foreign = Este texto no es una partida de Kazan.
error-record-version = Esta partida es de un Kazan más nuevo. Recarga la página para obtenerlo.
error-record-length = Este texto es más largo que cualquier partida.
error-record-damaged = El texto está dañado: falta o ha cambiado una parte.
error-row = La posición de este texto no puede darse.
error-notation = Ninguna jugada se escribe así.
error-option = Este juego no tiene esa opción.
error-match = Este encuentro no puede darse.
error-unknown-game = No está claro qué juego es.
error-header = Este encabezado no se puede leer.
error-data = La máquina no puede usar una parte de lo que se sabe de memoria. Sigue jugando sin ella.
error-data-foreign = Una parte de lo que la máquina se sabe de memoria no es lo que debería ser. Sigue jugando sin ella.
error-data-version = Una parte de lo que la máquina se sabe de memoria es de otra versión de Kazan. Sigue jugando sin ella.
error-data-wrong = Una parte de lo que la máquina se sabe de memoria es de otro juego. Sigue jugando sin ella.
error-data-damaged = Una parte de lo que la máquina se sabe de memoria está dañada y se ha borrado. Sigue jugando sin ella.

## Preparar una posición

editor-title = Preparar una posición
menu-edit = Cambiar esta posición
editor-side =
    { $who ->
        [light] Claras
        [dark] Oscuras
       *[player] { player }
    }
editor-turn = Le toca a
editor-touch = Qué hace un toque
editor-add = Un toque pone una piedra
editor-take = Un toque quita una piedra
editor-tuzdik = Un toque hace un tuzdik
editor-count = Número de piedras
editor-next = Seguir
editor-good = Esta posición se puede jugar.
editor-over = En esta posición la partida ha terminado.
editor-start = Posición inicial
editor-clear = Vaciar el tablero
editor-mirror = Cambiar los lados
editor-how = Toca un lugar del tablero; si lo mantienes, sigue contando. Con teclas: flechas, + y −, o un número.
editor-use = ¿Y ahora?
editor-me = Tú juegas con
editor-computer = Jugar contra la máquina
editor-analyse = Analizar
editor-link = Enviar como enlace
    .hint = Quien lo abra puede seguir jugando desde esta posición.
editor-puzzle = Hacer un problema
editor-proving = Busco una victoria que se pueda demostrar…
editor-puzzle-proved =
    { $moves ->
        [0] { editor-side }: juega y gana por fuerza. Está demostrado.
        [one] { editor-side }: juega y gana enseguida. Está demostrado.
       *[other] { editor-side }: juega y gana en { $moves } jugadas propias. Está demostrado.
    }
editor-puzzle-right =
    { $right ->
        [1] De { $choices } primeras jugadas solo una lo logra.
       *[other] De { $choices } primeras jugadas { $right } lo logran; todas valen.
    }
editor-puzzle-none = Aquí no se pudo demostrar ninguna victoria, así que no es un problema. La posición se puede enviar igual como enlace.
editor-puzzle-text = ¿Encuentras la jugada? { $game } en Kazan:
position-stones-over = { stones } de más
position-stones-short = { stones } de menos
position-below-none = En un hoyo no puede haber menos de cero piedras.
position-side-empty = { editor-side }: no le quedan piedras en los hoyos, la partida habría terminado.
position-no-move = { editor-side }: le toca, pero no tiene piedras en los hoyos.
position-tuzdik-ninth = En el hoyo 9 nunca hay tuzdik.
position-tuzdik-stones = En un tuzdik nunca hay piedras.
position-tuzdik-kazan = { editor-side }: un tuzdik da 3 piedras, así que en el kazán hay al menos 3.
position-tuzdik-same = Dos tuzdiks nunca tienen el mismo número.
position-captured-one = { editor-side }: nunca se captura una sola semilla.
position-side-over = { editor-side }: { pieces } de más, contando las de la mano.
position-side-short = { editor-side }: menos de tres fichas, la partida habría terminado.
position-hands = Las fichas en la mano no cuadran con el turno: empiezan las claras y se alterna.
position-taken-early = { editor-side }: no puede haber quitado ya { pieces }.
position-mill-untaken = { editor-side }: hay un molino, pero no ha quitado ninguna ficha.
puzzle-shared = Preparado para ti
puzzle-ways = { $right } primeras jugadas son buenas. La máquina se defiende lo mejor que puede.
puzzle-unproved = En esta posición no se puede demostrar ninguna victoria, así que no es un problema. Puedes jugar desde aquí.

## Imágenes

picture-title = Imagen o animación
picture-what = Qué enviar
picture-still = Imagen
picture-move = Última jugada
picture-game = Toda la partida
picture-shown = Imagen de una partida de { $game }
picture-caption = Jugada { $ply }: { $move }
picture-making = Dibujando…
picture-done = Listo: { $kilobytes } KB
picture-share = Compartir…
picture-save = Guardar en un archivo
