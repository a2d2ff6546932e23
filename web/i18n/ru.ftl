# Kazan по-русски. $who говорит, о ком фраза: you (единственный человек здесь), computer, name ($name),
# player ($number). Между <b> и </b> — выделение. Имена стоят в именительном падеже.

app-name = Kazan
title-game = { $game } · Kazan
app-description = Пять старинных игр с камнями
first-game = toguz

## Игры

game-mangala = Турецкая мангала
    .line = первый камень — в свою же лунку
    .about = Турнирная игра турецких школ. Первый камень кладут обратно в свою лунку, чётное число в чужой лунке захватывают, а у кого кончились камни, тот забирает остаток.
game-kalah = Калах
    .line = самая известная манкала
    .about = То, что обычно называют манкалой. Первый камень кладут в следующую лунку; последний камень в своей казне даёт ещё ход, а в своей пустой лунке — захват.
game-toguz = Тогуз коргоол
    .line = тогыз кумалак · 162 камня
    .about = Игра кыргызов и казахов: девять лунок по девять камней. Чётное число захватывают, а один раз за игру три камня делают чужую лунку вашим туздыком.
game-gaziantep = Мангала Газиантепа
    .line = зёрна сеют круг за кругом
    .about = Игра чайных Газиантепа. Зёрна сеют снова и снова, пока лунка не окажется пустой или в ней не станет два или четыре. По обычаю ход никто не выбирает: угадайте, выберите сторону и смотрите.
game-morris = Мельница
    .line = три в ряд снимают фишку
    .about = Расставьте девять фишек, затем двигайте их по линиям. Три в ряд — мельница: она снимает чужую фишку.

## Кто

player =
    { $who ->
        [you] Вы
        [computer] Компьютер
        [name] { $name }
        [friend] Ваш друг
        [stranger] Соперник
       *[player] Игрок { $number }
    }
stones =
    { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
       *[many] { $stones } камней
    }
pieces =
    { $stones ->
        [one] { $stones } фишка
        [few] { $stones } фишки
       *[many] { $stones } фишек
    }

## Начало и сохранённые игры

back = Назад
close = Закрыть
cancel = Отмена
menu = Меню
tools = Действия
settings = Настройки
rules = Как играть
about-site = О Kazan
new-game = Новая игра
try-again = Ещё раз
home-continue = Продолжить
home-play = Играть
home-further = Продолжить
home-all-games = Все сохранённые игры
home-class = Учителю: урок, листы для печати, турнир
offline-filling = Сохраняется на этом устройстве…
offline-ready = Готово к работе без сети
quick-start = Быстрое начало
quick-computer = Компьютер
quick-people = Вдвоём
quick-games = Сохранённые
quick-title =
    { $opponent ->
        [computer] Против компьютера
       *[person] Вдвоём на одном телефоне
    }
quick-options = Настройки игры: { $game }
games-title = Сохранённые игры
games-none = Пока ничего нет. Здесь хранится каждая ваша игра.
games-open = Идут
games-ended = Закончены
games-import = Открыть игру из текста
games-export = Сохранить все игры как текст
games-search = Поиск среди законченных
games-found =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
day =
    { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }
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
        [1] пн
        [2] вт
        [3] ср
        [4] чт
        [5] пт
        [6] сб
       *[7] вс
    }
games-delete = Удалить
delete-ask = Удалить эту игру?
delete-yes = Удалить
score = { $near } – { $far }
versus = { $near } · { $nearPoints } – { $farPoints } · { $far }
set-of = Партия { $set } из { $sets }

## Подготовка

setup-start = Начать
setup-more = Правила этой игры
setup-opponent = Соперник
opponent-computer = Компьютер
opponent-person = Человек рядом
opponent-elsewhere = В другом месте
setup-level = Уровень
level-easy = Лёгкий
    .hint = Иногда ошибается.
level-medium = Средний
    .hint = Видит на несколько ходов вперёд.
level-hard = Сложный
    .hint = Видит гораздо дальше и играет не всегда одинаково.
level-expert = Эксперт
    .hint = Видит ещё дальше и ошибок почти не прощает.
level-master = Мастер
    .hint = Играет в полную силу, думая две секунды.
level-side = В этой игре ход никто не выбирает: уровень решает лишь то, насколько хорошо компьютер выбирает сторону.
setup-name = Имя игрока { $number }
setup-starter = Кто начинает?
setup-light = Кто играет светлыми и начинает?
starter-me = Я
starter-other = Компьютер
starter-me-person = Игрок 1
starter-other-person = Игрок 2
starter-lot = Жребий
    .hint = Решает монета.
starter-turn = По очереди
    .hint = Тот, кто не начинал в прошлый раз.
starter-guess = «Чёт или нечет?» Один прячет одно зерно или два, другой угадывает. Кто выиграл, выбирает сторону и начинает.
setup-sets = Партии
    .hint =
        { $sets ->
            [1] Одна партия.
           *[other] Матч, партий: { $sets }. Победа — 1 очко, ничья — ½. Начинают по очереди.
        }
sets-even-deal = Одна партия: когда в каждой лунке по семь зёрен, всё идёт всегда одинаково.
touch-move = Тронул — ходи
    .hint = Ход нельзя взять назад.
setup-tournament = Как на турнире
    .hint = Пять партий, «тронул — ходи», начинают по жребию.
setup-handicap = Кто даёт фору?
handicap-none = Никто
handicap-stones = Камней форы
    .hint = Даёт тот, кто сильнее: в начале эти камни, по одному из каждой его лунки по очереди, лежат в казне другого.
option-kalah-seeds = Камней в лунке
    .hint = Обычно 4; с 3 короче, с 6 длиннее.
option-kalah-leftovers = Камни, что остались в конце
    .value-owner = Хозяину
    .value-emptier = Опустевшему
    .hint-owner = Обычное правило: каждый забирает то, что лежит в его лунках.
    .hint-emptier = Домашнее правило: у кого нет камней, тот забирает остаток.
option-kalah-empty-capture = Брать одинокий камень
    .hint = Последний камень в своей пустой лунке берут, даже если напротив пусто.
