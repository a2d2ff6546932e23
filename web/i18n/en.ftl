# Kazan in English. $who says whom a sentence is about: you (the one person here), computer, name
# ($name), player ($number). Parts between <b> and </b> are strong.

app-name = Kazan
title-game = { $game } · Kazan
app-description = Five traditional games of stones
first-game = kalah

## The games

game-mangala = Turkish Mangala
    .line = the first stone stays put
    .about = The tournament game of Turkish schools. The first stone goes back into its own pit, an even number in a pit of the other side is captured, and whoever runs out of stones takes the rest.
game-kalah = Kalah
    .line = the well-known mancala
    .about = What most people call mancala. The first stone goes into the next pit; a last stone in the store moves again, a last stone in an empty pit of your own captures.
game-toguz = Toguz Korgool
    .lang = ky
    .line = Togyz Kumalak · 162 stones
    .about = The game of the Kyrgyz and the Kazakhs: nine pits with nine stones each. An even number captures, and once in a game three make a pit of the other side your tuzdik.
game-gaziantep = Gaziantep Mangala
    .line = sow on and on, watch the sweep
    .about = From the tea houses of Gaziantep. A hand of seeds is sown on and on until a hole was empty or holds two or four. By tradition nobody chooses a move: guess, choose your side, and watch.
game-morris = Nine Men’s Morris
    .line = three in a row takes a stone
    .about = Place nine stones, then slide them along the lines. Three in a row are a mill and take a stone of the other side.

## Who

player =
    { $who ->
        [you] You
        [computer] Computer
        [name] { $name }
        [friend] Your friend
        [stranger] The other side
       *[player] Player { $number }
    }
stones =
    { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }

# Stones of Nine Men's Morris, where a language has another word for them.
pieces =
    { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }

## Home and saved games

back = Back
close = Close
cancel = Cancel
menu = Menu
tools = Tools
settings = Settings
rules = How to play
about-site = About Kazan
new-game = New game
try-again = Try again
home-continue = Continue
home-play = Play
home-further = Continue
home-all-games = All saved games
home-class = For teachers: lessons, sheets to print, a tournament
offline-filling = Being kept on this device…
offline-ready = Ready for offline
quick-start = Quick start
quick-computer = Computer
quick-people = Two players
quick-games = Saved games
quick-title =
    { $opponent ->
        [computer] Against the computer
       *[person] Two players, one phone
    }
quick-options = Options of { $game }
games-title = Saved games
games-none = No saved games yet. Every game you play is kept here.
games-open = In play
games-ended = Finished
games-import = Open a game from text
games-export = Save all games as text
games-search = Search finished games
games-found =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
weekday =
    { $weekday ->
        [1] Mo
        [2] Tu
        [3] We
        [4] Th
        [5] Fr
        [6] Sa
       *[7] Su
    }
games-delete = Delete
delete-ask = Delete this game?
delete-yes = Delete
score = { $near } – { $far }
versus = { $near } · { $nearPoints } – { $farPoints } · { $far }
set-of = Set { $set } of { $sets }

## Setting up

setup-start = Start
setup-more = Rules of this game
setup-opponent = Against
opponent-computer = The computer
opponent-person = A person here
opponent-elsewhere = Elsewhere
setup-level = Level
level-easy = Easy
    .hint = Makes mistakes now and then.
level-medium = Medium
    .hint = Looks a few moves ahead.
level-hard = Hard
    .hint = Looks much deeper, and does not always play alike.
level-expert = Expert
    .hint = Looks deeper still and forgives little.
level-master = Master
    .hint = Plays as well as it can in two seconds.
level-side = Nobody chooses a move in this form; the level only tells how well the computer chooses its side.
setup-name = Name of player { $number }
setup-starter = Who starts?
setup-light = Who plays light and starts?
starter-me = Me
starter-other = Computer
starter-me-person = Player 1
starter-other-person = Player 2
starter-lot = By lot
    .hint = A coin decides.
starter-turn = In turn
    .hint = Whoever did not start last time.
starter-guess = “Odd or even?” One hides a seed or two, the other guesses. Whoever wins the guess chooses a side and starts.
setup-sets = Sets
    .hint =
        { $sets ->
            [1] One game.
           *[other] A match of { $sets } sets: a win is 1 point, a draw ½. The players start in turn.
        }
sets-even-deal = A single game: with seven seeds in every hole it would always go the same way.
touch-move = Touch-move
    .hint = A move cannot be taken back.
setup-tournament = As in a tournament
    .hint = Five sets, touch-move, and a lot for the start.
setup-handicap = Who gives stones?
handicap-none = Nobody
handicap-stones = Stones given
    .hint = The stronger player gives: at the start these stones, one from each of his pits in turn, lie in the other’s store.
option-kalah-seeds = Stones in each pit
    .hint = 4 is usual, 3 is shorter, 6 is longer.
option-kalah-leftovers = Stones left at the end
    .value-owner = Stay with their owner
    .value-emptier = To the empty side
    .hint-owner = The usual rule: each player keeps what lies in his own pits.
    .hint-emptier = A house rule: whoever has no stones left takes the rest.
