# Қазақша Kazan. $who сөйлем кім туралы екенін айтады: you (мұндағы жалғыз адам), computer, name
# ($name), player ($number). <b> мен </b> арасы ерекшеленеді. Есімдерге жалғау жалғанбайды, саннан
# кейінгі сөз көптелмейді.

app-name = Kazan
title-game = { $game } · Kazan
app-description = Құмалақпен ойналатын бес дәстүрлі ойын
first-game = toguz

## Ойындар

game-mangala = Түрік мангаласы
    .line = алғашқы құмалақ өз отауында қалады
    .about = Түркия мектептерінің турнирлік ойыны. Алғашқы құмалақ өзі алынған отауға салынады, қарсыластың отауындағы жұп сан ұтып алынады, ал құмалағы таусылған ойыншы қалғанын өзі алады.
game-kalah = Калах
    .line = ең танымал манкала
    .about = Көпшілік манкала деп атайтын ойын. Алғашқы құмалақ келесі отауға салынады; соңғысы қазанға түссе, тағы жүресіз, өзіңіздің бос отауыңызға түссе, қарсысындағыны ұтып аласыз.
game-toguz = Тоғызқұмалақ
    .line = 18 отау · 162 құмалақ
    .about = Қазақ пен қырғыздың ойыны: тоғыз отау, әрқайсысында тоғыз құмалақ. Жұп сан ұтып алынады, ал ойында бір рет үш құмалақ қарсыластың отауын сіздің тұздығыңызға айналдырады.
game-gaziantep = Газиантеп мангаласы
    .line = дән қайта-қайта себіле береді
    .about = Газиантептің шайханаларынан шыққан ойын. Соңғы дән бос отауға түскенше не отаудағы дән екі немесе төрт болғанша, дән себіле береді. Дәстүр бойынша жүрісті ешкім таңдамайды: табыңыз, жағыңызды таңдап, тамашалаңыз.
game-morris = Диірмен
    .line = қатар тұрған үш тас бір тас алады
    .about = Тоғыз тасты қойып шығып, сызық бойымен жылжытыңыз. Қатар тұрған үш тас — диірмен: ол қарсыластың бір тасын алады.

## Кім

player =
    { $who ->
        [you] Сіз
        [computer] Компьютер
        [name] { $name }
        [friend] Досыңыз
        [stranger] Қарсылас
       *[player] { $number }-ойыншы
    }
stones = { $stones } құмалақ
pieces = { $stones } тас

## Басты бет және сақталған ойындар

back = Артқа
close = Жабу
cancel = Бас тарту
menu = Мәзір
tools = Құралдар
settings = Баптаулар
rules = Қалай ойнайды?
about-site = Kazan туралы
new-game = Жаңа ойын
try-again = Қайталап көру
home-continue = Жалғастыру
home-play = Ойнау
home-further = Жалғастыру
home-all-games = Барлық сақталған ойын
home-class = Мұғалімге: сабақ, басып шығаратын парақтар, турнир
offline-filling = Осы құрылғыға сақталып жатыр…
offline-ready = Желісіз ойнауға дайын
quick-start = Жылдам бастау
quick-computer = Компьютер
quick-people = Екі ойыншы
quick-games = Сақталған
quick-title =
    { $opponent ->
        [computer] Компьютерге қарсы
       *[person] Бір телефонда екі адам
    }
quick-options = Ойын шарттары: { $game }
games-title = Сақталған ойындар
games-none = Әзірге сақталған ойын жоқ. Ойнаған әр ойыныңыз осында сақталады.
games-open = Жүріп жатқан
games-ended = Аяқталған
games-import = Ойынды мәтіннен ашу
games-export = Барлық ойынды мәтін етіп сақтау
games-search = Аяқталған ойындардан іздеу
games-found = { $games } ойын
day =
    { $year } ж. { $day } { $month ->
        [1] қаңтар
        [2] ақпан
        [3] наурыз
        [4] сәуір
        [5] мамыр
        [6] маусым
        [7] шілде
        [8] тамыз
        [9] қыркүйек
        [10] қазан
        [11] қараша
       *[12] желтоқсан
    }
month =
    { $month ->
        [1] Қаңтар
        [2] Ақпан
        [3] Наурыз
        [4] Сәуір
        [5] Мамыр
        [6] Маусым
        [7] Шілде
        [8] Тамыз
        [9] Қыркүйек
        [10] Қазан
        [11] Қараша
       *[12] Желтоқсан
    } { $year }
weekday =
    { $weekday ->
        [1] дс
        [2] сс
        [3] ср
        [4] бс
        [5] жм
        [6] сб
       *[7] жс
    }
games-delete = Жою
delete-ask = Осы ойын жойылсын ба?
delete-yes = Жою
score = { $near } – { $far }
versus = { $near } · { $nearPoints } – { $farPoints } · { $far }
set-of = { $set }-партия / { $sets }

## Ойынға дайындық

setup-start = Бастау
setup-more = Осы ойынның ережесі
setup-opponent = Қарсылас
opponent-computer = Компьютер
opponent-person = Қасымдағы адам
opponent-elsewhere = Басқа жерде
setup-level = Деңгей
level-easy = Жеңіл
    .hint = Анда-санда қателеседі.
level-medium = Орташа
    .hint = Бірнеше жүріс алға қарайды.
level-hard = Қиын
    .hint = Әлдеқайда алысқа қарайды, үнемі бірдей ойнай бермейді.
level-expert = Сарапшы
    .hint = Ұзағырақ ойланады, қатені сирек кешіреді.
level-master = Шебер
    .hint = Бар күшімен ойнайды.
level-side = Бұл ойында жүрісті ешкім таңдамайды: деңгей компьютердің өз жағын қаншалықты жақсы таңдайтынын ғана білдіреді.
setup-name = { $number }-ойыншының аты
setup-starter = Кім бастайды?
setup-light = Ақ тас кімде? Сол бастайды
starter-me = Мен
starter-other = Компьютер
starter-me-person = 1-ойыншы
starter-other-person = 2-ойыншы
starter-lot = Жеребе
    .hint = Тиын шешеді.
starter-turn = Кезекпен
    .hint = Өткенде бастамаған ойыншы.
starter-guess = «Тақ па, жұп па?» Біреуі бір немесе екі дән жасырады, екіншісі табады. Жеңгені жағын таңдап, ойынды бастайды.
setup-sets = Партия саны
    .hint =
        { $sets ->
            [1] Бір ғана партия.
           *[other] { $sets } партиялық матч: жеңіске 1 ұпай, тең ойынға ½. Партияларды кезекпен бастайды.
        }
sets-even-deal = Бір ғана партия: әр отауда жеті дән болса, ойын үнемі бірдей өтеді.
touch-move = Ұстасаң — жүр
    .hint = Жүрісті қайтарып алуға болмайды.
setup-tournament = Турнирдегідей
    .hint = Бес партия, «ұстасаң — жүр», бастайтыны жеребемен.
