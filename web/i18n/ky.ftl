# Кыргызча Kazan. $who сүйлөм ким жөнүндө экенин айтат: you (бул жердеги жалгыз адам), computer, name
# ($name), player ($number). <b> менен </b> арасы бөлүнүп турат. Ысымдарга мүчө жалганбайт, сандан
# кийинки сөз көптүк болбойт.

app-name = Kazan
title-game = { $game } · Kazan
app-description = Коргоол менен ойнолуучу беш салттуу оюн
first-game = toguz

## Оюндар

game-mangala = Түрк мангаласы
    .line = биринчи коргоол өз уясында калат
    .about = Түркия мектептеринин мелдеш оюну. Биринчи коргоол өзү алынган уяга салынат, каршылаштын уясындагы жуп сан утуп алынат, ал эми коргоолу түгөнгөн оюнчу калганын өзү алат.
game-kalah = Калах
    .line = эң белгилүү манкала
    .about = Көпчүлүк манкала деп атаган оюн. Биринчи коргоол кийинки уяга салынат; акыркысы казанга түшсө, дагы жүрөсүз, өзүңүздүн бош уяңызга түшсө, каршысындагыны утуп аласыз.
game-toguz = Тогуз коргоол
    .line = 18 уя · 162 коргоол
    .about = Кыргыз менен казактын оюну: тогуз уя, ар биринде тогуз коргоол. Жуп сан утуп алынат, ал эми оюнда бир жолу үч коргоол каршылаштын уясын сиздин туздугуңузга айландырат.
game-gaziantep = Газиантеп мангаласы
    .line = дан кайра-кайра себиле берет
    .about = Газиантептин чайканаларынан чыккан оюн. Акыркы дан бош уяга түшкөнчө же уядагы дан эки же төрт болгончо, дан себиле берет. Салт боюнча жүрүштү эч ким тандабайт: табыңыз, тарабыңызды тандап, карап отуруңуз.
game-morris = Тегирмен
    .line = катар турган үч таш бир таш алат
    .about = Тогуз ташты коюп чыгып, сызык боюнча жылдырыңыз. Катар турган үч таш — тегирмен: ал каршылаштын бир ташын алат.

## Ким

player =
    { $who ->
        [you] Сиз
        [computer] Компьютер
        [name] { $name }
        [friend] Досуңуз
        [stranger] Каршылаш
       *[player] { $number }-оюнчу
    }
stones = { $stones } коргоол
pieces = { $stones } таш

## Башкы бет жана сакталган оюндар

back = Артка
close = Жабуу
cancel = Баш тартуу
menu = Меню
tools = Куралдар
settings = Жөндөөлөр
rules = Кантип ойнойт?
about-site = Kazan жөнүндө
new-game = Жаңы оюн
try-again = Кайра аракет
home-continue = Улантуу
home-play = Ойноо
home-further = Улантуу
home-all-games = Бардык сакталган оюн
home-class = Мугалимге: сабак, басып чыгаруучу барактар, турнир
offline-filling = Ушул түзмөккө сакталып жатат…
offline-ready = Интернетсиз ойноого даяр
quick-start = Тез баштоо
quick-computer = Компьютер
quick-people = Эки оюнчу
quick-games = Сакталган
quick-title =
    { $opponent ->
        [computer] Компьютерге каршы
       *[person] Бир телефондо эки киши
    }
quick-options = Оюн шарттары: { $game }
games-title = Сакталган оюндар
games-none = Азырынча сакталган оюн жок. Ойногон ар бир оюнуңуз ушул жерде сакталат.
games-open = Жүрүп жаткан
games-ended = Бүткөн
games-import = Оюнду тексттен ачуу
games-export = Бардык оюнду текст кылып сактоо
games-search = Бүткөн оюндардан издөө
games-found = { $games } оюн
day =
    { $year }-ж. { $day }-{ $month ->
        [1] январь
        [2] февраль
        [3] март
        [4] апрель
        [5] май
        [6] июнь
        [7] июль
        [8] август
        [9] сентябрь
        [10] октябрь
        [11] ноябрь
       *[12] декабрь
    }
month =
    { $month ->
        [1] Январь
        [2] Февраль
        [3] Март
        [4] Апрель
        [5] Май
        [6] Июнь
        [7] Июль
        [8] Август
        [9] Сентябрь
        [10] Октябрь
        [11] Ноябрь
       *[12] Декабрь
    } { $year }
weekday =
    { $weekday ->
        [1] дш
        [2] шш
        [3] шр
        [4] бш
        [5] жм
        [6] иш
       *[7] жш
    }
games-delete = Өчүрүү
delete-ask = Ушул оюн өчүрүлсүнбү?
delete-yes = Өчүрүү
score = { $near } – { $far }
versus = { $near } · { $nearPoints } – { $farPoints } · { $far }
set-of = { $set }-партия / { $sets }

## Оюнга даярдык

setup-start = Баштоо
setup-more = Ушул оюндун эрежеси
setup-opponent = Каршылаш
opponent-computer = Компьютер
opponent-person = Жанымдагы киши
opponent-elsewhere = Башка жерде
setup-level = Деңгээл
level-easy = Жеңил
    .hint = Анда-санда жаңылат.
level-medium = Орто
    .hint = Бир нече жүрүш алдыга карайт.
level-hard = Кыйын
    .hint = Алда канча алысты көрөт, дайыма бирдей ойной бербейт.
level-expert = Билги
    .hint = Андан да алысты көрөт, жаңылыштыкты сейрек кечирет.
level-master = Чебер
    .hint = Эки секунд ойлонуп, бар күчү менен ойнойт.
level-side = Бул оюнда жүрүштү эч ким тандабайт: деңгээл компьютер өз тарабын канчалык жакшы тандаарын гана билдирет.
setup-name = { $number }-оюнчунун аты
setup-starter = Ким баштайт?
setup-light = Ак таш кимде? Ошол баштайт
starter-me = Мен
starter-other = Компьютер
starter-me-person = 1-оюнчу
starter-other-person = 2-оюнчу
starter-lot = Чүчүкулак
    .hint = Тыйын чечет.
starter-turn = Кезек менен
    .hint = Өткөндө баштабаган оюнчу.
starter-guess = «Такпы, жуппу?» Бири бир же эки дан жашырат, экинчиси табат. Жеңгени тарабын тандап, оюнду баштайт.
setup-sets = Партия саны
    .hint =
        { $sets ->
            [1] Бир гана партия.
           *[other] { $sets } партиялык беттеш: жеңишке 1 упай, тең оюнга ½. Партияларды кезек менен башташат.
        }
sets-even-deal = Бир гана партия: ар бир уяда жети дан болсо, оюн дайыма бирдей өтөт.
touch-move = Кармасаң — жүр
    .hint = Жүрүштү кайтарып алууга болбойт.
setup-tournament = Мелдештегидей
    .hint = Беш партия, «кармасаң — жүр», баштаганы чүчүкулак менен.
setup-handicap = Ким коргоол берет?
handicap-none = Эч ким
handicap-stones = Берилүүчү коргоол
    .hint = Күчтүүрөөгү берет: бул коргоолдор, ар бир уясынан кезек менен бирден, оюн башында экинчисинин казанында жатат.
