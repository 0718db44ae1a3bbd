// Customers of the bicycle shop and their terms.
import { OPENED_AT } from "../shop";
import type { Table } from "../table";

const NO_WORDS = { it: "", en: "" };

export function* termsTables(): Generator<Table> {
  yield {
    table: "shipping_policies",
    rows: [
      {
        id: 1,
        code: "COURIER",
        name: { it: "Corriere", en: "Courier" },
        description: { it: "In Italia, 2–4 giorni.", en: "In Italy, 2 to 4 days." },
        price_cents: 1500,
        free_from_cents: 20000,
        estimated_days_min: 2,
        estimated_days_max: 4,
        countries: ["IT"],
        is_pickup: false,
        position: 1,
      },
      {
        id: 2,
        code: "SHOP",
        name: { it: "Ritiro in negozio", en: "Collect in the shop" },
        description: NO_WORDS,
        price_cents: 0,
        free_from_cents: null,
        estimated_days_min: 0,
        estimated_days_max: 1,
        countries: ["IT"],
        is_pickup: true,
        position: 2,
      },
    ],
  };
  yield {
    table: "payment_methods",
    rows: [
      {
        id: 1,
        code: "BANK",
        kind: "bank_transfer",
        name: { it: "Bonifico bancario", en: "Bank transfer" },
        description: NO_WORDS,
        instructions: {
          it: "IBAN dimostrativo IT00 X000 0000 0000 0000 0000 000.",
          en: "Demo IBAN IT00 X000 0000 0000 0000 0000 000.",
        },
        surcharge_cents: 0,
        contexts: ["b2b", "b2c"],
        position: 1,
      },
    ],
  };
}

export function* peopleTables(password_hash: string): Generator<Table> {
  const user = (id: number, name: string, more: object) => ({
    id,
    username: `${name}@pedalata.test`,
    email: `${name}@pedalata.test`,
    first_name: "Luca",
    last_name: "Ferrari",
    password_hash,
    is_agent: false,
    agent_code: null,
    customer_type: null,
    business_name: "",
    vat_number: "",
    price_list: null,
    locale: "it",
    agent_id: null,
    create_date: OPENED_AT,
    ...more,
  });
  yield {
    table: "users",
    rows: [
      user(1, "agent", { is_agent: true, agent_code: "AG1" }),
      user(2, "consumer", { customer_type: "consumer", price_list: "retail" }),
      user(3, "business", {
        customer_type: "business",
        price_list: "retail",
        business_name: "Noleggio Adige S.r.l.",
        vat_number: "IT12345670017",
        agent_id: 1,
      }),
    ],
  };
  const address = {
    recipient: "Luca Ferrari",
    address: "Via Mazzini 1",
    postal_code: "37121",
    city: "Verona",
    province: "VR",
    country: "IT",
    is_default: true,
  };
  yield {
    table: "addresses",
    rows: [2, 3].flatMap((user_id) =>
      ["Billing", "Shipping"].map((type, n) => ({
        id: user_id * 10 + n,
        user_id,
        type,
        ...address,
        tax_code: "FRRLCU80A01L781N",
      })),
    ),
  };
}
