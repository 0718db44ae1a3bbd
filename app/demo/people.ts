// The accounts of CONTRACT §7, agents and customers, with their addresses.
import type { Files } from "./files";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

export interface Person {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  password: string;
  is_agent: boolean;
  agent_code?: string;
  must_change_password: boolean;
  customer_type: "business" | "consumer" | null;
  business_name: string;
  vat_number: string;
  vat_checked?: boolean | null;
  tax_code: string;
  sdi_code: string;
  pec: string;
  price_list: string | null;
  locale: string;
  /** A username. */
  agent: string | null;
  addresses?: Record<string, unknown>[];
}

export const readPeople = (files: Files): Person[] => files.json<Person[]>("customers.json");

/**
 * Returns the common password of all accounts.
 * @throws Error if their passwords differ
 */
export function demoPassword(files: Files): string {
  const [password, ...others] = new Set(readPeople(files).map((person) => person.password));
  if (!password || others.length > 0) throw new Error("the demo accounts must share one password");
  return password;
}

export function* peopleTables(files: Files, passwordHash: string): Generator<Table> {
  const people = readPeople(files);
  const ids = new Map(people.map(({ username, id }) => [username, id]));
  yield {
    table: "users",
    rows: people.map(({ addresses, password, agent, agent_code, vat_checked, ...person }) => ({
      ...person,
      password_hash: passwordHash,
      agent_id: agent === null ? null : ids.get(agent),
      agent_code: agent_code ?? null,
      vat_checked: vat_checked ? OPENED_AT : null,
      create_date: OPENED_AT,
    })),
  };
  yield {
    table: "addresses",
    rows: people.flatMap(({ id, addresses = [] }) =>
      addresses.map((address) => ({ user_id: id, ...address })),
    ),
  };
}