option-kalah-empty-capture = Capture a lone stone
    .hint = A last stone in your own empty pit is taken even when the pit opposite is empty.
option-toguz-repetition = End by repetition
    .value-0 = Off
    .value-3 = Third time
    .hint-0 = As in tournaments.
    .hint-3 = When a position occurs for the third time the game ends, and the stones go to the side they lie on.
option-gaziantep-chain = A chain of captures
    .value-at-once = At once
    .value-in-turn = One by one
    .hint-at-once = Every hole in line with two or four is swept in one go.
    .hint-in-turn = Hole by hole, looking again each time.
option-gaziantep-start-hole = Which hole is played
    .value-left-most = The left-most
    .value-any = Any
    .hint-left-most = The tradition: the first hole with seeds. Nobody chooses.
    .hint-any = A game of choice: any hole of your row. Not the tradition.
option-gaziantep-deal = The seeds
    .value-even = 7 each
    .value-random = By chance
    .value-at-least-two = At least 2
    .hint-even = Equal seeds, but not equal chances: without a choice this deal always ends the same way.
    .hint-random = Each seed falls into any hole.
    .hint-at-least-two = Two in every hole, the others by chance.
option-morris-flying = Flying
    .hint = With only three stones left they may go to any free point.
option-morris-quiet-limit = Draw after moves without a capture
    .hint = Both sides counted together; 0 means never.
option-morris-repetition = Draw by repetition
    .value-3 = Third time
    .value-0 = Off
    .hint-3 = The same position for the third time is a draw.
    .hint-0 = Positions may come back for ever.

## The clock

setup-clock = Clock
clock-none = None
    .hint = Take your time.
clock-total = For the game
    .hint = Each has so many minutes for the whole game, and gains some seconds with every turn.
clock-move = For a move
    .hint = Each move has so many seconds.
clock-tournament = Toguz style
    .hint = One time for the whole game, and nothing is added. Whoever runs out of it loses, however many stones he has.
clock-minutes = Minutes for each
clock-gain = Seconds gained by a turn
clock-seconds = Seconds for a move
clock-left =
    { $who ->
        [you] You have { $seconds } seconds left.
        [computer] The computer has { $seconds } seconds left.
       *[other] { player } has { $seconds } seconds left.
    }

## The lot and the guess

coin-title = The lot
coin-result =
    { $who ->
        [you] You start
        [computer] The computer starts
       *[other] { player } starts
    }
coin-start = Play
rite-call = Tek mi, çift mi?
rite-pass = Hand the phone to { player }
rite-here = I am { player }
rite-cover = The other one looks away.
rite-hide =
    { $who ->
        [you] Hide one seed or two
       *[other] { player }, hide one seed or two
    }
    .hint = The other one guesses.
rite-guess =
    { $who ->
        [computer] The computer holds seeds in its fist. Odd or even?
       *[other] { player } holds seeds in the fist. Odd or even?
    }
    .hint = Guess right, and the choice of side is yours.
rite-seeds =
    { $seeds ->
        [1] One
       *[other] Two
    }
rite-odd-even =
    { $seeds ->
        [1] Odd
       *[other] Even
    }
rite-told =
    { $seeds ->
        [1] One seed
       *[other] Two seeds
    }: { $answer ->
        [right] the guess was right
       *[wrong] the guess was wrong
    }
rite-choice =
    { $who ->
        [you] You choose your side and start.
        [computer] The computer chooses its side and starts.
       *[other] { player } chooses a side and starts.
    }
rite-go-on = Go on
rite-dealing = Dealing the seeds…
rite-computer = The computer is choosing…
rite-computer-took =
    { $side ->
        [near] The computer takes the lower row
       *[far] The computer takes the upper row
    } and starts
rite-side =
    { $who ->
        [you] Which row is yours?
       *[other] { player }, which row is yours?
    }
    .hint = Your row is sown from your left to your right, beginning with its first hole.
rite-far = The upper row
rite-near = The lower row
rite-counting = Counting both rows out…

## In play

status-turn =
    { $who ->
        [you] Your turn
        [computer] The computer’s turn
       *[other] { player }’s turn
    }
status-thinking = The computer is thinking…
status-starting = Getting ready…
status-queued = Getting ready… your touch is kept
status-over = The game is over
status-confirm = Touch again to play
status-take = Take a stone
status-looking = Move { $ply } of { $plies }
outcome-draw = A draw with best play
outcome-won =
    { $who ->
        [you] You win with best play
        [computer] The computer wins with best play
       *[other] { player } wins with best play
    }
outcome-won-by =
    { $who ->
        [you] You win by { $stones } with best play
        [computer] The computer wins by { $stones } with best play
       *[other] { player } wins by { $stones } with best play
    }
confirm-move = Play
tool-undo = Undo
tool-redo = Redo
tool-replay = Replay
tool-skip = Skip
tool-moves = Moves
tool-share = Send
tool-first = Start
tool-back = Back
tool-next = Next
tool-last = End
tool-close = Done
look-tools = Looking back
moves-title = Moves

