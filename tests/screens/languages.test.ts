import { describe, expect, it } from "vitest";
import { browser, type Page } from "../support/browser";

const language = (page: Page) => page.$("html").attr("lang");
/** At the head of the page, and at its foot. */
const PLACES = ["body > div form:has([name=locale])", "footer form:has([name=locale])"];
const choice = (place: string, locale: string) => `${place} [name="locale"][value="${locale}"]`;

describe.each(PLACES)("a language chosen in %s", (place) => {
  it("is the one of every page that follows", async () => {
    const visitor = browser();
    const home = await visitor.get("/home");
    const english = await home.submit(choice(place, "en"));
    expect([english.hops, language(english)]).toEqual([["303 /home-en"], "en"]);
    expect(language(await visitor.get("/p"))).toBe("en");
    expect((await visitor.get("/")).hops).toEqual(["302 /home-en"]);
  });

  it("leads back to the same page, whatever its address said", async () => {
    const visitor = browser();
    const list = await visitor.get("/p?search=malto&locale=en");
    const spanish = await list.submit(choice(place, "es"));
    expect([spanish.url, language(spanish)]).toEqual(["/p?search=malto", "es"]);
    expect(spanish.$(choice(place, "es")).attr("aria-pressed")).toBe("true");
  });
});
