"""The opening books at hand."""

from kazan.book import KIND, Book
from kazan.search.shelf import Shelf

books: Shelf[Book] = Shelf(KIND, "book")
load, taken, of, forget = books.load, books.taken, books.of, books.forget