banner-again =
    { $who ->
        [you] Play again
        [computer] The computer plays again
       *[other] { player } plays again
    }
    .detail = last stone in the store
banner-capture-even =
    { $who ->
        [you] You capture { $stones }
        [computer] The computer captures { $stones }
       *[other] { player } captures { $stones }
    }
    .detail =
        { $game ->
            [gaziantep] two or four, and opposite
           *[other] now an even number
        }
banner-capture-opposite =
    { $who ->
        [you] You capture { $stones }
        [computer] The computer captures { $stones }
       *[other] { player } captures { $stones }
    }
    .detail = with the pit opposite
banner-capture-chain =
    { $who ->
        [you] You sweep { $stones }
        [computer] The computer sweeps { $stones }
       *[other] { player } sweeps { $stones }
    }
    .detail = a chain of twos and fours
banner-tuzdik = Tuzdik!
    .detail =
        { $who ->
            [you] pit { $pit } is yours now
            [computer] pit { $pit } is the computer’s now
           *[other] pit { $pit } belongs to { player } now
        }
banner-mill = Mill
    .detail =
        { $who ->
            [you] you take a stone
            [computer] the computer takes a stone
           *[other] { player } takes a stone
        }
banner-take =
    { $who ->
        [you] You have a mill
       *[other] { player } has a mill
    }
    .detail = take a stone
banner-pass =
    { $who ->
        [you] You pass
        [computer] The computer passes
       *[other] { player } passes
    }
    .detail = the row is empty
banner-endless = A turn without end
    .detail = it counts as a pass
banner-lap = Lap { $stones }
    .detail = the seeds are sown on

nothing-own-even = One’s own pit: even counts only on the other side
nothing-opposite-empty = The pit opposite is empty: nothing to take
nothing-rival-empty = An empty pit of the other side captures nothing
nothing-own-three = Three in one’s own pit make no tuzdik
nothing-ninth-pit = Three, but no tuzdik: never in pit 9
nothing-second-tuzdik = Three, but no tuzdik: only one each
nothing-same-number = Three, but no tuzdik: same place as the other’s
nothing-lone-stone = A lone stone moves on to the next pit
nothing-was-empty = The hole was empty: the turn ends
nothing-in-tuzdik = Into a tuzdik: the stone goes to its owner

refuse-over = The game is over
refuse-wait = Wait: it is the computer’s turn
refuse-friend = Wait: it is the other side’s turn
refuse-absent = Wait until you are both ready
refuse-halted = This game does not go on
refuse-store =
    { $game ->
        [toguz] What is in a kazan stays there
       *[other] What is in a store stays there
    }
refuse-other-side =
    { $who ->
        [you] Not your side
       *[other] The other side: it is { player }’s turn
    }
refuse-empty = Pit { $pit } is empty
refuse-tuzdik = A tuzdik is never played
refuse-not-first = Only the left-most hole with seeds may be played
refuse-protected = A stone in a mill is protected while others stand free
refuse-take = Take one of the other stones
refuse-reach = The stone cannot go there
refuse-occupied = This point is taken
refuse-other-stone =
    { $who ->
        [you] That stone is not yours
       *[other] The other’s stone: it is { player }’s turn
    }
refuse-stuck = This stone has no free point beside it
refuse-no-stone = There is no stone here

tell-sow =
    { $who ->
        [you] You play pit { $pit }, { stones }.
        [computer] The computer plays pit { $pit }, { stones }.
       *[other] { player } plays pit { $pit }, { stones }.
    }
tell-move =
    { $who ->
        [you] You play { $move }.
        [computer] The computer plays { $move }.
       *[other] { player } plays { $move }.
    }
tell-undo = Taken back.
tell-redo = Played again.

# Names of the pits of Togyz Kumalak (Kazakh), from the left of their owner.
pit-toguz-1 = Art
pit-toguz-2 = Tekturmas
pit-toguz-3 = At otpes
pit-toguz-4 = Atsyratar
pit-toguz-5 = Bel
pit-toguz-6 = Belbasar
pit-toguz-7 = Kandykakpan
pit-toguz-8 = Kokmoiyn
pit-toguz-9 = Mandai

label-row =
    { $who ->
        [you] Your row
        [computer] The computer’s row
       *[other] { player }’s row
    }
label-pit =
    { $who ->
        [you] Your pit { $pit }
        [computer] The computer’s pit { $pit }
       *[other] { player }, pit { $pit }
    }: { stones }
count-need = { stones } end in the store
count-again = moves again now
count-tuzdik = makes a tuzdik now
count-captures = captures { stones } now
label-tuzdik =
    { $who ->
        [you] Your tuzdik
        [computer] The computer’s tuzdik
       *[other] Tuzdik of { player }
    }, pit { $pit }
label-store =
    { $who ->
        [you]
            { $game ->
                [toguz] Your kazan
               *[other] Your store
            }
        [computer]
            { $game ->
                [toguz] The computer’s kazan
               *[other] The computer’s store
            }
       *[other]
            { $game ->
                [toguz] Kazan of { player }
               *[other] Store of { player }
            }
    }: { stones }