setup-handicap = Кім құмалақ береді?
handicap-none = Ешкім
handicap-stones = Берілетін құмалақ
    .hint = Мықтырағы береді: бұл құмалақтар, әр отауынан кезекпен бір-бірден, ойын басында екіншісінің қазанында жатады.
option-kalah-seeds = Әр отаудағы құмалақ
    .hint = Әдетте 4; 3 болса қысқарақ, 6 болса ұзағырақ.
option-kalah-leftovers = Соңында қалған құмалақ
    .value-owner = Иесінде қалады
    .value-emptier = Бос қалған жаққа
    .hint-owner = Әдеттегі ереже: әркім өз отауларындағыны алады.
    .hint-emptier = Үйде ойнайтын ереже: құмалағы таусылған ойыншы қалғанын алады.
option-kalah-empty-capture = Жалғыз құмалақты алу
    .hint = Соңғы құмалақ өзіңіздің бос отауыңызға түссе, қарсысы бос болса да алынады.
option-toguz-repetition = Қайталанғанда аяқтау
    .value-0 = Жоқ
    .value-3 = Үшінші рет
    .hint-0 = Турнирлердегідей.
    .hint-3 = Бір орналасу үшінші рет қайталанса, ойын аяқталады, құмалақтар жатқан жағына беріледі.
option-gaziantep-chain = Тізбек болып алу
    .value-at-once = Бірден
    .value-in-turn = Бір-бірлеп
    .hint-at-once = Қатарынан екі не төрт дәні бар отаулардың бәрі бірден сыпырылады.
    .hint-in-turn = Отау-отауымен, әр жолы қайта қарап.
option-gaziantep-start-hole = Қай отаудан жүреді
    .value-left-most = Сол жақ шеттен
    .value-any = Кез келгенінен
    .hint-left-most = Дәстүр: дәні бар бірінші отаудан. Ешкім таңдамайды.
    .hint-any = Таңдауы бар ойын: өз қатарыңыздың кез келген отауынан. Бұл дәстүр емес.
option-gaziantep-deal = Дәндер
    .value-even = 7-ден
    .value-random = Кездейсоқ
    .value-at-least-two = Кемінде 2
    .hint-even = Дән тең, мүмкіндік тең емес: таңдау болмаса, мұндай ойын үнемі бірдей аяқталады.
    .hint-random = Әр дән кез келген отауға түседі.
    .hint-at-least-two = Әр отауға екіден, қалғаны кездейсоқ.
option-morris-flying = Ұшу
    .hint = Үш тасы қалған ойыншы тасын кез келген бос орынға апара алады.
option-morris-quiet-limit = Тас алынбаған неше жүрістен кейін тең
    .hint = Екі жақтың жүрістері бірге саналады; 0 — ешқашан.
option-morris-repetition = Қайталанғанда тең
    .value-3 = Үшінші рет
    .value-0 = Жоқ
    .hint-3 = Бір орналасу үшінші рет қайталанса — тең.
    .hint-0 = Орналасу шексіз қайталана береді.

## Сағат

setup-clock = Сағат
clock-none = Сағатсыз
    .hint = Асықпай ойнаңыз.
clock-total = Партияға
    .hint = Әркімге бүкіл партияға осынша минут, әр кезекке бірнеше секунд қосылады.
clock-move = Жүріске
    .hint = Әр жүріске осынша секунд.
clock-tournament = Тоғызша
    .hint = Бүкіл партияға бір уақыт, ештеңе қосылмайды. Уақыты біткен ойыншы қанша құмалағы болса да ұтылады.
clock-minutes = Әркімге минут
clock-gain = Әр кезекке қосылатын секунд
clock-seconds = Бір жүріске секунд
clock-left =
    { $who ->
        [you] { $seconds } секундыңыз қалды.
        [computer] Компьютердің { $seconds } секунды қалды.
       *[other] { player }, { $seconds } секунд қалды.
    }

## Жеребе және жұмбақ

coin-title = Жеребе
coin-result =
    { $who ->
        [you] Сіз бастайсыз
        [computer] Компьютер бастайды
       *[other] { player } бастайды
    }
coin-start = Ойнау
rite-call = Tek mi, çift mi?
rite-pass = Телефонды беріңіз: { player }
rite-here = Бұл мен: { player }
rite-cover = Екіншісі қарамайды.
rite-hide =
    { $who ->
        [you] Бір немесе екі дән жасырыңыз
       *[other] { player }, бір немесе екі дән жасырыңыз
    }
    .hint = Екіншісі табуға тырысады.
rite-guess =
    { $who ->
        [computer] Компьютердің уысында дән бар. Тақ па, жұп па?
       *[other] { player } уысына дән жасырды. Тақ па, жұп па?
    }
    .hint = Тапсаңыз, жақты сіз таңдайсыз.
rite-seeds =
    { $seeds ->
        [1] Бір
       *[other] Екі
    }
rite-odd-even =
    { $seeds ->
        [1] Тақ
       *[other] Жұп
    }
rite-told =
    { $seeds ->
        [1] Бір дән
       *[other] Екі дән
    }: { $answer ->
        [right] табылды
       *[wrong] табылмады
    }
rite-choice =
    { $who ->
        [you] Жақты сіз таңдап, сіз бастайсыз.
        [computer] Жақты компьютер таңдап, өзі бастайды.
       *[other] { player } жақты таңдап, өзі бастайды.
    }
rite-go-on = Әрі қарай
rite-dealing = Дән салынып жатыр …
rite-computer = Компьютер таңдап жатыр …
rite-computer-took =
    { $side ->
        [near] Компьютер төменгі қатарды алып
       *[far] Компьютер жоғарғы қатарды алып
    }, өзі бастайды
rite-side =
    { $who ->
        [you] Қай қатар сіздікі?
       *[other] { player }, қай қатар сіздікі?
    }
    .hint = Қатар өзіңіздің солыңыздан оңыңызға қарай, бірінші отаудан бастап себіледі.
rite-far = Жоғарғы қатар
rite-near = Төменгі қатар
rite-counting = Екі қатар да соңына дейін саналып жатыр…

## Ойын үстінде

status-turn =
    { $who ->
        [you] Кезек сізде
        [computer] Кезек компьютерде
       *[other] Кезек: { player }
    }
status-thinking = Компьютер ойланып жатыр …
status-starting = Дайындалып жатыр …
status-queued = Дайындалып жатыр … таңдауыңыз сақталды
status-over = Ойын аяқталды
status-confirm = Жүру үшін тағы бір басыңыз
status-take = Бір тасты алыңыз
status-looking = { $ply }-жүріс / { $plies }
outcome-draw = Мінсіз ойында тең
outcome-won =
    { $who ->
        [you] Мінсіз ойында сіз ұтасыз
        [computer] Мінсіз ойында компьютер ұтады
       *[other] Мінсіз ойында { player } ұтады
    }
outcome-won-by =
    { $who ->
        [you] Мінсіз ойында сіз { $stones } артық алып ұтасыз
        [computer] Мінсіз ойында компьютер { $stones } артық алып ұтады
       *[other] Мінсіз ойында { player } { $stones } артық алып ұтады
    }
