"""What is not sown: the two morris stones and the felt cap of a tuzdik.

pieces.webp holds two cells of 192 pixels, the light disc and the dark octagon, each 7/8 of its cell
wide. felt.webp is a cap for pits wider than tall, felt-tall.webp one for pits taller than wide; both
fill their picture and are transparent only round the corners.
"""

import numpy as np
from PIL import Image, ImageDraw

from web.art.field import Field, Random, blur, colour, grid, mix, noise, picture, smooth
from web.art.shade import FINE, REACH, Body, bumped, daylight, finish, gloss, linear

CELL = 192
FINE_SIDE = CELL * FINE
PIXEL = 2 * REACH / FINE_SIDE  # in radii
WIDE, TALL = (320, 160), (168, 280)
MADDER = "#6b2f1c"


def pieces() -> Image.Image:
    """The sheet of the two morris stones."""
    page = Image.new("RGBA", (2 * CELL, CELL))
    for column, draw in enumerate((light_piece, dark_piece)):
        page.paste(picture(*draw(np.random.default_rng(503 + column))), (column * CELL, 0))
    return page


def light_piece(random: Random) -> tuple[Field, Field]:
    """A turned disc of bone with an inlaid ring."""
    x, y = grid(FINE_SIDE, REACH)
    away = np.hypot(x, y)
    # From the rim inwards: a round edge, a soft step down, a face a little hollow.
    height = _profile(
        away, ((0.0, 0.166), (0.55, 0.168), (0.72, 0.180), (0.80, 0.178), (1.0, 0.03))
    )
    disc = _carved(x, y, height, away)
    grain = noise((FINE_SIDE, FINE_SIDE), (70, 5), random)
    cloud = noise((FINE_SIDE, FINE_SIDE), (90, 90), random)
    base = colour("#efe3ca") * (1 + 0.008 * grain + 0.014 * cloud)[..., None]
    ring = _line(np.abs(away - 0.44), 0.040)
    base = mix(base, colour("#8f6f45"), ring)
    return _lit(disc, base, cloud * 0.3 - ring * 2.2, 0.07, np.array((0.12, 0.07, 0.03)))


def dark_piece(random: Random) -> tuple[Field, Field]:
    """A cut octagon of dark stone with an inlaid pale line and cross."""
    x, y = grid(FINE_SIDE, REACH)
    turns = np.arange(8) * np.pi / 4
    away = np.max([x * np.cos(turn) + y * np.sin(turn) for turn in turns], axis=0) / 0.955
    height = _profile(away, ((0.0, 0.20), (0.80, 0.20), (0.84, 0.19), (1.0, 0.0)))
    stone = _carved(x, y, height, away)
    cloud = noise((FINE_SIDE, FINE_SIDE), (70, 70), random)
    grain = noise((FINE_SIDE, FINE_SIDE), (4, 4), random)
    base = colour("#25211e") * (1 + 0.07 * cloud + 0.06 * grain)[..., None]
    one, other = (x + y) / np.sqrt(2), (x - y) / np.sqrt(2)
    cross = np.minimum(
        np.hypot(one, np.maximum(np.abs(other) - 0.33, 0)),
        np.hypot(other, np.maximum(np.abs(one) - 0.33, 0)),
    )
    inlay = np.maximum(_line(np.abs(away - 0.70), 0.030), _line(cross, 0.046))
    base = mix(base, colour("#d3c29c"), inlay)
    return _lit(stone, base, grain * 0.04 - inlay * 1.4, 0.055, np.zeros(3))


def _profile(away: Field, points: tuple[tuple[float, float], ...]) -> Field:
    """The height of a turned or cut piece, from its middle to its rim, with softened corners."""
    places, heights = zip(*points, strict=True)
    fine = np.linspace(0, 1.2, 601)
    line = np.interp(fine, places, heights)
    kernel = np.hanning(25)
    ends = np.pad(line, 12, mode="edge")
    soft = np.convolve(ends, kernel / kernel.sum(), mode="valid")
    return np.interp(away, fine, soft)


def _carved(x: Field, y: Field, height: Field, away: Field) -> Body:
    """The body of a piece of that *height*, whose rim is where *away* is 1."""
    down, right = np.gradient(height, PIXEL)
    normal = np.dstack((-right, -down, np.ones_like(down)))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    alpha = np.clip((1 - away) / PIXEL + 0.5, 0, 1)
    return Body(x, y, height, np.minimum(away, 1), normal, alpha)


def _line(away: Field, half: float) -> Field:
    """1 within *half* of a curve, 0 outside, one pixel of softness between."""
    return smooth(half + PIXEL, half - PIXEL, away)


def _lit(piece: Body, base: Field, bumps: Field, sheen: float, warm: Field) -> tuple[Field, Field]:
    """Colours and alpha of a piece; *warm* as in `daylight`."""
    rough = bumped(piece.normal, blur(bumps, 1.2), 0.008)
    light = linear(np.clip(base, 0, 1)) * daylight(piece, rough, warm) * 1.18
    shine = sheen * gloss(rough, 7) + sheen * 1.6 * gloss(rough, 34)
    return finish(light + shine[..., None] * np.array((1, 0.97, 0.92)), piece.alpha)


