"""Lessons of the coach, in slices: hints, what is wrong with a move, puzzles, reviews."""

from kazan.coach.composing import ComposeTask
from kazan.coach.hint import HintTask, WhyTask
from kazan.coach.puzzles import PuzzleTask
from kazan.coach.review import ReviewTask
from kazan.errors import UnknownThinkerError
from kazan.handlers import Handlers, kept
from kazan.view import Json, aim_view, hint_view, line_view, review_view, why_view

Lesson = HintTask | WhyTask | PuzzleTask | ReviewTask | ComposeTask

_lessons = kept.Numbered[Lesson](4)


def hint_start(record: str) -> Json:
    """Begin to think about what to advise in the last position."""
    return _begin(HintTask(kept.record(record)))


def why_start(record: str, path: list[int], better: list[int]) -> Json:
    """Begin to think about what is wrong with the move along *path*, compared with the one along *better*."""
    before = kept.record(record)
    task = WhyTask(before, before.along(tuple(path)), before.along(tuple(better)))
    return _begin(task)


def puzzle_start(record: str, side: int, plies: int = 0) -> Json:
    """Begin to prove whether the last position is won for *side*; see `PuzzleTask`."""
    return _begin(PuzzleTask(kept.record(record), side, plies))


def compose_start(record: str) -> Json:
    """Begin to look whether the last position makes a puzzle; see `ComposeTask`."""
    return _begin(ComposeTask(kept.record(record)))


def review_start(record: str) -> Json:
    """Begin to look back on a game, finished or not."""
    return _begin(ReviewTask(kept.record(record)))


def lesson_step(id: int, ms: float) -> Json:
    """Think on for *ms* milliseconds; the answer of a lesson that is done, which is then forgotten."""
    task = _lessons.find(id)
    if task is None:
        raise UnknownThinkerError(f"nothing is being thought under number {id}")
    part = task.step(ms)
    answer = None
    if part >= 1:
        _lessons.drop(id)
        answer = _answer(task)
    return {"done": part >= 1, "part": part, "answer": answer}


def lesson_stop(id: int) -> Json:
    """Forget a lesson, finished or not."""
    return {"stopped": _lessons.drop(id)}


def _begin(task: Lesson) -> Json:
    """The answer that names *task*."""
    return {"id": _lessons.add(task)}


def _answer(task: Lesson) -> Json:
    """The answer of a lesson that is done."""
    if isinstance(task, PuzzleTask):
        line = line_view(task.record, task.refutation)
        return {"right": task.right, "solved": task.solved, "line": line}
    if isinstance(task, ComposeTask):
        return aim_view(task.record, task.aim)
    if isinstance(task, HintTask):
        assert task.hint
        return hint_view(task.record, task.hint)
    if isinstance(task, ReviewTask):
        assert task.review
        return review_view(task.record, task.review)
    assert task.why
    return why_view(task.record, task.why)


HANDLERS: Handlers = {
    "hint_start": hint_start,
    "why_start": why_start,
    "puzzle_start": puzzle_start,
    "compose_start": compose_start,
    "review_start": review_start,
    "lesson_step": lesson_step,
    "lesson_stop": lesson_stop,
}