confirm-move = Жүру
tool-undo = Қайтару
tool-redo = Алға
tool-replay = Қайта көру
tool-skip = Өткізу
tool-moves = Жүрістер
tool-share = Жіберу
tool-first = Басы
tool-back = Артқа
tool-next = Алға
tool-last = Соңы
tool-close = Дайын
look-tools = Жүрістерді қарау
moves-title = Жүрістер

banner-again =
    { $who ->
        [you] Тағы жүріңіз
        [computer] Компьютер тағы жүреді
       *[other] { player } тағы жүреді
    }
    .detail = соңғы құмалақ қазанға түсті
banner-capture-even =
    { $who ->
        [you] { $stones } ұтып алдыңыз
        [computer] Компьютер { $stones } ұтып алды
       *[other] { player } { $stones } ұтып алды
    }
    .detail =
        { $game ->
            [gaziantep] екі не төрт және қарсысы
           *[other] отау жұп болды
        }
banner-capture-opposite =
    { $who ->
        [you] { $stones } ұтып алдыңыз
        [computer] Компьютер { $stones } ұтып алды
       *[other] { player } { $stones } ұтып алды
    }
    .detail = қарсы отаумен бірге
banner-capture-chain =
    { $who ->
        [you] { $stones } сыпырып алдыңыз
        [computer] Компьютер { $stones } сыпырып алды
       *[other] { player } { $stones } сыпырып алды
    }
    .detail = екілік пен төрттік тізбегі
banner-tuzdik = Тұздық!
    .detail =
        { $who ->
            [you] { $pit }-отау енді сіздікі
            [computer] { $pit }-отау енді компьютердікі
           *[other] { $pit }-отаудың иесі енді { player }
        }
banner-mill = Диірмен
    .detail =
        { $who ->
            [you] бір тас аласыз
            [computer] компьютер бір тас алады
           *[other] { player } бір тас алады
        }
banner-take =
    { $who ->
        [you] Диірмен құрдыңыз
       *[other] { player } диірмен құрды
    }
    .detail = бір тасты алыңыз
banner-pass =
    { $who ->
        [you] Жүріс өткізесіз
        [computer] Компьютер жүріс өткізеді
       *[other] { player } жүріс өткізеді
    }
    .detail = қатарда дән жоқ
banner-endless = Бітпейтін жүріс
    .detail = өткізілген жүріс болып саналады
banner-lap = { $stones }-айналым
    .detail = дән әрі қарай себіледі

nothing-own-even = Өз отауы: жұп сан тек қарсы жақта ұтып алынады
nothing-opposite-empty = Қарсы отау бос: алатын ештеңе жоқ
nothing-rival-empty = Қарсыластың бос отауы ештеңе алмайды
nothing-own-three = Өз отауындағы үш құмалақ тұздық болмайды
nothing-ninth-pit = Үшеу, бірақ тұздық емес: 9-отау тұздық болмайды
nothing-second-tuzdik = Үшеу, бірақ тұздық емес: тұздық әркімде біреу
nothing-same-number = Үшеу, бірақ тұздық емес: қарсылас тұздығымен аттас
nothing-lone-stone = Жалғыз құмалақ келесі отауға көшеді
nothing-was-empty = Отау бос еді: жүріс бітті
nothing-in-tuzdik = Тұздыққа түсті: құмалақ иесінікі

refuse-over = Ойын аяқталды
refuse-wait = Күтіңіз: кезек компьютерде
refuse-friend = Күтіңіз: қарсылас басқа құрылғыда ойнайды
refuse-store =
    { $game ->
       *[other] Қазандағы құмалақ сонда қалады
    }
refuse-other-side =
    { $who ->
        [you] Бұл сіздің жағыңыз емес
       *[other] Қарсы жақ. Кезек: { player }
    }
refuse-empty = { $pit }-отау бос
refuse-tuzdik = Тұздықтан жүрмейді
refuse-not-first = Тек сол жақ шеттегі дәні бар отаудан жүреді
refuse-protected = Бос тұрған тас бар кезде диірмендегі тас алынбайды
refuse-take = Қарсыластың бір тасын алыңыз
refuse-reach = Бұл тас ол жерге бара алмайды
refuse-occupied = Бұл орын бос емес
refuse-other-stone =
    { $who ->
        [you] Бұл тас сіздікі емес
       *[other] Қарсыластың тасы. Кезек: { player }
    }
refuse-stuck = Бұл тастың қасында бос орын жоқ
refuse-no-stone = Мұнда тас жоқ

tell-sow =
    { $who ->
        [you] { $pit }-отаудан жүрдіңіз, { stones }.
        [computer] Компьютер { $pit }-отаудан жүрді, { stones }.
       *[other] { player } { $pit }-отаудан жүрді, { stones }.
    }
tell-move =
    { $who ->
        [you] Сіздің жүрісіңіз: { $move }.
        [computer] Компьютердің жүрісі: { $move }.
       *[other] { player } жүрді: { $move }.
    }
tell-undo = Жүріс қайтарылды.
tell-redo = Жүріс қайта жасалды.

# Names of the pits of Togyz Kumalak (Kazakh), from the left of their owner.
pit-toguz-1 = Арт
pit-toguz-2 = Тектұрмас
pit-toguz-3 = Ат өтпес
pit-toguz-4 = Атсыратар
pit-toguz-5 = Бел
pit-toguz-6 = Белбасар
pit-toguz-7 = Қандықақпан
pit-toguz-8 = Көкмойын
pit-toguz-9 = Маңдай

label-row =
    { $who ->
        [you] Сіздің отауларыңыз
        [computer] Компьютердің отаулары
       *[other] Отаулар: { player }
    }
label-pit =
    { $who ->
        [you] { $pit }-отауыңыз
        [computer] Компьютердің { $pit }-отауы
       *[other] { player }, { $pit }-отау
    }: { stones }
count-need = { stones } қазанға дәл жетеді
count-again = қазір тағы жүреді
count-tuzdik = қазір тұздық алады
count-captures = қазір { stones } ұтып алады
label-tuzdik =
    { $who ->
        [you] Сіздің тұздығыңыз
        [computer] Компьютердің тұздығы
       *[other] Тұздық, { player }
    }, { $pit }-отау
label-store =
    { $who ->
        [you]
            { $game ->
               *[other] Қазаныңыз
            }
        [computer]
            { $game ->
               *[other] Компьютердің қазаны
            }
       *[other]
            { $game ->
               *[other] Қазан, { player }
            }
    }: { stones }
label-point =
    { $point }: { $stone ->
        [light] ақ тас
        [dark] қара тас
       *[none] бос
    }
label-hand =
    { $who ->
        [you] Қолыңызда { pieces }
        [computer] Компьютердің қолында { pieces }
       *[other] { player }, қолында { pieces }
    }