label-point =
    { $point }: { $stone ->
        [light] light stone
        [dark] dark stone
       *[none] free
    }
label-hand =
    { $who ->
        [you] You have { pieces } in hand
        [computer] The computer has { pieces } in hand
       *[other] { player } has { pieces } in hand
    }
label-taken =
    { $who ->
        [you] You have taken { pieces }
        [computer] The computer has taken { pieces }
       *[other] { player } has taken { pieces }
    }
words-hand =
    { $stones ->
        [0] none in hand
       *[other] { $stones } in hand
    }
words-taken =
    { $stones ->
        [0] none taken
       *[other] { $stones } taken
    }

## Menu, draw, resigning, stopping

menu-look = Look back
menu-big = Big board
big-close = Normal board
menu-draw = Offer a draw
menu-resign = Resign
menu-share = Send to a friend
menu-export = Save as text
resign-ask =
    { $who ->
        [you] Do you resign?
       *[other] { player }, do you resign?
    }
resign-yes = Resign
draw-ask = Offer the computer a draw?
draw-offer = Offer a draw
draw-declined = The computer wants to play on.
draw-offered = { player } offers a draw
draw-confirm = { player }, do you accept?
draw-accept = Accept
draw-decline = Play on
decided =
    { $who ->
        [you] You have { stones }, more than half: you cannot lose any more.
        [computer] The computer has { stones }, more than half: it cannot lose any more.
       *[other] { player } has { stones }, more than half, and cannot lose any more.
    }
decided-stop = Stop here
decided-on = Play on

## The end

result-draw = Draw
result-lost = The computer wins
result-won =
    { $who ->
        [you] You win
       *[other] { player } wins
    }
reason-side-empty = The pits of one side are empty.
reason-side-empty-kept =
    { $who ->
        [you] The computer’s pits are empty: the <b>{ stones }</b> left in your pits are yours.
        [computer] Your pits are empty: the <b>{ stones }</b> left go to their owner, the computer.
       *[other] One side is empty: the <b>{ stones }</b> left go to their owner, { player }.
    }
reason-side-empty-taken =
    { $who ->
        [you] Your pits are empty: you take the <b>{ stones }</b> left in the other pits.
        [computer] The computer’s pits are empty: it takes the <b>{ stones }</b> left in yours.
       *[other] { player }’s pits are empty, and so { player } takes the <b>{ stones }</b> left.
    }
reason-82-stones =
    { $who ->
        [you] You have reached 82 stones: more than half.
        [computer] The computer has reached 82 stones: more than half.
       *[other] { player } has reached 82 stones: more than half.
    }
reason-no-move = The side to move has no stones: the <b>{ stones }</b> left go to the side they lie on.
reason-no-move-taken =
    { $who ->
        [you] The computer has no move: you take the <b>{ stones }</b> left on your side.
        [computer] You have no move: the computer takes the <b>{ stones }</b> left on its side.
       *[other] No move is left: { player } takes the <b>{ stones }</b> on that side.
    }
reason-repetition = The same position for the third time.
reason-no-capture =
    { $moves ->
        [one] 1 move without a capture.
       *[other] { $moves } moves in a row without a capture.
    }
reason-two-stones-left =
    { $who ->
        [you] The computer has only two stones left.
        [computer] You have only two stones left.
       *[other] The other side has only two stones left.
    }
reason-blocked =
    { $who ->
        [you] The computer cannot move any more.
        [computer] You cannot move any more.
       *[other] The other side cannot move any more.
    }
reason-board-empty = The board is empty.
reason-one-seed-left = One seed is left. It can never be captured and counts for nobody.
reason-cycle = The same board has come back without a capture.
reason-resigned =
    { $who ->
        [you] You resigned.
        [computer] The computer resigned.
       *[other] { player } resigned.
    }
reason-agreed = A draw by agreement.
reason-time =
    { $who ->
        [you] Your time is up.
        [computer] The computer’s time is up.
       *[other] { player }’s time is up.
    }
reason-stopped =
    { $who ->
        [you] Stopped: you could not lose any more.
        [computer] Stopped: the computer could not lose any more.
       *[other] Stopped: { player } could not lose any more.
    }
end-rematch = Play again, other side starts
end-again = Play this position again
end-look = Look back
end-next-set = Start set { $set }
match-points = match { $near } – { $far }
match-decided = The match is decided.
match-stop = Stop the match here
match-drawn = The match is drawn.
match-won =
    { $who ->
        [you] You win the match.
        [computer] The computer wins the match.
       *[other] { player } wins the match.
    }

## Games as links

share-move = Send
share-title = Send this game
share-hint = The link holds the whole game. Your friend opens it, plays, and sends a link back.
share-code = Code with the link to this game
share-code-hint = Or let your friend photograph the code. Nothing is kept on any server.
share-long = This game is too long for a code. Nothing is kept on any server.
share-send = Send…
share-copy = Copy the link
share-text = { $game } in Kazan:
share-who =
    { $who ->
        [you] Who plays for you from now on?
       *[other] Who plays for { player } from now on?
    }
