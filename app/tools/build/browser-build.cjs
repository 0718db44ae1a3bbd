// Loaded before Remix's compiler: what its configuration has no word for. The browser's build alone takes Preact for
// React, a third of what a touch brings; the Worker renders with React, and encodes what it is made from when that is read.
const Module = require("node:module");
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
      /@remix-run.server-runtime/.test(importer) ? { path: resolve("app/storefront/response/late-encode.ts") } : null,
    ),
};

const load = Module._load;
Module._load = function (name, ...rest) {
  const loaded = load.call(this, name, ...rest);
  if (name !== "esbuild") return loaded;
  // Of its builds only the browser's is split into files.
  const context = (options) =>
    loaded.context(
      options.splitting ? { ...options, alias } : { ...options, plugins: [lateEncode, ...options.plugins] },
    );
  return { ...loaded, context };
};
