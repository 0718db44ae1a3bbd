/** Password rules: the five of SPEC §5, with "guessable" defined. */
import { MAX_PASSWORD_LENGTH } from "~/contract/constants/limits";
import { COMMON_PASSWORDS } from "./common-passwords";

const MIN_LENGTH = 8;
/** In characters. Shorter parts of a name occur in too many passwords by chance. */
const MIN_NAME = 3;

export type PasswordFault =
  | "password_too_short"
  | "password_too_long"
  | "password_no_lowercase"
  | "password_no_uppercase"
  | "password_no_number"
  | "password_no_special"
  | "password_too_common"
  | "password_contains_name";

/** The person; parts of these values must not occur in the password. */
export type PasswordOwner = { username: string; firstName: string; lastName: string; email: string };

/** The normalized form (NFKC) that is hashed and compared, the same from every keyboard. */
export function normalizePassword(typed: string): string {
  return typed.normalize("NFKC");
}

/**
 * The rules that a password breaks; empty for a valid password.
 * @param owner null: skips the rules about the person
 */
export function passwordFaults(typed: string, owner: PasswordOwner | null): PasswordFault[] {
  const password = normalizePassword(typed);
  const length = [...password].length;
  const rules: readonly (readonly [PasswordFault, boolean])[] = [
    ["password_too_short", length < MIN_LENGTH],
    ["password_too_long", length > MAX_PASSWORD_LENGTH],
    ["password_no_lowercase", !/\p{Ll}/u.test(password)],
    ["password_no_uppercase", !/\p{Lu}/u.test(password)],
    ["password_no_number", !/\p{Nd}/u.test(password)],
    ["password_no_special", !/[^\p{L}\p{N}]/u.test(password)],
    ["password_too_common", isCommon(password)],
    ["password_contains_name", owner !== null && containsName(password, owner)],
  ];
  return rules.flatMap(([fault, isBroken]) => (isBroken ? [fault] : []));
}

/**
 * Whether it is a disguised common password: "P@ssw0rd1!" is "password" (case, look-alikes, additions at
 * either end), and "Ciaociao1!" and "Aaaaaaa1!" only repeat.
 */
function isCommon(password: string): boolean {
  const plain = normalized(password);
  const cores = [
    plain,
    plain.replace(/[^\p{L}\p{N}]/gu, ""),
    plain.replace(/[^\p{L}]+$/u, ""),
    plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""),
  ];
  return cores
    .flatMap(readings)
    .some((word) => COMMON_PASSWORDS.has(word) || /^(?=.{6})(.{1,5})\1+$/.test(word));
}

function containsName(password: string, owner: PasswordOwner): boolean {
  const texts = readings(normalized(password));
  const names = [owner.firstName, owner.lastName, ...[owner.username, owner.email].map(beforeAt)];
  return names
    .flatMap((name) => normalized(name).split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= MIN_NAME)
    .some((part) => texts.some((text) => text.includes(part)));
}

function beforeAt(address: string): string {
  return address.split("@")[0] ?? "";
}

/** Lower case, without accents. */
function normalized(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "€": "e",
  "+": "t",
};

/** The text, and the text with look-alikes as letters; 1, ! and | may be an i or an l. */
function readings(text: string): string[] {
  const letters = text.replace(/[034578@$9€+]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  return [text, letters.replace(/[1!|]/g, "i"), letters.replace(/[1!|]/g, "l")];
}