label-taken =
    { $who ->
        [you] Алғаныңыз: { pieces }
        [computer] Компьютердің алғаны: { pieces }
       *[other] { player }, алғаны: { pieces }
    }
words-hand =
    { $stones ->
        [0] қолында тас жоқ
       *[other] қолында { $stones }
    }
words-taken =
    { $stones ->
        [0] тас алған жоқ
       *[other] { $stones } алды
    }

## Мәзір, тең ойын, берілу, тоқтату

menu-look = Жүрістерді қарау
menu-big = Үлкен тақта
big-close = Кәдімгі тақта
menu-draw = Тең ойын ұсыну
menu-resign = Берілу
menu-share = Досқа жіберу
menu-export = Мәтін етіп сақтау
resign-ask =
    { $who ->
        [you] Берілесіз бе?
       *[other] { player }, берілесіз бе?
    }
resign-yes = Берілу
draw-ask = Компьютерге тең ойын ұсынылсын ба?
draw-offer = Тең ойын ұсыну
draw-declined = Компьютер ойнай бергісі келеді.
draw-offered = { player } тең ойын ұсынады
draw-confirm = { player }, келісесіз бе?
draw-accept = Келісу
draw-decline = Ойнай беру
decided =
    { $who ->
        [you] Сізде { stones }, жартысынан көп: енді ұтылмайсыз.
        [computer] Компьютерде { stones }, жартысынан көп: енді ұтылмайды.
       *[other] { player }: { stones }, жартысынан көп. Енді ұтылмайды.
    }
decided-stop = Осымен бітіру
decided-on = Ойнай беру

## Ойын соңы

result-draw = Тең ойын
result-lost = Компьютер жеңді
result-won =
    { $who ->
        [you] Сіз жеңдіңіз
       *[other] { player } жеңді
    }
reason-side-empty = Бір жақтың отаулары босады.
reason-side-empty-kept =
    { $who ->
        [you] Компьютердің отаулары босады: отауларыңызда қалған <b>{ stones }</b> сіздікі.
        [computer] Отауларыңыз босады: қалған <b>{ stones }</b> иесінде, компьютерде қалады.
       *[other] Бір жақ босады. Қалған <b>{ stones }</b> иесінде қалады: { player }.
    }
reason-side-empty-taken =
    { $who ->
        [you] Отауларыңыз босады: қарсыластың отауларында қалған <b>{ stones }</b> сізге беріледі.
        [computer] Компьютердің отаулары босады: сіздің отауларыңызда қалған <b>{ stones }</b> соған беріледі.
       *[other] { player } отауларын босатты: қалған <b>{ stones }</b> соған беріледі.
    }
reason-82-stones =
    { $who ->
        [you] 82 құмалаққа жеттіңіз: жартысынан көп.
        [computer] Компьютер 82 құмалаққа жетті: жартысынан көп.
       *[other] { player } 82 құмалаққа жетті: жартысынан көп.
    }
reason-no-move = Атсырау: жүретін құмалақ жоқ. Қалған <b>{ stones }</b> жатқан жағына беріледі.
reason-no-move-taken =
    { $who ->
        [you] Атсырау: компьютердің жүрісі қалмады. Сіздің жағыңызда қалған <b>{ stones }</b> сізге беріледі.
        [computer] Атсырау: жүрісіңіз қалмады. Компьютердің жағында қалған <b>{ stones }</b> соған беріледі.
       *[other] Атсырау: жүріс қалмады. Өз жағында қалған <b>{ stones }</b> соған беріледі: { player }.
    }
reason-repetition = Бір орналасу үшінші рет қайталанды.
reason-no-capture = Қатарынан { $moves } жүрісте тас алынбады.
reason-two-stones-left =
    { $who ->
        [you] Компьютердің екі-ақ тасы қалды.
        [computer] Екі-ақ тасыңыз қалды.
       *[other] Қарсыластың екі-ақ тасы қалды.
    }
reason-blocked =
    { $who ->
        [you] Компьютердің жүретін жері қалмады.
        [computer] Жүретін жеріңіз қалмады.
       *[other] Қарсыластың жүретін жері қалмады.
    }
reason-board-empty = Тақта босады.
reason-one-seed-left = Бір дән қалды. Оны енді ұтып алу мүмкін емес, ешкімге саналмайды.
reason-cycle = Ештеңе алынбай, сол орналасу қайта келді.
reason-resigned =
    { $who ->
        [you] Берілдіңіз.
        [computer] Компьютер берілді.
       *[other] { player } берілді.
    }
reason-agreed = Тең ойынға келісілді.
reason-time =
    { $who ->
        [you] Уақытыңыз бітті.
        [computer] Компьютердің уақыты бітті.
       *[other] Уақыты бітті: { player }.
    }
reason-stopped =
    { $who ->
        [you] Осымен аяқталды: сіз енді ұтылмас едіңіз.
        [computer] Осымен аяқталды: компьютер енді ұтылмас еді.
       *[other] Осымен аяқталды: { player } енді ұтылмас еді.
    }
end-rematch = Тағы ойнау, екінші жақ бастайды
end-look = Жүрістерді қарау
end-next-set = { $set }-партияны бастау
match-points = матч { $near } – { $far }
match-decided = Матчтың жеңімпазы анықталды.
match-stop = Матчты осымен бітіру
match-drawn = Матч тең аяқталды.
match-won =
    { $who ->
        [you] Матчта сіз жеңдіңіз.
        [computer] Матчта компьютер жеңді.
       *[other] Матчта { player } жеңді.
    }

## Сілтеме түріндегі ойын

share-move = Жіберу
share-title = Ойынды жіберу
share-hint = Бүкіл ойын сілтеменің ішінде. Досыңыз оны ашып, жүрісін жасап, өзіңізге сілтеме қайтарады.
share-code = Осы ойынның сілтемесі бар код
share-code-hint = Досыңыз кодты камерамен де түсіре алады. Ешбір серверде ештеңе сақталмайды.
share-long = Бұл ойын кодқа сыймайды: тым ұзын. Ешбір серверде ештеңе сақталмайды.
share-send = Жіберу …
share-copy = Сілтемені көшіру
share-text = Kazan, { $game }:
share-who =
    { $who ->
        [you] Енді сіздің орныңызға кім ойнайды?
       *[other] Енді бұл жақта кім ойнайды ({ player })?
    }
share-who-friend = Досым, басқа жерде
share-who-here = Екеуміз осында ойнаймыз, бұл көшірме
share-who-hint = Досыңыздың жүрісі сілтеме болып қайтады, оны осында ашасыз.
link-title = Сілтемемен келген ойын
link-reading = Ойын оқылып жатыр …
link-turn =
    { $plies ->
        [0] Әлі ешкім жүрген жоқ.
       *[other] { $plies } жүріс жасалды.
    } Кезек: { player }.
