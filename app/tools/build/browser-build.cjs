// Loaded before Remix's compiler: what its configuration has no word for. The browser's build alone takes Preact for
// React, a third of what a touch brings; the Worker renders with React, and encodes what it is made from when that is read.
const Module = require("node:module");
const { readdirSync } = require("node:fs");
const { resolve } = require("node:path");

const alias = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react/jsx-dev-runtime": "preact/jsx-dev-runtime",
};

const lateEncode = {
  name: "late-encode",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^turbo-stream$/ }, ({ importer }) =>
      /@remix-run.server-runtime/.test(importer)
        ? { path: resolve("app/storefront/response/late-encode.ts") }
        : null,
    ),
};

// Constants are the schemas' and the pages': where both used one module, the compiler would put it into the file that holds
// the schemas, and every page would bring that. The schemas have a copy of their own.
const ownConstants = {
  name: "own-constants",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\..*\/constants\/[\w-]+$/ }, ({ importer, resolveDir, path }) =>
      /\/app\/contract\/(?!constants\/)/.test(importer)
        ? { path: `${resolve(resolveDir, path)}.ts`, suffix: "?schemas", sideEffects: false }
        : null,
    ),
};

// What the page shows itself with and what leaves it use the same files of the router: the compiler would put all of them
// into what comes first. What comes later has a copy of its own (app/browser/router).
const ownRouter = {
  name: "own-router",
  setup: ({ onResolve, resolve: find }) =>
    onResolve(
      { filter: /^@remix-run\/(router$|react\/dist\/esm\/single-fetch$)/ },
      async ({ path, pluginData, ...from }) => {
        if (pluginData === "found" || !/whole-router\.ts$/.test(from.importer)) return null;
        const { resolveDir, importer, kind } = from;
        const found = await find(path, { resolveDir, importer, kind, pluginData: "found" });
        return { path: found.path, suffix: "?later", sideEffects: false };
      },
    ),
};

// Class names of four letters and digits, two for the file and the rest for its class: a page has hundreds of them.
const styleFiles = readdirSync("app", { recursive: true })
  .filter((name) => name.endsWith(".css.ts"))
  .sort();
const classNames = new Map();
const letter = (n) => String.fromCharCode(97 + n);
const shortName = ({ hash, filePath }) => {
  const file = styleFiles.indexOf(filePath);
  if (file < 0) throw new Error(`${filePath} is no style file of app`);
  const names = classNames.get(file) ?? new Map();
  classNames.set(file, names);
  if (!names.has(hash)) names.set(hash, names.size.toString(36));
  return letter(Math.floor(file / 26)) + letter(file % 26) + names.get(hash);
};

const load = Module._load;
Module._load = function (name, ...rest) {
  const loaded = load.call(this, name, ...rest);
  if (name === "@vanilla-extract/integration")
    return {
      ...loaded,
      createCompiler: (options) =>
        loaded.createCompiler({
          ...options,
          identifiers: options.identifiers === "short" ? shortName : options.identifiers,
        }),
    };
  if (name !== "esbuild") return loaded;
  // Of its builds only the browser's is split into files.
  const context = (options) =>
    loaded.context(
      options.splitting
        ? { ...options, alias, plugins: [ownConstants, ownRouter, ...options.plugins] }
        : { ...options, plugins: [lateEncode, ...options.plugins] },
    );
  return { ...loaded, context };
};
