"""The stones of the sowing games: river stones, glass, bone balls and seeds, as sheets of sprites.

A sheet is rows of square cells of 128 pixels with alpha, read from the left top; a stone sits in the
middle of its cell and its mean diameter is 7/8 of it. Their light is baked, so nobody may turn them.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from PIL import Image

from web.art.field import LIGHT, Field, Random, blur, colour, grid, noise, picture, smooth
from web.art.glass import glass
from web.art.shade import (
    CELL,
    FINE,
    REACH,
    Body,
    body,
    bumped,
    daylight,
    finish,
    fresnel,
    globe,
    gloss,
    linear,
    mirror,
    window,
)

Sprite: TypeAlias = tuple[Field, Field]  # colours and alpha
FINE_SHAPE = (CELL * FINE, CELL * FINE)

RIVER = (
    "#f1e8d7", "#bdbab2", "#e6d4b6", "#a3a7a7", "#d6ba96", "#e0dbcf",
    "#c19e79", "#8d9192", "#eee1ca", "#b1ae9c", "#d2b5a0", "#76787a",
)  # fmt: skip
VEINED = {1, 7, 11, 14, 19}  # one in five
GRAINY = {3, 5, 13, 18, 22}
BANDED = {6, 9, 16, 20}
BONE = ("#f2e7cf", "#ecdec1", "#f5eddc", "#e6d6b6", "#eee3ca", "#eadbbb")
SEEDS = ("#33190d", "#402213", "#26140b", "#4a2a16", "#38200f", "#2c170e")


def river(number: int, random: Random) -> Sprite:
    """A worn pebble: clouded stone, now and then a quartz vein, grains or faint beds."""
    stone = body(
        random.uniform(0.78, 0.96), random.uniform(0, np.pi),
        thick=random.uniform(0.74, 0.88), flat=random.uniform(2.2, 2.7), size=0.965,
        wobble=_wobble(random, 0.022),
    )  # fmt: skip
    cloud = globe(stone, noise(FINE_SHAPE, (60, 60), random))
    mottle = globe(stone, noise(FINE_SHAPE, (14, 14), random))
    grain = globe(stone, noise(FINE_SHAPE, (2.6, 2.6), random))
    tint = globe(stone, noise(FINE_SHAPE, (44, 44), random))
    tone = 1 + 0.050 * cloud + 0.030 * mottle + 0.018 * grain
    base = colour(RIVER[number % 12]) * tone[..., None]
    base = base + tint[..., None] * np.array((0.014, 0.003, -0.012))  # iron here, not there
    if number in GRAINY:
        specks = globe(stone, noise(FINE_SHAPE, (5, 5), random))
        base = base * (1 - 0.34 * smooth(1.2, 1.8, specks))[..., None]
        base = base + (0.12 * smooth(1.2, 1.8, -specks))[..., None]
    if number in BANDED:
        beds = np.sin(_cut(stone, random, cloud * 0.10) * random.uniform(13, 19) + cloud)
        base = base * (1 + 0.045 * beds)[..., None]
    pits = smooth(2.2, 3.0, globe(stone, noise(FINE_SHAPE, (4, 4), random)))
    base = base * (1 - 0.16 * pits)[..., None]
    if number in VEINED:
        base = _veins(stone, base, mottle, random)
    rough = bumped(stone.normal, cloud * 0.6 + mottle * 0.13 + grain * 0.026 - pits * 0.2, 0.022)
    light = linear(np.clip(base, 0, 1)) * daylight(stone, rough)
    sheen = 0.07 * gloss(rough, 9) + 0.10 * gloss(rough, 40)
    return finish(light + sheen[..., None] * np.array((1, 0.98, 0.94)), stone.alpha)


def _veins(stone: Body, base: Field, mottle: Field, random: Random) -> Field:
    """*base* crossed by one or two quartz veins."""
    for _ in range(int(random.integers(1, 3))):
        place = _cut(stone, random, mottle * 0.035)
        width = random.uniform(0.022, 0.05) * (1 + 0.25 * mottle)
        vein = np.exp(-((place / width) ** 2)) * 0.8
        base = base + (colour("#f4efe6") - base) * vein[..., None]
    return base


def _cut(stone: Body, random: Random, waver: Field) -> Field:
    """How far each point of the surface is from a slanting plane through the stone."""
    turn, lean = random.uniform(0, 2 * np.pi), random.uniform(0.15, 0.6)
    away = stone.x * np.cos(turn) + stone.y * np.sin(turn) + stone.z * lean
    return np.asarray(away - lean * 0.55 - random.uniform(-0.22, 0.22) + waver)


def bone(number: int, random: Random) -> Sprite:
    """A turned ball of bone: fine grain one way, tiny pores, light that goes a little way in."""
    ball = body(
        random.uniform(0.97, 1.0), random.uniform(0, np.pi), size=0.97,
        wobble=_wobble(random, 0.006),
    )  # fmt: skip
    turn = random.uniform(0, np.pi)
    grain = globe(ball, _turned(noise(FINE_SHAPE, (46, 2.4), random), turn))
    cloud = globe(ball, noise(FINE_SHAPE, (56, 56), random))
    pores = smooth(1.5, 2.4, globe(ball, _turned(noise(FINE_SHAPE, (9, 2.6), random), turn)))
    base = colour(BONE[number % 6]) * (1 + 0.026 * cloud + 0.007 * grain)[..., None]
    base = base * (1 - pores[..., None] * np.array((0.06, 0.09, 0.14)))
    rough = bumped(ball.normal, grain * 0.03 + cloud * 0.5 - pores * 0.15, 0.014)
    warm = np.array((0.085, 0.040, 0.006))
    light = linear(np.clip(base, 0, 1)) * daylight(ball, rough, warm)
    sheen = 0.06 * gloss(rough, 10) + 0.30 * gloss(ball.normal, 110)
    return finish(light + sheen[..., None], ball.alpha)


def seeds(number: int, random: Random) -> Sprite:
    """A brown-black seed with a hard shine: what it mirrors tells its shape."""
    seed = body(
        random.uniform(0.74, 0.88), random.uniform(0, np.pi), thick=0.86, flat=2.15, size=0.965,
        wobble=_wobble(random, 0.018),
    )  # fmt: skip
    cloud = globe(seed, noise(FINE_SHAPE, (40, 40), random))
    grain = globe(seed, noise(FINE_SHAPE, (3, 3), random))
    base = colour(SEEDS[number % 6]) * (1 + 0.12 * cloud + 0.06 * grain)[..., None]
    rough = bumped(seed.normal, cloud * 0.8, 0.014)
    light = linear(np.clip(base, 0, 1)) * daylight(seed, rough) * 1.5
    seen = mirror(rough)
    # The room: a warm sky towards the lamp, dark behind the viewer, lit wood all round below.
    sky = smooth(0.10, 1.0, seen @ LIGHT)[..., None] * np.array((0.92, 0.86, 0.76))
    wood = smooth(0.30, -0.80, seen[..., 2])[..., None] * WOOD_ROUND
    light = light + fresnel(rough, 0.04)[..., None] * (sky + wood * 0.42)
    shine = 0.10 * gloss(rough, 16) + 0.55 * window(rough, 0.22, 0.14)
    return finish(light + shine[..., None] * np.array((1, 0.95, 0.86)), seed.alpha)


WOOD_ROUND = np.array((0.50, 0.33, 0.19))


def _wobble(random: Random, high: float) -> tuple[tuple[int, float, float], ...]:
    """Three gentle waves round a rim."""
    return tuple(
        (count, random.uniform(0.2, 1) * high * share, random.uniform(0, 2 * np.pi))
        for count, share in ((2, 0.9), (3, 1.0), (5, 0.35))
    )


def _turned(field: Field, turn: float) -> Field:
    """*field* turned about its middle, repeated beyond its edges."""
    side = field.shape[0]
    line = np.arange(side) - side / 2
    x, y = np.meshgrid(line, line)
    column = np.rint(x * np.cos(turn) + y * np.sin(turn) + side / 2).astype(np.int64) % side
    row = np.rint(y * np.cos(turn) - x * np.sin(turn) + side / 2).astype(np.int64) % side
    return np.asarray(field[row, column])


class Kind(NamedTuple):
    """One sheet: how to draw a sprite of it, how many of them, in how many columns."""

    draw: Callable[[int, Random], Sprite]
    number: int
    columns: int
    seed: int


KINDS = {
    "river": Kind(river, 24, 8, 101),
    "glass": Kind(glass, 16, 8, 211),
    "bone": Kind(bone, 12, 6, 307),
    "seeds": Kind(seeds, 24, 8, 401),
}


def sheet(kind: Kind) -> Image.Image:
    """All sprites of a kind."""
    rows = kind.number // kind.columns
    page = Image.new("RGBA", (kind.columns * CELL, rows * CELL))
    for number in range(kind.number):
        sprite = picture(*kind.draw(number, np.random.default_rng((kind.seed, number))))
        page.paste(sprite, (number % kind.columns * CELL, number // kind.columns * CELL))
    return page


def shadow() -> Image.Image:
    """The one soft shadow of all stones: warm black, densest under the middle."""
    x, y = grid(CELL, REACH)
    disc = smooth(1.04, 0.52, np.hypot(x, y))
    alpha = blur(disc, 5.0)
    rim = smooth(REACH, 0.97, np.hypot(x, y))  # nothing may be cut off by the cell
    return picture(np.ones((*x.shape, 3)) * colour("#140a04"), 0.62 * alpha * rim)
