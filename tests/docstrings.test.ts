// Exported functions of the inner layers say what their types cannot: units, shapes, what they throw, where a rule comes from.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const LAYERS = ["contract", "domain", "db", "services"];

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function functionsOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? "default"];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [name.getText()]
      : [],
  );
}

/** The exported functions of a file without a doc comment; of an overloaded one, one comment is enough. */
function undocumented(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const exported = parsed.statements.filter(isExported).map((statement) => ({
    names: functionsOf(statement),
    isDocumented: ts.getJSDocCommentsAndTags(statement).length > 0,
  }));
  const documented = new Set(exported.flatMap(({ names, isDocumented }) => (isDocumented ? names : [])));
  return [...new Set(exported.flatMap(({ names }) => names))].filter((name) => !documented.has(name));
}

describe("every exported function has a doc comment", () => {
  it.each(LAYERS)("in app/%s", (layer) => {
    const files = execFileSync("git", ["ls-files", `app/${layer}`], { encoding: "utf8" })
      .trim()
      .split("\n")
      .filter((file) => file.endsWith(".ts"));
    const missing = files.flatMap((file) =>
      undocumented(file, readFileSync(file, "utf8")).map((name) => `${file} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("also one that is a constant, but no type and no value", () => {
    const source = "/** Why. */\nexport const a = () => 1;\nexport const b = () => 1;\nexport const c = 1;\n";
    expect(undocumented("a.ts", source)).toEqual(["b"]);
  });
});
