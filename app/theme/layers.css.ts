import { globalLayer, globalStyle } from "@vanilla-extract/css";

// The order of these lines, not that of imports, decides which rule wins: a part of the shop overrides a ui component,
// and a ui component overrides an element.
export const reset = globalLayer("reset");
export const base = globalLayer("base");
export const ui = globalLayer("ui");
export const parts = globalLayer("parts");

// The bundler drops an empty `@layer reset, base;`, so each layer is created by a rule, in order.
for (const layer of [reset, base, ui, parts]) {
  globalStyle("html", { "@layer": { [layer]: { colorScheme: "light" } } });
}
