// Loaded before Remix's compiler: what its configuration has no word for. The browser's build alone takes Preact for
// React, a third of what a touch brings; the Worker renders with React.
const Module = require("node:module");

const alias = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react/jsx-dev-runtime": "preact/jsx-dev-runtime",
};

const load = Module._load;
Module._load = function (name, ...rest) {
  const loaded = load.call(this, name, ...rest);
  if (name !== "esbuild") return loaded;
  // Of its builds only the browser's is split into files.
  const context = (options) => loaded.context(options.splitting ? { ...options, alias } : options);
  return { ...loaded, context };
};