option-kalah-seeds = Ар бир уядагы коргоол
    .hint = Адатта 4; 3 болсо кыскараак, 6 болсо узагыраак.
option-kalah-leftovers = Аягында калган коргоол
    .value-owner = Ээсинде калат
    .value-emptier = Бошогон тарапка
    .hint-owner = Адаттагы эреже: ар ким өз уяларындагыны алат.
    .hint-emptier = Үйдө ойноочу эреже: коргоолу түгөнгөн оюнчу калганын алат.
option-kalah-empty-capture = Жалгыз коргоолду алуу
    .hint = Акыркы коргоол өзүңүздүн бош уяңызга түшсө, каршысы бош болсо да алынат.
option-toguz-repetition = Кайталанганда бүтүрүү
    .value-0 = Жок
    .value-3 = Үчүнчү жолу
    .hint-0 = Мелдештердегидей.
    .hint-3 = Бир абал үчүнчү жолу кайталанса, оюн бүтөт, коргоолдор жаткан тарабына берилет.
option-gaziantep-chain = Тизмек болуп алуу
    .value-at-once = Дароо
    .value-in-turn = Бирден
    .hint-at-once = Катары менен эки же төрт даны бар уялардын баары дароо шыпырылат.
    .hint-in-turn = Уя-уядан, ар жолу кайра карап.
option-gaziantep-start-hole = Кайсы уядан жүрөт
    .value-left-most = Сол четтен
    .value-any = Каалаганынан
    .hint-left-most = Салт: даны бар биринчи уядан. Эч ким тандабайт.
    .hint-any = Тандоосу бар оюн: өз катарыңыздын каалаган уясынан. Бул салт эмес.
option-gaziantep-deal = Дандар
    .value-even = 7ден
    .value-random = Кокустан
    .value-at-least-two = Кеминде 2
    .hint-even = Дан тең, мүмкүнчүлүк тең эмес: тандоо болбосо, мындай оюн дайыма бирдей бүтөт.
    .hint-random = Ар бир дан каалаган уяга түшөт.
    .hint-at-least-two = Ар бир уяга экиден, калганы кокустан.
option-morris-flying = Учуу
    .hint = Үч ташы калган оюнчу ташын каалаган бош жерге коё алат.
option-morris-quiet-limit = Таш алынбаган канча жүрүштөн кийин тең
    .hint = Эки тараптын жүрүштөрү бирге саналат; 0 — эч качан.
option-morris-repetition = Кайталанганда тең
    .value-3 = Үчүнчү жолу
    .value-0 = Жок
    .hint-3 = Бир абал үчүнчү жолу кайталанса — тең.
    .hint-0 = Абал чексиз кайталана берет.

## Саат

setup-clock = Саат
clock-none = Саатсыз
    .hint = Шашпай ойноңуз.
clock-total = Партияга
    .hint = Ар кимге бүт партияга ушунча мүнөт, ар бир кезекке бир нече секунд кошулат.
clock-move = Жүрүшкө
    .hint = Ар бир жүрүшкө ушунча секунд.
clock-tournament = Тогузча
    .hint = Бүт партияга бир убакыт, эч нерсе кошулбайт. Убактысы бүткөн оюнчу канча коргоолу болсо да утулат.
clock-minutes = Ар кимге мүнөт
clock-gain = Ар бир кезекке кошулуучу секунд
clock-seconds = Бир жүрүшкө секунд
clock-left =
    { $who ->
        [you] { $seconds } секундуңуз калды.
        [computer] Компьютердин { $seconds } секунду калды.
       *[other] { player }, { $seconds } секунд калды.
    }

## Чүчүкулак жана табышмак

coin-title = Чүчүкулак
coin-result =
    { $who ->
        [you] Сиз баштайсыз
        [computer] Компьютер баштайт
       *[other] { player } баштайт
    }
coin-start = Ойноо
rite-call = Tek mi, çift mi?
rite-pass = Телефонду бериңиз: { player }
rite-here = Бул мен: { player }
rite-cover = Экинчиси карабайт.
rite-hide =
    { $who ->
        [you] Бир же эки дан жашырыңыз
       *[other] { player }, бир же эки дан жашырыңыз
    }
    .hint = Экинчиси тапканга аракет кылат.
rite-guess =
    { $who ->
        [computer] Компьютердин уучунда дан бар. Такпы, жуппу?
       *[other] { player } уучуна дан жашырды. Такпы, жуппу?
    }
    .hint = Тапсаңыз, тарапты сиз тандайсыз.
rite-seeds =
    { $seeds ->
        [1] Бир
       *[other] Эки
    }
rite-odd-even =
    { $seeds ->
        [1] Так
       *[other] Жуп
    }
rite-told =
    { $seeds ->
        [1] Бир дан
       *[other] Эки дан
    }: { $answer ->
        [right] табылды
       *[wrong] табылган жок
    }
rite-choice =
    { $who ->
        [you] Тарапты сиз тандап, сиз баштайсыз.
        [computer] Тарапты компьютер тандап, өзү баштайт.
       *[other] { player } тарапты тандап, өзү баштайт.
    }
rite-go-on = Андан ары
rite-dealing = Дан салынып жатат…
rite-computer = Компьютер тандап жатат…
rite-computer-took =
    { $side ->
        [near] Компьютер астыңкы катарды алып
       *[far] Компьютер үстүңкү катарды алып
    }, өзү баштайт
rite-side =
    { $who ->
        [you] Кайсы катар сиздики?
       *[other] { player }, кайсы катар сиздики?
    }
    .hint = Катар өзүңүздүн солуңуздан оңуңузга карай, биринчи уядан баштап себилет.
rite-far = Үстүңкү катар
rite-near = Астыңкы катар
rite-counting = Эки катар тең аягына чейин саналып жатат…

## Оюн учурунда

status-turn =
    { $who ->
        [you] Кезек сизде
        [computer] Кезек компьютерде
       *[other] Кезек: { player }
    }
status-thinking = Компьютер ойлонуп жатат…
status-starting = Даярданып жатат…
status-queued = Даярданып жатат… тандооңуз сакталды
status-over = Оюн бүттү
status-confirm = Жүрүү үчүн дагы бир басыңыз
status-take = Бир ташты алыңыз
status-looking = { $ply }-жүрүш / { $plies }
outcome-draw = Кемчиликсиз оюнда тең
outcome-won =
    { $who ->
        [you] Кемчиликсиз оюнда сиз утасыз
        [computer] Кемчиликсиз оюнда компьютер утат
       *[other] Кемчиликсиз оюнда { player } утат
    }
outcome-won-by =
    { $who ->
        [you] Кемчиликсиз оюнда сиз { $stones } артык алып утасыз
        [computer] Кемчиликсиз оюнда компьютер { $stones } артык алып утат
       *[other] Кемчиликсиз оюнда { player } { $stones } артык алып утат
    }
