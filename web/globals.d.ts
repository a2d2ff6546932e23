// What the build puts in place of a name or behind an import; see sitebuild/bundle.mjs.

/** Plain name -> address of every file made before the bundle. */
declare const __ASSETS__: Record<string, string>;

/** Pyodide's lock file: the engine's wheel with its hash. */
declare const __LOCK__: import("pyodide").Lockfile;

/** Address -> SHA-256 in base64 of every file of the site; the service worker's list. */
declare const __FILES__: Record<string, string>;

/** Language -> the last part of the addresses of its rules pages, of its page for teachers and of that about the site. */
declare const __SLUGS__: Record<string, { rules: string; class: string; about: string }>;

/** What some browsers tell about connection and battery. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
  getBattery?(): Promise<EventTarget & { readonly level: number; readonly charging: boolean }>;
}