def felt(size: tuple[int, int], seed: int) -> Image.Image:
    """A cap of felt of that *size*: stitched border, ram's-horn sign, pressed corners."""
    random = np.random.default_rng(seed)
    width, height = size[0] * FINE, size[1] * FINE
    shape = (height, width)
    depth = _depth(width, height)
    alpha = np.clip(depth + 0.5, 0, 1)
    fluff = 0.7 * noise(shape, (5, 5), random) + 0.7 * _fibres(shape, random)
    bulge = smooth(0, 26, depth) * 9
    sign, stitch = _sign(shape), _stitches(shape)
    # The sign is sewn on, the stitches draw the felt in.
    lift = bulge + blur(sign, 2.5) * 3.2 - blur(stitch, 2.2) * 5 + fluff * 0.10
    down, right = np.gradient(lift, 1.0)
    normal = np.dstack((-right, -down, np.full(shape, 1.6)))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    slant = (np.arange(width)[None, :] / width + np.arange(height)[:, None] / height) / 2
    base = mix(colour("#f7ecd8"), colour("#d2bf9b"), smooth(0.1, 1.05, slant + 0.02 * fluff))
    base = mix(base, colour("#a58a5e"), stitch * 0.85)
    base = mix(base, colour(MADDER) * (1 + 0.06 * fluff)[..., None], sign)
    flat = Body(slant, slant, lift, smooth(30, 0, depth) * 0.8, normal, alpha)
    return picture(*finish(linear(np.clip(base, 0, 1)) * daylight(flat, normal) * 1.22, alpha))


def _depth(width: int, height: int, corner: float = 0.92) -> Field:
    """How far inside its rounded rectangle each pixel lies, in pixels."""
    bend = corner * min(width, height) / 2
    x = np.abs(np.arange(width) + 0.5 - width / 2)[None, :] - (width / 2 - bend)
    y = np.abs(np.arange(height) + 0.5 - height / 2)[:, None] - (height / 2 - bend)
    away = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0)
    return np.asarray(bend - away)


def _fibres(shape: tuple[int, int], random: Random) -> Field:
    """Loose hairs lying every way."""
    image = Image.new("L", (shape[1], shape[0]))
    pen = ImageDraw.Draw(image)
    for _ in range(shape[0] * shape[1] // 220):
        x, y = random.uniform(0, shape[1]), random.uniform(0, shape[0])
        turn, bend = random.uniform(0, 2 * np.pi), random.uniform(-0.5, 0.5)
        hair = [(x, y)]
        for _ in range(5):
            x, y = x + 5 * np.cos(turn), y + 5 * np.sin(turn)
            turn += bend
            hair.append((x, y))
        pen.line(hair, fill=int(random.integers(60, 190)))
    hairs = blur(np.asarray(image) / 255, 1.1)
    return np.asarray((hairs - hairs.mean()) / hairs.std())


def _stitches(shape: tuple[int, int]) -> Field:
    """A dashed line that runs round within the border."""
    height, width = shape
    inset = 0.155 * min(width, height)
    bend = 0.92 * min(width, height) / 2 - inset
    outline = _outline(width, height, inset, bend)
    steps = np.hypot(*np.diff(outline, axis=0).T)
    along = np.concatenate(([0.0], np.cumsum(steps)))
    count = round(along[-1] / 21)
    image = Image.new("L", (width, height))
    pen = ImageDraw.Draw(image)
    for stitch in range(count):
        span = (stitch + np.linspace(0.0, 0.58, 8)) / count * along[-1]
        x, y = np.interp(span, along, outline[:, 0]), np.interp(span, along, outline[:, 1])
        _stroke(pen, np.stack((x, y), axis=1), 4.0)
    return np.asarray(image) / 255


def _outline(width: int, height: int, inset: float, bend: float) -> Field:
    """Points round a rounded rectangle, closed."""
    points = []
    for turn, (right, low) in enumerate(((1, 1), (0, 1), (0, 0), (1, 0))):
        x = width - inset - bend if right else inset + bend
        y = height - inset - bend if low else inset + bend
        for angle in np.linspace(turn * np.pi / 2, (turn + 1) * np.pi / 2, 40):
            points.append((x + bend * np.cos(angle), y + bend * np.sin(angle)))
    return np.array([*points, points[0]])


def _sign(shape: tuple[int, int]) -> Field:
    """The ram's horn: a stem that parts into two volutes."""
    height, width = shape
    scale = 0.32 * min(width, height * 1.2)
    angle = np.linspace(-np.pi, np.pi * 0.92, 90)
    part = np.linspace(0, 1, 90)
    radius = 0.47 - 0.27 * part**0.9
    horn_x = 0.47 + radius * np.cos(angle)
    horn_y = -0.14 + radius * np.sin(angle) * 1.02
    stem = np.stack((np.zeros(12), np.linspace(0.62, -0.14, 12)), axis=1)
    right = np.concatenate((stem, np.stack((horn_x, horn_y), axis=1)))
    image = Image.new("L", (width * 2, height * 2))
    pen = ImageDraw.Draw(image)
    for side in (1, -1):
        line = right * np.array((side, 1)) * scale + np.array((width / 2, height / 2))
        _stroke(pen, line * 2, scale * 0.165 * 2)
    image = image.resize((width, height), Image.Resampling.BOX)
    return np.asarray(image) / 255


def _stroke(pen: ImageDraw.ImageDraw, line: Field, thick: float) -> None:
    """Draw *line* with round ends and joints."""
    pen.line([tuple(point) for point in line], fill=255, width=round(thick), joint="curve")
    for x, y in line:
        half = thick / 2
        pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
