"""Chance from a number, the same for ever.

Splitmix64 (G. Steele, D. Lea, C. Flood, 2014): a counter that advances by an odd constant, each value
stirred. It is four lines of 64-bit arithmetic, so no version of Python or of its library can change a deal
or a game that was given to somebody as a number.
"""

from collections.abc import Iterator

WORD = (1 << 64) - 1


def draw(number: int, most: int) -> Iterator[int]:
    """Numbers from 0 to *most* - 1, all equally likely: words beyond the last full round are left out."""
    fair = (1 << 64) // most * most
    for word in words(number):
        if word < fair:
            yield word % most


def words(number: int) -> Iterator[int]:
    """The 64-bit words of splitmix64 seeded with *number* modulo 2**64."""
    counter = number & WORD
    while True:
        counter = counter + 0x9E3779B97F4A7C15 & WORD
        word = (counter ^ counter >> 30) * 0xBF58476D1CE4E5B9 & WORD
        word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
        yield word ^ word >> 31