option-toguz-repetition = Конец при повторении
    .value-0 = Нет
    .value-3 = В третий раз
    .hint-0 = Как на турнирах.
    .hint-3 = Когда позиция повторится в третий раз, игра кончается, и камни достаются той стороне, где лежат.
option-gaziantep-chain = Цепь захватов
    .value-at-once = Сразу
    .value-in-turn = По одной
    .hint-at-once = Все лунки подряд, где два или четыре, сметают разом.
    .hint-in-turn = Лунка за лункой, каждый раз смотря заново.
option-gaziantep-start-hole = Какой лункой ходят
    .value-left-most = Самой левой
    .value-any = Любой
    .hint-left-most = Обычай: первой лункой, где есть зёрна. Никто не выбирает.
    .hint-any = Игра с выбором: любой лункой своего ряда. Это не обычай.
option-gaziantep-deal = Зёрна
    .value-even = По 7
    .value-random = Наугад
    .value-at-least-two = Не меньше 2
    .hint-even = Зёрен поровну, а возможностей — нет: без выбора этот расклад кончается всегда одинаково.
    .hint-random = Каждое зерно падает в любую лунку.
    .hint-at-least-two = По два в каждой лунке, остальные наугад.
option-morris-flying = Прыжки
    .hint = Когда осталось три фишки, они могут идти на любое свободное место.
option-morris-quiet-limit = Ничья после стольких ходов без взятия
    .hint = Считают ходы обеих сторон; 0 — никогда.
option-morris-repetition = Ничья при повторении
    .value-3 = В третий раз
    .value-0 = Нет
    .hint-3 = Одна и та же позиция в третий раз — ничья.
    .hint-0 = Позиции могут повторяться без конца.

## Часы

setup-clock = Часы
clock-none = Без часов
    .hint = Спешить некуда.
clock-total = На партию
    .hint = У каждого столько минут на всю партию, и за каждый ход добавляются секунды.
clock-move = На ход
    .hint = Столько секунд на каждый ход.
clock-tournament = Как в тогуз
    .hint = Одно время на всю партию, ничего не добавляется. У кого оно вышло, тот проиграл, сколько бы камней ни было.
clock-minutes = Минут каждому
clock-gain = Секунд добавки за ход
clock-seconds = Секунд на ход
clock-left =
    { $who ->
        [you] У вас осталось { $seconds } секунд.
        [computer] У компьютера осталось { $seconds } секунд.
       *[other] { player }: осталось { $seconds } секунд.
    }

## Жребий и загадка

coin-title = Жребий
coin-result =
    { $who ->
        [you] Начинаете вы
        [computer] Начинает компьютер
       *[other] { player } начинает
    }
coin-start = Играть
rite-call = Tek mi, çift mi?
rite-pass = Передайте телефон. Теперь { player }
rite-here = Это я, { player }
rite-cover = Другой не смотрит.
rite-hide =
    { $who ->
        [you] Спрячьте одно зерно или два
       *[other] { player }, спрячьте одно зерно или два
    }
    .hint = Другой будет угадывать.
rite-guess =
    { $who ->
        [computer] Компьютер держит зёрна в кулаке. Чёт или нечет?
       *[other] { player } держит зёрна в кулаке. Чёт или нечет?
    }
    .hint = Угадаете — выберете сторону.
rite-seeds =
    { $seeds ->
        [1] Одно
       *[other] Два
    }
rite-odd-even =
    { $seeds ->
        [1] Нечет
       *[other] Чёт
    }
rite-told =
    { $seeds ->
        [1] Одно зерно
       *[other] Два зерна
    }: { $answer ->
        [right] угадано
       *[wrong] не угадано
    }
rite-choice =
    { $who ->
        [you] Вы выбираете сторону и начинаете.
        [computer] Компьютер выбирает сторону и начинает.
       *[other] { player } выбирает сторону и начинает.
    }
rite-go-on = Дальше
rite-dealing = Раскладываем зёрна…
rite-computer = Компьютер выбирает…
rite-computer-took =
    { $side ->
        [near] Компьютер берёт нижний ряд
       *[far] Компьютер берёт верхний ряд
    } и начинает
rite-side =
    { $who ->
        [you] Какой ряд ваш?
       *[other] { player }, какой ряд ваш?
    }
    .hint = Ряд сеют слева направо от вас, начиная с первой лунки.
rite-far = Верхний ряд
rite-near = Нижний ряд
rite-counting = Просчитываю оба ряда…

## В игре

status-turn =
    { $who ->
        [you] Ваш ход
        [computer] Ход компьютера
       *[other] Ход: { player }
    }
status-thinking = Компьютер думает…
status-starting = Готовимся…
status-queued = Готовимся… ваше касание запомнено
status-over = Игра окончена
status-confirm = Коснитесь ещё раз, чтобы пойти
status-take = Снимите фишку
status-looking = Ход { $ply } из { $plies }
outcome-draw = При лучшей игре ничья
outcome-won =
    { $who ->
        [you] При лучшей игре вы выигрываете
        [computer] При лучшей игре выигрывает компьютер
       *[other] При лучшей игре выигрывает { player }
    }
outcome-won-by =
    { $who ->
        [you] При лучшей игре ваш выигрыш: +{ $stones }
        [computer] При лучшей игре выигрыш компьютера: +{ $stones }
       *[other] При лучшей игре выигрывает { player }: +{ $stones }
    }
confirm-move = Пойти
tool-undo = Назад
tool-redo = Вперёд
tool-replay = Повтор
tool-skip = Пропустить
tool-moves = Ходы
tool-share = Отправить
tool-first = Начало
tool-back = Назад
tool-next = Дальше
tool-last = Конец
tool-close = Готово
look-tools = Просмотр
moves-title = Ходы

banner-again =
    { $who ->
        [you] Ходите ещё раз
        [computer] Компьютер ходит ещё раз
       *[other] { player } ходит ещё раз
    }
    .detail = последний — в казну
