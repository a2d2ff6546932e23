"""The lessons of the coach that are being thought about, by number; what they answer is ready for JSON."""

from itertools import count

from kazan.coach.hint import HintTask, WhyTask
from kazan.coach.puzzles import PuzzleTask
from kazan.coach.review import ReviewTask
from kazan.errors import UnknownThinkerError
from kazan.view import Json, hint_view, review_view, why_view

Lesson = HintTask | WhyTask | PuzzleTask | ReviewTask

KEPT = 4


class Lessons:
    """At most `KEPT` lessons; forgotten ones make room, the oldest first."""

    def __init__(self) -> None:
        self._tasks: dict[int, Lesson] = {}
        self._numbers = count(1)

    def start(self, task: Lesson) -> Json:
        """Begin *task*; the answer names it."""
        while len(self._tasks) >= KEPT:
            del self._tasks[min(self._tasks)]
        number = next(self._numbers)
        self._tasks[number] = task
        return {"id": number}

    def step(self, number: int, milliseconds: float) -> Json:
        """Think on for about so long; the answer once it is done, and it is forgotten."""
        task = self._tasks.get(number)
        if task is None:
            raise UnknownThinkerError(f"nothing is being thought under number {number}")
        part = task.step(milliseconds)
        answer = None
        if part >= 1:
            del self._tasks[number]
            answer = answer_of(task)
        return {"done": part >= 1, "part": part, "answer": answer}

    def stop(self, number: int) -> Json:
        """Forget a lesson, finished or not."""
        return {"stopped": self._tasks.pop(number, None) is not None}


def answer_of(task: Lesson) -> Json:
    """The answer of a lesson that is done."""
    if isinstance(task, PuzzleTask):
        return {"right": task.right, "solved": task.solved}
    if isinstance(task, HintTask):
        assert task.hint
        return hint_view(task.record, task.hint)
    if isinstance(task, ReviewTask):
        assert task.review
        return review_view(task.record, task.review)
    assert task.why
    return why_view(task.record, task.why)