confirm-move = Жүрүү
tool-undo = Кайтаруу
tool-redo = Алдыга
tool-replay = Кайталоо
tool-skip = Өткөрүү
tool-moves = Жүрүштөр
tool-share = Жөнөтүү
tool-first = Башы
tool-back = Артка
tool-next = Алдыга
tool-last = Аягы
tool-close = Даяр
look-tools = Жүрүштөрдү кароо
moves-title = Жүрүштөр

banner-again =
    { $who ->
        [you] Дагы жүрүңүз
        [computer] Компьютер дагы жүрөт
       *[other] { player } дагы жүрөт
    }
    .detail = акыркы коргоол казанга түштү
banner-capture-even =
    { $who ->
        [you] { $stones } утуп алдыңыз
        [computer] Компьютер { $stones } утуп алды
       *[other] { player } { $stones } утуп алды
    }
    .detail =
        { $game ->
            [gaziantep] эки же төрт жана каршысы
           *[other] уя жуп болду
        }
banner-capture-opposite =
    { $who ->
        [you] { $stones } утуп алдыңыз
        [computer] Компьютер { $stones } утуп алды
       *[other] { player } { $stones } утуп алды
    }
    .detail = каршы уя менен бирге
banner-capture-chain =
    { $who ->
        [you] { $stones } шыпырып алдыңыз
        [computer] Компьютер { $stones } шыпырып алды
       *[other] { player } { $stones } шыпырып алды
    }
    .detail = экилик менен төрттүк тизмеги
banner-tuzdik = Туздук!
    .detail =
        { $who ->
            [you] { $pit }-уя эми сиздики
            [computer] { $pit }-уя эми компьютердики
           *[other] { $pit }-уянын ээси эми { player }
        }
banner-mill = Тегирмен
    .detail =
        { $who ->
            [you] бир таш аласыз
            [computer] компьютер бир таш алат
           *[other] { player } бир таш алат
        }
banner-take =
    { $who ->
        [you] Тегирмен курдуңуз
       *[other] { player } тегирмен курду
    }
    .detail = бир ташты алыңыз
banner-pass =
    { $who ->
        [you] Жүрүш өткөрөсүз
        [computer] Компьютер жүрүш өткөрөт
       *[other] { player } жүрүш өткөрөт
    }
    .detail = катарда дан жок
banner-endless = Бүтпөс жүрүш
    .detail = өткөрүлгөн жүрүш болуп саналат
banner-lap = { $stones }-айлануу
    .detail = дан андан ары себилет

nothing-own-even = Өз уясы: жуп сан каршы тарапта гана утуп алынат
nothing-opposite-empty = Каршы уя бош: алчу эч нерсе жок
nothing-rival-empty = Каршылаштын бош уясы эч нерсе албайт
nothing-own-three = Өз уясындагы үч коргоол туздук болбойт
nothing-ninth-pit = Үчөө, бирок туздук эмес: 9-уя туздук болбойт
nothing-second-tuzdik = Үчөө, бирок туздук эмес: туздук ар кимде бирөө
nothing-same-number = Үчөө, бирок туздук эмес: каршылаштын туздугу менен бир жерде
nothing-lone-stone = Жалгыз коргоол кийинки уяга көчөт
nothing-was-empty = Уя бош эле: жүрүш бүттү
nothing-in-tuzdik = Туздукка түштү: коргоол ээсиники

refuse-over = Оюн бүттү
refuse-wait = Күтүңүз: кезек компьютерде
refuse-friend = Күтүңүз: каршылаштын кезеги
refuse-absent = Күтүңүз: оюн экөөңүз тең даяр болгондо башталат
refuse-halted = Бул оюн мындан ары уланбайт
refuse-store =
    { $game ->
       *[other] Казандагы коргоол ошол жерде калат
    }
refuse-other-side =
    { $who ->
        [you] Бул сиздин тарабыңыз эмес
       *[other] Каршы тарап. Кезек: { player }
    }
refuse-empty = { $pit }-уя бош
refuse-tuzdik = Туздуктан жүрбөйт
refuse-not-first = Сол четтеги даны бар уядан гана жүрөт
refuse-protected = Бош турган таш барда тегирмендеги таш алынбайт
refuse-take = Каршылаштын бир ташын алыңыз
refuse-reach = Бул таш ал жерге бара албайт
refuse-occupied = Бул жер бош эмес
refuse-other-stone =
    { $who ->
        [you] Бул таш сиздики эмес
       *[other] Каршылаштын ташы. Кезек: { player }
    }
refuse-stuck = Бул таштын жанында бош жер жок
refuse-no-stone = Бул жерде таш жок

tell-sow =
    { $who ->
        [you] { $pit }-уядан жүрдүңүз, { stones }.
        [computer] Компьютер { $pit }-уядан жүрдү, { stones }.
       *[other] { player } { $pit }-уядан жүрдү, { stones }.
    }
tell-move =
    { $who ->
        [you] Сиздин жүрүшүңүз: { $move }.
        [computer] Компьютердин жүрүшү: { $move }.
       *[other] { player } жүрдү: { $move }.
    }
tell-undo = Жүрүш кайтарылды.
tell-redo = Жүрүш кайра жасалды.

# Names of the pits of Togyz Kumalak (Kyrgyz, after one encyclopedia), from the left of their owner.
pit-toguz-1 = куйрук
pit-toguz-2 = ат өтпөс
pit-toguz-3 = жаман үй
pit-toguz-4 = текилдек
pit-toguz-5 = бел
pit-toguz-6 = далы
pit-toguz-7 = эки тишти
pit-toguz-8 = көк моюн
pit-toguz-9 = ооз

label-row =
    { $who ->
        [you] Сиздин уяларыңыз
        [computer] Компьютердин уялары
       *[other] Уялар: { player }
    }
label-pit =
    { $who ->
        [you] { $pit }-уяңыз
        [computer] Компьютердин { $pit }-уясы
       *[other] { player }, { $pit }-уя
    }: { stones }
count-need = { stones } казанга так жетет
count-again = азыр дагы жүрөт
count-tuzdik = азыр туздук алат
count-captures = азыр { stones } утуп алат
label-tuzdik =
    { $who ->
        [you] Сиздин туздугуңуз
        [computer] Компьютердин туздугу
       *[other] Туздук, { player }
    }, { $pit }-уя
label-store =
    { $who ->
        [you]
            { $game ->
               *[other] Казаныңыз
            }
        [computer]
            { $game ->
               *[other] Компьютердин казаны
            }
       *[other]
            { $game ->
               *[other] Казан, { player }
            }
    }: { stones }
label-point =
    { $point }: { $stone ->
        [light] ак таш
        [dark] кара таш
       *[none] бош
    }
label-hand =
    { $who ->
        [you] Колуңузда { pieces }
        [computer] Компьютердин колунда { pieces }
       *[other] { player }, колунда { pieces }
    }
label-taken =
    { $who ->
        [you] Алганыңыз: { pieces }
        [computer] Компьютердин алганы: { pieces }
       *[other] { player }, алганы: { pieces }
    }
words-hand =
    { $stones ->
        [0] колунда таш жок
       *[other] колунда { $stones }
    }
