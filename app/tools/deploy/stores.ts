// The account's stores: found by their names, made where they are missing.

import { Failure } from "~/tools/steps";
import { ask, json, run } from "./wrangler";

export interface Names {
  database: string;
  cache: string;
  bucket: string;
  queue: string;
}

export interface Ids {
  database: string;
  cache: string;
}

/** The commands that make what is missing; for the plan. */
export const commandsOf = (names: Names, location: string): string[][] => [
  ["d1", "create", names.database, "--location", location],
  ["kv", "namespace", "create", names.cache],
  ["r2", "bucket", "create", names.bucket],
  ["queues", "create", names.queue],
];

/** @param say is called with each store that was made */
export function makeStores(names: Names, location: string, say: (text: string) => void): Ids {
  const [d1 = [], kv = [], r2 = [], queue = []] = commandsOf(names, location);
  return {
    database: idOf(() => databases().find(({ name }) => name === names.database)?.uuid, d1, say),
    cache: idOf(() => namespaces().find(({ title }) => title === names.cache)?.id, kv, say),
    ...named(["r2", "bucket", "info", names.bucket], r2, say),
    ...named(["queues", "info", names.queue], queue, say),
  };
}

const databases = () => json<{ name: string; uuid: string }[]>(["d1", "list", "--json"]);
const namespaces = () => json<{ title: string; id: string }[]>(["kv", "namespace", "list"]);

function idOf(find: () => string | undefined, create: string[], say: (text: string) => void): string {
  const there = find();
  if (there !== undefined) return there;
  run(create);
  say(`made: ${create.slice(0, -1).join(" ")}`);
  const made = find();
  if (made === undefined) throw new Failure(`"wrangler ${create.join(" ")}" made nothing that can be found.`);
  return made;
}

// Known by their names alone. Where the account cannot say whether there is one, making it answers that.
function named(info: string[], create: string[], say: (text: string) => void): Record<string, never> {
  if (ask(info).ok) return {};
  const made = ask(create);
  if (!made.ok && !/already (exists|own|taken)/i.test(made.text)) run(create);
  if (made.ok) say(`made: ${create.join(" ")}`);
  return {};
}