link-over = Ойын { $plies } жүрістен кейін аяқталды.
link-play = Ойынды жалғастыру
link-play-hint = Келесі жүріс сіздікі, одан кейінгісі досыңыздікі: оған сілтеме жіберіңіз.
link-both = Екі жақ та осында ойнайды
link-look = Ойынды көру
link-fork = Бұл ойын құрылғыңызда да бар, бірақ онда басқаша жүрілген.
link-fork-keep = Менікі қалсын
link-fork-both = Екеуі де қалсын
link-fork-replace = Менікінің орнына осыны алу
link-older = Бұл сілтеме ескірек: ойыныңыз одан бері алға кетті.
link-same = Ойыныңыз дәл осы жерде тұр.
link-damaged = Сілтеме бүлінген: бір бөлігі жоқ не өзгерген.
link-foreign = Бұл Kazan ойынының сілтемесі емес.
link-length = Бұл сілтеме кез келген ойыннан ұзын.
link-wrong = Бұл сілтемеде ойнауға болатын ойын жоқ.
link-ask-again = Сілтемені қайта жіберуін сұраңыз да, түгел ашыңыз. Өз ойындарыңыз орнында.
link-home = Ойындарыма оралу
link-installed = Kazan басты экраныңызда тұр ма?
link-installed-how = Бұл құрылғыда сілтеме браузерде ашылады, ал оның ойындары бөлек. Қолданбада ойнау үшін сілтемені көшіріп, қолданбаны ашыңыз да, «Барлық сақталған ойын», содан кейін «Ойынды мәтіннен ашу» дегенді таңдаңыз.

## Бір мезгілде ойнау

live-title = Бір мезгілде ойнау
live-about = Досыңыз басқа құрылғыда шақыруды ашады, әркім екіншісінің жүрісін бірден көреді. Ойын екеуі де осында болғанда жүреді; жолда ештеңе сақталмайды.
live-lot = Кім бастайтынын, үлестіру болса оны да жеребе шешеді: ол екеуінің санынан шығады, ешкім таңдай алмайды.
live-hosts = Жүрістер мына ашық серверлер арқылы өтеді: { $hosts }. Олар мөрленген, серверлер оқи алмайды.
live-invite = Шақыру жасау
live-invited = Шақыру
live-invited-hint = Жіберіңіз не кодты көрсетіңіз. Досыңыз күтілуде …
live-begun = Досыңыз осында.
live-text = Kazan қолданбасында менімен ойнаңыз:
live-asked = Досыңыз бір мезгілде ойнауға шақырады.
live-asked-hint = Тіркелу де, аты-жөн де керек емес.
live-join = Орынға отыру
live-calling = Байланыс ізделуде … Болмаса, ойынды сілтеме етіп жіберіңіз: ол әрқашан жұмыс істейді.
live-waiting = Досыңыз күтілуде …
live-both = Ойын екеуі де осы бетті ашқанда басталады.
live-taken = Бұл орынға басқа біреу отырды. Жаңа шақыру сұраңыз.
live-version = Екінші бетте Kazan қолданбасының басқа нұсқасы тұр. Екеуіңіз де бетті жаңартыңыз.
live-show = Шақыруды көрсету
live-here = осында
live-away = кетті, күтілуде …
live-offline = байланыс жоқ
live-back = Қайтаруды сұрау
live-asks-end = { player } тең ойын ұсынады.
live-asks-back = { player } жүрісті қайтаруды сұрайды.
live-asks-again = { player } тағы ойнағысы келеді.
live-asked-for = Сұралды. Жауап күтілуде …
live-no = Жоқ
live-asks-next = { player } келесі партияны ойнағысы келеді.
live-clock = Әр құрылғы өз ойыншысының қанша ойлағанын өлшейді. Жүрістің жолда өткізген уақыты, 15 секундқа дейін, ешкімге есептелмейді; уақыт бойынша жеңісті содан кейін ғана талап етуге болады.
live-fallen = Уақыты бітті: { player }
live-claim = Жеңісті талап ету
live-rite-waiting = Қарсылас таңдап жатыр …
live-withheld = Қарсылас байланған санын ашпайды, сондықтан жеребе тартылмайды, ойын басталмайды. Жаңа шақыру сұраңыз.
live-disputed = Сағаттар сәйкес келмейді: қарсылас мұнда өткеннен көп уақыт есептейді. Бұл ойын жалғаса алмайды.
live-dropped = Қарсылас ойын ережесін сақтамады, енді оны тыңдамаймыз.
live-stalls = Қарсылас кетті немесе енді ойнамайды.

## Басқа жердегі адаммен ойнау

elsewhere-title = Басқа құрылғыда
elsewhere-friend = Доспен
open-title = Кез келген адаммен
open-about = Ортақ бөлмеге шақыру барады, сол ойынды қалаған бірінші адам орынға отырады. Тіркелу, аты-жөн, хат алмасу жоқ: тек ойын, оның ережесі мен сағаты айтылады.
open-hosts = Ол үшін бет мына ашық серверлермен сөйлеседі: { $hosts }. Не іздегеніңізді онда кез келген адам оқи алады; жүрістер мөрленген.
open-look = Біреуді іздеу
open-calling = Біреу ізделуде …
    .hint = Бұл бетті жаппаңыз. Бес минуттан кейін іздеу өзі тоқтайды.
open-asking = Біреу бар. Орынға отыру …
open-expired = Ешкім келмеді. Қайта іздеңіз немесе әзірше компьютермен ойнаңыз.
open-again = Қайта іздеу
open-stop = Іздемеу
open-another = Басқа адаммен ойнау
open-others = Басқалар іздейтіні
open-join = Осыны ойнау
open-sets = { $sets } партия
open-clock =
    { $kind ->
        [total] { $minutes } мин + { $gain } с
        [move] жүріске { $seconds } с
        [tournament] { $long } мин
       *[none] сағатсыз
    }

## Мәтін түріндегі ойын

export-title = Мәтін етіп сақтау
export-hint = Бүкіл ойын осы жазбада. Сақтап қойыңыз, басып шығарыңыз, Kazan қолданбасында қайта ашыңыз.
export-text = Мәтін түріндегі ойын
export-file = Файлға сақтау
export-copy = Көшіру
export-copied = Көшірілді.
import-title = Ойынды мәтіннен ашу
import-hint = Kazan ойынының мәтінін, ойын жазбасын не сілтемені қойыңыз немесе файл таңдаңыз. Ішінде көп ойын болуы мүмкін.
import-text = Ойын мәтіні
import-open = Ашу
import-file = Файл таңдау
import-game = Тақырыпсыз тізімнің ойыны
import-game-told = жүрістерінен белгілі
import-taken = { $games } ойын қосылды.
import-faults = { $games } ойын оқылмады:
import-line = { $line }-жол:

tool-teach = Кеңес
teach-asking = Жақсы жүріс ізделуде …
teach-touch = Басқа жерді бассаңыз, ол жүрістің немен нашар екенін айтамын.
teach-move = Жүрісті көрсету
teach-line = Әрі қарай
teach-advice = Кеңеске қайту
teach-play = Осылай жүру
teach-side = Қай қатар жақсырақ?
settings-count = Санақты көрсету
    .hint = Әр отауыңыздың қасында: неше құмалақ дәл қазанға жетеді және қай отау қазір тағы жүргізеді не ұтып алады.

