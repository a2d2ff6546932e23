"""The mark of the app: a carved walnut bowl with four stones, seen from above.

As PNG in the sizes that systems ask for, from the same wood and stones as the boards, and as a
plain SVG for the small places.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from web.art import stones, wood
from web.art.field import Field, blur, colour, mix, picture, smooth

SIDE = 512
COLOURS = 200  # of the palettes of the large icons; the next one is the transparent
POWER = 2.35  # of the superellipse, as the pits of the boards
# Sprite (sheet, number), place and diameter in half sides of the bowl's hollow; back to front.
STONES = (
    ("river", 8, -0.06, -0.43, 0.80),
    ("river", 7, -0.47, 0.12, 0.80),
    ("glass", 0, 0.43, 0.03, 0.76),
    ("river", 4, 0.06, 0.45, 0.80),
)


def mark(reach: float, grain: Field, sprites: list[Image.Image]) -> Image.Image:
    """The mark on paper, carved from *grain*, its bowl reaching *reach* of half the side."""
    line = (np.arange(SIDE) + 0.5) / SIDE * 2 - 1
    x, y = np.meshgrid(line, line)
    slant = (x + y) / 2
    paper = mix(colour("#fbf3e3"), colour("#d3c2a3"), smooth(-0.9, 1.0, slant))
    outer, inner = _disc(x, y, reach), _disc(x, y, reach * 0.80)
    shade = np.maximum(
        blur(_moved(outer, 10, 16), 14) * 0.50,
        blur(_moved(outer, 3, 5), 4) * 0.45,
    )
    whole = mix(paper, colour("#341e0a"), shade)
    whole = mix(whole, _rim(x, y, reach, grain), outer)
    whole = mix(whole, _hollow(x, y, reach * 0.80, grain, inner), inner)
    page = picture(whole).convert("RGBA")
    _lay(page, reach * 0.80, sprites)
    return page.convert("RGB")


def _disc(x: Field, y: Field, reach: float) -> Field:
    """1 inside the superellipse of half width *reach*."""
    out = (np.abs(x / reach) ** POWER + np.abs(y / reach) ** POWER) ** (1 / POWER)
    return np.clip((1 - out) * reach * SIDE / 2 + 0.5, 0, 1)


def _moved(field: Field, right: int, down: int) -> Field:
    """*field* shifted by whole pixels; what leaves on one side comes back on the other."""
    return np.roll(field, (down, right), (0, 1))


def _walnut() -> Field:
    """A square of the board's own wood."""
    plank = wood.plank(wood.WOODS["walnut"]).crop((420, 120, 900, 600))
    return np.asarray(plank.resize((SIDE, SIDE), Image.Resampling.LANCZOS)) / 255


def _rim(x: Field, y: Field, reach: float, grain: Field) -> Field:
    """The round edge of the bowl: lit at the top left, dark where it falls away."""
    out = (np.abs(x) ** POWER + np.abs(y) ** POWER) ** (1 / POWER) / reach
    across = np.clip((out - 0.90) / 0.10, -1, 1)  # -1 at the hollow, 1 at the outside
    angle = (x * 0.64 + y * 0.77) / np.maximum(np.hypot(x, y), 1e-6)  # 1 away from the lamp
    lit = 1.06 - 0.46 * across * angle - 0.16 * across**2
    shine = np.exp(-(((across + 0.40 * np.sign(angle)) / 0.26) ** 2)) * 0.16 * np.abs(angle)
    return mix(grain * lit[..., None], np.array((1, 0.90, 0.76)), shine)


def _hollow(x: Field, y: Field, reach: float, grain: Field, inner: Field) -> Field:
    """The carved inside, shaded as the pits of the boards are."""
    slant = (x + y) / 2 / reach
    floor = mix(np.rot90(grain, 2), colour("#120803"), np.clip(0.56 - 0.30 * slant, 0.28, 0.84))
    m = reach * SIDE / 2
    lip = blur(1 - _moved(inner, round(0.13 * m), round(0.20 * m)), 0.21 * m)
    floor = mix(floor, colour("#080301"), 0.72 * lip)
    wall = blur(1 - _moved(inner, round(-0.12 * m), round(-0.14 * m)), 0.23 * m)
    return mix(floor, np.array((1, 0.863, 0.675)), 0.42 * wall)


def _sprites() -> list[Image.Image]:
    """The stones of the mark, from the sheets of the boards."""
    kinds = ((stones.KINDS[kind], number) for kind, number, *_ in STONES)
    return [
        picture(*kind.draw(number, np.random.default_rng((kind.seed, number))))
        for kind, number in kinds
    ]


def _lay(page: Image.Image, reach: float, sprites: list[Image.Image]) -> None:
    """Lay the stones into the bowl, all shadows first."""
    half = SIDE / 2
    shadow = stones.shadow()
    places = [
        (half * (1 + x * reach), half * (1 + y * reach), size * reach * half)
        for *_, x, y, size in STONES
    ]
    for x, y, d in places:
        _paste(page, shadow, x + 0.13 * d, y + 0.15 * d, d * 8 / 7 * 1.12)
    for sprite, (x, y, d) in zip(sprites, places, strict=True):
        _paste(page, sprite, x, y, d * 8 / 7)


