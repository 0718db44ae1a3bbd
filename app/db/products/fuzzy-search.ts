// Widens a search that found nothing: synonyms, spelling variants, typing errors of one edit, and products
// of a category with that name.

import { groupBy, int, text } from "~/db/columns";
import { query, together } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import { mayHaveSlipped, slipsOf } from "./one-edit-away";
import { type Phrase, phrasesOf } from "./phrases";
import { asPrefix, matchOf, namedOf, type Search, wordsOf } from "./search";
import { otherWords, searchedOf } from "./searched-words";
import { isSmall, spellingVariants } from "./spelling-variants";

interface Wider {
  search: Search;
  /**
   * The search with unknown words replaced by known ones, likeliest first; empty if there is no
   * replacement.
   */
  searched: string[];
}

/** Null if the search cannot be widened, such as a search without words. One round trip. */
export async function fuzzySearch(db: Database, search: Search, locale: string): Promise<Wider | null> {
  if (search.words.length === 0 || search.exact) return null;
  const phrases = phrasesOf(search.words);
  const looked = search.words
    .flatMap((word, index) => (mayHaveSlipped(word) ? [{ word, index }] : []))
    .slice(0, MOST_SLIPS);
  const { same, there, names } = await together(db, wordQueries(phrases, looked, locale));
  const isTyped = (row: Row) => row.term === search.words[int(row, "word")];
  const known = there.filter((row) => !isTyped(row));
  const missing = looked.filter(
    ({ index }) => !there.some((row) => isTyped(row) && int(row, "word") === index),
  );
  const categories = categoriesNamed(search.words, names);
  const isOneWord =
    search.words.length === 1 && search.words.every((word) => spellingVariants(word).length === 0);
  if (same.length === 0 && known.length === 0 && categories.length === 0 && isOneWord) return null;
  const clauses = clausesOf(search.words, phrases, same, known);
  return {
    search: {
      ...search,
      words: [],
      match: matchOf(clauses, locale, search.variants),
      named: namedOf(clauses),
      categories,
    },
    searched:
      categories.length > 0
        ? []
        : searchedOf(
            search.words,
            phrases.map((phrase) => ({ ...phrase, meant: otherWords(phrase, same) })),
            known,
            new Set(missing.map(({ index }) => index)),
          ),
  };
}

/** Synonyms of the phrases, the catalogue's words within one edit, and the names of categories. */
function wordQueries(phrases: readonly Phrase[], looked: { word: string; index: number }[], locale: string) {
  const slips = looked.flatMap(({ word, index }) => [word, ...slipsOf(word)].map((term) => [index, term]));
  return {
    same: query(
      statement(
        `SELECT DISTINCT said.term AS said, other.term FROM synonyms said
       JOIN synonyms other ON other.locale = said.locale AND other.same = said.same
       WHERE said.locale = ? AND said.term IN (SELECT value FROM json_each(?))`,
        locale,
        JSON.stringify(phrases.map(({ term }) => term)),
      ),
      (rows) => rows,
    ),
    // The first term at or after a candidate: the candidate itself, a longer word that begins with it, or
    // an unrelated word.
    there: query(
      statement(
        `SELECT word, term, first, first = term AS whole,
         (SELECT w.doc FROM product_words w WHERE w.term = first) AS often FROM (
         SELECT value ->> 0 AS word, value ->> 1 AS term,
           (SELECT w.term FROM product_words w WHERE w.term >= value ->> 1 ORDER BY w.term LIMIT 1) AS first
         FROM json_each(?))
       WHERE substr(first, 1, length(term)) = term`,
        JSON.stringify(slips),
      ),
      (rows) => rows,
    ),
    names: query(
      statement(
        "SELECT t.category_id, t.name FROM category_texts t JOIN active_categories c ON c.id = t.category_id WHERE t.locale = ?",
        locale,
      ),
      (rows) => rows,
    ),
  };
}

/** Every significant word must begin a word of the name. */
function categoriesNamed(words: readonly string[], names: Row[]): number[] {
  const weighty = words.filter((word) => !isSmall(word));
  if (weighty.length === 0) return [];
  return names.flatMap((row) => {
    const own = wordsOf(text(row, "name"));
    return weighty.every((word) => own.some((one) => one.startsWith(word))) ? int(row, "category_id") : [];
  });
}

const MOST_SLIPS = 4;
const MOST_GUESSES = 40;

function clausesOf(
  words: readonly string[],
  phrases: readonly Phrase[],
  same: Row[],
  known: Row[],
): string[] {
  const others = groupBy(same, (row) => text(row, "said"));
  const guesses = groupBy(known, (row) => int(row, "word"));
  const clauses: string[] = [];
  const covered = new Set<number>();
  const meant = words.map((word, index) => {
    const rows = guesses.get(index) ?? [];
    // A whole word is likelier than a prefix.
    const whole = rows.filter((row) => row.whole === 1);
    const likeliest = (whole.length > 0 ? whole : rows).slice(0, MOST_GUESSES);
    return anyOf([word, ...spellingVariants(word), ...likeliest.map((row) => text(row, "term"))]);
  });
  const isSaid = (index: number) => words.every(isSmall) || !isSmall(words[index] ?? "");
  for (const { term, from, length } of phrases) {
    const found = others.get(term);
    const places = words.map((_, index) => index).slice(from, from + length);
    if (!found || places.some((index) => covered.has(index))) continue;
    for (const index of places) covered.add(index);
    // The words of a synonym may be misspelt too, or be singular or plural.
    const asTyped = places.filter(isSaid).map((index) => meant[index]);
    const synonyms = anyOf(found.map((row) => text(row, "term")));
    clauses.push(asTyped.length > 0 ? `(${synonyms} OR (${asTyped.join(" AND ")}))` : synonyms);
  }
  const main = [...clauses, ...meant.filter((_, index) => !covered.has(index) && isSaid(index))];
  return [`(${[main, ...inOne(words, meant)].map((all) => `(${all.join(" AND ")})`).join(" OR ")})`];
}

/** Joins two adjacent words, e.g. "pH metro" for a pHmetro; the other words stay. */
const inOne = (words: readonly string[], meant: readonly string[]): string[][] =>
  words.length > MOST_IN_ONE
    ? []
    : words
        .slice(1)
        .map((word, at) => [...meant.slice(0, at), asPrefix(`${words[at]}${word}`), ...meant.slice(at + 2)]);

const MOST_IN_ONE = 4;

const anyOf = (terms: readonly string[]): string => `(${[...new Set(terms)].map(inAnyOrder).join(" OR ")})`;

/** "estratto di malto" also matches "Estratto secco di malto". */
const inAnyOrder = (term: string): string => `(${term.split(" ").map(asPrefix).join(" AND ")})`;