nudge-wins = Осы жүріспен жеңуге болады.
nudge-tuzdik = Тұздық алуға болады.
nudge-mill = Диірмен құруға болады.
nudge-capture = Ұтып алатын құмалақ бар.
nudge-again = Бір отауыңыз дәл қазанға жетеді. Санап көріңіз!
nudge-protects = Бір отауыңызға қауіп төніп тұр.
nudge-denies-capture = Қарсылас ұтып алғалы тұр. Немен жауап беруге болады?
nudge-blocks = Қарсылас диірмен құрмақшы.
nudge-first = Алғашқы отауларға, қатардың басына қараңыз.
nudge-middle = Қатардың ортасына қараңыз.
nudge-last = Соңғы отауларға қараңыз.
nudge-quiet = Қазір алатын тас жоқ: екі тасыңыз қатар тұрған не тұра алатын жерді іздеңіз.
nudge-rows = Екі қатарды да санап шығыңыз: бірінші жүріс қай жерде бітеді және не ұтып алады?
nudge-rows-free = Екі қатарға да қараңыз: бірінші жүріспен қайсысынан көбірек ұтуға болады?

advice-pit = { $pit }-отау жақсы.
advice-move = { $move } — жақсы жүріс.
advice-also-pit = { $pit }-отау да одан кем емес.
advice-also-move = { $move } жүрісі де одан кем емес.
advice-good = Бұл — сенімді жүріс.
advice-searched = { $moves } жүріс алға қарағанда, бұдан жақсысы көрінбейді.
advice-wins = Ойын жеңіспен бітеді.
advice-then-wins = { $line } жүрісі жеңіс әкеледі.
advice-decides = Сізде { $stones } болады, жартысынан көп: енді ұтылмайсыз.
advice-tuzdik = Қарсыластың { $pit }-отауы сіздің тұздығыңыз болады.
advice-mill = Диірмен құрылып, бір тас алынады.
advice-capture-even = { $pit }-отаудан { stones } ұтып алынады.
advice-capture-opposite = Қарсы отаумен бірге { stones } ұтып алынады.
advice-capture-chain = Тізбек болып { stones } сыпырылады.
advice-again =
    { $moves ->
        [1] Соңғы құмалақ қазаныңызға түседі: тағы жүресіз.
       *[other] Тағы жүресіз: { $line } қазаныңызға { stones } әкеледі.
    }
advice-then-capture = Жүріс соңында { $by }-отау { stones } ұтып алады.
advice-protects =
    { $how ->
        [moved] Құмалақ қауіптен шығады: қарсыластың { $by }-отауы сіздің { $pit }-отауыңыздан { stones } алар еді.
       *[guarded] { $pit }-отауыңызды қорғайды: қарсыластың { $by }-отауы одан { stones } алар еді.
    }
advice-denies-capture = Әйтпесе қарсылас { $by }-отаумен { stones } ала алар еді; енді азырақ алады.
advice-denies-tuzdik = Әйтпесе қарсылас { $pit }-отауыңызды тұздық қылар еді.
advice-denies-again = Қарсылас { $by }-отаумен тағы жүре алмайды.
advice-blocks = Қарсыласқа { $points } диірменін құрғызбайды.
advice-double = Қос диірмен: тас кері қайтып, тағы диірмен құрады.
advice-sure = Қарсылас не істесе де, келесіде диірмен құра аласыз.
advice-threatens = Келесіде { $by }-отаумен { stones } алу қаупін төндіреді.
advice-builds = Келесіде { $points } диірменін құру қаупін төндіреді.
advice-readies = Келесі жолы { $by }-отау тағы жүргізе алады.
advice-keeps = { $by }-отау тағы жүргізуге дайын қалады, қарсылас оны қазір ала алмайды.
advice-gains = Қазаныңызға { stones } түседі.
advice-hems =
    { $stones ->
        [0] Қарсыласта жүріс қалмайды.
       *[other] Қарсыласта { $stones } ғана жүріс қалады.
    }
advice-only = Басқа жүріс жоқ.
advice-row =
    { $side ->
        [near] Төменгі қатар жақсырақ.
       *[far] Жоғарғы қатар жақсырақ.
    }
advice-row-free = Одан әрі көрінбейді: жүрістер әлі таңдалады.
advice-rows-alike = Екі қатар да бірдей.
row-outlook =
    { $side ->
        [near] Төменгі қатар бастаса
       *[far] Жоғарғы қатар бастаса
    }, соңында { $own }:{ $other }. Жүріс саны: { $turns }, біріншісіндегі айналым: { $laps }.

fault-pit = { $pit }-отау ма?
fault-move = { $move } — осы ма?
fault-none = Көрініп тұрғанша, одан кем емес десе болады.
fault-behind = Бірнеше жүрістен кейін шамамен { stones } жоғалтасыз.
fault-throws = Кеңестегі жүріс анық жеңіс, бұл — жоқ.
fault-ends-lost = Ойын бітеді де, ұтыласыз.
fault-ends-drawn = Ойын тең бітеді.
fault-lets-win = Онда қарсылас бірден жеңе алады.
fault-lets-tuzdik = Онда қарсылас { $pit }-отауыңызды тұздық қылады.
fault-lets-capture = Онда қарсыластың { $by }-отауы { stones } ұтып алады.
fault-lets-mill = Онда қарсылас { $points } диірменін құра алады.
fault-lets-again = Онда қарсылас { $by }-отаумен тағы жүреді.
fault-misses-tuzdik = Тұздықты жіберіп алады.
fault-misses-mill = Диірменді жіберіп алады.
fault-misses-capture = Ұтып алуды жіберіп алады: { stones }.
fault-misses-again = Тағы жүру мүмкіндігін жіберіп алады.

## Есептер

puzzle-title = Есеп
puzzle-daily = Күннің есебі
puzzle-aim = Жүріс сізде: қарсылас не істесе де, ұтасыз.
    .hint = Бірінші жүрістің біреуі ғана дұрыс. Компьютер барынша қорғанады.
puzzle-aim-moves = Жүріс сізде: өз жүрісіңізбен есептегенде { $moves } жүрісте ұтыңыз.
puzzle-side = Қай қатарды алып бастаған ойыншы ұтады?
puzzle-hole = Дұрыс. Бірінші жүрістің соңғы дәні қайда түседі? Отауды басыңыз.
puzzle-wrong = Бұл емес: енді қарсылас құтылып кетеді.
puzzle-wrong-guess = Бұл емес.
puzzle-why = Неге болмайды?
puzzle-late = Енді { $moves } жүріс жетпейді.
puzzle-solved = Шешілді!
puzzle-streak = Қатарынан { $days } күн.
puzzle-answer = Жауабын көрсету
puzzle-earlier = Алдыңғы күн
puzzle-later = Келесі күн
calendar = Күнтізбе
calendar-earlier = Алдыңғы ай
calendar-later = Келесі ай
calendar-solved = Осы айда шешілгені: { $days }.
calendar-day-solved = шешілді
puzzle-level-easy = оңай
puzzle-level-medium = орташа
puzzle-level-hard = қиын