words-taken =
    { $stones ->
        [0] таш алган жок
       *[other] { $stones } алды
    }

## Меню, тең оюн, багынуу, токтотуу

menu-look = Жүрүштөрдү кароо
menu-big = Чоң такта
big-close = Кадимки такта
menu-draw = Тең оюн сунуштоо
menu-resign = Багынуу
menu-share = Доско жөнөтүү
menu-export = Текст кылып сактоо
resign-ask =
    { $who ->
        [you] Багынасызбы?
       *[other] { player }, багынасызбы?
    }
resign-yes = Багынуу
draw-ask = Компьютерге тең оюн сунушталсынбы?
draw-offer = Тең оюн сунуштоо
draw-declined = Компьютер ойной бергиси келет.
draw-offered = { player } тең оюн сунуштайт
draw-confirm = { player }, макулсузбу?
draw-accept = Макул
draw-decline = Ойной берүү
decided =
    { $who ->
        [you] Сизде { stones }, жарымынан көп: эми утулбайсыз.
        [computer] Компьютерде { stones }, жарымынан көп: эми утулбайт.
       *[other] { player }: { stones }, жарымынан көп. Эми утулбайт.
    }
decided-stop = Ушуну менен бүтүрүү
decided-on = Ойной берүү

## Оюндун аягы

result-draw = Тең оюн
result-lost = Компьютер жеңди
result-won =
    { $who ->
        [you] Сиз жеңдиңиз
       *[other] { player } жеңди
    }
reason-side-empty = Бир тараптын уялары бошоду.
reason-side-empty-kept =
    { $who ->
        [you] Компьютердин уялары бошоду: уяларыңызда калган <b>{ stones }</b> сиздики.
        [computer] Уяларыңыз бошоду: калган <b>{ stones }</b> ээсинде, компьютерде калат.
       *[other] Бир тарап бошоду. Калган <b>{ stones }</b> ээсинде калат: { player }.
    }
reason-side-empty-taken =
    { $who ->
        [you] Уяларыңыз бошоду: каршылаштын уяларында калган <b>{ stones }</b> сизге берилет.
        [computer] Компьютердин уялары бошоду: сиздин уяларыңызда калган <b>{ stones }</b> ага берилет.
       *[other] { player } уяларын бошотту: калган <b>{ stones }</b> ага берилет.
    }
reason-82-stones =
    { $who ->
        [you] 82 коргоолго жеттиңиз: жарымынан көп.
        [computer] Компьютер 82 коргоолго жетти: жарымынан көп.
       *[other] { player } 82 коргоолго жетти: жарымынан көп.
    }
reason-no-move = Ат сыроо: жүрө турган коргоол жок. Калган <b>{ stones }</b> жаткан тарабына берилет.
reason-no-move-taken =
    { $who ->
        [you] Ат сыроо: компьютердин жүрүшү жок. Сиздин тарапта калган <b>{ stones }</b> сизге берилет.
        [computer] Ат сыроо: жүрүшүңүз жок. Компьютердин тарабында калган <b>{ stones }</b> ага берилет.
       *[other] Ат сыроо: жүрүш жок. Өз тарабында калган <b>{ stones }</b> ага берилет: { player }.
    }
reason-repetition = Бир абал үчүнчү жолу кайталанды.
reason-no-capture = Катары менен { $moves } жүрүштө таш алынган жок.
reason-two-stones-left =
    { $who ->
        [you] Компьютердин эки эле ташы калды.
        [computer] Эки эле ташыңыз калды.
       *[other] Каршылаштын эки эле ташы калды.
    }
reason-blocked =
    { $who ->
        [you] Компьютердин жүрө турган жери калбады.
        [computer] Жүрө турган жериңиз калбады.
       *[other] Каршылаштын жүрө турган жери калбады.
    }
reason-board-empty = Такта бошоду.
reason-one-seed-left = Бир дан калды. Аны эми утуп алууга болбойт, эч кимге саналбайт.
reason-cycle = Эч нерсе алынбай, ошол эле абал кайра келди.
reason-resigned =
    { $who ->
        [you] Багындыңыз.
        [computer] Компьютер багынды.
       *[other] { player } багынды.
    }
reason-agreed = Тең оюнга макулдашылды.
reason-time =
    { $who ->
        [you] Убактыңыз бүттү.
        [computer] Компьютердин убактысы бүттү.
       *[other] Убактысы бүттү: { player }.
    }
reason-stopped =
    { $who ->
        [you] Ушуну менен бүттү: сиз эми утулмак эмессиз.
        [computer] Ушуну менен бүттү: компьютер эми утулмак эмес.
       *[other] Ушуну менен бүттү: { player } эми утулмак эмес.
    }
end-rematch = Дагы ойноо, экинчи тарап баштайт
end-again = Ушул позициядан кайра ойноо
end-look = Жүрүштөрдү кароо
end-next-set = { $set }-партияны баштоо
match-points = беттеш { $near } – { $far }
match-decided = Беттештин жеңүүчүсү аныкталды.
match-stop = Беттешти ушуну менен бүтүрүү
match-drawn = Беттеш тең бүттү.
match-won =
    { $who ->
        [you] Беттеште сиз жеңдиңиз.
        [computer] Беттеште компьютер жеңди.
       *[other] Беттеште { player } жеңди.
    }

## Шилтеме түрүндөгү оюн

share-move = Жөнөтүү
share-title = Оюнду жөнөтүү
share-hint = Бүт оюн шилтеменин ичинде. Досуңуз аны ачып, жүрүшүн жасап, сизге шилтеме кайтарат.
share-code = Ушул оюндун шилтемеси бар код
share-code-hint = Досуңуз кодду камера менен тартып алса да болот. Эч бир серверде эч нерсе сакталбайт.
share-long = Бул оюн кодго сыйбайт: өтө узун. Эч бир серверде эч нерсе сакталбайт.
share-send = Жөнөтүү…
share-copy = Шилтемени көчүрүү
share-text = Kazan, { $game }:
share-who =
    { $who ->
        [you] Эми сиздин ордуңузга ким ойнойт?
       *[other] Эми бул тарапта ким ойнойт ({ player })?
    }
share-who-friend = Досум, башка жерде
share-who-here = Экөөбүз ушул жерде ойнойбуз, бул көчүрмө
share-who-hint = Досуңуздун жүрүшү шилтеме болуп кайтат, аны ушул жерде ачасыз.
link-title = Шилтеме менен келген оюн
link-reading = Оюн окулуп жатат…
link-turn =
    { $plies ->
        [0] Азырынча эч ким жүргөн жок.
       *[other] { $plies } жүрүш жасалды.
    } Кезек: { player }.
