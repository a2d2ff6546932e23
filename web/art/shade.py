"""Round things under one lamp: the shape of a stone and how light falls on it.

Lengths are in radii: 1 is half a stone's diameter, and a sprite's cell reaches REACH from its
middle. Light is computed linearly and encoded for the screen at the very end.
"""

from dataclasses import dataclass

import numpy as np

from web.art.field import LIGHT, Field, grid, shrink, smooth

CELL = 128  # pixels of a sprite's cell
REACH = 8 / 7  # half a cell in radii: a stone's diameter is 7/8 of its cell
FINE = 2  # drawn so many times larger, then shrunk
GAMMA = 2.2
HALFWAY = (LIGHT + np.array((0, 0, 1))) / np.linalg.norm(LIGHT + np.array((0, 0, 1)))
LAMP = np.array((1.10, 1.05, 0.96))  # the lamp's own light, a little warm, linear
WOOD_GLOW = np.array((0.30, 0.16, 0.08))  # light that the bowl throws back, linear


@dataclass(frozen=True)
class Body:
    """A stone seen from above, on the fine grid of its cell."""

    x: Field
    y: Field
    z: Field  # height of the surface, 0 at the rim
    rho: Field  # 0 in the middle, 1 on the rim and beyond
    normal: Field  # unit vectors, (height, width, 3)
    alpha: Field  # how much of the pixel the stone covers


def body(
    aspect: float,
    turn: float,
    *,
    thick: float = 1.0,
    flat: float = 2.0,
    wobble: tuple[tuple[int, float, float], ...] = (),
    size: float = 1.0,
    cell: int = CELL,
) -> Body:
    """A pebble of the area of a disc of radius *size*, its long axis turned by *turn*.

    *thick* is its half height in half widths, *flat* the power of its profile (2 a ball, more a
    river stone); *wobble* lists waves (how many round the rim, height, phase) that bend the rim.
    """
    side = cell * FINE
    x, y = grid(side, REACH)
    along = (x * np.cos(turn) + y * np.sin(turn)) * np.sqrt(aspect) / size
    across = (y * np.cos(turn) - x * np.sin(turn)) / np.sqrt(aspect) / size
    rho = np.hypot(along, across)
    angle = np.arctan2(across, along)
    bend = sum((high * np.cos(count * angle + phase) for count, high, phase in wobble), 0.0 * rho)
    rho = rho / (1 + bend * np.minimum(rho, 1))
    step = 2 * REACH / side
    down, right = np.gradient(rho, step)
    slope = np.maximum(np.hypot(down, right), 1e-6)
    alpha = np.clip((1 - rho) / (slope * step) + 0.5, 0, 1)
    rho = np.minimum(rho, 1)
    z = thick * np.sqrt(np.maximum(1 - rho**flat, 0))
    steep = flat / 2 * rho ** (flat - 1)
    normal = np.dstack((steep * right, steep * down, z / thick**2))
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-9)
    return Body(x, y, z, rho, normal, alpha)


def bumped(normal: Field, bumps: Field, depth: float) -> Field:
    """*normal* tilted by the slopes of a rough field; *depth* in radii."""
    step = 2 * REACH / normal.shape[0]
    down, right = np.gradient(bumps, step)
    rough = normal - np.dstack((right, down, np.zeros_like(down))) * depth * normal[..., 2:]
    return np.asarray(rough / np.linalg.norm(rough, axis=2, keepdims=True))


def facing(normal: Field, towards: Field) -> Field:
    """Cosine between the surface and a direction, per pixel."""
    return np.asarray(normal @ towards)


def globe(stone: Body, field: Field) -> Field:
    """*field* wrapped over the stone, so that its grain crowds towards the rim."""
    side = field.shape[0]
    rim = np.minimum(stone.rho, 0.999)
    stretch = np.arcsin(rim) / np.maximum(rim, 1e-3) * 0.62
    column = np.clip((stone.x * stretch / REACH + 1) * side / 2 - 0.5, 0, side - 1.001)
    row = np.clip((stone.y * stretch / REACH + 1) * side / 2 - 0.5, 0, side - 1.001)
    left, top = column.astype(np.int64), row.astype(np.int64)
    part, fall = column - left, row - top
    upper = field[top, left] * (1 - part) + field[top, left + 1] * part
    lower = field[top + 1, left] * (1 - part) + field[top + 1, left + 1] * part
    return np.asarray(upper * (1 - fall) + lower * fall)


def daylight(stone: Body, normal: Field, warm: Field | None = None) -> Field:
    """Light that reaches a dull surface, per colour: lamp, sky, and what the bowl gives back.

    *warm* tints the edge of the shade, as light that has passed through the stone does.
    """
    lamp = facing(normal, LIGHT)
    direct = np.maximum(lamp, 0)
    sky = 0.5 + 0.5 * facing(normal, np.array((-0.30, -0.45, 0.84)))
    # Low flanks away from the lamp see mostly the dark ground.
    hidden = smooth(0.50, 0.98, stone.rho) * smooth(0.60, -0.20, lamp)
    light = direct[..., None] * LAMP + (sky * 0.15 * (1 - 0.72 * hidden))[..., None]
    away = np.maximum(facing(normal, np.array((0.62, 0.74, -0.26))), 0)
    light += (away**2 * 0.42)[..., None] * WOOD_GLOW
    if warm is not None:
        seam = np.exp(-(((lamp - 0.10) / 0.34) ** 2))
        light += seam[..., None] * warm
    return np.asarray(light)


def gloss(normal: Field, power: float) -> Field:
    """The lamp's reflection: 1 where it is full; the higher *power*, the smaller and sharper."""
    return np.asarray(np.maximum(facing(normal, HALFWAY), 0) ** power)


def mirror(normal: Field) -> Field:
    """Direction from which a mirror on the surface would show light to the viewer."""
    return np.asarray(2 * normal[..., 2:] * normal - np.array((0, 0, 1)))


def fresnel(normal: Field, base: float = 0.045) -> Field:
    """Part of the light that a polished surface throws back, *base* when seen straight on."""
    return np.asarray(base + (1 - base) * (1 - np.clip(normal[..., 2], 0, 1)) ** 5)


def window(normal: Field, half: float, soft: float) -> Field:
    """The reflection of a square window near the lamp, *half* its half width as an angle."""
    seen = mirror(normal)
    right = np.cross(LIGHT, np.array((0, -1, 0)))
    right /= np.linalg.norm(right)
    up = np.cross(right, LIGHT)
    # Through the sash the lamp direction is (0, 0); behind the surface there is no window.
    ahead = np.maximum(facing(seen, LIGHT), 1e-3)
    u, v = facing(seen, right) / ahead, facing(seen, up) / ahead
    edge = np.maximum(np.abs(u), np.abs(v))
    return smooth(half + soft, half - soft, edge) * smooth(0, 0.2, facing(seen, LIGHT))


def finish(linear: Field, alpha: Field) -> tuple[Field, Field]:
    """Screen colours and alpha of the sprite at its final size."""
    weight = np.maximum(alpha, 1e-4)[..., None]  # beyond the rim the colour runs on, unseen
    small = shrink(alpha, FINE)
    colours = shrink(np.maximum(linear, 0) * weight, FINE) / shrink(weight, FINE)
    return np.clip(colours, 0, 1) ** (1 / GAMMA), small


def linear(colours: Field) -> Field:
    """Light of screen colours."""
    return np.asarray(colours**GAMMA)
