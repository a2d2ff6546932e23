"""Four woods: sawn planks 1280 by 800, the grain running from left to right.

A trunk is a bundle of rings about an axis. The plank cuts it a little askew, so the distance from
the axis, bent by slow noise, draws long lines and now and then a flame. Each ring rises slowly to
its late wood and falls back quickly, each with its own strength. Over it lie fibres of three sizes
and the pores, short dark dashes; both follow the bend of the rings.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from web.art.field import Field, blur, colour, mix, noise, picture, smooth

WIDTH, HEIGHT = 1280, 800
SHAPE = (HEIGHT, WIDTH)
FIBRES = (((46.0, 0.75), 0.30), ((120.0, 1.6), 0.38), ((260.0, 4.0), 0.42))  # grain, share


@dataclass(frozen=True)
class Wood:
    """What makes one wood differ from another; lengths in pixels."""

    seed: int
    dark: str
    mid: str
    light: str
    pore: str
    tone: float  # of the clear wood: 0 dark, 0.5 mid, 1 light
    ring: float  # width of a year
    axis: tuple[float, float]  # where the axis passes under the plank, from its left top
    depth: float  # how far below the plank it lies there
    tilt: float  # how much deeper it lies for each pixel to the right
    slope: float  # how much lower in the picture for each pixel to the right
    bend: float  # how far slow noise moves the rings
    figure: float  # strength of the rings
    fibre: float  # strength of the fibres
    cloud: float  # strength of the slow change of tone
    pores: int  # how many
    pore_size: tuple[float, float]
    pore_depth: float


WOODS = {
    "walnut": Wood(
        seed=11, dark="#3c2314", mid="#6b4329", light="#8d6040", pore="#24130a",
        tone=0.61, ring=24, axis=(250, 330), depth=30, tilt=0.16, slope=0.035, bend=17,
        figure=0.60, fibre=0.138, cloud=0.12, pores=7000, pore_size=(11, 0.6), pore_depth=0.85,
    ),
    "pear": Wood(
        seed=23, dark="#47271a", mid="#71432d", light="#8c5e46", pore="#2f1810",
        tone=0.62, ring=27, axis=(900, 1150), depth=260, tilt=0.10, slope=0.05, bend=20,
        figure=0.44, fibre=0.14, cloud=0.12, pores=9000, pore_size=(7, 0.5), pore_depth=0.55,
    ),
    "beech": Wood(
        seed=37, dark="#a67c52", mid="#c9a37a", light="#dcbf9a", pore="#85603c",
        tone=0.66, ring=36, axis=(640, 980), depth=180, tilt=0.12, slope=-0.04, bend=18,
        figure=0.44, fibre=0.14, cloud=0.10, pores=7400, pore_size=(8, 0.7), pore_depth=0.75,
    ),
    "olive": Wood(
        seed=53, dark="#5e432a", mid="#a5805a", light="#c6a880", pore="#3d2916",
        tone=0.69, ring=33, axis=(420, 430), depth=40, tilt=0.20, slope=0.06, bend=42,
        figure=0.84, fibre=0.12, cloud=0.18, pores=4200, pore_size=(7, 0.5), pore_depth=0.55,
    ),
}  # fmt: skip


def plank(wood: Wood) -> Image.Image:
    """The picture of one wood."""
    random = np.random.default_rng(wood.seed)
    sway = noise(SHAPE, (420, 60), random) * wood.bend
    sway += noise(SHAPE, (150, 30), random) * wood.bend * 0.16
    x = np.arange(WIDTH)[None, :] - wood.axis[0]
    across = np.arange(HEIGHT)[:, None] - wood.axis[1] - wood.slope * x
    distance = np.hypot(across, wood.depth + wood.tilt * x)
    rings = _rings((distance + sway) / wood.ring, random)
    # Fibres follow the rings, but may not fold over themselves: no bend steeper than one in two.
    lay = -sway * across / (distance + 1)
    lay *= min(1.0, 0.5 / float(np.abs(np.diff(lay, axis=0)).max()))
    tone = wood.tone - wood.figure * rings + wood.cloud * noise(SHAPE, (520, 110), random)
    for (long, wide), share in FIBRES:
        threads = noise((HEIGHT * 2, WIDTH), (long, wide * 2), random)
        tone += wood.fibre * share * _bent(threads, lay)
    tone = np.clip(tone, 0, 1)[..., None]
    dark, mid, light = colour(wood.dark), colour(wood.mid), colour(wood.light)
    colours = np.where(tone < 0.5, mix(dark, mid, tone * 2), mix(mid, light, tone * 2 - 1))
    pores = np.clip(_dashes(wood.pores, wood.pore_size, lay, random), 0, 1)
    pores *= wood.pore_depth * (0.6 + 0.4 * smooth(0.1, 0.6, rings))
    return picture(mix(colours, colour(wood.pore), pores))


def _rings(years: Field, random: np.random.Generator) -> Field:
    """How deep in late wood each pixel lies, 0 to 1; *years* is its age, all years alike."""
    # Years differ in width: a lookup that runs forward all the same.
    last = int(np.ceil(years.max())) + 2
    first = int(np.floor(years.min())) - 2
    steps = random.uniform(0.55, 1.45, last - first)
    edges = first + np.concatenate(([0.0], np.cumsum(steps)))
    edges *= (last - first) / (edges[-1] - edges[0])
    years = np.interp(years, edges - edges[0] + first, np.arange(first, last + 1))
    number = np.floor(years).astype(np.int64)
    part = years - number
    strength = random.uniform(0.30, 1.0, last - first + 2)[number - first]
    rise = np.where(part < 0.8, (part / 0.8) ** 2.1, 1 - smooth(0.8, 1.0, part))
    return np.asarray(rise * strength)


def _bent(threads: Field, lay: Field) -> Field:
    """*threads* (twice as high as the plank) moved down by *lay* pixels."""
    place = np.arange(HEIGHT)[:, None] * 2.0 - lay * 2
    low = np.floor(place).astype(np.int64)
    part = place - low
    columns = np.arange(WIDTH)[None, :]
    rows = threads.shape[0]
    return np.asarray(
        threads[low % rows, columns] * (1 - part) + threads[(low + 1) % rows, columns] * part
    )


def _dashes(
    count: int, size: tuple[float, float], lay: Field, random: np.random.Generator
) -> Field:
    """Short soft dashes, about 1 in their middle, *size* their length and width."""
    spots = np.zeros((HEIGHT * 2, WIDTH))
    for stretch in (0.55, 1.0, 1.8):
        layer = np.zeros_like(spots)
        rows = random.integers(0, HEIGHT * 2, count // 3)
        columns = random.integers(0, WIDTH, count // 3)
        layer[rows, columns] = random.uniform(0.35, 1.0, count // 3)
        wide, high = size[0] * stretch / 2.2, size[1] * 1.5
        soft = blur(layer, (wide, high), tile=True)
        spots += soft * (wide * high * 2 * np.pi)
    return _bent(spots, lay)
