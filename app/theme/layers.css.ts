import { globalLayer, globalStyle } from "@vanilla-extract/css";

// The order of these lines decides who wins, never the order of imports:
// a part of the shop may override a ui component, a ui component an element.
export const reset = globalLayer("reset");
export const base = globalLayer("base");
export const ui = globalLayer("ui");
export const parts = globalLayer("parts");

// The bundler drops a bare `@layer reset, base;`, so each layer is opened by a rule, in order.
for (const layer of [reset, base, ui, parts]) {
  globalStyle("html", { "@layer": { [layer]: { colorScheme: "light" } } });
}