share-who-friend = My friend, elsewhere
share-who-here = We play here, this is a copy
share-who-hint = Your friend’s moves come back as a link that you open here.
link-title = A game by link
link-reading = Reading the game…
link-turn =
    { $plies ->
        [0] Nobody has moved yet.
        [one] One move has been made.
       *[other] { $plies } moves have been made.
    } { player } is to move.
link-over =
    { $plies ->
        [one] The game is over after one move.
       *[other] The game is over after { $plies } moves.
    }
link-play = Play on
link-play-hint = You make the next move, your friend the one after it: send a link back.
link-both = Both sides play here
link-look = Look at it
link-fork = This game is on your device too, but another way was taken.
link-live = You play this game with your friend at the same time. If you take the game of this link instead, it goes on by links.
link-fork-keep = Keep my game
link-fork-both = Keep both
link-fork-replace = Take this one instead of mine
link-older = That link was older: your game has gone on since.
link-same = That is where your game stands.
link-damaged = The link is damaged: a part of it is missing or was changed.
link-foreign = This is not a link to a Kazan game.
link-length = This link is longer than any game.
link-wrong = There is no game in this link that could be played.
link-ask-again = Ask for the link again, and open the whole of it. Your own games are untouched.
link-home = To my games
link-installed = Is Kazan on your home screen?
link-installed-how = On this device a link opens in the browser, which keeps games of its own. To play in the app, copy the link, open the app, and choose Saved games, then Open a game from text.

## Playing live

live-title = Play at the same time
live-about = Your friend opens an invitation on another device, and each sees the other’s moves at once. Play goes on while both are here; nothing is stored on the way.
live-lot = The lot decides who begins, and the deal if there is one: drawn from a number of each, so that nobody can choose.
live-hosts = The moves go through these public relays: { $hosts }. They are sealed, the relays cannot read them.
live-invite = Make an invitation
live-invited = Invitation
live-invited-hint = Send it, or show the code. Waiting for your friend…
live-begun = Your friend is here.
live-text = Play with me in Kazan:
live-asked = A friend invites you to a game at the same time.
live-asked-hint = No account and no name is needed.
live-join = Take the seat
live-calling = Looking for a connection… Without one you can play by links: that always works.
live-waiting = Waiting for your friend…
live-both = The game begins when both have this page open.
live-taken = Somebody else has taken this seat. Ask for a new invitation.
live-version = The other page has another version of Kazan. Both reload the page, then it works.
live-show = Show the invitation
live-link = Play by link
live-here = is here
live-away = away, waiting…
live-offline = no connection
live-back = Ask to take back
live-asks-end = { player } offers a draw.
live-asks-back = { player } asks to take a move back.
live-asks-again = { player } wants another game.
live-asked-for = Asked. Waiting for the answer…
live-no = No
live-asks-next = { player } wants to play the next set.
live-clock = Each device measures its own player’s thinking. What a move needs on its way counts for nobody, up to 15 seconds; only after that can a win on time be claimed.
live-fallen = { player }: no time left.
live-claim = Claim the win
live-rite-waiting = The other one is choosing…
live-withheld = The other side does not open the number it is bound to, so the lot cannot fall and the game does not begin. A new invitation is needed.
live-disputed = The clocks do not agree: the other side counts more time than has passed here. This game cannot go on.
live-dropped = The other side did not keep to the rules of the game, so nothing more is heard of it.
live-stalls = The other side has gone, or plays no more.

## Playing with somebody elsewhere

elsewhere-title = On another device
elsewhere-friend = With a friend
open-title = With anybody
open-about = A call goes to a public room, and the first who wants the same game sits down. No account, no name, no chat: only the game, its rules and the clock are told.
open-hosts = For this the page talks to these public relays: { $hosts }. Anybody there can read what you look for; the moves are sealed.
open-look = Look for somebody
open-calling = Looking for somebody…
    .hint = Keep this page open. After five minutes the search ends by itself.
open-asking = Somebody is there. Sitting down…
open-expired = Nobody has come. Look again, or play the computer meanwhile.
open-again = Look again
open-stop = Stop looking
open-another = Play somebody else
open-others = Others are looking for
open-join = Play this
open-sets =
    { $sets ->
        [1] 1 set
       *[other] { $sets } sets
    }
open-clock =
    { $kind ->
        [total] { $minutes } min + { $gain } s
        [move] { $seconds } s for a move
        [tournament] { $long } min
       *[none] no clock
    }

## Games as text

export-title = Save as text
export-hint = This sheet is the whole game. Keep it, print it, open it again in Kazan.
export-text = The game as text
export-file = Save as a file
export-copy = Copy
export-copied = Copied
import-title = Open a game from text
import-hint = Paste the text of a Kazan game, a score sheet or a link, or choose a file. It may hold many games.
import-text = Text of a game
import-open = Open
import-file = Choose a file
import-game = A list without a heading is
import-game-told = told by its moves
import-taken =
    { $games ->
        [one] One game was taken in.
       *[other] { $games } games were taken in.
    }
import-faults =
    { $games ->
        [one] One game cannot be read:
       *[other] { $games } games cannot be read:
    }
import-line = Line { $line }:

## Teach me

tool-teach = Teach me
teach-asking = Looking for a good move…
teach-touch = Touch another place to hear what would go wrong there.
teach-move = Show the move
teach-line = What follows
teach-advice = Back to the advice
teach-play = Play it
teach-side = Which row is better?
settings-count = Show the count
    .hint = By each of your pits: how many stones end exactly in the store, and what moves again or captures now.

nudge-wins = You can win with this turn.
nudge-tuzdik = There is a tuzdik to be made.
nudge-mill = You can close a mill.
nudge-capture = There is something to capture.
nudge-again = One of your pits ends exactly in the store. Count!
nudge-protects = One of your heaps is in danger.
nudge-denies-capture = The other side is about to capture. Look what you can do about it.
nudge-blocks = The other side wants to close a mill.
nudge-first = Look at your first pits, far from the end of your row.
nudge-middle = Look at the middle of your row.
nudge-last = Look at your last pits.
nudge-quiet = Nothing to take at once: look where two of yours are in line, or could be.
nudge-rows = Count both rows out: where does the first turn of each end, and what does it capture?
nudge-rows-free = Look at both rows: from which can more be captured with the first turn?

advice-pit = Pit { $pit } is good.
advice-move = { $move } is good.
advice-also-pit = Pit { $pit } is just as good.
advice-also-move = { $move } is just as good.
advice-good = It is a sound move.
advice-searched = Looking { $moves } moves ahead, nothing is better.
advice-wins = It wins the game.
advice-then-wins = The turn { $line } wins the game.
advice-decides = It brings you to { $stones }, more than half: you cannot lose any more.
advice-tuzdik = Pit { $pit } of the other side becomes your tuzdik.
advice-mill = It closes a mill and takes a stone.
advice-capture-even = It captures { stones } from pit { $pit }.
advice-capture-opposite = It captures { stones }, with the pit opposite.
advice-capture-chain = It sweeps { stones } in a chain.
advice-again =
    { $moves ->
        [1] The last stone falls in your store: you move again.
       *[other] You move again: { $line } brings { stones } into your store.
    }
advice-then-capture = At the end of the turn pit { $by } captures { stones }.
advice-protects =
    { $how ->
        [moved] It brings a heap to safety: pit { $by } of the other side would have taken { stones } from pit { $pit }.
       *[guarded] It protects your pit { $pit }: pit { $by } of the other side would have taken { stones } there.
    }
advice-denies-capture = Otherwise the other side could take { stones } with pit { $by }; now it gets fewer.
advice-denies-tuzdik = Otherwise the other side could make your pit { $pit } its tuzdik.
advice-denies-again = It takes an extra turn from pit { $by } of the other side.
advice-blocks = It keeps the other side from closing the mill { $points }.
advice-double = A double mill: the stone goes back and closes a mill again.
advice-sure = Whatever the other side does, you can close a mill next.
advice-threatens = It threatens to take { stones } with pit { $by }.
advice-builds = It threatens to close the mill { $points }.
advice-readies = Next time pit { $by } could move again.
advice-keeps = Pit { $by } stays ready to move again, and the other side cannot take it now.
advice-gains = It puts { stones } into your store.
advice-hems =
    { $stones ->
        [one] The other side has only 1 move left.
       *[other] The other side has only { $stones } moves left.
    }
advice-only = There is no other move.
advice-row =
    { $side ->
        [near] The lower row is better.
       *[far] The upper row is better.
    }
advice-row-free = That is as far as one can look ahead: the moves are still to be chosen.
advice-rows-alike = Both rows come to the same.
row-outlook =
    { $side ->
        [near] The lower row, if it begins
       *[far] The upper row, if it begins
    }: { $own } to { $other } in the end. Turns: { $turns }, laps in the first one: { $laps }.

fault-pit = Pit { $pit }?
fault-move = { $move }?
fault-none = Hardly worse, as far as one can see.
fault-behind = A few moves on it costs you about { stones }.
fault-throws = The advised move wins for certain, this one does not.
fault-ends-lost = It ends the game, and you have lost.
fault-ends-drawn = It ends the game in a draw.
fault-lets-win = Then the other side can win at once.
fault-lets-tuzdik = Then the other side makes your pit { $pit } its tuzdik.
fault-lets-capture = Then pit { $by } of the other side takes { stones }.
fault-lets-mill = Then the other side can close the mill { $points }.
fault-lets-again = Then pit { $by } of the other side moves again.
fault-misses-tuzdik = It misses a tuzdik.
fault-misses-mill = It misses a mill.
fault-misses-capture = It misses a capture of { stones }.
fault-misses-again = It gives away an extra turn.

## Puzzles

puzzle-title = Puzzle
puzzle-daily = Puzzle of the day
puzzle-aim = You move and win, whatever the other side does.
    .hint = Only one first move is right. The computer defends as well as it can.