link-over = Оюн { $plies } жүрүштөн кийин бүттү.
link-play = Оюнду улантуу
link-play-hint = Кийинки жүрүш сиздики, андан кийинкиси досуңуздуку: ага шилтеме жөнөтүңүз.
link-both = Эки тарап тең ушул жерде ойнойт
link-look = Оюнду көрүү
link-fork = Бул оюн сиздин түзмөктө да бар, бирок анда башкача ойнолгон.
link-live = Бул оюнду досуңуз менен бир убакта ойноп жатасыз. Ушул шилтемедеги оюнду алсаңыз, ал шилтемелер аркылуу уланат.
link-fork-keep = Меники калсын
link-fork-both = Экөө тең калсын
link-fork-replace = Меникинин ордуна муну алуу
link-older = Бул шилтеме эскирээк: оюнуңуз андан бери алга кетти.
link-same = Оюнуңуз дал ушул жерде турат.
link-damaged = Шилтеме бузулган: бир бөлүгү жок же өзгөргөн.
link-foreign = Бул Kazan оюнунун шилтемеси эмес.
link-length = Бул шилтеме ар кандай оюндан узун.
link-wrong = Бул шилтемеде ойноого боло турган оюн жок.
link-ask-again = Шилтемени кайра жөнөтүүнү сураңыз да, толугу менен ачыңыз. Өз оюндарыңыз ордунда.
link-home = Оюндарыма кайтуу
link-installed = Kazan башкы экраныңызда турабы?
link-installed-how = Бул түзмөктө шилтеме браузерде ачылат, анын оюндары болсо өзүнчө. Колдонмодо ойноо үчүн шилтемени көчүрүп, колдонмону ачыңыз да, «Сакталган», андан кийин «Оюнду тексттен ачуу» дегенди тандаңыз.

## Бир убакта ойноо

live-title = Бир убакта ойноо
live-about = Досуңуз башка түзмөктө чакырууну ачат, ар ким экинчисинин жүрүшүн дароо көрөт. Оюн экөө тең ушул жерде болгондо жүрөт; жолдо эч нерсе сакталбайт.
live-lot = Ким баштаарын, таратуу болсо аны да чүчүкулак чечет: ал экөөнүн санынан чыгат, эч ким тандай албайт.
live-hosts = Жүрүштөр мына бул ачык серверлер аркылуу өтөт: { $hosts }. Алар мөөрлөнгөн, серверлер окуй албайт.
live-invite = Чакыруу жасоо
live-invited = Чакыруу
live-invited-hint = Жөнөтүңүз же кодду көрсөтүңүз. Досуңуз күтүлүүдө…
live-begun = Досуңуз ушул жерде.
live-text = Kazan колдонмосунда мени менен ойноңуз:
live-asked = Досуңуз бир убакта ойноого чакырат.
live-asked-hint = Катталуу да, ат да керек эмес.
live-join = Орунга отуруу
live-calling = Байланыш изделүүдө… Болбосо, шилтеме аркылуу ойносо болот: ал дайыма иштейт.
live-waiting = Досуңуз күтүлүүдө…
live-both = Оюн экөө тең ушул бетти ачканда башталат.
live-taken = Бул орунга башка бирөө отурду. Жаңы чакыруу сураңыз.
live-version = Экинчи бетте Kazan колдонмосунун башка версиясы турат. Экөөңүз тең бетти жаңыртыңыз.
live-show = Чакырууну көрсөтүү
live-link = Шилтеме менен ойноо
live-here = ушул жерде
live-away = кетти, күтүлүүдө…
live-offline = байланыш жок
live-back = Кайтарууну суроо
live-asks-end = { player } тең оюн сунуштайт.
live-asks-back = { player } жүрүштү кайтарууну сурайт.
live-asks-again = { player } дагы ойногусу келет.
live-asked-for = Суралды. Жооп күтүлүүдө…
live-no = Жок
live-asks-next = { player } кийинки партияны ойногусу келет.
live-clock = Ар бир түзмөк өз оюнчусунун канча ойлогонун өлчөйт. Жүрүштүн жолдо өткөргөн убактысы, 15 секундга чейин, эч кимге эсептелбейт; убакыт боюнча жеңишти ошондон кийин гана талап кылса болот.
live-fallen = Убактысы бүттү: { player }
live-claim = Жеңишти талап кылуу
live-rite-waiting = Каршылаш тандап жатат…
live-withheld = Каршылаш байланган санын ачпайт, ошондуктан чүчүкулак тартылбайт, оюн башталбайт. Жаңы чакыруу керек.
live-disputed = Сааттар дал келбейт: каршылаш мында өткөндөн көп убакыт эсептейт. Бул оюн уланта албайт.
live-dropped = Каршылаш оюн эрежесин сактаган жок, эми аны укпайбыз.
live-stalls = Каршылаш кетти же эми ойнобойт.

## Башка жердеги адам менен ойноо

elsewhere-title = Башка түзмөктө
elsewhere-friend = Дос менен
open-title = Каалаган адам менен
open-about = Жалпы бөлмөгө чакыруу барат, ошол эле оюнду каалаган биринчи адам орунга отурат. Катталуу, ат, кат алышуу жок: оюн, анын эрежеси жана сааты гана айтылат.
open-hosts = Бул үчүн бет мына бул ачык серверлер менен сүйлөшөт: { $hosts }. Эмне издегениңизди ал жерде ар ким окуй алат; жүрүштөр мөөрлөнгөн.
open-look = Бирөөнү издөө
open-calling = Бирөө изделүүдө…
    .hint = Бул бетти жаппаңыз. Беш мүнөттөн кийин издөө өзү токтойт.
open-asking = Бирөө бар. Орунга отуруу…
open-expired = Эч ким келген жок. Кайра издеңиз же азырынча компьютер менен ойноңуз.
open-again = Кайра издөө
open-stop = Издебөө
open-another = Башка адам менен ойноо
open-others = Башкалар издегени
open-join = Ушуну ойноо
open-sets = { $sets } партия
open-clock =
    { $kind ->
        [total] { $minutes } мүн + { $gain } с
        [move] жүрүшкө { $seconds } с
        [tournament] { $long } мүн
       *[none] саатсыз
    }

## Текст түрүндөгү оюн

export-title = Текст кылып сактоо
export-hint = Бүт оюн ушул жазууда. Сактап коюңуз, басып чыгарыңыз, Kazan колдонмосунда кайра ачыңыз.
export-text = Текст түрүндөгү оюн
export-file = Файлга сактоо
export-copy = Көчүрүү
export-copied = Көчүрүлдү
import-title = Оюнду тексттен ачуу
import-hint = Kazan оюнунун текстин, оюндун жазуусун же шилтемени коюңуз же файл тандаңыз. Ичинде көп оюн болушу мүмкүн.
import-text = Оюндун тексти
import-open = Ачуу
import-file = Файл тандоо
import-game = Аталышы жок тизменин оюну
import-game-told = жүрүштөрүнөн билинет
import-taken = { $games } оюн кошулду.
import-faults = { $games } оюн окулган жок:
import-line = { $line }-сап:

tool-teach = Кеңеш
teach-asking = Жакшы жүрүш изделүүдө…
teach-touch = Башка жерди бассаңыз, ал жүрүштүн эмнеси начар экенин айтам.
teach-move = Жүрүштү көрсөтүү
teach-line = Андан ары
teach-advice = Кеңешке кайтуу
teach-play = Ушинтип жүрүү
teach-side = Кайсы катар жакшыраак?
settings-count = Санакты көрсөтүү
    .hint = Ар бир уяңыздын жанында: канча коргоол так казанга жетет жана кайсы уя азыр дагы жүргүзөт же утуп алат.