banner-capture-even =
    { $who ->
        [you] Ваш захват: { $stones }
        [computer] Компьютер захватывает { $stones }
       *[other] { player } захватывает { $stones }
    }
    .detail =
        { $game ->
            [gaziantep] два или четыре и напротив
           *[other] стало чётно
        }
banner-capture-opposite =
    { $who ->
        [you] Ваш захват: { $stones }
        [computer] Компьютер захватывает { $stones }
       *[other] { player } захватывает { $stones }
    }
    .detail = с лункой напротив
banner-capture-chain =
    { $who ->
        [you] Вы сметаете { $stones }
        [computer] Компьютер сметает { $stones }
       *[other] { player } сметает { $stones }
    }
    .detail = цепь двоек и четвёрок
banner-tuzdik = Туздык!
    .detail =
        { $who ->
            [you] лунка { $pit } теперь ваша
            [computer] лунка { $pit } теперь у компьютера
           *[other] хозяин лунки { $pit } теперь { player }
        }
banner-mill = Мельница
    .detail =
        { $who ->
            [you] вы снимаете фишку
            [computer] компьютер снимает фишку
           *[other] { player } снимает фишку
        }
banner-take =
    { $who ->
        [you] У вас мельница
       *[other] Мельница: { player }
    }
    .detail = снимите фишку
banner-pass =
    { $who ->
        [you] Вы пропускаете ход
        [computer] Компьютер пропускает ход
       *[other] { player } пропускает ход
    }
    .detail = ряд пуст
banner-endless = Бесконечный ход
    .detail = считается пропуском
banner-lap = Круг { $stones }
    .detail = зёрна сеют дальше

nothing-own-even = Своя лунка: чётное берут только на чужой стороне
nothing-opposite-empty = Лунка напротив пуста: брать нечего
nothing-rival-empty = Пустая чужая лунка ничего не берёт
nothing-own-three = Три в своей лунке туздыка не дают
nothing-ninth-pit = Три, но не туздык: в лунке 9 его не бывает
nothing-second-tuzdik = Три, но не туздык: у каждого только один
nothing-same-number = Три, но не туздык: то же место, что у соперника
nothing-lone-stone = Одинокий камень переходит в следующую лунку
nothing-was-empty = Лунка была пуста: ход окончен
nothing-in-tuzdik = В туздык: камень достаётся хозяину

refuse-over = Игра окончена
refuse-wait = Подождите: ходит компьютер
refuse-friend = Подождите: ход соперника
refuse-absent = Подождите, пока будете готовы оба
refuse-halted = Эта игра не продолжается
refuse-store =
    { $game ->
        [toguz] Что в казане, там и остаётся
       *[other] Что в казне, там и остаётся
    }
refuse-other-side =
    { $who ->
        [you] Это не ваша сторона
       *[other] Другая сторона. Ход: { player }
    }
refuse-empty = Лунка { $pit } пуста
refuse-tuzdik = Туздыком не ходят
refuse-not-first = Ходят только самой левой лункой, где есть зёрна
refuse-protected = Фишка в мельнице защищена, пока есть свободные
refuse-take = Снимите одну из чужих фишек
refuse-reach = Сюда эта фишка не пойдёт
refuse-occupied = Место занято
refuse-other-stone =
    { $who ->
        [you] Это не ваша фишка
       *[other] Чужая фишка. Ход: { player }
    }
refuse-stuck = Рядом с этой фишкой нет свободного места
refuse-no-stone = Здесь нет фишки

tell-sow =
    { $who ->
        [you] Вы ходите лункой { $pit }, { stones }.
        [computer] Компьютер ходит лункой { $pit }, { stones }.
       *[other] { player } ходит лункой { $pit }, { stones }.
    }
tell-move =
    { $who ->
        [you] Ваш ход: { $move }.
        [computer] Компьютер ходит { $move }.
       *[other] { player } ходит { $move }.
    }
tell-undo = Взято назад.
tell-redo = Сыграно снова.

# Names of the pits of Togyz Kumalak (Kazakh), from the left of their owner.
pit-toguz-1 = Арт
pit-toguz-2 = Тектурмас
pit-toguz-3 = Ат отпес
pit-toguz-4 = Атсыратар
pit-toguz-5 = Бел
pit-toguz-6 = Белбасар
pit-toguz-7 = Кандыкакпан
pit-toguz-8 = Кокмойын
pit-toguz-9 = Мандай

label-row =
    { $who ->
        [you] Ваши лунки
        [computer] Лунки компьютера
       *[other] Лунки: { player }
    }
label-pit =
    { $who ->
        [you] Ваша лунка { $pit }
        [computer] Лунка { $pit } компьютера
       *[other] { player }, лунка { $pit }
    }: { stones }
count-need = до казны ровно { stones }
count-again = сейчас даёт ещё ход
count-tuzdik = сейчас делает туздык
count-captures = сейчас захват: { stones }
label-tuzdik =
    { $who ->
        [you] Ваш туздык
        [computer] Туздык компьютера
       *[other] Туздык, { player }
    }, лунка { $pit }
label-store =
    { $who ->
        [you]
            { $game ->
                [toguz] Ваш казан
               *[other] Ваша казна
            }
        [computer]
            { $game ->
                [toguz] Казан компьютера
               *[other] Казна компьютера
            }
       *[other]
            { $game ->
                [toguz] Казан, { player }
               *[other] Казна, { player }
            }
    }: { stones }
label-point =
    { $point }: { $stone ->
        [light] светлая фишка
        [dark] тёмная фишка
       *[none] свободно
    }
label-hand =
    { $who ->
        [you] У вас в руке { pieces }
        [computer] У компьютера в руке { pieces }
       *[other] { player }, в руке { pieces }
    }
label-taken =
    { $who ->
        [you] Вами снято: { pieces }
        [computer] Компьютером снято: { pieces }
       *[other] { player }, снято: { pieces }
    }
words-hand =
    { $stones ->
        [0] в руке пусто
       *[other] в руке { $stones }
    }
words-taken =
    { $stones ->
        [0] ничего не снято
       *[other] снято { $stones }
    }