def _paste(page: Image.Image, sprite: Image.Image, x: float, y: float, size: float) -> None:
    """Lay *sprite*, *size* pixels wide, with its middle on (x, y)."""
    small = sprite.resize((round(size), round(size)), Image.Resampling.LANCZOS)
    page.alpha_composite(small, (round(x - size / 2), round(y - size / 2)))


def _rounded(corner: float) -> Field:
    """1 inside a square with round corners."""
    line = np.abs((np.arange(SIDE) + 0.5) / SIDE - 0.5) - (0.5 - corner)
    x, y = np.meshgrid(line, line)
    away = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0)
    return np.clip((corner - away) * SIDE + 0.5, 0, 1)


SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<defs>
<linearGradient id="r" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#a5734d"/>\
<stop offset="1" stop-color="#4a2c18"/></linearGradient>
<linearGradient id="h" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#1c0e06"/>\
<stop offset=".6" stop-color="#3a2213"/><stop offset="1" stop-color="#8a6442"/></linearGradient>
<radialGradient id="a" cx=".36" cy=".32" r=".75"><stop stop-color="#fffaf0"/>\
<stop offset=".5" stop-color="#ead9bc"/><stop offset="1" stop-color="#8e7a5e"/></radialGradient>
<radialGradient id="b" cx=".36" cy=".32" r=".75"><stop stop-color="#c9cccb"/>\
<stop offset=".5" stop-color="#959a9b"/><stop offset="1" stop-color="#4d5051"/></radialGradient>
<radialGradient id="c" cx=".36" cy=".32" r=".75"><stop stop-color="#f0d3a8"/>\
<stop offset=".5" stop-color="#d0ab80"/><stop offset="1" stop-color="#7c5d3d"/></radialGradient>
<radialGradient id="g" cx=".68" cy=".72" r=".8"><stop stop-color="#63d8cb"/>\
<stop offset=".5" stop-color="#16899a"/><stop offset="1" stop-color="#073b45"/></radialGradient>
</defs>
<path fill="url(#r)" d="{outer}"/>
<path fill="url(#h)" d="{inner}"/>
<circle cx="30.5" cy="20.6" r="10" fill="url(#a)"/>
<circle cx="20" cy="35" r="10" fill="url(#b)"/>
<circle cx="43.4" cy="33" r="9.6" fill="url(#g)"/>
<circle cx="39.8" cy="29.4" r="1.9" fill="#fff" fill-opacity=".9"/>
<circle cx="33.4" cy="44" r="10" fill="url(#c)"/>
</svg>
"""


def favicon() -> str:
    """The mark as SVG, without the paper."""
    return SVG.format(outer=_path(31.5), inner=_path(25.2))


def _path(reach: float) -> str:
    """A superellipse about the middle of a picture of 64."""
    points = []
    for angle in np.linspace(0, 2 * np.pi, 48, endpoint=False):
        bend = (abs(np.cos(angle)) ** POWER + abs(np.sin(angle)) ** POWER) ** (-1 / POWER)
        points.append(f"{32 + reach * bend * np.cos(angle):.1f} ")
        points[-1] += f"{32 + reach * bend * np.sin(angle):.1f}"
    return f"M{'L'.join(points)}Z"


def write(out: Path) -> None:
    """All icons into the folder *out*."""
    grain, sprites = _walnut(), _sprites()
    tile = mark(0.86, grain, sprites)
    _save(tile, _rounded(0.22), out / "icon-512.png")
    small = tile.resize((192, 192), Image.Resampling.LANCZOS).convert("RGBA")
    small.putalpha(_mask(_rounded(0.22)).resize((192, 192), Image.Resampling.LANCZOS))
    small.save(out / "icon-192.png", optimize=True)
    _save(mark(0.70, grain, sprites), None, out / "icon-maskable-512.png")
    touch = mark(0.80, grain, sprites).resize((180, 180), Image.Resampling.LANCZOS)
    _save(touch, None, out / "apple-touch-icon-180.png")
    (out / "favicon.svg").write_text(favicon(), encoding="utf-8")


def _mask(field: Field) -> Image.Image:
    return Image.fromarray(np.rint(field * 255).astype(np.uint8))


def _save(image: Image.Image, shown: Field | None, path: Path) -> None:
    """Write a large icon with a palette, dithered: a third of the size and no difference to see.

    Where *shown* is under a half the picture is transparent.
    """
    palette = image.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2)
    few = image.quantize(COLOURS, palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
    if shown is None:
        few.save(path, optimize=True)
        return
    few.putpalette([*(few.getpalette() or [])[: 3 * COLOURS], 0, 0, 0])
    few.paste(COLOURS, mask=_mask((shown < 0.5).astype(np.float64)))
    few.save(path, optimize=True, transparency=COLOURS)
