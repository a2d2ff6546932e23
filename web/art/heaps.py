"""Heaps: where the stones of a pit lie, worked out once and shipped as numbers.

A heap is a list of PLACES places; the stone that came i-th lies on place i whatever comes later, so
nothing on the table jumps. Every slot takes the list of its own number, so that no two pits of a
board look alike. Lengths are stone diameters, measured from the middle of the bowl.

heaps.json, for whoever draws heaps::

    {
      "lists": 20,            lists in each shape; slot s takes list s
      "places": 90,           places in each list; stone 91 and later are not drawn
      "layers": "0000001100…", the layer (0 the ground) of each place, one digit each, for all lists
      "tops": [5, 8, 12, …],  the classes of size: the first top >= the count is the heap's class
      "shapes": [
        {
          "aspect": 1.9,        width by height of the bowls this shape is for
          "unit": 0.04,         one step of a byte, in diameters
          "extents": [1.52, …], for each class how far its heaps reach, in mean radii
          "places": "base64…"   lists x places x 2 bytes
        }, …
      ]
    }

Byte 2 * (list * 90 + place) is x, the next one y, both signed (two's complement, -127 to 127);
``x * unit`` is to the right and ``y * unit`` downwards. In JavaScript::

    const bytes = Int8Array.from(atob(shape.places), (c) => c.charCodeAt(0));

*Which shape*: with rx, ry the half width and half height of the bowl, the one whose aspect is
nearest to max(rx, ry) / min(rx, ry) by ratio. All shapes are wide: for a bowl taller than wide swap
x and y of every place.

*How large a stone*: with m = min(rx, ry) and the class of the count,
``d = min(1.12 * sqrt(rx * ry) / (extent + 0.5), cap * m)``, cap .86 for a pit, .70 for a store.
A count past the last top keeps the last class.

*Inside*: multiply by d, then pull back what would leave the bowl by more than .04 d: `inside`.

*Drawing*: layer by layer; first all shadows of a layer, then its stones from the back (least y
first). Each layer stands .12 d higher in the picture (y - .12 d * layer); above the ground shadows
fall only .62 as far, for the stones lie close.
"""

import base64
import json
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from web.art.field import Field, Random

LISTS = 20  # as many as the board with the most slots has
PLACES = 90
TRIES = 220
TOPS = (5, 8, 12, 17, 24, 34, 48, 70, 90)
ASPECTS = (1.0, 1.35, 1.9, 2.6, 3.5)
# A layer of at least *base* stones carries the next while that holds fewer than share * this - less.
# The lowest is served first; when none wants a stone the ground grows.
RISE = ((6, 0.58, 2.4), (5, 0.58, 2.2), (5, 0.50, 1.6))
CLIMB = 0.80  # reach of a layer by that of the layer below
EDGE = 0.46  # of a stone that must be inside the bowl's outline
FILL, PIT_CAP, STORE_CAP = 1.12, 0.86, 0.70


@dataclass(frozen=True)
class Shape:
    """The heaps for bowls of one aspect."""

    aspect: float
    unit: float
    extents: tuple[float, ...]
    places: NDArray[np.int8]  # lists x places x 2


def layers() -> tuple[int, ...]:
    """The layer of each place; the same in every heap."""
    held = [0] * (len(RISE) + 1)
    answer = []
    for _ in range(PLACES):
        layer = 0
        for below, (base, share, less) in enumerate(RISE):
            if held[below] >= base and held[below + 1] < share * held[below] - less:
                layer = below + 1
                break
        held[layer] += 1
        answer.append(layer)
    return tuple(answer)


LAYERS = layers()


def unit(aspect: float) -> float:
    """The step of the bytes, so fine that the longest heap of this aspect just fits."""
    return round(_reach(PLACES - 1) * float(np.sqrt(aspect)) / 127, 4)


def _reach(ground: int) -> float:
    """Mean radius of the ellipse in which the next stone may lie when *ground* lie on the ground."""
    return 0.52 * float(np.sqrt(ground + 1)) + 0.42


def heap(aspect: float, seed: int, count: int = PLACES) -> NDArray[np.int8]:
    """The first *count* places of heap *seed*, in bytes of `unit`; the first n never depend on count."""
    random = np.random.default_rng((seed, round(aspect * 100), 90))
    stretch = np.array((np.sqrt(aspect), 1 / np.sqrt(aspect)))
    step = unit(aspect)
    middle = random.uniform(-0.11, 0.11, 2)
    places = np.zeros((count, 2))
    for number in range(count):
        tries = _tries(number, stretch, random)
        tries = np.rint((tries + middle) / step) * step
        cost = np.hypot(*((tries - middle) / stretch).T)
        cost += _crowding(tries, number, places)
        cost += random.uniform(0, 0.13 if number < 8 else 0.30, TRIES)
        places[number] = tries[np.argmin(cost)]
    return np.rint(places / step).astype(np.int8)