## Талдау

review-title = Талдау
review-start = Партияны талдау
review-running = Әр жүріс қаралуда …
review-stop = Тоқтату
review-done = Талдау дайын.
review-accuracy = дәлдік { $part } %
review-graph = Мүмкіндік жүріс сайын қалай өзгерді
review-previous = Алдыңғы бетбұрыс
review-next = Келесі бетбұрыс
review-try = Осы жерде басқа жүріс байқау
review-better-pit = Жақсырағы: { $pit }-отау.
review-better-move = Жақсырағы: { $move }.
review-calm = Бетбұрысты таңдаңыз, не жақсырақ болғанын көресіз.
review-none = Көп жоғалтқан жүріс болған жоқ.
review-practice = жаттығу

## Баптаулар

settings-language = Тіл
settings-language-system = Құрылғыдағыдай
settings-theme = Күн мен түн
theme-system = Құрылғыдағыдай
theme-day = Күндіз
theme-night = Түн
settings-pace = Құмалақ жылдамдығы
pace-slow = Баяу
pace-normal = Қалыпты
pace-fast = Жылдам
pace-off = Бірден
settings-sound = Дыбыс
    .hint = Әр құмалақ ақырын тық етеді.
settings-haptics = Діріл
    .hint = Ұтып алғанда және қайта жүргенде қысқа діріл.
settings-confirm = Жүрісті растау
    .hint = Сол жерді екінші рет басқанда жүріс жасалады.
settings-skip = Басу қозғалысты аяқтайды
    .hint = Құмалақтар жүріп жатқанда басу олардың қайда тоқтайтынын бірден көрсетеді. Өшірулі болса, басу ештеңе істемейді.
settings-table = Бір телефонда екі адам
table-fixed = Тақта тұрады
    .hint = Екеуі де бір жақтан қарайды.
table-turning = Тақта бұрылады
    .hint = Әр жүрістен кейін тақта жүретін ойыншыға бұрылады.
table-facing = Бетпе-бет
    .hint = Арғы жақтың сөздері мен сандары төңкеріліп тұрады, арғы жақтан оқылады.
settings-left = Солақайға
    .hint = Түймелер екінші жақта тұрады.
settings-big = Үлкен тақта
    .hint = Тақта бүкіл экранды алады, сандарын бүкіл сынып оқи алады.
settings-numbers = Отаулардың қасында
numbers-none = Ештеңе
numbers-numbers = Нөмірлер
numbers-names = Атаулары да
settings-looks = Тақталардың түрі
settings-wood = Тақта
wood-own = Әр ойынға өзінікі
wood-walnut = Жаңғақ
wood-beech = Шамшат
wood-pear = Алмұрт
wood-olive = Зәйтүн
settings-stones = Құмалақтар
stones-own = Әр ойынға өзінікі
stones-river = Өзен тасы
stones-glass = Шыны моншақ
stones-bone = Сүйек
stones-seeds = Дән
settings-outcome = Мінсіз ойынның нәтижесін айту
    .hint = Ойынның немен бітетіні дәлелденген бойда компьютер оны ойын кезінде айтады.
settings-ponder = Алдын ала ойлау
    .hint = Жоғары деңгейлерде компьютер сіздің кезегіңізде де ойлай береді. Батарея аз қалса, ойламайды.
settings-challenge = Бейтаныс адамдармен ойнау
    .hint = Басқа құрылғыда ойнағандағы «Кез келген адаммен». Баланың құрылғысында өшіріп қойыңыз.
settings-knowledge = Мінсіз ойын соңы
    .hint = Компьютер кейбір ойындардың соңғы жүрістерін жатқа біледі, желі жоқта да.
knowledge-kept = Осы құрылғыда: { $games } ({ $size } кБ).
knowledge-later = Ойын басталған соң { $size } кБ жүктеледі.
knowledge-fetch = Қазір жүктеу

## Статистика және сақтау

statistics = Статистика
statistics-none = Әзірге санайтын ештеңе жоқ: аяқталған ойындар осында көрінеді.
statistics-hint = Ойынның бірінші аяқталуы саналады, берілу де. Ойынды жойғанмен сан өзгермейді.
statistics-line = Ойналғаны { $played }: жеңіс { $won }, тең { $drawn }, жеңіліс { $lost }
statistics-people = Ойналғаны { $played }, тең { $drawn }
statistics-streak = Қатарынан жеңіс: қазір { $streak }, ең көбі { $best }
statistics-helped = Кеңеспен не жүрісті қайтарып жеңгені: { $helped }
statistics-chain = Бір кезектегі ең көп жүріс: { $moves }
statistics-export = Нәтижелерді кесте етіп сақтау
statistics-reset = Статистиканы нөлдеу
statistics-ask = Барлық нәтиже ұмытылсын ба? Ойындардың өзі қалады.
keeping = Не сақталады
keeping-sure = Браузер ойындарыңызды сақтауға уәде берді.
keeping-unsure = Құрылғыда орын таусылса, браузер ойындарыңызды өшіруі мүмкін.
keeping-ask = Браузерден сақтауды сұрау
keeping-fresh = iPhone не iPad басты экранында Kazan бос күйден басталады. Алдымен осы жерде бәрін файлға сақтап, сол файлды сонда ашыңыз.
everything-export = Бәрін файлға сақтау
everything-import = Сондай файлды ашу
everything-hint = Барлық ойын, баптау және статистика бір файлда: басқа құрылғыға немесе сақтық үшін. Ашқанда мұндағысы қалады, қалғаны қосылады; баптаулар файлдан алынады.
everything-foreign = Бұл Kazan қолданбасының бәрі бар файл емес.
everything-taken =
    { $games ->
        [0] Бәрі осында бар екен.
       *[other] { $games } ойын қосылды.
    }
everything-partly = Қосылған ойын: { $games }. Оқылмаған ойын: { $lost }.

## Ақаулар

