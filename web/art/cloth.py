"""The cloth on the table: a seamless linen tile for the day and one for the night.

Threads cross in plain weave. Each thread has its own tone and, along its way, thinner and thicker
places; where it passes over the other it is lit like a little roof, where it dives it is dark.
"""

import numpy as np
from PIL import Image

from web.art.field import Field, blur, colour, noise, picture

SIDE = 252  # pixels; shown at 126, so that a pixel of a dense screen has one of its own
THREADS = 84  # each way, an even number, so that the weave meets itself
SHAPE = (SIDE, SIDE)
CLOTHS = {"day": ("#e2d7c2", 0.027, 71), "night": ("#1d222b", 0.075, 73)}  # tone, contrast, seed


def tile(tone: str, contrast: float, seed: int) -> Image.Image:
    """A tile of colour *tone* whose light differs by *contrast* (its deviation) of it."""
    random = np.random.default_rng(seed)
    across, over_across = _threads(random)
    down, over_down = _threads(random)
    down, over_down = down.T, over_down.T
    rows = np.arange(SIDE) * THREADS // SIDE
    # Plain weave: in each square of the draught one of the two threads lies above.
    above = ((rows[:, None] + rows[None, :]) % 2).astype(np.float64)
    weave = above * (across + over_across) + (1 - above) * (down + over_down)
    weave = blur(weave, 0.5, tile=True) + 0.16 * noise(SHAPE, (1.2, 1.2), random, tile=True)
    weave = (weave - weave.mean()) / weave.std()
    light = 1 + contrast * np.clip(weave, -2.6, 2.2)
    return picture(light[..., None] * colour(tone))


def _threads(random: np.random.Generator) -> tuple[Field, Field]:
    """Threads that run across: their tone with its slubs, and the light on their round back."""
    rows = np.arange(SIDE) * THREADS // SIDE
    tone = random.standard_normal(THREADS)[rows][:, None] * 0.34
    slubs = noise((THREADS, SIDE), (36, 0.7), random, tile=True)[rows]
    width = SIDE // THREADS
    round_back = np.cos((np.arange(SIDE) % width + 0.5) / width * np.pi - np.pi / 2.6)
    return tone + 0.36 * slubs, (round_back[:, None] - 0.6) * 0.9 * np.ones((1, SIDE))