puzzle-aim-moves = You move and win within { $moves } moves of yours.
puzzle-side = Which row wins for the player who takes it and begins?
puzzle-hole = Right. Where does the last seed of its first turn fall? Touch the hole.
puzzle-wrong = Not this: now the other side gets away.
puzzle-wrong-guess = Not this one.
puzzle-why = Why not?
puzzle-late = More than { $moves } moves are needed now.
puzzle-solved = Solved!
puzzle-streak =
    { $days ->
        [one] 1 day in a row.
       *[other] { $days } days in a row.
    }
puzzle-answer = Show the answer
puzzle-earlier = An earlier day
puzzle-later = A later day
calendar = Calendar
calendar-earlier = An earlier month
calendar-later = A later month
calendar-solved = Solved this month: { $days }.
calendar-day-solved = solved
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard

## Looking back

review-title = Review
review-start = Review this game
review-running = Looking at every move…
review-stop = Stop
review-done = The review is ready.
review-accuracy = accuracy { $part }%
review-graph = How the chances went, move by move
review-previous = Previous turning point
review-next = Next turning point
review-try = Try another move here
review-better-pit = Better: pit { $pit }.
review-better-move = Better: { $move }.
review-calm = Choose a turning point to see what was better.
review-none = No move lost much.
review-practice = practice

## Settings

settings-language = Language
settings-language-system = As the device
settings-theme = Day and night
theme-system = As the device
theme-day = Day
theme-night = Night
settings-pace = Pace of the stones
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = At once
settings-sound = Sound
    .hint = A soft knock for every stone.
settings-haptics = Vibration
    .hint = A short buzz for a capture or another move.
settings-confirm = Confirm moves
    .hint = A second touch of the same place plays the move.
settings-skip = A touch ends the animation
    .hint = A touch while stones move shows at once where they end. When this is off, it does nothing.
settings-table = Two people at one phone
table-fixed = Board stays
    .hint = Both look from the same side.
table-turning = Board turns
    .hint = After each turn the board faces whoever moves.
table-facing = Face to face
    .hint = Words and counts of the far side stand upside down, to be read from there.
settings-left = Left-handed
    .hint = The tools stand on the other side.
settings-big = Big board
    .hint = The board fills the screen, with figures that a whole class can read.
settings-numbers = Beside the pits
numbers-none = Nothing
numbers-numbers = Numbers
numbers-names = Names too
settings-looks = How boards look
settings-wood = Board
wood-own = Each game its own
wood-walnut = Walnut
wood-beech = Beech
wood-pear = Pear
wood-olive = Olive
settings-stones = Stones
stones-own = Each game its own
stones-river = River stones
stones-glass = Glass beads
stones-bone = Bone
stones-seeds = Seeds
settings-outcome = Tell what best play gives
    .hint = As soon as the computer has proved how the game must end, it says so while you play.
settings-ponder = Think ahead
    .hint = At Master the computer goes on thinking while it is your turn. Not with a low battery.
settings-challenge = Play with people you do not know
    .hint = “With anybody”, when you play on another device. Switch it off on a child’s device.
settings-knowledge = Perfect endings
    .hint = The computer knows the last moves of some games by heart, without a connection too.
knowledge-kept = On this device: { $games } ({ $size } kB).
knowledge-later = { $size } kB are fetched once a game has begun.
knowledge-fetch = Fetch now

## Statistics and keeping

statistics = Statistics
statistics-none = Nothing to count yet: a finished game appears here.
statistics-hint = The first end of a game counts, resigning included. Deleting a game does not change the count.
statistics-line = Played { $played }: won { $won }, drawn { $drawn }, lost { $lost }
statistics-people = Played { $played }, drawn { $drawn }
statistics-streak = Wins in a row: now { $streak }, at best { $best }
statistics-helped = Wins with advice or a move taken back: { $helped }
statistics-chain = Longest turn: { $moves } moves
statistics-export = Save results as a table
statistics-reset = Reset statistics
statistics-ask = Forget all results? The games themselves stay.
keeping = What is kept
keeping-sure = The browser has promised to keep your games.
keeping-unsure = The browser may clear your games when the device runs short of space.
keeping-ask = Ask the browser to keep them
keeping-fresh = On the home screen of an iPhone or iPad, Kazan begins with nothing. Save everything to a file here first, and open the file there.
everything-export = Save everything to a file
everything-import = Open such a file
everything-hint = All games, settings and statistics in one file, for another device or to be sure. Opening it keeps what is here and adds the rest; the settings come from the file.
everything-foreign = This is not a file with everything of Kazan.
everything-taken =
    { $games ->
        [0] Everything was here already.
        [one] 1 game taken in.
       *[other] { $games } games taken in.
    }
everything-partly = Games taken in: { $games }. Games that could not be read: { $lost }.

## Trouble

storage-refused = This browser does not let Kazan save games (a private window?). You can play on, but closing the page loses the game.
storage-full = There is no room to save games on this device. You can play on, but closing the page may lose the game.
saves-gone =
    { $games ->
        [one] A game that was kept here is gone: the browser has cleared it. If you saved everything to a file, open it in the settings.
       *[other] { $games } games that were kept here are gone: the browser has cleared them. If you saved everything to a file, open it in the settings.
    }
