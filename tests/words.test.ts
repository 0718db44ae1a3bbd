// Words of a private dialect, which app/decisions/glossary.md replaces by the trade's: none comes back.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TRADE } from "./support/worker/other-shop";

const WORDS = [
  /\b\w*deeds?\b/i,
  /\bstands\b|\bstood\b/i,
  /\banew\b/i,
  /\bwho(so)?ever\b/i,
  /\bwhatever\b/i,
  /\bwhichever\b/i,
  /\bheed(s|ed|ing)?\b/i,
  /\bdeem(s|ed)?\b/i,
  /\bstoreys?\b/i,
  /\bpapers?\b/i,
  /\bpaper[A-Z]|[a-z]Papers?\b/,
  /[Kk]ept[A-Z]|\bkept-/,
  /\bjudge[ds]?\b/i,
];
/** Texts for customers, the contract's own words, lists of words, what never changes, and the two pages that name what is refused. */
const NOT_OURS =
  /^(app\/contract\/CONTRACT\.md|app\/contract\/openapi\/examples\.json|app\/demo\/catalogue\/.*|app\/domain\/accounts\/common-passwords\.ts|app\/decisions\/glossary\.md|tests\/words\.test\.ts)$/;

const files = execFileSync("git", ["ls-files", "app", "tests", "README.md", ".ci"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => /\.(tsx?|mjs|cjs|js|md|sql)$/.test(file) && !NOT_OURS.test(file));

describe("the texts of every shop", () => {
  const texts = execFileSync("git", ["ls-files", "locales/*/*.json"], { encoding: "utf8" })
    .trim()
    .split("\n");

  it.each(texts)("%s names no trade", (file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    expect(lines.filter((line) => TRADE.test(line.replaceAll("nel negozio", "")))).toEqual([]);
  });

  it("and no list of subjects, products or codes in the code does", () => {
    const quoted = /"[^"]*"|`[^`]*`/g;
    const found = files
      .filter(
        (file) =>
          /^app\/(?!demo|tools|decisions|docs)/.test(file) &&
          !/common-passwords|examples|migrations|line-words/.test(file),
      )
      .flatMap((file) =>
        readFileSync(file, "utf8")
          .split("\n")
          .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
          .flatMap((line) =>
            (line.match(quoted) ?? []).filter((text) => TRADE.test(text)).map((text) => `${file} ${text}`),
          ),
      );
    expect(found).toEqual([]);
  });
});

describe("the code", () => {
  it("speaks the trade's language", () => {
    const found = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          WORDS.some((word) => word.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });

  it("has no file named by such a word", () => {
    expect(files.filter((file) => WORDS.some((word) => word.test(file)))).toEqual([]);
  });
});
