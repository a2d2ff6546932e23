/*
 * Bundles, minifies and hashes the page's sources with esbuild.
 *
 *   node bundle.mjs < TASK
 *
 * TASK is JSON: {
 *   web       the folder of the sources
 *   out       the folder for the bundles
 *   entries   {name: path of an entry point}, or one entry with `fixed` true
 *   fixed     keep the entry's plain name
 *   address   where `out` will be on the site, such as "/assets/"
 *   assets    {plain name: address} of the files made before
 *   define    {name: value} to put in place of a name
 * }
 * Prints JSON: {entries: {plain name: file name in out}, packages: the npm packages that went in}.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative, resolve, sep } from "node:path";

const task = JSON.parse(readFileSync(0, "utf8"));
const require = createRequire(join(resolve(task.web), "package.json"));
const { build } = require("esbuild");

/** Leaves the address of a file made before (art, fonts) where a style sheet names it. */
const madeFiles = {
  name: "made files",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind, resolveDir }) => {
      if (kind !== "url-token") return null;
      const name = relative(task.web, resolve(resolveDir, path)).split(sep).join("/");
      const address = task.assets[name];
      return address ? { path: address, external: true } : null;
    });
  },
};

const result = await build({
  entryPoints: Object.entries(task.entries).map(([name, path]) => ({
    in: resolve(task.web, path),
    out: name,
  })),
  outdir: task.out,
  absWorkingDir: resolve(task.web),
  entryNames: task.fixed ? "[name]" : "[name]-[hash]",
  chunkNames: "part-[hash]",
  assetNames: "[name]-[hash]",
  publicPath: task.address,
  bundle: true,
  minify: true,
  splitting: !task.fixed,
  format: "esm",
  target: ["es2022", "chrome100", "firefox115", "safari16.4"],
  charset: "utf8",
  loader: { ".ftl": "text", ".woff2": "file", ".webp": "file", ".png": "file", ".svg": "file" },
  define: {
    __ASSETS__: JSON.stringify(task.assets),
    ...Object.fromEntries(
      Object.entries(task.define ?? {}).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  },
  external: ["node:*", "ws"], // Pyodide asks for these only under Node
  plugins: [madeFiles],
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
}).catch(() => process.exit(1)); // esbuild has said why

const names = {};
for (const [file, { entryPoint }] of Object.entries(result.metafile.outputs)) {
  if (entryPoint) names[entryPoint] = basename(file);
}
const packages = Object.keys(result.metafile.inputs).flatMap(
  (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.slice(1) ?? [],
);
console.log(JSON.stringify({ entries: names, packages: [...new Set(packages)].sort() }));
