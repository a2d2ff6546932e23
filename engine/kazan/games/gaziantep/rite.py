"""The opening rite, "Tek mi, çift mi?": who has the choice of side.

The challenger hides one seed or two in his hand, the other player guesses which. Whoever wins the guess
chooses his side of the board, and the player with the choice moves first (ruling G10).
"""

from kazan.errors import RequestError


def chooser(challenger: int, hidden: int, guess: int) -> int:
    """The player who has the choice of side, when player *challenger* hid *hidden* seeds.

    A right *guess* (1 tek, 2 çift) gives it to the guesser, a wrong one to the challenger. Raises
    `RequestError` for anything but players 0 and 1 and one or two seeds.
    """
    if challenger not in (0, 1):
        raise RequestError(f"the challenger is player 0 or 1, not {challenger!r}")
    for seeds in (hidden, guess):
        if seeds not in (1, 2):
            raise RequestError(f"one seed or two are hidden and guessed, not {seeds!r}")
    return 1 - challenger if guess == hidden else challenger
