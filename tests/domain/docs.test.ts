// Checks README, app/docs, .github and app/decisions: links have a target, commands exist, decisions are
// numbered and complete.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "~/tools/shop/commands";
import { commandOf } from "~/tools/shop/parse-arguments";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));
const pages = tracked.filter((file) => file.endsWith(".md") && !/^app\/(contract|demo)\//.test(file));
const manual = pages.filter((file) => /^(README\.md|app\/docs\/|\.github\/)/.test(file));
const read = (file: string) => readFileSync(file, "utf8");
const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```/g, "").replaceAll(/`[^`\n]*`/g, "");

/** The anchors that GitHub generates for a page's headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Links inside the repository whose file or heading does not exist. */
function deadLinks(file: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
}

/** The commands in a page's code, without comments. */
const commandsOf = (text: string, start: RegExp): string[] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)]
    .flatMap(([, block, inline]) => (block ?? inline ?? "").replaceAll("\\\n", " ").split("\n"))
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .flatMap((line) => start.exec(line)?.[1] ?? []);

/** Splits a command line as a shell does, except for syntax that the docs do not use. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

describe("links", () => {
  it.each(pages)("of %s lead to files and headings that exist", (file) => {
    expect(deadLinks(file, read(file))).toEqual([]);
  });

  it("are reported when the file or the heading is missing", () => {
    const text = "[a](#licence) [b](#no-such-heading) [c](gone.md) [d](https://shop.example)";
    expect(deadLinks("README.md", text)).toEqual(["#no-such-heading", "gone.md"]);
  });
});

describe("commands in the docs", () => {
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);

  it.each(manual)("in %s are scripts of package.json", (file) => {
    const named = commandsOf(read(file), /(?:^|\s)npm run ([\w:-]+)/);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
  });

  it.each(manual)("in %s are accepted by the shop's command line", (file) => {
    const typed = commandsOf(read(file), /npm run shop -- ([^`]+)$/).filter(
      (line) => !/^(help|…)/.test(line),
    );
    for (const line of typed) expect(() => commandOf(COMMANDS, wordsOf(line)), line).not.toThrow();
  });

  it("are found in a block and in a sentence", () => {
    const text = "```sh\nA=1 npm run shop -- tables   # all\n```\nOr `npm run shop -- jobs list`.";
    expect(commandsOf(text, /npm run shop -- ([^`]+)$/)).toEqual(["tables", "jobs list"]);
  });
});

describe("README", () => {
  it("has at most 120 lines", () => {
    expect(read("README.md").split("\n").length).toBeLessThanOrEqual(120);
  });
});

describe("decisions", () => {
  const files = readdirSync("app/decisions").filter((name) => /^\d/.test(name));

  it("are numbered without a gap", () => {
    expect(files.map((name) => Number(name.slice(0, 3)))).toEqual(files.map((_, index) => index + 1));
  });

  it.each(files)("%s has its number, a date, a status, a context and a decision", (name) => {
    const text = read(join("app/decisions", name));
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} .+\n\nDate: .+ · Status: `));
    expect(text).toContain("\n## Context\n");
    expect(text).toContain("\n## Decision\n");
  });

  it("are found for every number that the code and the docs name", () => {
    const named = tracked
      .filter((file) => /\.(tsx?|mjs|md|sql|toml)$/.test(file) && !/^app\/demo\//.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/[Dd]ecisions? (\d{3})\b|\b(\d{3})-[a-z-]+\.md/g)].map(
          (match) => `${file} ${match[1] ?? match[2]}`,
        ),
      );
    const numbers = files.map((name) => name.slice(0, 3));
    expect(named.filter((reference) => !numbers.includes(reference.slice(-3)))).toEqual([]);
  });
});
