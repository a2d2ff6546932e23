/*
 * Pyodide under Node, for the build and its tests.
 *
 *   node pyodide.mjs pack RUNTIME LOCK WHEEL    strip and byte-compile its library and WHEEL, into RUNTIME
 *   node pyodide.mjs rehearse RUNTIME           play a session in an assembled runtime, and one in its snapshot
 *   node pyodide.mjs run RUNTIME SCRIPT [FILE]  run a Python SCRIPT in it
 *
 * Each prints its answer as one line of JSON. RUNTIME is a folder with the release's own files, the
 * stripped standard library, the lock file and the wheel that it names.
 */

import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { restoring, start as startPython } from "../web/engine/python.js";
import { fold, unfold } from "../web/engine/snapshot.js";

const HERE = dirname(fileURLToPath(import.meta.url));

/** Start the Pyodide in *folder* with the file *wheel* as the worker does; *how* has options of a snapshot. */
async function start(folder, wheel, lock, how = {}) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const options = {
    indexURL: `${folder}/`,
    lockFileContents: lock,
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    ...how,
  };
  const content = readFile(wheel).then((bytes) => new Uint8Array(bytes));
  return startPython(loadPyodide, options, content);
}

/** Run the whole rehearsal, an unexpected exception included, the way the worker would. */
async function rehearse(python) {
  python.FS.writeFile("/rehearsal.py", await readFile(join(HERE, "rehearsal.py")));
  python.runPython("import sys; sys.path.insert(0, '/')");
  const rehearsal = python.pyimport("rehearsal");
  const games = rehearsal.rehearse();
  try {
    rehearsal.stumble();
  } catch (error) {
    if (!String(error).includes("json.decoder.JSONDecodeError")) throw error;
    return games;
  }
  throw new Error("an exception inside Python did not reach JavaScript");
}

/** Byte-compile the wheel and the modules that a rehearsal in *folder* imports; both are put there. */
async function pack(folder, lock, wheel) {
  const stock = JSON.parse(await readFile(lock, "utf8"));
  const python = await start(folder, wheel, { ...stock, packages: {} });
  await rehearse(python);
  const packed = basename(wheel);
  python.FS.writeFile("/source.whl", await readFile(wheel));
  python.FS.writeFile("/inside.py", await readFile(join(HERE, "inside.py")));
  const inside = python.pyimport("inside");
  const modules = inside.pack_stdlib("/python_stdlib.zip").length;
  inside.pack_wheel("/source.whl", `/${packed}`);
  for (const name of ["python_stdlib.zip", packed]) {
    await writeFile(join(folder, name), python.FS.readFile(`/${name}`));
  }
  return modules;
}

/** Start the runtime in *folder* as the worker does. */
async function assembled(folder, how) {
  const lock = JSON.parse(await readFile(join(folder, "pyodide-lock.json"), "utf8"));
  return start(folder, join(folder, lock.packages.kazan.file_name), lock, how);
}

/** Rehearse in *folder* as the worker starts there the first time, and as it starts later. */
async function rehearseBoth(folder) {
  const python = await assembled(folder, { _makeSnapshot: true });
  python.pyimport("kazan.bridge").destroy();
  const kept = fold(python.makeMemorySnapshot());
  await rehearse(python);
  const memory = unfold(kept.buffer);
  return rehearse(await assembled(folder, restoring(memory, `${pathToFileURL(folder).href}/`)));
}

/** What the last expression of *script* gives; it finds *file* as /data.json. */
async function run(folder, script, file) {
  const python = await assembled(folder);
  if (file) python.FS.writeFile("/data.json", await readFile(file));
  const source = await readFile(script, "utf8");
  return python.runPython(source, { filename: script });
}

/** What *command* with the paths *rest* answers. */
async function answer(command, rest) {
  if (command === "pack") return pack(resolve(rest[0]), resolve(rest[1]), resolve(rest[2]));
  if (command === "rehearse") return rehearseBoth(resolve(rest[0]));
  if (command === "run") return run(resolve(rest[0]), rest[1], rest[2]);
  throw new Error(`unknown command ${command}`);
}

const [, , command, ...rest] = process.argv;
try {
  console.log(JSON.stringify(await answer(command, rest)));
} catch (error) {
  // Not left to Node: it would print the whole line of minified source that threw.
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
}