## Меню, ничья, сдача, остановка

menu-look = Просмотреть ходы
menu-big = Большая доска
big-close = Обычная доска
menu-draw = Предложить ничью
menu-resign = Сдаться
menu-share = Отправить другу
menu-export = Сохранить как текст
resign-ask =
    { $who ->
        [you] Вы сдаётесь?
       *[other] { player }, вы сдаётесь?
    }
resign-yes = Сдаться
draw-ask = Предложить компьютеру ничью?
draw-offer = Предложить ничью
draw-declined = Компьютер хочет играть дальше.
draw-offered = { player } предлагает ничью
draw-confirm = { player }, вы согласны?
draw-accept = Согласиться
draw-decline = Играть дальше
decided =
    { $who ->
        [you] У вас { stones }, больше половины: вы уже не проиграете.
        [computer] У компьютера { stones }, больше половины: он уже не проиграет.
       *[other] { player }: { stones }, больше половины. Проиграть уже нельзя.
    }
decided-stop = Закончить
decided-on = Играть дальше

## Конец

result-draw = Ничья
result-lost = Победил компьютер
result-won =
    { $who ->
        [you] Вы победили
       *[other] Победа: { player }
    }
reason-side-empty = Лунки одной стороны пусты.
reason-side-empty-kept =
    { $who ->
        [you] Лунки компьютера пусты: оставшиеся в ваших лунках <b>{ stones }</b> — ваши.
        [computer] Ваши лунки пусты: остаток, <b>{ stones }</b>, достаётся хозяину, компьютеру.
       *[other] Одна сторона пуста. Остаток, <b>{ stones }</b>, достаётся хозяину: { player }.
    }
reason-side-empty-taken =
    { $who ->
        [you] Ваши лунки пусты: вы забираете остаток из чужих, <b>{ stones }</b>.
        [computer] Лунки компьютера пусты: он забирает остаток из ваших, <b>{ stones }</b>.
       *[other] { player } остаётся без камней и забирает остаток, <b>{ stones }</b>.
    }
reason-82-stones =
    { $who ->
        [you] Вы набрали 82 камня: больше половины.
        [computer] Компьютер набрал 82 камня: больше половины.
       *[other] { player } набирает 82 камня: больше половины.
    }
reason-no-move = Ходить нечем: остаток, <b>{ stones }</b>, достаётся той стороне, где лежит.
reason-no-move-taken =
    { $who ->
        [you] Компьютеру нечем ходить: вы забираете остаток на своей стороне, <b>{ stones }</b>.
        [computer] Вам нечем ходить: компьютер забирает остаток на своей стороне, <b>{ stones }</b>.
       *[other] Ходить нечем: { player } забирает остаток на своей стороне, <b>{ stones }</b>.
    }
reason-repetition = Одна и та же позиция в третий раз.
reason-no-capture =
    { $moves ->
        [one] { $moves } ход без взятия.
        [few] { $moves } хода подряд без взятия.
       *[many] { $moves } ходов подряд без взятия.
    }
reason-two-stones-left =
    { $who ->
        [you] У компьютера осталось только две фишки.
        [computer] У вас осталось только две фишки.
       *[other] У соперника осталось только две фишки.
    }
reason-blocked =
    { $who ->
        [you] Компьютер больше не может ходить.
        [computer] Вы больше не можете ходить.
       *[other] Соперник больше не может ходить.
    }
reason-board-empty = Доска пуста.
reason-one-seed-left = Осталось одно зерно. Его уже не взять, и оно не достаётся никому.
reason-cycle = Та же позиция вернулась без захвата.
reason-resigned =
    { $who ->
        [you] Вы сдались.
        [computer] Компьютер сдался.
       *[other] { player } сдаётся.
    }
reason-agreed = Ничья по соглашению.
reason-time =
    { $who ->
        [you] Ваше время вышло.
        [computer] Время компьютера вышло.
       *[other] Время вышло: { player }.
    }
reason-stopped =
    { $who ->
        [you] Остановлено: проиграть вы уже не могли.
        [computer] Остановлено: проиграть компьютер уже не мог.
       *[other] Остановлено: { player } уже не проигрывает.
    }
end-rematch = Ещё раз, начинает другой
end-again = Сыграть с этой позиции снова
end-look = Просмотр
end-next-set = Начать партию { $set }
match-points = матч { $near } – { $far }
match-decided = Исход матча решён.
match-stop = Закончить матч на этом
match-drawn = Матч окончен вничью.
match-won =
    { $who ->
        [you] Вы выиграли матч.
        [computer] Матч выиграл компьютер.
       *[other] Победа в матче: { player }.
    }

## Игры как ссылки

share-move = Отправить
share-title = Отправить эту игру
share-hint = В ссылке вся игра. Друг откроет её, сделает ход и пришлёт ссылку в ответ.
share-code = Код со ссылкой на эту игру
share-code-hint = Или пусть друг снимет код камерой. Ни на каком сервере ничего не хранится.
share-long = Для кода эта игра слишком длинная. Ни на каком сервере ничего не хранится.
share-send = Отправить…
share-copy = Скопировать ссылку
share-text = { $game } в Kazan:
share-who =
    { $who ->
        [you] Кто теперь играет за вас?
       *[other] Кто теперь играет на этой стороне ({ player })?
    }
share-who-friend = Мой друг, не здесь
share-who-here = Мы играем здесь, это копия
share-who-hint = Ходы друга вернутся ссылкой, которую вы откроете здесь.
link-title = Игра по ссылке
link-reading = Читаем игру…
link-turn =
    { $plies ->
        [0] Ходов ещё не было.
        [one] Сделан { $plies } ход.
        [few] Сделано { $plies } хода.
       *[many] Сделано { $plies } ходов.
    } Ходит: { player }.
link-over =
    { $plies ->
        [one] Игра окончена, в ней { $plies } ход.
        [few] Игра окончена, в ней { $plies } хода.
       *[many] Игра окончена, в ней { $plies } ходов.
    }
