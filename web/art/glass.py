"""Glass beads: dark towards the lamp, bright where the light gathers on the far side."""

import numpy as np

from web.art.field import LIGHT, Field, Random, colour, mix, noise, smooth
from web.art.shade import CELL, FINE, body, bumped, finish, fresnel, globe, gloss, linear, window

GLASS = (
    "#1593a8", "#c8672e", "#2f9e86", "#e2e6e2", "#a8372f", "#1f78b4", "#d99a2b", "#cfd8d6",
    "#1593a8", "#b5502a", "#d7deda", "#2b8f62", "#c8672e", "#1f78b4", "#a8372f", "#1593a8",
)  # fmt: skip
SHAPE = (CELL * FINE, CELL * FINE)


def glass(number: int, random: Random) -> tuple[Field, Field]:
    """Colours and alpha of one bead."""
    bead = body(random.uniform(0.965, 1.0), random.uniform(0, np.pi), size=0.97)
    tint = linear(colour(GLASS[number]))
    towards = LIGHT[:2] / np.linalg.norm(LIGHT[:2])
    reach = bead.x * towards[0] + bead.y * towards[1]  # 1 at the rim nearest the lamp
    aside = bead.y * towards[0] - bead.x * towards[1]
    # Streams in the melt bend what is seen through it.
    stream = globe(bead, noise(SHAPE, (30, 90), random)) * 0.05
    far = np.hypot((reach + 0.50 + stream) / 0.40, (aside + stream) / 0.62)
    gathered = np.exp(-(far**2)) + 0.55 * np.exp(-((far / 0.5) ** 2))
    inner = 0.055 + 0.50 * smooth(0.75, -0.90, reach + stream) + 0.95 * gathered
    depth = np.sqrt(np.maximum(1 - bead.rho**2, 0))
    through = tint ** (0.55 + 0.75 * depth[..., None])
    light = through * inner[..., None]
    # Where most light gathers even deep glass pales.
    pale = smooth(0.75, 1.7, inner)
    light = mix(light, 0.16 + 0.84 * tint**0.6, pale * 0.32)
    # The rim: inside it the glass mirrors itself dark, outside runs a thread of light.
    light = light * (1 - 0.62 * smooth(0.80, 0.95, bead.rho) * smooth(-0.9, 0.1, reach))[..., None]
    thread = smooth(0.86, 0.95, bead.rho) * smooth(1.0, 0.955, bead.rho) * smooth(0.0, -0.8, reach)
    light = light + thread[..., None] * (0.25 + 0.5 * tint)
    calm = bumped(bead.normal, noise(SHAPE, (80, 80), random), 0.01)
    sky = fresnel(calm, 0.04) * smooth(-0.6, 0.8, reach) * 0.4
    shine = 0.05 * gloss(calm, 14) + 0.80 * window(calm, 0.21, 0.08)
    light = light + (sky + shine)[..., None]
    bubble_x, bubble_y = random.uniform(-0.3, 0.4, 2)
    bubble = np.hypot(bead.x - bubble_x, bead.y - bubble_y) / random.uniform(0.035, 0.06)
    light = light + (0.12 * np.exp(-((bubble - 1) ** 2) * 6))[..., None]
    return finish(light, bead.alpha)
