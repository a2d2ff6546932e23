"""How the site is made, served and measured; ``build.py`` is its command line."""