nudge-wins = Ушул жүрүш менен жеңүүгө болот.
nudge-tuzdik = Туздук алууга болот.
nudge-mill = Тегирмен курууга болот.
nudge-capture = Утуп ала турган коргоол бар.
nudge-again = Бир уяңыз так казанга жетет. Санап көрүңүз!
nudge-protects = Бир уяңызга коркунуч туулуп турат.
nudge-denies-capture = Каршылаш утуп алганы турат. Эмне менен жооп берүүгө болот?
nudge-blocks = Каршылаш тегирмен курганы турат.
nudge-first = Биринчи уяларга, катардын башына караңыз.
nudge-middle = Катардын ортосуна караңыз.
nudge-last = Акыркы уяларга караңыз.
nudge-quiet = Азыр ала турган таш жок: эки ташыңыз катар турган же тура ала турган жерди издеңиз.
nudge-rows = Эки катарды тең санап чыгыңыз: биринчи жүрүш каерде бүтөт жана эмнени утуп алат?
nudge-rows-free = Эки катарды тең караңыз: биринчи жүрүш менен кайсынысынан көбүрөөк утса болот?

advice-pit = { $pit }-уя жакшы.
advice-move = { $move } — жакшы жүрүш.
advice-also-pit = { $pit }-уя да андан кем эмес.
advice-also-move = { $move } жүрүшү да андан кем эмес.
advice-good = Бул — ишенимдүү жүрүш.
advice-searched = { $moves } жүрүш алдыга караганда, мындан жакшысы көрүнбөйт.
advice-wins = Оюн жеңиш менен бүтөт.
advice-then-wins = { $line } жүрүшү жеңиш алып келет.
advice-decides = Сизде { $stones } болот, жарымынан көп: эми утулбайсыз.
advice-tuzdik = Каршылаштын { $pit }-уясы сиздин туздугуңуз болот.
advice-mill = Тегирмен курулуп, бир таш алынат.
advice-capture-even = { $pit }-уядан { stones } утуп алынат.
advice-capture-opposite = Каршы уя менен бирге { stones } утуп алынат.
advice-capture-chain = Тизмек болуп { stones } шыпырылат.
advice-again =
    { $moves ->
        [1] Акыркы коргоол казаныңызга түшөт: дагы жүрөсүз.
       *[other] Дагы жүрөсүз: { $line } казаныңызга { stones } алып келет.
    }
advice-then-capture = Жүрүштүн аягында { $by }-уя { stones } утуп алат.
advice-protects =
    { $how ->
        [moved] Коргоол коркунучтан чыгат: каршылаштын { $by }-уясы сиздин { $pit }-уяңыздан { stones } алмак.
       *[guarded] { $pit }-уяңызды коргойт: каршылаштын { $by }-уясы андан { stones } алмак.
    }
advice-denies-capture = Антпесе каршылаш { $by }-уя менен { stones } алмак; эми азыраак алат.
advice-denies-tuzdik = Антпесе каршылаш { $pit }-уяңызды туздук кылмак.
advice-denies-again = Каршылаш { $by }-уя менен дагы жүрө албайт.
advice-blocks = Каршылашка { $points } тегирменин курдурбайт.
advice-double = Кош тегирмен: таш кайра кайтып, дагы тегирмен курат.
advice-sure = Каршылаш эмне кылса да, кийинкиде тегирмен кура аласыз.
advice-threatens = Кийинкиде { $by }-уя менен { stones } алуу коркунучун туудурат.
advice-builds = Кийинкиде { $points } тегирменин куруу коркунучун туудурат.
advice-readies = Кийинки жолу { $by }-уя дагы жүргүзө алат.
advice-keeps = { $by }-уя дагы жүргүзгөнгө даяр калат, каршылаш аны азыр ала албайт.
advice-gains = Казаныңызга { stones } түшөт.
advice-hems =
    { $stones ->
        [0] Каршылашта жүрүш калбайт.
       *[other] Каршылашта { $stones } гана жүрүш калат.
    }
advice-only = Башка жүрүш жок.
advice-row =
    { $side ->
        [near] Астыңкы катар жакшыраак.
       *[far] Үстүңкү катар жакшыраак.
    }
advice-row-free = Андан ары көрүнбөйт: жүрүштөр дагы тандалат.
advice-rows-alike = Эки катар тең бирдей.
row-outlook =
    { $side ->
        [near] Астыңкы катар баштаса
       *[far] Үстүңкү катар баштаса
    }, аягында { $own }:{ $other }. Жүрүш саны: { $turns }, биринчисиндеги айлануу: { $laps }.

fault-pit = { $pit }-уябы?
fault-move = { $move } — ушулбу?
fault-none = Көрүнүп тургандай, андан кем эмес десе болот.
fault-behind = Бир нече жүрүштөн кийин болжол менен { stones } жоготосуз.
fault-throws = Кеңештеги жүрүш анык жеңиш, бул — жок.
fault-ends-lost = Оюн бүтөт да, утуласыз.
fault-ends-drawn = Оюн тең бүтөт.
fault-lets-win = Анда каршылаш дароо жеңе алат.
fault-lets-tuzdik = Анда каршылаш { $pit }-уяңызды туздук кылат.
fault-lets-capture = Анда каршылаштын { $by }-уясы { stones } утуп алат.
fault-lets-mill = Анда каршылаш { $points } тегирменин кура алат.
fault-lets-again = Анда каршылаш { $by }-уя менен дагы жүрөт.
fault-misses-tuzdik = Туздукту өткөрүп жиберет.
fault-misses-mill = Тегирменди өткөрүп жиберет.
fault-misses-capture = Утуп алууну өткөрүп жиберет: { stones }.
fault-misses-again = Дагы жүрүү мүмкүнчүлүгүн өткөрүп жиберет.

## Маселелер

puzzle-title = Маселе
puzzle-daily = Күндүн маселеси
puzzle-aim = Жүрүш сизде: каршылаш эмне кылса да, жеңесиз.
    .hint = Биринчи жүрүштүн бирөө гана туура. Компьютер колунан келишинче коргонот.
puzzle-aim-moves = Жүрүш сизде: өз жүрүшүңүз менен эсептегенде { $moves } жүрүштө жеңиңиз.
puzzle-side = Кайсы катарды алып баштаган оюнчу жеңет?
puzzle-hole = Туура. Биринчи жүрүштүн акыркы даны кайда түшөт? Уяны басыңыз.
puzzle-wrong = Бул эмес: эми каршылаш кутулуп кетет.
puzzle-wrong-guess = Бул эмес.
puzzle-why = Эмнеге болбойт?
puzzle-late = Эми { $moves } жүрүш жетпейт.
puzzle-solved = Чечилди!
puzzle-streak = Катары менен { $days } күн.
puzzle-answer = Жообун көрсөтүү
puzzle-earlier = Мурунку күн
puzzle-later = Кийинки күн
calendar = Календарь
calendar-earlier = Мурунку ай
calendar-later = Кийинки ай
calendar-solved = Ушул айда чечилгени: { $days }.
calendar-day-solved = чечилди
puzzle-level-easy = оңой
puzzle-level-medium = орточо
puzzle-level-hard = кыйын

