// The parts of every drawing: one ink, one line, light from the top left, one background per product line.
//
// Short functions, each of which returns SVG text:
//   P(d, fill)            a path               R(x, y, w, h, fill)       a rectangle
//   L(d)                  a line, not filled   RR(x, y, w, h, r, fill)   a rectangle with round corners
//   C(x, y, r, fill)      a circle             E(x, y, rx, ry, fill)     an ellipse
//   G(parts, transform)   a group              T(text, x, y, height)     lettering
// The last argument of each may contain further attributes. `line(3)` is the attribute of a line 3 wide.
//
// A drawing takes (product, facts, name, random): the row of products.csv, the product's fields, its Italian name and
// random numbers seeded by its SKU. A crop's drawing takes (variety, random): a row of varieties/.
// The field is 400 × 300; objects are placed on FLOOR.
export * from "./kit/beer-colour.mjs";
export * from "./kit/colours.mjs";
export * from "./kit/curves.mjs";
export * from "./kit/lettering.mjs";
export * from "./kit/numbers.mjs";
export * from "./kit/scales.mjs";
export * from "./kit/shapes.mjs";
