/* A worker with nothing but Pyodide as it is released: what our start is measured against. */

import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const indexURL = new URL("/python/stock/", location.href).href;
const python = await loadPyodide({ indexURL });
postMessage(python.runPython("1 + 1"));
