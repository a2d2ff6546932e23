"""All the art of the site, made from numbers: ``python web/art/make.py OUT``.

    wood-{walnut,pear,beech,olive}.webp     planks 1280 x 800, grain from left to right   (wood.py)
    cloth-{day,night}.webp                  seamless tiles of 252, shown at 126           (cloth.py)
    stones-{river,glass,bone,seeds}.webp    sheets of cells of 128                        (stones.py)
    stone-shadow.webp                       one cell of 128, the shadow of every stone
    pieces.webp                             two cells of 192: light disc, dark octagon    (pieces.py)
    felt.webp, felt-tall.webp               the cap of a tuzdik, 320 x 160 and 168 x 280
    heaps.json                              where the stones of a pit lie                 (heaps.py)
    icon-*.png, apple-touch-icon-180.png, favicon.svg                                     (icons.py)

How to read a sheet: it has ``width / cell`` columns and is full, so that its sprites number
``width * height / cell**2``, from the left top by rows. A stone or piece stands in the middle of its
cell and is 7/8 of it wide: to show it with diameter d, draw the cell 8/7 d wide about its middle. The
shadow is a stone's, black with alpha: draw it 1.12 times as large, .13 d right and .15 d down. All
light comes from the left top and is baked: never turn or mirror a sprite.

The same versions of numpy and Pillow give the same bytes.
"""

import sys
from pathlib import Path

if not __package__:  # run as a script: the project is two folders up
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from web.art import cloth, heaps, icons, pieces, stones, wood
from web.art.field import save


def make(out: Path) -> None:
    """Write every file into the folder *out*, which is made if need be."""
    out.mkdir(parents=True, exist_ok=True)
    for name, kind in wood.WOODS.items():
        save(wood.plank(kind), out / f"wood-{name}.webp", 78)
    for name, (tone, contrast, seed) in cloth.CLOTHS.items():
        save(cloth.tile(tone, contrast, seed), out / f"cloth-{name}.webp", 92)
    for name, sprites in stones.KINDS.items():
        save(stones.sheet(sprites), out / f"stones-{name}.webp", 84)
    save(stones.shadow(), out / "stone-shadow.webp", 80)
    save(pieces.pieces(), out / "pieces.webp", 88)
    save(pieces.felt(pieces.WIDE, 601), out / "felt.webp", 86)
    save(pieces.felt(pieces.TALL, 602), out / "felt-tall.webp", 86)
    (out / "heaps.json").write_text(heaps.data(), encoding="utf-8")
    icons.write(out)


def main(arguments: list[str]) -> int:
    """The command line: one folder to write to."""
    if len(arguments) != 1:
        print("usage: python web/art/make.py OUT", file=sys.stderr)
        return 2
    make(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
