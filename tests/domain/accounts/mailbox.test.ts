import { expect, it } from "vitest";
import { mailboxOf } from "~/domain/accounts/username";

it.each([
  ["ada@prova.test", "ada@prova.test"],
  [" ADA@Prova.Test ", "ada@prova.test"],
  ["ada+1@prova.test", "ada@prova.test"],
  ["ada+negozio+2@prova.test", "ada@prova.test"],
  ["a.d.a@prova.test", "a.d.a@prova.test"],
  ["a.d.a+x@gmail.com", "ada@gmail.com"],
  ["ada@googlemail.com", "ada@gmail.com"],
  ["ada@prova.test.", "ada@prova.test"],
  ["ada@münchen.example", "ada@xn--mnchen-3ya.example"],
  ["ada@xn--mnchen-3ya.example", "ada@xn--mnchen-3ya.example"],
  ["ada", "ada"],
  ["ada@in valid", "ada@in valid"],
])("reduces %j to the mailbox %j", (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
});