link-play = Играть дальше
link-play-hint = Следующий ход ваш, потом ход друга: отправьте ему ссылку.
link-both = Обе стороны играют здесь
link-look = Посмотреть
link-fork = Эта игра есть и на вашем устройстве, но там она пошла иначе.
link-live = В эту игру вы играете с другом одновременно. Если взять игру из ссылки, она продолжится по ссылкам.
link-fork-keep = Оставить мою
link-fork-both = Оставить обе
link-fork-replace = Взять эту вместо моей
link-older = Эта ссылка старее: ваша игра с тех пор продолжилась.
link-same = На этом ваша игра и стоит.
link-damaged = Ссылка повреждена: часть пропала или изменилась.
link-foreign = Это не ссылка на игру Kazan.
link-length = Эта ссылка длиннее любой игры.
link-wrong = В этой ссылке нет игры, в которую можно сыграть.
link-ask-again = Попросите прислать ссылку ещё раз и откройте её целиком. Ваши игры не тронуты.
link-home = К моим играм
link-installed = Kazan стоит на экране «Домой»?
link-installed-how = На этом устройстве ссылки открываются в браузере, а у него свои игры. Чтобы играть в приложении, скопируйте ссылку, откройте приложение и выберите «Сохранённые», затем «Открыть игру из текста».

## Игра одновременно

live-title = Играть одновременно
live-about = Друг открывает приглашение на другом устройстве, и каждый сразу видит ходы другого. Игра идёт, пока оба здесь; по дороге ничего не хранится.
live-lot = Кто начинает и какая раздача, решает жребий: он складывается из чисел обоих, выбрать его никто не может.
live-hosts = Ходы идут через эти открытые серверы: { $hosts }. Они запечатаны, прочесть их там нельзя.
live-invite = Сделать приглашение
live-invited = Приглашение
live-invited-hint = Отправьте его или покажите код. Ждём друга…
live-begun = Друг здесь.
live-text = Сыграйте со мной в Kazan:
live-asked = Друг приглашает вас играть одновременно.
live-asked-hint = Не нужны ни запись, ни имя.
live-join = Занять место
live-calling = Ищем связь… Без неё можно играть по ссылкам: это работает всегда.
live-waiting = Ждём друга…
live-both = Игра начнётся, когда эта страница открыта у обоих.
live-taken = Это место занял кто-то другой. Попросите новое приглашение.
live-version = На другой странице другая версия Kazan. Обновите страницу оба, и всё заработает.
live-show = Показать приглашение
live-link = Играть по ссылке
live-here = здесь
live-away = нет на месте, ждём…
live-offline = нет связи
live-back = Попросить ход назад
live-asks-end = { player } предлагает ничью.
live-asks-back = { player } просит вернуть ход.
live-asks-again = { player } хочет сыграть ещё.
live-asked-for = Спросили. Ждём ответа…
live-no = Нет
live-asks-next = { player } хочет сыграть следующую партию.
live-clock = Каждое устройство само измеряет, сколько думает его игрок. Время, что ход в дороге, не считается никому, до 15 секунд; только потом можно потребовать победу по времени.
live-fallen = Время вышло: { player }
live-claim = Потребовать победу
live-rite-waiting = Соперник выбирает…
live-withheld = Соперник не открывает загаданное число, поэтому жребия нет и игра не начинается. Нужно новое приглашение.
live-disputed = Часы не сходятся: соперник насчитал больше времени, чем прошло здесь. Эта игра не может продолжаться.
live-dropped = Соперник нарушал правила игры, его больше не слушаем.
live-stalls = Соперник ушёл или больше не играет.

## Играть с кем-то в другом месте

elsewhere-title = На другом устройстве
elsewhere-friend = С другом
open-title = С кем угодно
open-about = В общую комнату уходит вызов, и первый, кто хочет того же, садится за доску. Без записи, имени и переписки: сообщаются только игра, её правила и часы.
open-hosts = Для этого страница связывается с открытыми серверами: { $hosts }. Что вы ищете, там может прочесть каждый; ходы запечатаны.
open-look = Найти соперника
open-calling = Ищем соперника…
    .hint = Не закрывайте эту страницу. Через пять минут поиск закончится сам.
open-asking = Кто-то есть. Садимся…
open-expired = Никто не пришёл. Поищите ещё раз или сыграйте пока с компьютером.
open-again = Искать ещё раз
open-stop = Не искать
open-another = Сыграть с другим
open-others = Другие ищут
open-join = Играть
open-sets =
    { $sets ->
        [one] { $sets } партия
        [few] { $sets } партии
       *[many] { $sets } партий
    }
open-clock =
    { $kind ->
        [total] { $minutes } мин + { $gain } с
        [move] { $seconds } с на ход
        [tournament] { $long } мин
       *[none] без часов
    }

## Игры как текст

export-title = Сохранить как текст
export-hint = В этой записи вся игра. Сохраните её, распечатайте, откройте снова в Kazan.
export-text = Игра как текст
export-file = Сохранить в файл
export-copy = Скопировать
export-copied = Скопировано
import-title = Открыть игру из текста
import-hint = Вставьте текст игры Kazan, запись партии или ссылку либо выберите файл. В нём может быть много игр.
import-text = Текст игры
import-open = Открыть
import-file = Выбрать файл
import-game = Список без заголовка — это
import-game-told = видно по ходам
import-taken =
    { $games ->
        [one] Добавлена { $games } игра.
        [few] Добавлено { $games } игры.
       *[many] Добавлено { $games } игр.
    }
import-faults =
    { $games ->
        [one] Не читается { $games } игра:
        [few] Не читаются { $games } игры:
       *[many] Не читается { $games } игр:
    }
import-line = Строка { $line }:

## Научите меня

tool-teach = Совет
teach-asking = Ищу хороший ход…
teach-touch = Коснитесь другого места — скажу, чем тот ход хуже.
teach-move = Показать ход
teach-line = Что дальше
teach-advice = К совету
teach-play = Пойти так
teach-side = Какой ряд лучше?
settings-count = Показывать счёт
    .hint = У каждой вашей лунки: сколько камней дойдут точно до казны, чем сейчас можно пойти ещё раз или взять.

