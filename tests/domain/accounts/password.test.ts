import { describe, expect, it } from "vitest";
import { normalizePassword, passwordFaults } from "~/domain/accounts/password";
import { customers } from "../catalogue/catalogue";

const owner = {
  username: "giulia.bassani@demo.test",
  firstName: "Giulia",
  lastName: "De Bassàni",
  email: "gbassani77@posta.example",
};
const faults = (password: string) => passwordFaults(password, owner);

describe("a good password", () => {
  it.each([
    "Vendemmia-2026!",
    "Xk9#mPq2",
    "corretto Cavallo 4 graffette",
    "ÀÈÌ-òlivo-47",
    `Aa1!${"x9".repeat(126)}`,
  ])("is accepted: %s", (password) => {
    expect(faults(password)).toEqual([]);
  });

  it("belongs to every demo account", () => {
    for (const { username, password, first_name, last_name, email } of customers) {
      expect([
        username,
        passwordFaults(password, { username, firstName: first_name, lastName: last_name, email }),
      ]).toEqual([username, []]);
    }
  });
});

describe("the refusal of a weak password states", () => {
  it.each([
    ["all that it lacks", "", ["too_short", "no_lowercase", "no_uppercase", "no_number", "no_special"]],
    ["that it is too short", "Xk9#mPq", ["too_short"]],
    ["that it is too long", `Aa1!${"x9".repeat(127)}`, ["too_long"]],
    ["that it lacks a small letter", "XK9#MPQ2", ["no_lowercase"]],
    ["that it lacks a capital", "xk9#mpq2", ["no_uppercase"]],
    ["that it lacks a number", "Xkz#mPqw", ["no_number"]],
    ["that it lacks a special character", "Xk9zmPq2", ["no_special"]],
  ])("%s", (_, password, expected) => {
    expect(faults(password)).toEqual(expected.map((fault) => `password_${fault}`));
  });

  it.each([
    "Password1!",
    "Ciaociao1!",
    "Aaaaaaa1!",
    "Aa1!Aa1!",
    "P@ssw0rd",
    "Pa$$word2026",
    "!Qwerty123!",
    "Qwerty123!",
    "1Qaz2wsx!",
    "Admin@1234",
    "W3lcome!2026",
    "Tiamo-2026!",
    "Contraseña1!",
    "Estate.2026",
    "Juventus#1897",
    "Iloveyou!7",
    "Aa123456!",
  ])("that it is common: %s", (password) => {
    expect(faults(password)).toContain("password_too_common");
  });

  it.each([
    "Giulia-1974!",
    "xx-G1ul1a-88",
    "Bassani#2026",
    "mia-BASSÀNI-9",
    "77!gbassani77X",
    "B@ssan1-forte-7",
  ])("that it contains the owner's name: %s", (password) => {
    expect(faults(password)).toContain("password_contains_name");
  });

  it("nothing about two letters of a name or the domain of an address", () => {
    expect(faults("Denaro-Test-9")).toEqual([]);
    expect(passwordFaults("Xk9#mPq2", { username: "", firstName: "", lastName: "", email: "" })).toEqual([]);
  });
});

it("a password is the same from every keyboard", () => {
  expect(normalizePassword("Cafe\u0301-２０２６")).toBe("Café-2026");
  expect(faults("Ｘｋ９＃ｍＰｑ２")).toEqual([]);
});