## Талдоо

review-title = Талдоо
review-start = Партияны талдоо
review-running = Ар бир жүрүш каралууда…
review-stop = Токтотуу
review-done = Талдоо даяр.
review-accuracy = тактык { $part } %
review-graph = Мүмкүнчүлүк жүрүш сайын кандай өзгөрдү
review-previous = Мурунку бурулуш
review-next = Кийинки бурулуш
review-try = Ушул жерде башка жүрүш байкоо
review-better-pit = Жакшыраагы: { $pit }-уя.
review-better-move = Жакшыраагы: { $move }.
review-calm = Бурулушту тандаңыз, эмне жакшыраак болгонун көрөсүз.
review-none = Көп жоготкон жүрүш болгон жок.
review-practice = машыгуу

## Жөндөөлөр

settings-language = Тил
settings-language-system = Түзмөктөгүдөй
settings-theme = Күн менен түн
theme-system = Түзмөктөгүдөй
theme-day = Күндүз
theme-night = Түн
settings-pace = Коргоол ылдамдыгы
pace-slow = Жай
pace-normal = Кадимки
pace-fast = Тез
pace-off = Дароо
settings-sound = Үн
    .hint = Ар бир коргоол акырын тык этет.
settings-haptics = Дирилдөө
    .hint = Утуп алганда жана кайра жүргөндө кыска дирилдейт.
settings-confirm = Жүрүштү ырастоо
    .hint = Ошол эле жерди экинчи жолу басканда жүрүш жасалат.
settings-skip = Басуу кыймылды бүтүрөт
    .hint = Коргоолдор жылып жатканда басуу алардын кайда токтой турганын дароо көрсөтөт. Өчүк болсо, басуу эч нерсе кылбайт.
settings-table = Бир телефондо эки киши
table-fixed = Такта турат
    .hint = Экөө тең бир тараптан карайт.
table-turning = Такта бурулат
    .hint = Ар бир жүрүштөн кийин такта жүрө турган оюнчуга бурулат.
table-facing = Бетме-бет
    .hint = Аркы тараптын сөздөрү менен сандары тескери турат, аркы тараптан окулат.
settings-left = Солакайга
    .hint = Баскычтар экинчи жакта турат.
settings-big = Чоң такта
    .hint = Такта экранды толук ээлейт, сандарын бүт класс окуй алат.
settings-numbers = Уялардын жанында
numbers-none = Эч нерсе
numbers-numbers = Номерлер
numbers-names = Аттары да
settings-looks = Такталардын көрүнүшү
settings-wood = Такта
wood-own = Ар бир оюнга өзүнүкү
wood-walnut = Жаңгак
wood-beech = Бук
wood-pear = Алмурут
wood-olive = Зайтун
settings-stones = Коргоолдор
stones-own = Ар бир оюнга өзүнүкү
stones-river = Дайра ташы
stones-glass = Айнек мончок
stones-bone = Сөөк
stones-seeds = Дан
settings-outcome = Кемчиликсиз оюндун жыйынтыгын айтуу
    .hint = Оюндун эмне менен бүтөрү далилденери менен компьютер аны оюн учурунда айтат.
settings-ponder = Алдын ала ойлоо
    .hint = Чебер деңгээлинде компьютер сиздин кезегиңизде да ойлоно берет. Батарея аз калса, ойлонбойт.
settings-challenge = Бейтааныш адамдар менен ойноо
    .hint = Башка түзмөктө ойногондогу «Каалаган адам менен». Баланын түзмөгүндө өчүрүп коюңуз.
settings-knowledge = Кемчиликсиз оюн аягы
    .hint = Компьютер айрым оюндардын акыркы жүрүштөрүн жатка билет, тармак жокто да.
knowledge-kept = Ушул түзмөктө: { $games } ({ $size } кБ).
knowledge-later = Оюн башталгандан кийин { $size } кБ жүктөлөт.
knowledge-fetch = Азыр жүктөө

## Статистика жана сактоо

statistics = Статистика
statistics-none = Азырынча санай турган эч нерсе жок: бүткөн оюндар ушул жерде көрүнөт.
statistics-hint = Оюндун биринчи бүтүшү саналат, багынуу да. Оюнду өчүргөн менен сан өзгөрбөйт.
statistics-line = Ойнолгону { $played }: жеңиш { $won }, тең { $drawn }, жеңилүү { $lost }
statistics-people = Ойнолгону { $played }, тең { $drawn }
statistics-streak = Катары менен жеңиш: азыр { $streak }, эң көбү { $best }
statistics-helped = Кеңеш менен же жүрүштү кайтарып жеңгени: { $helped }
statistics-chain = Бир кезектеги эң көп жүрүш: { $moves }
statistics-export = Жыйынтыктарды таблица кылып сактоо
statistics-reset = Статистиканы нөлдөө
statistics-ask = Бардык жыйынтык унутулсунбу? Оюндардын өзү калат.
keeping = Эмне сакталат
keeping-sure = Браузер оюндарыңызды сактоого убада берди.
keeping-unsure = Түзмөктө орун түгөнсө, браузер оюндарыңызды өчүрүшү мүмкүн.
keeping-ask = Браузерден сактоону суроо
keeping-fresh = iPhone же iPad башкы экранында Kazan бош абалдан башталат. Адегенде ушул жерде баарын файлга сактап, ошол файлды ошол жактан ачыңыз.
everything-export = Баарын файлга сактоо
everything-import = Ошондой файлды ачуу
everything-hint = Бардык оюн, жөндөө жана статистика бир файлда: башка түзмөккө же этияттык үчүн. Ачканда бул жердегиси калат, калганы кошулат; жөндөөлөр файлдан алынат.
everything-foreign = Бул Kazan колдонмосунун баары бар файл эмес.
everything-taken =
    { $games ->
        [0] Баары бул жерде бар экен.
       *[other] { $games } оюн кошулду.
    }
everything-partly = Кошулган оюн: { $games }. Окулбаган оюн: { $lost }.

## Бузулуулар

