// Users of the back office. The first owner is created here, or by signing in with the operator's token.
import { OPERATOR_ROLES } from "~/contract/constants/permissions";
import { Locale } from "~/contract/wire";
import { Failure } from "~/tools/steps";
import type { Commands } from "./parse-arguments";
import { printTable } from "./print";

export const operatorCommands: Commands = {
  "operator list": {
    does: "List the people of the back office",
    async run(shop) {
      const { results } = await shop.ask((client) => client.people.list({}));
      printTable(
        results.map((one) => ({
          id: one.id,
          name: one.name,
          email: one.email,
          role: one.role,
          active: one.is_disabled ? "no" : "yes",
          seen: one.last_seen_at ?? "",
        })),
      );
    },
  },
  "operator create": {
    takes: "EMAIL ROLE",
    does: `Create a person of the back office (${OPERATOR_ROLES.join(", ")}) and show the password once`,
    options: ["name", "locale"],
    async run(shop, { words: { EMAIL = "", ROLE = "" }, options }) {
      const role = OPERATOR_ROLES.find((one) => one === ROLE);
      if (!role) throw new Failure(`Unknown role "${ROLE}": use one of ${OPERATOR_ROLES.join(", ")}.`);
      const locale = Locale.catch("it").parse(options.locale);
      const { person, password } = await shop.ask((client) =>
        client.people.create({ name: options.name ?? EMAIL, email: EMAIL, role, locale }),
      );
      console.log(`${person.email} signs in with ${password} and then chooses another password.`);
    },
  },
};
