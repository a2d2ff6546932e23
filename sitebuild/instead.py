"""What stands in for three modules that Pyodide imports when it starts and that the engine never uses.

An event loop and an installer of packages bring half of the library along. The engine only answers calls,
and its wheel is imported as the archive that it is. Two imports from JavaScript stay: a snapshot knows by its
place what Python holds of it. What is missing here fails the rehearsal of the build, which starts Pyodide as
the page does.
"""

EVENT_LOOP = """
from pyodide_js._api import scheduleCallback

def _initialize_event_loop():
    pass
"""

PACKAGES = """
from pyodide_js import loadedPackages

class Folder:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path

SITE_PACKAGES = Folder("/lib/python3.14/site-packages")
DSO_DIR = Folder("/usr/lib")

def init_loaded_packages():
    pass
"""

INSTEAD = {
    "asyncio/__init__.py": "",
    "pyodide/webloop.py": EVENT_LOOP,
    "pyodide/_package_loader.py": PACKAGES,
}
"""The files of the standard library's archive with other content than Pyodide's."""
