/*
 * How Pyodide is started with the engine: by the worker, and by the build, which rehearses it under Node.
 */

const ARCHIVE = "/lib/kazan.zip";

/**
 * Python with the engine, ready to be imported.
 * @param {typeof import("pyodide").loadPyodide} loadPyodide
 * @param {import("pyodide").PyodideConfig} options
 * @param {Promise<Uint8Array>} archive the engine's wheel, from which Python imports
 */
export async function start(loadPyodide, options, archive) {
  const [python, content] = await Promise.all([loadPyodide(options), archive]);
  python.FS.writeFile(ARCHIVE, content, { canOwn: true });
  const path = python.pyimport("sys.path");
  if (!path.includes(ARCHIVE)) path.push(ARCHIVE); // a restored one has it
  path.destroy();
  return python;
}

/**
 * Options for a start from *memory*, whose pages are laid where they belong: Pyodide itself would copy all of it,
 * empty pages too, and is given the head alone.
 * @param {import("./snapshot.js").Memory} memory
 * @param {string} folder where Pyodide's own files are
 */
export function restoring(memory, folder) {
  return {
    _loadSnapshot: memory.head,
    /** @param {any} settings */
    async createPyodideModule(settings) {
      const { default: create } = await import(`${folder}pyodide.asm.mjs`);
      const module = await create(settings);
      memory.lay(module.HEAPU8);
      return module;
    },
  };
}