storage-refused = Бул браузер Kazan оюндарын сактоого уруксат бербейт (купуя терезеби?). Ойной берүүгө болот, бирок бет жабылса, оюн жоголот.
storage-full = Түзмөктө оюн сактай турган орун калган жок. Ойной берүүгө болот, бирок бет жабылса, оюн жоголушу мүмкүн.
saves-gone = Бул жерде сакталган оюндар жок: аларды браузер өчүргөн. Саны: { $games }. Баарын файлга сактаган болсоңуз, аны жөндөөлөрдөн ачыңыз.
saves-at-risk = Kazan бир нече күн ачылган жок, мындайда бул браузер оюндарды өчүрүшү мүмкүн. Жөндөөлөрдө баарын файлга сактоого болот.
saves-damaged = Бул Kazan окуй албаган сакталган оюндар: { $games }. Алар түзмөктө калат.
game-elsewhere = Бул оюн башка өтмөктө жүрүп жатат. Аны бул жерде каалаган убакта уланта аласыз.
new-version = Kazan колдонмосунун жаңы версиясы даяр.
new-version-start = Ачуу
error-error = Бир нерсе туура болгон жок.
error-engine-download = Оюн системасы жүктөлгөн жок. Байланышты текшериңиз; оюнуңуз ордунда.
error-engine-broken = Оюн системасы иштеген жок. Оюнуңуз ордунда.
error-engine-slow = Оюн системасы өтө узак иштеп баштоодо. Оюнуңуз ордунда.
error-engine-fault = Оюн системасы жаңылды. Оюнуңуз ордунда.
error-engine-died = Оюн системасы токтоп калды. Оюнуңуз ордунда.
error-page-part = Kazan колдонмосунун бир бөлүгү жүктөлгөн жок. Байланышты текшерип, кайра аракет кылыңыз; оюндарыңыз ордунда.
no-script = Kazan үчүн JavaScript керек.
not-started = Kazan иштеген жок. Байланышты текшерип, баракты кайра жүктөңүз; оюндарыңыз ордунда.
old-browser = Бул браузер Kazan үчүн өтө эски. Chrome же Edge 117, Firefox 115, Safari 16.4 же андан жаңысы керек.
error-illegal-move = Бул жерде минтип жүрүүгө болбойт.
error-game-over = Бул оюн бүткөн.
error-ending = Оюн азыр минтип бүтө албайт.
error-record = Бул текст оюн болуп окулган жок.
error-record-foreign = Бул текст Kazan оюну эмес.
error-record-version = Бул оюн Kazan колдонмосунун жаңыраак версиясынан. Аны алуу үчүн бетти жаңыртыңыз.
error-record-length = Бул текст ар кандай оюндан узун.
error-record-damaged = Текст бузулган: бир бөлүгү жок же өзгөргөн.
error-row = Бул тексттегидей абал болбойт.
error-notation = Жүрүш мындай жазылбайт.
error-option = Бул оюнда андай тандоо жок.
error-match = Мындай матч болбойт.
error-unknown-game = Кайсы оюн экени белгисиз.
error-header = Бул аталыш окулган жок.
error-data = Компьютер жатка билгенинин бир бөлүгүн колдоно албайт. Ансыз ойной берет.
error-data-foreign = Компьютер жатка билгендин бир бөлүгү керектүүсү болбой чыкты. Ансыз ойной берет.
error-data-version = Компьютер жатка билгендин бир бөлүгү Kazan колдонмосунун башка версиясынан. Ансыз ойной берет.
error-data-wrong = Компьютер жатка билгендин бир бөлүгү башка оюндан. Ансыз ойной берет.
error-data-damaged = Компьютер жатка билгендин бир бөлүгү бузулуптур, ал өчүрүлдү. Ансыз ойной берет.

## Позиция түзүү

editor-title = Позиция түзүү
menu-edit = Ушул позицияны өзгөртүү
editor-side =
    { $who ->
        [light] Ак
        [dark] Кара
       *[player] { player }
    }
editor-turn = Жүрүш кезеги
editor-touch = Басканда эмне болот
editor-add = Басканда бир коргоол кошулат
editor-take = Басканда бир коргоол алынат
editor-tuzdik = Басканда туздук болот
editor-count = Коргоол саны
editor-next = Андан ары
editor-good = Бул позициядан ойноого болот.
editor-over = Бул позицияда оюн бүткөн.
editor-start = Баштапкы позиция
editor-clear = Тактаны бошотуу
editor-mirror = Жактарды алмаштыруу
editor-how = Тактадагы жерди басыңыз; басып турсаңыз, санай берет. Баскычтар менен: жебелер, + жана −, же сан.
editor-use = Эми эмне кылабыз?
editor-me = Сиздин жагыңыз
editor-computer = Компьютер менен ойноо
editor-analyse = Талдоо
editor-link = Шилтеме менен жөнөтүү
    .hint = Шилтемени ачкан адам ушул позициядан ойной алат.
editor-puzzle = Маселе түзүү
editor-proving = Далилденүүчү утуш изделүүдө…
editor-puzzle-proved =
    { $moves ->
        [0] { editor-side }: баштап, кандай коргонсо да жеңет. Бул далилденди.
        [1] { editor-side }: баштап, дароо жеңет. Бул далилденди.
       *[other] { editor-side }: баштап, көп дегенде өзүнүн { $moves } жүрүшүндө жеңет. Бул далилденди.
    }
editor-puzzle-right =
    { $right ->
        [1] Биринчи жүрүш саны { $choices }, бирөө гана туура.
       *[other] Биринчи жүрүш саны { $choices }, анын { $right } жүрүшү туура; ар бири эсептелет.
    }
editor-puzzle-none = Бул жерде утуш далилденген жок, ошондуктан маселе болбойт. Позицияны баары бир шилтеме менен жөнөтсө болот.
editor-puzzle-text = Жүрүштү таба аласызбы? Kazan, { $game }:
position-stones-over = { stones } ашык
position-stones-short = { stones } жетпейт
position-below-none = Уяда нөлдөн аз коргоол болбойт.
position-side-empty = { editor-side }: уяларында коргоол жок, оюн бүткөн болот эле.
position-no-move = { editor-side }: жүрүш кезеги келди, бирок уяларында коргоол жок.
position-tuzdik-ninth = 9-уяда туздук болбойт.
position-tuzdik-stones = Туздукта коргоол жатпайт.
position-tuzdik-kazan = { editor-side }: туздук 3 коргоол алып келет, ошондуктан казанда кеминде 3 коргоол бар.
position-tuzdik-same = Эки туздуктун номери бирдей болбойт.
position-captured-one = { editor-side }: жалгыз данды утуп алууга болбойт.
position-side-over = { editor-side }: колундагысы менен бирге { pieces } ашык.
position-side-short = { editor-side }: таш үчтөн аз, оюн бүткөн болот эле.
position-hands = Колдогу таш саны кезекке туура келбейт: ак баштайт, анан кезек менен коюлат.
position-taken-early = { editor-side }: мынча эрте { pieces } алынышы мүмкүн эмес.
position-mill-untaken = { editor-side }: тегирмен турат, бирок каршылаштан таш алынган эмес.
puzzle-shared = Сизге түзүлгөн
puzzle-ways = Туура биринчи жүрүш саны: { $right }. Компьютер колунан келишинче коргонот.
puzzle-unproved = Бул позицияда утуш далилденбейт, ошондуктан бул маселе эмес. Ушундан ойной аласыз.

## Сүрөттөр

picture-title = Сүрөт же анимация
picture-what = Эмнени жөнөтөбүз
picture-still = Сүрөт
picture-move = Акыркы жүрүш
picture-game = Бүт оюн
picture-shown = Оюндун сүрөтү: { $game }
picture-caption = { $ply }-жүрүш: { $move }
picture-making = Тартылып жатат…
picture-done = Даяр: { $kilobytes } КБ
picture-share = Бөлүшүү…
picture-save = Файлга сактоо
