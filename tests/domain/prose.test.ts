// Comments, test names and docs are plain sentences that name their subject.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Sentences that a reader understands only with the code below them usually match one of these. */
const PATTERNS: readonly RegExp[] = [
  /\b(is|are|was|were|as) none\b/,
  /what (is|was|has) (no|none|not)\b/,
  /\b(others'|another's|of (one's|its|their) own)\b/,
  /\b(for|to|of|by) who\b|who asks/,
  /\bno more\b(?! than)/,
  /\b(is|are|was) over\b/,
  /\ball but\b|\bbut for\b|in the place of/,
  /\bso (many|much)\b/,
  /\bas (it|they) (is|are|was|were)\b/,
  /\b(says?|tells?|asks?|hears?)\b/,
];
/** A sentence starts with its subject or a verb. */
const WITHOUT_SUBJECT = /^(Of|As|By|For|Where|Whose|Those|What|How|From)\b/;

const files = execFileSync("git", ["ls-files", "app", "tests", ".ci", ".github", "README.md"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter(
    (file) =>
      !/^app\/(demo\/catalogue|contract\/(CONTRACT|ADDED))|^tests\/(domain\/prose|words)\.test/.test(file),
  );

interface Text {
  line: number;
  text: string;
  isComment: boolean;
}

const NAMING = /^(it|test|describe)\b/;

/** The comments of a source file, and the names of its tests. */
function textsOf(file: string): Text[] {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".md"))
    return source.split("\n").map((text, index) => ({ line: index + 1, text, isComment: false }));
  if (file.endsWith(".sql"))
    return source.split("\n").flatMap((line, index) => {
      const [, text] = /^\s*--\s?(.*)$/.exec(line) ?? [];
      return text === undefined ? [] : [{ line: index + 1, text, isComment: true }];
    });
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineAt = (at: number) => parsed.getLineAndCharacterOfPosition(at).line + 1;
  const found = new Map<number, Text>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ]) {
      const text = source
        .slice(pos, end)
        .replace(/^\/\*\*?|\*\/$|^\/\/ ?/g, "")
        .replaceAll(/\n\s*\*?\s?/g, " ")
        .trim();
      found.set(pos, { line: lineAt(pos), text, isComment: true });
    }
    if (ts.isCallExpression(node) && NAMING.test(node.expression.getText())) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name))
        found.set(name.getStart(), { line: lineAt(name.getStart()), text: name.text, isComment: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...found.values()];
}

const matchesOf = ({ text, isComment }: Text): boolean =>
  PATTERNS.some((pattern) => pattern.test(text)) || (isComment && WITHOUT_SUBJECT.test(text));

const folderOf = (file: string): string =>
  file
    .split("/")
    .slice(0, 2)
    .join("/")
    .replace(/\/[^/]+\.\w+$/, "");

describe("prose", () => {
  const checked = files.filter((file) => /\.(tsx?|mjs|cjs|sql|md)$/.test(file));
  const folders = [...new Set(checked.map(folderOf))];

  it.each(folders)("in %s names its subjects", (folder) => {
    const named = checked.filter((file) => folderOf(file) === folder);
    const found = named.flatMap((file) =>
      textsOf(file)
        .filter(matchesOf)
        .map(({ line, text }) => `${file}:${line} ${text.slice(0, 160)}`),
    );
    expect(found).toEqual([]);
  });

  it("is read from comments and test names, not from code", () => {
    const found = textsOf("tests/domain/prose.test.ts").filter(({ isComment }) => !isComment);
    expect(found.map(({ text }) => text)).toContain("is read from comments and test names, not from code");
    expect(textsOf("tests/domain/prose.test.ts")[0]?.text).toMatch(/^Comments, test names and docs/);
  });
});
