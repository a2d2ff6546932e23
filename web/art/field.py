"""Fields: the arrays of numbers that all of the art is made from.

A field is a two-dimensional float array, row 0 at the top. Everything comes from seeded generators
and plain sums (no matrix products, whose order may depend on the threads), so that the same library
versions give the same bytes.
"""

from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field: TypeAlias = NDArray[np.float64]
Index: TypeAlias = NDArray[np.int64]
Random: TypeAlias = np.random.Generator

LIGHT = np.array((-0.52, -0.62, 0.60)) / np.linalg.norm((-0.52, -0.62, 0.60))
"""Unit vector towards the lamp: from the left, from above, out of the picture."""


def colour(code: str) -> Field:
    """The three parts, 0 to 1, of a colour written as ``#rrggbb``."""
    return np.array([int(code[at : at + 2], 16) for at in (1, 3, 5)]) / 255


def smooth(low: float, high: float, field: Field) -> Field:
    """0 up to *low*, 1 from *high*, a soft step between (also downwards when high < low)."""
    part = np.clip((field - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


def mix(first: Field, second: Field, part: Field | float) -> Field:
    """*first* where *part* is 0, *second* where it is 1; colours mix by pixel."""
    if isinstance(part, np.ndarray) and part.ndim < max(first.ndim, second.ndim, 3):
        part = part[..., None]
    return first + (second - first) * part


def grid(side: int, reach: float) -> tuple[Field, Field]:
    """Give x and y at the pixel centres of a square picture, running from -reach to reach."""
    line = ((np.arange(side) + 0.5) / side * 2 - 1) * reach
    across, down = np.meshgrid(line, line)
    return across, down


def noise(
    shape: tuple[int, int], cell: tuple[float, float], random: Random, *, tile: bool = False
) -> Field:
    """Soft noise of mean 0 and deviation 1; *cell* is its grain in pixels, x first.

    With *tile* its right edge meets its left and its foot its head.
    """
    height, width = shape
    rows, row_weights, row_count = _taps(height, cell[1], tile)
    columns, column_weights, column_count = _taps(width, cell[0], tile)
    knots = random.standard_normal((row_count, column_count))
    tall = sum_taps(knots, rows, row_weights)
    field = sum_taps(tall.T, columns, column_weights).T
    return np.asarray((field - field.mean()) / field.std())


def sum_taps(knots: Field, taps: Index, weights: Field) -> Field:
    """Each row of the answer is a weighted sum of four rows of *knots*."""
    total = knots[taps[0]] * weights[0][:, None]
    for tap, weight in zip(taps[1:], weights[1:], strict=True):
        total += knots[tap] * weight[:, None]
    return np.asarray(total)


def _taps(length: int, cell: float, tile: bool) -> tuple[Index, Field, int]:
    """Which four knots make each pixel of a line, with what weights (cubic B-spline)."""
    count = max(4, round(length / cell)) if tile else int(np.ceil(length / cell)) + 4
    place = (np.arange(length) + 0.5) * (count / length if tile else 1 / cell)
    first = np.floor(place).astype(np.int64)
    part = place - first
    weights = np.stack(
        (
            (1 - part) ** 3,
            3 * part**3 - 6 * part**2 + 4,
            -3 * part**3 + 3 * part**2 + 3 * part + 1,
            part**3,
        )
    )
    taps = first[None, :] + np.arange(4)[:, None]
    return (taps % count if tile else taps), weights / 6, count


def blur(field: Field, radius: float | tuple[float, float], *, tile: bool = False) -> Field:
    """*field* softened by a Gaussian of that deviation in pixels (x, y); edges are held."""
    wide, high = radius if isinstance(radius, tuple) else (radius, radius)
    pad_x, pad_y = (0, 0) if tile else (int(wide * 3) + 1, int(high * 3) + 1)
    padded = np.pad(field, ((pad_y, pad_y), (pad_x, pad_x)), mode="edge")
    height, width = padded.shape
    pass_y = np.exp(-2 * (np.pi * np.fft.fftfreq(height) * high) ** 2)
    pass_x = np.exp(-2 * (np.pi * np.fft.rfftfreq(width) * wide) ** 2)
    soft = np.fft.irfft2(np.fft.rfft2(padded) * pass_y[:, None] * pass_x, s=padded.shape)
    return soft[pad_y : height - pad_y, pad_x : width - pad_x]


def shrink(field: Field, times: int) -> Field:
    """The picture at one *times*-th of its size, each pixel the mean of a block."""
    height, width = field.shape[0] // times, field.shape[1] // times
    blocks = field.reshape(height, times, width, times, *field.shape[2:])
    return np.asarray(blocks.mean(axis=(1, 3)))


def picture(colours: Field, alpha: Field | None = None) -> Image.Image:
    """A Pillow image of *colours* (height, width, 3), with *alpha* when given; all from 0 to 1."""
    parts = colours if alpha is None else np.dstack((colours, alpha))
    return Image.fromarray(np.rint(np.clip(parts, 0, 1) * 255).astype(np.uint8))


def save(image: Image.Image, path: Path, quality: int) -> None:
    """Write *image* as WebP at *quality*, the encoder working hard."""
    # At 100 the encoder tries every filter on the alpha: fifty times as long for nothing.
    image.save(path, "WEBP", quality=quality, method=6, alpha_quality=95)
