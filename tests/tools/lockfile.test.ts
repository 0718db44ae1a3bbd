// A fresh clone installs with `npm ci`, which refuses an incomplete lockfile. npm leaves gaps for packages of
// other platforms that it could not reach.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Locked {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

describe("package-lock.json", () => {
  it("contains every optional package that it names", () => {
    const named = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ name, nested: `${path}/node_modules/${name}` })),
    );
    const missing = named.filter(
      ({ name, nested }) => !packages[nested] && !packages[`node_modules/${name}`],
    );
    expect(missing).toEqual([]);
  });

  it("contains no download address", () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