nudge-wins = Этим ходом можно выиграть.
nudge-tuzdik = Можно сделать туздык.
nudge-mill = Можно закрыть мельницу.
nudge-capture = Есть что взять.
nudge-again = Одна из ваших лунок доходит точно до казны. Посчитайте!
nudge-protects = Одна из ваших лунок в опасности.
nudge-denies-capture = Соперник готовит захват. Подумайте, чем ответить.
nudge-blocks = Соперник хочет закрыть мельницу.
nudge-first = Посмотрите на первые лунки, в начале ряда.
nudge-middle = Посмотрите на середину ряда.
nudge-last = Посмотрите на последние лунки.
nudge-quiet = Сейчас брать нечего: ищите, где две ваши фишки стоят в ряд или могут встать.
nudge-rows = Просчитайте оба ряда: где закончится первый ход каждого и что он захватит?
nudge-rows-free = Посмотрите на оба ряда: из какого первым ходом захватывают больше?

advice-pit = Хороша лунка { $pit }.
advice-move = Хороший ход: { $move }.
advice-also-pit = Лунка { $pit } ничуть не хуже.
advice-also-move = { $move } — ничуть не хуже.
advice-good = Это надёжный ход.
advice-searched = Лучше ничего не видно (ходов вперёд: { $moves }).
advice-wins = Он выигрывает партию.
advice-then-wins = Ход { $line } выигрывает партию.
advice-decides = У вас станет { $stones } — больше половины: проиграть уже нельзя.
advice-tuzdik = Лунка { $pit } соперника станет вашим туздыком.
advice-mill = Он закрывает мельницу и снимает фишку.
advice-capture-even = Захват из лунки { $pit }: { stones }.
advice-capture-opposite = Захват вместе с лункой напротив: { stones }.
advice-capture-chain = Захват цепочкой: { stones }.
advice-again =
    { $moves ->
        [1] Последний камень падает в казну: вы ходите ещё раз.
       *[other] Вы ходите ещё раз: { $line } приносит в казну { stones }.
    }
advice-then-capture = В конце хода лунка { $by } берёт { stones }.
advice-protects =
    { $how ->
        [moved] Камни уходят от опасности: лунка { $by } соперника взяла бы { stones } из вашей лунки { $pit }.
       *[guarded] Он защищает лунку { $pit }: лунка { $by } соперника взяла бы там { stones }.
    }
advice-denies-capture = Иначе соперник мог бы взять { stones } лункой { $by }; теперь — меньше.
advice-denies-tuzdik = Иначе соперник мог бы сделать туздыком вашу лунку { $pit }.
advice-denies-again = Он лишает соперника лишнего хода лункой { $by }.
advice-blocks = Он не даёт сопернику закрыть мельницу { $points }.
advice-double = Двойная мельница: фишка вернётся и снова закроет мельницу.
advice-sure = Что бы ни сделал соперник, вы сможете закрыть мельницу.
advice-threatens = Угроза: взять { stones } лункой { $by }.
advice-builds = Угроза: закрыть мельницу { $points }.
advice-readies = В следующий раз лунка { $by } может дать ещё один ход.
advice-keeps = Лунка { $by } по-прежнему готова дать ещё один ход, и взять её соперник сейчас не может.
advice-gains = Он приносит вам { stones }.
advice-hems =
    { $stones ->
        [one] У соперника остаётся { $stones } ход.
        [few] У соперника остаётся { $stones } хода.
       *[many] У соперника остаётся { $stones } ходов.
    }
advice-only = Другого хода нет.
advice-row =
    { $side ->
        [near] Нижний ряд лучше.
       *[far] Верхний ряд лучше.
    }
advice-row-free = Дальше не видно: ходы ещё предстоит выбирать.
advice-rows-alike = Оба ряда дают одно и то же.
row-outlook =
    { $side ->
        [near] Нижний ряд, если начинает
       *[far] Верхний ряд, если начинает
    }: в итоге { $own }:{ $other }. Ходов: { $turns }, кругов в первом: { $laps }.

fault-pit = Лунка { $pit }?
fault-move = { $move }?
fault-none = Насколько видно, почти не хуже.
fault-behind = Через несколько ходов это обойдётся примерно так: минус { stones }.
fault-throws = Совет выигрывает наверняка, этот ход — нет.
fault-ends-lost = Партия кончается, и вы проиграли.
fault-ends-drawn = Партия кончается вничью.
fault-lets-win = Тогда соперник может сразу выиграть.
fault-lets-tuzdik = Тогда соперник сделает туздыком вашу лунку { $pit }.
fault-lets-capture = Тогда лунка { $by } соперника берёт { stones }.
fault-lets-mill = Тогда соперник может закрыть мельницу { $points }.
fault-lets-again = Тогда соперник ходит лункой { $by } и получает ещё один ход.
fault-misses-tuzdik = Упускает туздык.
fault-misses-mill = Упускает мельницу.
fault-misses-capture = Упускает захват: { stones }.
fault-misses-again = Упускает лишний ход.

## Задачи

puzzle-title = Задача
puzzle-daily = Задача дня
puzzle-aim = Ваш ход: вы выигрываете, что бы ни делал соперник.
    .hint = Верен только один первый ход. Компьютер защищается как может.
puzzle-aim-moves = Ваш ход: выиграйте самое большее за столько своих ходов: { $moves }.
puzzle-side = С каким рядом выиграет тот, кто его возьмёт и начнёт?
puzzle-hole = Верно. Куда упадёт последнее зерно первого хода? Коснитесь лунки.
puzzle-wrong = Не то: теперь соперник уходит от поражения.
puzzle-wrong-guess = Нет, не то.
puzzle-why = Почему нет?
puzzle-late = Теперь одними { $moves } ходами не обойтись.
puzzle-solved = Решено!
puzzle-streak =
    { $days ->
        [one] { $days } день подряд.
        [few] { $days } дня подряд.
       *[many] { $days } дней подряд.
    }
