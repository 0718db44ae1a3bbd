// Agents and price lists that can be assigned to a customer, for a form's selects.
import type { OperatorContext } from "./require-operator";

export interface Choice {
  value: string;
  label: string;
}

export async function customerChoices({
  shop,
  may,
}: OperatorContext): Promise<{ agents: Choice[]; lists: Choice[] }> {
  const [agents, lists] = await Promise.all([
    shop.users.list({ kind: "agent", page: "-1" }),
    may("catalogue.read") ? shop.catalogue.list({ kind: "price_list", page: "-1" }) : null,
  ]);
  return {
    agents: agents.results.map(({ id, first_name, last_name, username, agent_profile }) => ({
      value: String(id),
      label: [`${first_name} ${last_name}`.trim() || username, agent_profile?.code]
        .filter(Boolean)
        .join(", "),
    })),
    lists: (lists?.results ?? []).map(({ key, row }) => ({ value: key, label: String(row.name || key) })),
  };
}
