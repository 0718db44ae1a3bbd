// Transliteration: letters that a font or a form does not support, as in Łódź or Αθήνα, become Latin
// letters that the postal service of that country can read.

const SPECIALS = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

/**
 * Transliterates to Windows-1252, for PDFs. A letter without a Latin form becomes "?"; an emoji is dropped.
 */
export const toLatin = (text: string): string =>
  [...text.normalize("NFC")].map((one) => (SPECIALS.has(one) ? one : sign(one))).join("");

/** Transliterates to Latin-1, for e-invoices. */
export const toLatin1 = (text: string): string =>
  [...text.normalize("NFC")].map((one) => TYPOGRAPHY.get(one) ?? sign(one)).join("");

/** Transliterates to Basic Latin, for references: "è" becomes "e". */
export const toBasicLatin = (text: string): string =>
  [...toLatin1(text)].map((one) => (one <= "~" ? one : (BASIC.get(one) ?? bare(one)))).join("");

/** Whether documents can print a text: each letter has a Latin form, and the result is not empty. */
export const isPrintable = (text: string): boolean =>
  ![...text.normalize("NFC")].some((one) => /[\p{L}\p{N}]/u.test(one) && sign(one).includes("?")) &&
  (text.trim() === "" || toLatin1(text).trim() !== "");

function sign(one: string): string {
  const code = one.codePointAt(0) ?? 0;
  if (one === "\n" || (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff)) return one;
  // All kinds of space become a plain one; amounts are in cells that do not wrap.
  if (/\s/.test(one)) return " ";
  const lower = one.toLowerCase();
  const known = LETTERS.get(lower);
  if (known !== undefined) return lower === one ? known : known.charAt(0).toUpperCase() + known.slice(1);
  const plain = one.normalize("NFKD").replace(/\p{M}/gu, "");
  if (plain !== one) return plain === "" ? "" : [...plain].map(sign).join("");
  return /[\p{L}\p{N}]/u.test(one) ? "?" : "";
}

const bare = (one: string): string => one.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");

const pairs = (text: string) =>
  text
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]);

const LETTERS = new Map([
  ...pairs("ł:l đ:d ħ:h ı:i ŋ:n ŧ:t ĸ:k −:- ‐:- ‑:- ‒:- ―:— ′:' ″:\" ⁄:/ №:N ∅:Ø"),
  // Greek in the romanization of its road signs.
  ...pairs(
    "α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o",
  ),
  ...pairs("ά:a έ:e ή:i ί:i ό:o ύ:y ώ:o ϊ:i ϋ:y ΐ:i ΰ:y"),
  // Cyrillic in the Bulgarian romanization, and the letters that other languages add.
  ...pairs(
    "а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh",
  ),
  ...pairs("щ:sht ъ:a ь:y ю:yu я:ya ы:y э:e ё:e є:ye і:i ї:yi ґ:g ј:j љ:lj њ:nj ћ:c ђ:dj џ:dz"),
  ...pairs("ѕ:dz ў:u ә:a ғ:g қ:k ң:n ө:o ұ:u ү:u һ:h ə:a ɐ:a ơ:o ư:u œ:oe ʻ:' ʼ:' ʹ:'"),
]);

const TYPOGRAPHY = new Map(pairs("‘:' ’:' ‚:' ‹:' ›:' “:\" ”:\" „:\" –:- —:- •:- …:... €:EUR ×:x ƒ:f ‰:%o"));
const BASIC = new Map(
  pairs('ß:ss æ:ae Æ:AE ø:o Ø:O ð:d Ð:D þ:th Þ:Th °:o «:" »:" £:GBP ¥:JPY ¦:| ±:+- ·:- ×:x ÷:/ ´:\' ¸:,'),
);