saves-at-risk = Kazan lay unused for some days, and this browser may clear games then. In the settings you can save everything to a file.
saves-damaged = Saved games that this Kazan cannot read: { $games }. They stay on the device.
game-elsewhere = This game goes on in another tab. You can continue it here at any time.
new-version = A new version of Kazan is ready.
new-version-start = Start it
error-error = Something went wrong.
error-engine-download = The engine could not be loaded. Check the connection; your game is still here.
error-engine-broken = The engine did not start. Your game is still here.
error-engine-slow = The engine takes very long to start. Your game is still here.
error-engine-fault = The engine made a mistake. Your game is still here.
error-engine-died = The engine has stopped. Your game is still here.
error-page-part = A part of Kazan did not arrive. Check the connection, then try again; your games are safe.
no-script = Kazan needs JavaScript.
not-started = Kazan has not started. Check the connection and load the page again; your games are still here.
old-browser = This browser is too old for Kazan. You need Chrome or Edge 117, Firefox 115, Safari 16.4, or a newer one.
error-illegal-move = This move is not allowed here.
error-game-over = This game is over.
error-ending = The game cannot end that way now.
error-record = The text cannot be read as a game.
error-record-foreign = This text is not a Kazan game.
error-record-version = This game comes from a newer Kazan. Reload the page to get it.
error-record-length = This text is longer than any game.
error-record-damaged = The text is damaged: a part is missing or changed.
error-row = The position in this text cannot be.
error-notation = No move is written like this.
error-option = This game has no such option.
error-match = This match cannot be.
error-unknown-game = It is not clear which game this is.
error-header = This heading cannot be read.
error-data = The computer cannot use a part of what it knows by heart. It plays on without it.
error-data-foreign = A part of what the computer knows by heart is not what it should be. It plays on without it.
error-data-version = A part of what the computer knows by heart belongs to another version of Kazan. It plays on without it.
error-data-wrong = A part of what the computer knows by heart belongs to another game. It plays on without it.
error-data-damaged = A part of what the computer knows by heart is damaged and has been removed. It plays on without it.

## Setting up a position

editor-title = Set up a position
menu-edit = Edit this position
editor-side =
    { $who ->
        [light] Light
        [dark] Dark
       *[player] { player }
    }
editor-turn = To move
editor-touch = What a touch does
editor-add = A touch adds a stone
editor-take = A touch takes a stone
editor-tuzdik = A touch makes a tuzdik
editor-count = Number of stones
editor-next = Next
editor-good = This position can be played.
editor-over = The game is over in this position.
editor-start = Start position
editor-clear = Empty the board
editor-mirror = Swap the sides
editor-how = Touch a place on the board, and hold it to go on. With keys: arrows, + and −, or a number.
editor-use = What now?
editor-me = You play
editor-computer = Play against the computer
editor-analyse = Analyse
editor-link = Send as a link
    .hint = Whoever opens it can play on from this position.
editor-puzzle = Make a puzzle
editor-proving = Looking for a win that can be proved…
editor-puzzle-proved =
    { $moves ->
        [0] { editor-side } moves and wins by force: that is proved.
        [one] { editor-side } moves and wins at once: that is proved.
       *[other] { editor-side } moves and wins within { $moves } own moves: that is proved.
    }
editor-puzzle-right =
    { $right ->
        [1] Of { $choices } first moves only one does it.
       *[other] Of { $choices } first moves { $right } do it; each of them counts.
    }
editor-puzzle-none = No win could be proved here, so it is no puzzle. The position can be sent as a link all the same.
editor-puzzle-text = Can you find the move? { $game } in Kazan:
position-stones-over = { stones } too many
position-stones-short = { stones } missing
position-below-none = A pit cannot hold fewer than no stones.
position-side-empty = { editor-side }: no stone left in the pits, so the game would be over.
position-no-move = { editor-side }: to move, but no stone in the pits.
position-tuzdik-ninth = There is never a tuzdik in pit 9.
position-tuzdik-stones = There are never stones in a tuzdik.
position-tuzdik-kazan = { editor-side }: a tuzdik brings 3 stones, so there are at least 3 in the kazan.
position-tuzdik-same = Two tuzdiks never have the same number.
position-captured-one = { editor-side }: nobody captures a single seed.
position-side-over = { editor-side }: { pieces } too many, those in hand included.
position-side-short = { editor-side }: fewer than three stones, so the game would be over.
position-hands = The stones in hand do not fit whose turn it is: light begins, then in turn.
position-taken-early = { editor-side }: { pieces } cannot have been taken so soon.
position-mill-untaken = { editor-side }: a mill, but no stone of the other side was taken.
puzzle-shared = Set up for you
puzzle-ways = { $right } first moves are right. The computer defends as well as it can.
puzzle-unproved = No win can be proved in this position, so it is no puzzle. You can play on from it.

## Pictures

picture-title = Picture or animation
picture-what = What to send
picture-still = Picture
picture-move = Last move
picture-game = Whole game
picture-shown = Picture of a game of { $game }
picture-caption = Move { $ply }: { $move }
picture-making = Drawing…
picture-done = Ready: { $kilobytes } KB
picture-share = Share…
picture-save = Save as a file