puzzle-answer = Показать ответ
puzzle-earlier = Предыдущий день
puzzle-later = Следующий день
calendar = Календарь
calendar-earlier = Предыдущий месяц
calendar-later = Следующий месяц
calendar-solved = Решено в этом месяце: { $days }.
calendar-day-solved = решена
puzzle-level-easy = лёгкая
puzzle-level-medium = средняя
puzzle-level-hard = трудная

## Разбор

review-title = Разбор
review-start = Разобрать партию
review-running = Смотрю каждый ход…
review-stop = Стоп
review-done = Разбор готов.
review-accuracy = точность { $part } %
review-graph = Как менялись шансы, ход за ходом
review-previous = Предыдущий перелом
review-next = Следующий перелом
review-try = Попробовать другой ход
review-better-pit = Лучше было: лунка { $pit }.
review-better-move = Лучше было: { $move }.
review-calm = Выберите перелом — увидите, что было лучше.
review-none = Ни один ход не был большой потерей.
review-practice = проба

## Настройки

settings-language = Язык
settings-language-system = Как на устройстве
settings-theme = День и ночь
theme-system = Как на устройстве
theme-day = День
theme-night = Ночь
settings-pace = Темп камней
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-off = Сразу
settings-sound = Звук
    .hint = Мягкий стук каждого камня.
settings-haptics = Вибрация
    .hint = Короткий толчок при захвате и при новом ходе.
settings-confirm = Подтверждать ходы
    .hint = Второе касание того же места делает ход.
settings-skip = Касание завершает показ
    .hint = Касание, пока камни движутся, сразу показывает, чем всё кончится. Если выключено, оно ничего не делает.
settings-table = Двое у одного телефона
table-fixed = Доска стоит
    .hint = Оба смотрят с одной стороны.
table-turning = Доска вертится
    .hint = После каждого хода доска повёрнута к тому, кто ходит.
table-facing = Лицом к лицу
    .hint = Слова и числа дальней стороны перевёрнуты, чтобы читать оттуда.
settings-left = Для левшей
    .hint = Кнопки стоят на другой стороне.
settings-big = Большая доска
    .hint = Доска занимает весь экран, цифры видны всему классу.
settings-numbers = Рядом с лунками
numbers-none = Ничего
numbers-numbers = Номера
numbers-names = И названия
settings-looks = Вид досок
settings-wood = Доска
wood-own = У каждой игры своя
wood-walnut = Орех
wood-beech = Бук
wood-pear = Груша
wood-olive = Олива
settings-stones = Камни
stones-own = У каждой игры свои
stones-river = Речная галька
stones-glass = Стеклянные бусины
stones-bone = Кость
stones-seeds = Семена
settings-outcome = Говорить, к чему ведёт лучшая игра
    .hint = Как только компьютер докажет, чем должна кончиться игра, он скажет об этом по ходу партии.
settings-ponder = Думать заранее
    .hint = На уровне «Мастер» компьютер продолжает думать и в ваш ход. Но не при разряженной батарее.
settings-challenge = Играть с незнакомыми
    .hint = «С кем угодно» при игре на другом устройстве. На устройстве ребёнка это можно выключить.
settings-knowledge = Безупречные окончания
    .hint = Компьютер знает последние ходы некоторых игр наизусть, в том числе без сети.
knowledge-kept = На этом устройстве: { $games } ({ $size } КБ).
knowledge-later = { $size } КБ загрузятся, когда начнётся партия.
knowledge-fetch = Загрузить сейчас

## Статистика и хранение

statistics = Статистика
statistics-none = Считать пока нечего: здесь появятся законченные игры.
statistics-hint = Считается первый исход игры, сдача тоже. Если удалить игру, счёт не изменится.
statistics-line = Сыграно { $played }: побед { $won }, ничьих { $drawn }, поражений { $lost }
statistics-people = Сыграно { $played }, вничью { $drawn }
statistics-streak = Побед подряд: сейчас { $streak }, лучшее { $best }
statistics-helped = Побед с подсказкой или взятым назад ходом: { $helped }
statistics-chain = Самый длинный ход, лунок подряд: { $moves }
statistics-export = Сохранить результаты таблицей
statistics-reset = Обнулить статистику
statistics-ask = Забыть все результаты? Сами игры останутся.
keeping = Что хранится
keeping-sure = Браузер обещал хранить ваши игры.
keeping-unsure = Если на устройстве кончится место, браузер может стереть ваши игры.
keeping-ask = Попросить браузер хранить их
keeping-fresh = На экране «Домой» iPhone или iPad Kazan начинает с пустого места. Сначала сохраните здесь всё в файл, потом откройте его там.
everything-export = Сохранить всё в файл
everything-import = Открыть такой файл
everything-hint = Все игры, настройки и статистика в одном файле — для другого устройства или на всякий случай. При открытии здешнее остаётся, остальное добавляется; настройки берутся из файла.
everything-foreign = Это не файл со всем содержимым Kazan.
everything-taken =
    { $games ->
        [0] Всё это уже было здесь.
        [one] Добавлена { $games } игра.
        [few] Добавлены { $games } игры.
       *[many] Добавлено { $games } игр.
    }
everything-partly = Добавлено игр: { $games }. Не удалось прочитать: { $lost }.

## Неполадки

storage-refused = Этот браузер не даёт Kazan сохранять игры (приватное окно?). Играть можно, но при закрытии страницы игра пропадёт.
storage-full = На устройстве нет места для игр. Играть можно, но при закрытии страницы игра может пропасть.
saves-gone =
    { $games ->
        [one] { $games } игра, сохранённая здесь, пропала: её удалил браузер. Если вы сохраняли всё в файл, откройте его в настройках.
        [few] { $games } игры, сохранённые здесь, пропали: их удалил браузер. Если вы сохраняли всё в файл, откройте его в настройках.
       *[other] { $games } игр, сохранённых здесь, пропали: их удалил браузер. Если вы сохраняли всё в файл, откройте его в настройках.
    }