def _tries(number: int, stretch: Field, random: Random) -> Field:
    """Where stone *number* might lie: points spread evenly over its layer's ellipse."""
    layer = LAYERS[number]
    ground = LAYERS[:number].count(0)
    angle = random.uniform(0, 2 * np.pi, TRIES)
    away = np.sqrt(random.uniform(0, 1, TRIES)) * _reach(ground) * CLIMB**layer
    return np.stack((np.cos(angle), np.sin(angle)), axis=1) * away[:, None] * stretch


def _crowding(tries: Field, number: int, places: Field) -> Field:
    """What each try costs by the stones that lie already: overlap, and for upper layers no hollow."""
    layer = LAYERS[number]
    own = [other for other in range(number) if LAYERS[other] == layer]
    below = [other for other in range(number) if LAYERS[other] == layer - 1]
    cost = np.zeros(len(tries))
    if own:
        need = 0.97 if number < 9 else 0.90
        gaps = np.linalg.norm(tries[:, None] - places[own], axis=2)
        cost += 14 * np.maximum(need - gaps, 0).sum(axis=1)
        cost += 1.5 * np.maximum(gaps.min(axis=1) - 1.02, 0)  # no strays
    if below:
        gaps = np.sort(np.linalg.norm(tries[:, None] - places[below], axis=2), axis=1)
        # A hollow is half a stone or more from every stone below, and has two or three near by.
        cost += 1.6 * np.maximum(0.50 - gaps[:, 0], 0)
        cost += 1.1 * np.maximum(gaps[:, : min(3, len(below))] - 0.72, 0).sum(axis=1)
    return cost


def extents(aspect: float, places: NDArray[np.int8]) -> tuple[float, ...]:
    """How far the heaps of each class reach at its top, in mean radii, averaged over the lists."""
    stretch = np.array((np.sqrt(aspect), 1 / np.sqrt(aspect)))
    away = np.linalg.norm(places * unit(aspect) / stretch, axis=2)
    return tuple(round(float(away[:, :top].max(axis=1).mean()), 3) for top in TOPS)


def shape(aspect: float) -> Shape:
    """All heaps for bowls of one aspect."""
    places = np.stack([heap(aspect, seed) for seed in range(LISTS)])
    return Shape(aspect, unit(aspect), extents(aspect, places), places)


def data() -> str:
    """The text of heaps.json."""
    shapes = [
        {
            "aspect": one.aspect,
            "unit": one.unit,
            "extents": one.extents,
            "places": base64.b64encode(one.places.tobytes()).decode("ascii"),
        }
        for one in map(shape, ASPECTS)
    ]
    whole = {
        "lists": LISTS,
        "places": PLACES,
        "layers": "".join(map(str, LAYERS)),
        "tops": TOPS,
        "shapes": shapes,
    }
    return json.dumps(whole, separators=(",", ":")) + "\n"


def diameter(extent: float, rx: float, ry: float, cap: float = PIT_CAP) -> float:
    """The diameter of the stones in a bowl of half width *rx* and half height *ry*."""
    return min(FILL * float(np.sqrt(rx * ry)) / (extent + 0.5), cap * min(rx, ry))


def inside(
    x: float, y: float, rx: float, ry: float, d: float, corner: float | None = None
) -> tuple[float, float]:
    """The place (x, y) pulled back into a bowl, so that .46 *d* round it stay within the outline.

    The outline is a superellipse of exponent 2.35, or a rounded rectangle of radius *corner*.
    """
    wide, high = rx - EDGE * d, ry - EDGE * d
    if corner is None:
        out = (abs(x) / wide) ** 2.35 + (abs(y) / high) ** 2.35
        back = min(1.0, out ** (-1 / 2.35)) if out else 1.0
        return x * back, y * back
    bend = max(corner - EDGE * d, 0)
    x, y = float(np.clip(x, -wide, wide)), float(np.clip(y, -high, high))
    over_x, over_y = abs(x) - (wide - bend), abs(y) - (high - bend)
    away = float(np.hypot(over_x, over_y))
    if over_x > 0 and over_y > 0 and away > bend:
        x = float(np.copysign(wide - bend + over_x / away * bend, x))
        y = float(np.copysign(high - bend + over_y / away * bend, y))
    return x, y