storage-refused = Бұл браузер Kazan ойындарын сақтауға рұқсат бермейді (жасырын терезе ме?). Ойнай беруге болады, бірақ бет жабылса, ойын жоғалады.
storage-full = Құрылғыда ойын сақтайтын орын қалмады. Ойнай беруге болады, бірақ бет жабылса, ойын жоғалуы мүмкін.
saves-gone = Осында сақталған ойындар жоқ: оларды браузер өшірген. Саны: { $games }. Бәрін файлға сақтаған болсаңыз, оны баптаулардан ашыңыз.
saves-at-risk = Kazan бірнеше күн ашылмады, ондайда бұл браузер ойындарды өшіруі мүмкін. Баптауларда бәрін файлға сақтауға болады.
saves-damaged = Бұл Kazan оқи алмайтын сақталған ойындар: { $games }. Олар құрылғыда қалады.
game-elsewhere = Бұл ойын басқа қойындыда жүріп жатыр. Оны осында кез келген уақытта жалғастыра аласыз.
new-version = Kazan қолданбасының жаңа нұсқасы дайын.
new-version-start = Ашу
error-error = Бірдеңе дұрыс болмады.
error-engine-download = Ойын жүйесі жүктелмеді. Байланысты тексеріңіз; ойыныңыз орнында.
error-engine-broken = Ойын жүйесі іске қосылмады. Ойыныңыз орнында.
error-engine-slow = Ойын жүйесі тым ұзақ іске қосылып жатыр. Ойыныңыз орнында.
error-engine-fault = Ойын жүйесі қателесті. Ойыныңыз орнында.
error-engine-died = Ойын жүйесі тоқтап қалды. Ойыныңыз орнында.
error-page-part = Kazan қолданбасының бір бөлігі жүктелмеді. Байланысты тексеріп, қайта көріңіз; ойындарыңыз орнында.
no-script = Kazan үшін JavaScript керек.
old-browser = Бұл браузер Kazan үшін тым ескі. Chrome не Edge 117, Firefox 115, Safari 16.4 немесе одан жаңасы керек.
error-illegal-move = Мұнда олай жүруге болмайды.
error-game-over = Бұл ойын аяқталған.
error-ending = Ойын қазір олай аяқтала алмайды.
error-record = Бұл мәтін ойын болып оқылмады.
error-record-foreign = Бұл мәтін Kazan ойыны емес.
error-record-version = Бұл ойын Kazan қолданбасының жаңарақ нұсқасынан. Оны алу үшін бетті жаңартыңыз.
error-record-length = Бұл мәтін кез келген ойыннан ұзын.
error-record-damaged = Мәтін бүлінген: бір бөлігі жоқ не өзгерген.
error-row = Бұл мәтіндегідей орналасу болмайды.
error-notation = Жүріс бұлай жазылмайды.
error-option = Бұл ойында ондай таңдау жоқ.
error-match = Мұндай матч болмайды.
error-unknown-game = Қай ойын екені белгісіз.
error-header = Бұл тақырып оқылмады.
error-data = Компьютер жатқа білетінінің бір бөлігін қолдана алмайды. Онсыз ойнай береді.
error-data-foreign = Компьютер жатқа білетіннің бір бөлігі керегі емес болып шықты. Онсыз ойнай береді.
error-data-version = Компьютер жатқа білетіннің бір бөлігі Kazan қолданбасының басқа нұсқасынан. Онсыз ойнай береді.
error-data-wrong = Компьютер жатқа білетіннің бір бөлігі басқа ойыннан. Онсыз ойнай береді.
error-data-damaged = Компьютер жатқа білетіннің бір бөлігі бүлініпті, ол өшірілді. Онсыз ойнай береді.

## Позиция құру

editor-title = Позиция құру
menu-edit = Осы позицияны өзгерту
editor-side =
    { $who ->
        [light] Ақ
        [dark] Қара
       *[player] { player }
    }
editor-turn = Жүріс кезегі
editor-touch = Басқанда не болады
editor-add = Басқанда бір құмалақ қосылады
editor-take = Басқанда бір құмалақ алынады
editor-tuzdik = Басқанда тұздық болады
editor-count = Құмалақ саны
editor-next = Әрі қарай
editor-good = Бұл позициядан ойнауға болады.
editor-over = Бұл позицияда ойын аяқталған.
editor-start = Бастапқы позиция
editor-clear = Тақтаны босату
editor-mirror = Жақтарды ауыстыру
editor-how = Тақтадағы орынды басыңыз; басып тұрсаңыз, санай береді. Пернелермен: көрсеткілер, + және −, не сан.
editor-use = Енді не істейміз?
editor-me = Сіздің жағыңыз
editor-computer = Компьютермен ойнау
editor-analyse = Талдау
editor-link = Сілтемемен жіберу
    .hint = Сілтемені ашқан адам осы позициядан ойнай алады.
editor-puzzle = Есеп жасау
editor-proving = Дәлелденетін ұтыс ізделуде …
editor-puzzle-proved =
    { $moves ->
        [0] { editor-side }: бастап, қалай қорғанса да ұтады. Бұл дәлелденді.
        [1] { editor-side }: бастап, бірден ұтады. Бұл дәлелденді.
       *[other] { editor-side }: бастап, көп дегенде өзінің { $moves } жүрісінде ұтады. Бұл дәлелденді.
    }
editor-puzzle-right =
    { $right ->
        [1] Бірінші жүріс саны { $choices }, біреуі ғана дұрыс.
       *[other] Бірінші жүріс саны { $choices }, оның { $right } жүрісі дұрыс; кез келгені саналады.
    }
editor-puzzle-none = Мұнда ұтыс дәлелденбеді, сондықтан есеп болмайды. Позицияны бәрібір сілтемемен жіберуге болады.
editor-puzzle-text = Жүрісті таба аласыз ба? Kazan, { $game }:
position-stones-over = { stones } артық
position-stones-short = { stones } жетпейді
position-below-none = Отауда нөлден аз құмалақ болмайды.
position-side-empty = { editor-side }: отауларында құмалақ жоқ, ойын аяқталған болар еді.
position-no-move = { editor-side }: жүріс кезегі келді, бірақ отауларында құмалақ жоқ.
position-tuzdik-ninth = 9-отауда тұздық болмайды.
position-tuzdik-stones = Тұздықта құмалақ жатпайды.
position-tuzdik-kazan = { editor-side }: тұздық 3 құмалақ әкеледі, сондықтан қазанда кемінде 3 құмалақ бар.
position-tuzdik-same = Екі тұздықтың нөмірі бірдей болмайды.
position-captured-one = { editor-side }: жалғыз дәнді ұтып алуға болмайды.
position-side-over = { editor-side }: қолындағысымен бірге { pieces } артық.
position-side-short = { editor-side }: тас үштен аз, ойын аяқталған болар еді.
position-hands = Қолдағы тас саны кезекке сай емес: ақ бастайды, кейін кезекпен қойылады.
position-taken-early = { editor-side }: мұнша ерте { pieces } алына алмайды.
position-mill-untaken = { editor-side }: диірмен тұр, бірақ қарсыластан тас алынбаған.
puzzle-shared = Сізге құрылған
puzzle-ways = Дұрыс бірінші жүріс саны: { $right }. Компьютер барынша қорғанады.
puzzle-unproved = Бұл позицияда ұтыс дәлелденбейді, сондықтан бұл есеп емес. Осыдан ойнай аласыз.

## Суреттер

picture-title = Сурет не анимация
picture-what = Не жібереміз
picture-still = Сурет
picture-move = Соңғы жүріс
picture-game = Бүкіл ойын
picture-shown = Ойын суреті: { $game }
picture-caption = { $ply }-жүріс: { $move }
picture-making = Салынып жатыр …
picture-done = Дайын: { $kilobytes } КБ
picture-share = Бөлісу …
picture-save = Файлға сақтау