saves-at-risk = Kazan несколько дней не открывали, и этот браузер может тогда удалить игры. В настройках можно сохранить всё в файл.
saves-damaged = Сохранённые игры, которые этот Kazan не может прочитать: { $games }. Они остаются на устройстве.
game-elsewhere = Эта игра идёт в другой вкладке. Её можно продолжить здесь в любой момент.
new-version = Готова новая версия Kazan.
new-version-start = Открыть
error-error = Что-то пошло не так.
error-engine-download = Не удалось загрузить движок. Проверьте связь; ваша игра на месте.
error-engine-broken = Движок не запустился. Ваша игра на месте.
error-engine-slow = Движок запускается очень долго. Ваша игра на месте.
error-engine-fault = Движок ошибся. Ваша игра на месте.
error-engine-died = Движок остановился. Ваша игра на месте.
error-page-part = Часть Kazan не загрузилась. Проверьте связь и попробуйте ещё раз; ваши партии на месте.
no-script = Для Kazan нужен JavaScript.
not-started = Kazan не запустился. Проверьте связь и перезагрузите страницу; ваши игры на месте.
old-browser = Этот браузер слишком старый для Kazan. Нужен Chrome или Edge 117, Firefox 115, Safari 16.4 или новее.
error-illegal-move = Здесь так ходить нельзя.
error-game-over = Эта игра окончена.
error-ending = Сейчас игра не может так закончиться.
error-record = Текст не читается как игра.
error-record-foreign = Этот текст не игра Kazan.
error-record-version = Эта игра из более новой версии Kazan. Обновите страницу, чтобы получить её.
error-record-length = Этот текст длиннее любой игры.
error-record-damaged = Текст повреждён: часть пропала или изменилась.
error-row = Такой позиции, как в этом тексте, быть не может.
error-notation = Так ходы не записывают.
error-option = У этой игры нет такой настройки.
error-match = Такого матча быть не может.
error-unknown-game = Непонятно, какая это игра.
error-header = Этот заголовок не читается.
error-data = Компьютер не может воспользоваться частью того, что знает наизусть. Он играет дальше без неё.
error-data-foreign = Часть того, что компьютер знает наизусть, оказалась не тем, чем должна быть. Он играет дальше без неё.
error-data-version = Часть того, что компьютер знает наизусть, относится к другой версии Kazan. Он играет дальше без неё.
error-data-wrong = Часть того, что компьютер знает наизусть, относится к другой игре. Он играет дальше без неё.
error-data-damaged = Часть того, что компьютер знает наизусть, повреждена и удалена. Он играет дальше без неё.

## Расстановка позиции

editor-title = Расставить позицию
menu-edit = Изменить эту позицию
editor-side =
    { $who ->
        [light] Светлые
        [dark] Тёмные
       *[player] { player }
    }
editor-turn = Ходит
editor-touch = Что делает касание
editor-add = Касание добавляет камень
editor-take = Касание убирает камень
editor-tuzdik = Касание делает туздык
editor-count = Число камней
editor-next = Дальше
editor-good = Такую позицию можно играть.
editor-over = В этой позиции игра уже окончена.
editor-start = Начальная позиция
editor-clear = Очистить доску
editor-mirror = Поменять стороны
editor-how = Коснитесь места на доске; если держать, счёт идёт дальше. Клавишами: стрелки, + и − или число.
editor-use = Что дальше?
editor-me = Вы играете за
editor-computer = Играть с компьютером
editor-analyse = Разобрать
editor-link = Отправить ссылкой
    .hint = Кто её откроет, сможет играть с этой позиции.
editor-puzzle = Сделать задачу
editor-proving = Ищу выигрыш, который можно доказать…
editor-puzzle-proved =
    { $moves ->
        [0] { editor-side }: ход и выигрыш при любой защите. Это доказано.
        [1] { editor-side }: ход и сразу выигрыш. Это доказано.
       *[other] { editor-side }: ход и выигрыш, своих ходов не больше { $moves }. Это доказано.
    }
editor-puzzle-right =
    { $right ->
        [1] Первых ходов: { $choices }, верен только один.
       *[other] Первых ходов: { $choices }, из них верны { $right }; годится любой.
    }
editor-puzzle-none = Выигрыш здесь доказать не удалось, так что задачи не выйдет. Позицию всё равно можно отправить ссылкой.
editor-puzzle-text = Найдёте ход? { $game } в Kazan:
position-stones-over = Лишнее: { stones }
position-stones-short = Не хватает: { stones }
position-below-none = Меньше нуля камней в лунке не бывает.
position-side-empty = { editor-side }: в лунках нет камней, игра была бы окончена.
position-no-move = { editor-side }: ходить нечем, в лунках нет камней.
position-tuzdik-ninth = В 9-й лунке туздыка не бывает.
position-tuzdik-stones = В туздыке камни не лежат.
position-tuzdik-kazan = { editor-side }: туздык приносит 3 камня, значит, в казане их не меньше 3.
position-tuzdik-same = У двух туздыков не бывает одного номера.
position-captured-one = { editor-side }: одно зерно захватить нельзя.
position-side-over = { editor-side }: лишнее вместе с рукой — { pieces }.
position-side-short = { editor-side }: меньше трёх фишек, игра была бы окончена.
position-hands = Фишки в руке не подходят к очереди хода: начинают светлые, дальше по очереди.
position-taken-early = { editor-side }: слишком рано для такого взятия ({ pieces }).
position-mill-untaken = { editor-side }: стоит мельница, а у соперника ничего не взято.
puzzle-shared = Составлено для вас
puzzle-ways = Верных первых ходов: { $right }. Компьютер защищается как может.
puzzle-unproved = В этой позиции выигрыш не доказан, так что это не задача. С неё можно играть.

## Картинки

picture-title = Картинка или анимация
picture-what = Что отправить
picture-still = Картинка
picture-move = Последний ход
picture-game = Вся игра
picture-shown = Картинка игры: { $game }
picture-caption = Ход { $ply }: { $move }
picture-making = Рисую…
picture-done = Готово: { $kilobytes } КБ
picture-share = Поделиться…
picture-save = Сохранить в файл
