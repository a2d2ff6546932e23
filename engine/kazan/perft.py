"""Perft: the number of move sequences of a given length, the classic check of a move generator."""

from kazan.game import Game, State
from kazan.record import Record


def perft(record: Record, depth: int) -> int:
    """The sequences of exactly *depth* moves from the last position of *record*, by every rule."""
    game = record.game
    if record.result:
        return int(depth == 0)
    if depth >= _shortest_path_ending(record):
        return _perft_by_record(record, depth)
    return _perft_by_state(game, record.state, depth)


def _shortest_path_ending(record: Record) -> int:
    """The fewest moves after which the path could end the game; endings at the last move do not count."""
    game, position = record.game, record.position
    limits = [game.quiet_limit - position.quiet] if game.quiet_limit else []
    if game.repetition:
        # two moves back and forth by each side, or a pass by each
        limits.append(2)
    return min(limits, default=1_000_000) + 1


def _perft_by_state(game: Game, state: State, depth: int) -> int:
    if depth == 0:
        return 1
    moves = game.moves(state)
    if depth == 1:
        return len(moves)
    return sum(_perft_by_state(game, game.play(state, move), depth - 1) for move in moves)


def _perft_by_record(record: Record, depth: int) -> int:
    if depth <= 1:
        return len(record.legal) if depth else 1
    return sum(_perft_by_record(record.play(move), depth - 1) for move in record.legal)
