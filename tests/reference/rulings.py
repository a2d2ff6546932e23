"""Rulings and options that the golden data do not reach, one case each."""

from typing import Any

from tests.reference.common import Move, Row

# ruling, game, options, before, moves, after, reason, winner
Ruling = tuple[str, str, dict[str, Any], Row, list[Move], Row, str | None, int | None]

RULINGS: list[Ruling] = [
    (
        "M1: the captured side of player 0 takes what player 1 has left",
        "mangala", {}, [1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 3, 20, 20, 1], [6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 23, -1], "side empty", 0,
    ),
    (
        "M2: player 1 ends in his store with an empty side",
        "mangala", {}, [0, 0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 1, 20, 20, 1], [6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 28, -1], "side empty", 1,
    ),
    (
        "M4: the empty-pit capture clears both sides",
        "mangala", {}, [0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 20, 24, 0], [2],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 24, -1], "side empty", None,
    ),
    (
        "M5: a side empty while its stones are in the hand does not end the set",
        "mangala", {}, [0, 0, 0, 0, 0, 8, 1, 1, 1, 1, 1, 0, 15, 20, 0], [6],
        [0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 1, 16, 20, 1], None, None,
    ),
    (
        "M6: 14 stones come round to the origin, which then holds 2 and takes nothing",
        "mangala", {}, [14, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 14, 14, 0], [1],
        [2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 15, 14, 1], None, None,
    ),
    (
        "M7, M8: 13 stones end in the own pit before the origin, empty until then",
        "mangala", {}, [0, 13, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 14, 15, 0], [2],
        [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 18, 15, 1], None, None,
    ),
    (
        "M9: 25 in the store does not end the set",
        "mangala", {}, [4, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 2, 30, 10, 0], [4],
        [4, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 2, 30, 10, 1], None, None,
    ),
    (
        "mangala: player 1 captures an even pit of player 0",
        "mangala", {}, [1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 4, 20, 20, 1], [6],
        [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 20, 23, 0], None, None,
    ),
    (
        "K2: 14 stones give the origin one too, so the landing pit is not empty",
        "kalah", {}, [0, 0, 14, 0, 0, 0, 1, 1, 1, 1, 1, 1, 12, 16, 0], [3],
        [1, 1, 1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 13, 16, 1], None, None,
    ),
    (
        "K4: both sides empty, nothing is left to add",
        "kalah", {}, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 20, 24, 0], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 24, -1], "side empty", None,
    ),
    (
        "K5: more than half in a store plays on",
        "kalah", {}, [1, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 2, 30, 10, 0], [1],
        [0, 1, 0, 0, 0, 3, 2, 0, 0, 0, 0, 2, 30, 10, 1], None, None,
    ),
    (
        "K6: with empty capture the lone stone is taken",
        "kalah", {"empty_capture": True}, [1, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 4, 19, 19, 0], [1],
        [0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 4, 20, 19, 1], None, None,
    ),
    (
        "K6: the empty capture of the own last stone ends the game",
        "kalah", {"empty_capture": True}, [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 4, 19, 22, 0], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 28, -1], "side empty", 1,
    ),
    (
        "K6: no empty capture in the other's pits",
        "kalah", {"empty_capture": True}, [0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 22, 20, 0], [6],
        [0, 1, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 23, 20, 1], None, None,
    ),
    (
        "K7: leftovers to the player whose side is empty",
        "kalah", {"leftovers": "emptier"}, [0, 0, 0, 0, 0, 1, 3, 0, 2, 0, 0, 1, 20, 21, 0], [6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 21, -1], "side empty", 0,
    ),
    (
        "K7: the same when the capture of the other emptied that side",
        "kalah", {"leftovers": "emptier"}, [0, 1, 0, 0, 0, 5, 0, 0, 0, 2, 0, 0, 20, 20, 0], [2],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 25, -1], "side empty", 1,
    ),
    (
        "T2, T3: no tuzdik on the number of the opponent's tuzdik",
        "toguz", {}, [0, 5, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 6, 0, 0, 0, 0, 0, 70, 78, 0, 1, 0], [9],
        [0, 5, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 6, 0, 0, 0, 0, 0, 70, 78, 0, 1, 1], None, None,
    ),
    (
        "T4: the last stone in the own tuzdik captures nothing more",
        "toguz", {}, [0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 8, 0, 0, 0, 0, 0, 70, 80, 1, 0, 0], [9],
        [0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 71, 80, 1, 0, 1], None, None,
    ),
    (
        "T6: 19 stones end in the origin, on the own side: nothing",
        "toguz", {}, [0, 0, 0, 0, 0, 0, 0, 0, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1, 60, 74, 0, 0, 0], [9],
        [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 60, 74, 0, 0, 1], None, None,
    ),
    (
        "T7: an own pit made 3 is no tuzdik",
        "toguz", {}, [2, 2, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 79, 70, 0, 0, 0], [1],
        [1, 3, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 79, 70, 0, 0, 1], None, None,
    ),
    (
        "T8: the opponent's tuzdik brings him 82 by the mover's stone",
        "toguz", {}, [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 76, 81, 0, 3, 0], [1],
        [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 76, 82, 0, 3, -1], "82 stones", 1,
    ),
    (
        "T9: 82 comes before having no move, and the board keeps its stones",
        "toguz", {}, [0, 0, 3, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 80, 77, 0, 0, 0], [9],
        [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 77, 0, 0, -1], "82 stones", 0,
    ),
    (
        "T10, T11: who empties his own row plays on if the opponent can move",
        "toguz", {}, [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 5, 77, 77, 3, 0, 0], [9],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 5, 77, 77, 3, 0, 1], None, None,
    ),
    (
        "G2: 28 seeds pass the origin twice; the line wraps round the whole board",
        "gaziantep", {}, [28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 40, 0], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 40, -1], "board empty", 0,
    ),
    (
        "G6: the same in turn takes hole 1 and its facing hole",
        "gaziantep", {"chain": "in turn"},
        [28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 40, 0], [1],
        [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 34, 40, 1], None, None,
    ),
    (
        "G5: the facing hole is empty, the 2 are captured all the same",
        "gaziantep", {}, [1, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 50, 41, 0], [1],
        [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 52, 41, 1], None, None,
    ),
    (
        "G6: facing holes that lie in the line themselves are taken once",
        "gaziantep", {}, [0, 0, 0, 0, 4, 3, 1, 1, 1, 9, 0, 0, 0, 0, 40, 39, 0], [5],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 50, 39, 1], None, None,
    ),
    (
        "G6: a hole of 3 breaks the line",
        "gaziantep", {}, [3, 1, 2, 1, 0, 0, 0, 2, 2, 2, 9, 9, 9, 2, 20, 36, 0], [1],
        [0, 2, 3, 0, 0, 0, 0, 2, 2, 2, 0, 9, 9, 2, 31, 36, 1], None, None,
    ),
    (
        "G7: one seed left counts for nobody",
        "gaziantep", {}, [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 40, 55, 1], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 40, 57, -1], "one seed left", 1,
    ),
    (
        "G9: an endless hole may be chosen, which is a pass",
        "gaziantep", {"start_hole": "any"},
        [1, 0, 8, 4, 0, 20, 4, 3, 19, 0, 2, 7, 0, 5, 3, 22, 1], [1],
        [1, 0, 8, 4, 0, 20, 4, 3, 19, 0, 2, 7, 0, 5, 3, 22, 0], None, None,
    ),
    (
        "G12: a pass, and the other plays on to the empty board",
        "gaziantep", {}, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 50, 44, 0], [0, 6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 48, -1], "board empty", 0,
    ),
    (
        "N1: two on the board with a stone in hand go on",
        "morris", {}, ["WW.B.................BB.", 7, 1, 0, 0, 1], ["g7xb6"],
        ["WWW..................BB.", 6, 1, 1, 0, 1], None, None,
    ),
    (
        "N1: two on the board and none in hand have lost",
        "morris", {}, ["WW.B.................BB.", 7, 0, 0, 0, 1], ["g7xb6"],
        ["WWW..................BB.", 6, 0, -1, 0, 1], "two stones left", 0,
    ),
    (
        "N4: with flying off three shut-in stones lose",
        "morris", {"flying": False}, ["BBB....W.W....W.........", 0, 0, 0, 7, 1], ["d5-d6"],
        ["BBB.W....W....W.........", 0, 0, -1, 8, 1], "blocked", 0,
    ),
    (
        "N4: flying they are not blocked",
        "morris", {}, ["BBB....W.W....W.........", 0, 0, 0, 7, 1], ["d5-d6"],
        ["BBB.W....W....W.........", 0, 0, 1, 8, 1], None, None,
    ),
    (
        "N6: a placement sets the counter to 0",
        "morris", {}, ["WWB..B......W..B........", 0, 1, 1, 9, 1], ["a1"],
        ["WWB..B......W..B.....B..", 0, 0, 0, 0, 1], None, None,
    ),
    (
        "N6: flights count",
        "morris", {}, ["W...W.........B...B.WBB.", 0, 0, 0, 4, 1], ["a7-g1"],
        ["....W.........B...B.WBBW", 0, 0, 1, 5, 1], None, None,
    ),
    (
        "N8: two stones left wins on what would be the 50th move",
        "morris", {}, ["WW...WB.......W......BB.", 0, 0, 0, 49, 1], ["g4-g7xc5"],
        ["WWW..W...............BB.", 0, 0, -1, 0, 1], "two stones left", 0,
    ),
    (
        "N8: blocked on the 50th move is lost, not drawn",
        "morris", {}, ["BWB......W....W....W.B.B", 0, 0, 0, 49, 1], ["d2-d1"],
        ["BWB......W....W......BWB", 0, 0, -1, 50, 1], "blocked", 0,
    ),
    (
        "N8: repetition comes before the 50 moves",
        "morris", {}, [".W.B.BB..W....W....W.B..", 0, 0, 0, 42, 1],
        ["d2-d3", "c5-c4", "d3-d2", "c4-c5", "d2-d3", "c5-c4", "d3-d2", "c4-c5"],
        [".W.B.BB..W....W....W.B..", 0, 0, -1, 50, 3], "repetition", None,
    ),
    (
        "N7: the occurrences of the start row count",
        "morris", {}, [".W.B.BB..W....W....W.B..", 0, 0, 0, 10, 2],
        ["d2-d3", "c5-c4", "d3-d2", "c4-c5"],
        [".W.B.BB..W....W....W.B..", 0, 0, -1, 14, 3], "repetition", None,
    ),
    (
        "morris: with repetition and the limit off the game goes on and still counts",
        "morris", {"repetition": 0, "quiet_limit": 0},
        [".W.B.BB..W....W....W.B..", 0, 0, 0, 48, 3], ["d2-d3", "c5-c4", "d3-d2", "c4-c5"],
        [".W.B.BB..W....W....W.B..", 0, 0, 0, 52, 4], None, None,
    ),
    (
        "morris: a limit of two moves",
        "morris", {"quiet_limit": 2}, [".W.B.BB..W....W....W.B..", 0, 0, 0, 0, 1],
        ["d2-d3", "c5-c4"], [".W.B.B...W.B..W.W....B..", 0, 0, -1, 2, 1], "no capture", None,
    ),
    (
        "N9: a mill with no opposing stone on the board removes nothing",
        "morris", {}, ["WW......................", 7, 9, 0, 0, 1], ["g7"],
        ["WWW.....................", 6, 9, 1, 0, 1], None, None,
    ),
    (
        "morris: a mill opened and closed again is a new mill",
        "morris", {}, ["WWW..W...B..B..B...B.B..", 0, 0, 0, 3, 1],
        ["g7-g4", "a4-b4", "g4-g7xb4"],
        ["WWW..W......B..B...B.B..", 0, 0, 1, 0, 1], None, None,
    ),
]  # fmt: skip
