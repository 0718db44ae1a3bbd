import { expect, it } from "vitest";
import { madeOnce } from "~/platform/cache/made-once";

it("makes one value for each input and language, and returns it again", () => {
  const made: string[] = [];
  const greeting = madeOnce((facts: { name: string }, locale) => {
    made.push(`${facts.name} ${locale}`);
    return { text: `${locale}: ${facts.name}` };
  });
  const [ada, other] = [{ name: "Ada" }, { name: "Ada" }];
  expect(greeting(ada, "it")).toBe(greeting(ada, "it"));
  expect(greeting(ada, "en")).toEqual({ text: "en: Ada" });
  expect(greeting(other, "it")).not.toBe(greeting(ada, "it"));
  expect(made).toEqual(["Ada it", "Ada en", "Ada it"]);
});
