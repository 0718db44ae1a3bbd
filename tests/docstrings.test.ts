// An exported function of the inner layers that throws documents it; no comment is empty.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const LAYERS = ["contract", "domain", "db", "services"];

const filesOf = (...folders: string[]) =>
  execFileSync("git", ["ls-files", ...folders], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file));

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const throws = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) || ts.forEachChild(node, (child) => throws(child) || undefined) === true;

function functionsOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? "default"];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [name.getText()]
      : [],
  );
}

/** The exported functions of a file that throw and have no doc comment. */
function undocumented(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return parsed.statements
    .filter((node) => isExported(node) && throws(node) && ts.getJSDocCommentsAndTags(node).length === 0)
    .flatMap(functionsOf);
}

describe("doc comments", () => {
  it.each(LAYERS)("are on every exported function in app/%s that throws", (layer) => {
    const missing = filesOf(`app/${layer}`).flatMap((file) =>
      undocumented(file, readFileSync(file, "utf8")).map((name) => `${file} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("are not asked of functions that do not throw", () => {
    const source =
      "/** Why. */\nexport const a = () => { throw 1; };\nexport const b = () => { throw 1; };\nexport const c = () => 1;\n";
    expect(undocumented("a.ts", source)).toEqual(["b"]);
  });

  it("are never empty", () => {
    const empty = filesOf("app", "tests").filter((file) =>
      /^\s*\/\*\*?\s*\*\/$/m.test(readFileSync(file, "utf8")),
    );
    expect(empty).toEqual([]);
  });
});
