// A new customer requested by an agent: validated like an address and a business, then decided by the
// operator.
import type { Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import type { CustomerRequest } from "~/contract/customer-requests";
import {
  CUSTOMER_EXISTS,
  CUSTOMER_IS_YOURS,
  insertRequest,
  type RequestRow,
  requestsQuery,
  StoredAddress,
} from "~/db/auth/customer-requests";
import { signUpRequestMail } from "~/db/auth/sign-up-mails";
import { ask } from "~/db/query";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { addressFaults, normalizeAddress } from "~/domain/accounts/address";
import { normalizeUsername } from "~/domain/accounts/username";
import { operatorPaths } from "~/operator-paths";
import { HOUR } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { requireAgent } from "~/services/access";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { throttle } from "~/services/throttle";
import { checkSignUpVatNumber } from "./check-vat-number";

type Input = Parsed<Calls["customerRequests"]["create"]>;

/** Prevents finding out by trial which businesses are customers. */
const REQUESTS_IN_AN_HOUR = 30;

/** The agent's waiting requests. @throws Refusal 403 for a customer */
export async function listCustomerRequests(c: ServiceContext): Promise<CustomerRequest[]> {
  return (await ask(c.db, requestsQuery(requireAgent(c)))).map(serializeRequest);
}

/** @throws Refusal 400 by field, 409 for an existing customer, 429 after too many per hour */
export async function requestCustomer(
  c: ServiceContext,
  input: Input,
  { source, origin }: { source: string; origin: string },
): Promise<CustomerRequest> {
  const agent = requireAgent(c);
  const valid = await validRequest(c, input);
  await throttle(c, [
    {
      ...{ scope: "customer_requests", subject: String(agent), detail: "", distinct: false },
      ...{ limit: REQUESTS_IN_AN_HOUR, windowMs: HOUR },
    },
  ]);
  const now = c.now.toISOString();
  const made = await refusing(
    ask(
      c.db,
      insertRequest({
        ...{ agent, source, now, tokenHash: hashOf(newToken()) },
        email: normalizeUsername(input.email),
        firstName: input.name,
        lastName: input.surname,
        locale: input.locale ?? c.locale,
        businessName: input.business_name,
        vatNumber: valid.vat_number,
        taxCode: valid.tax_code,
        sdiCode: valid.sdi_code,
        pec: valid.pec,
        address: StoredAddress.parse(valid),
        notes: input.notes,
      }),
    ),
  );
  if (!made) throw notFound();
  const { settings } = await shopData(c);
  const link = origin + operatorPaths.inbox({});
  const mails = await ask(c.db, signUpRequestMail(made.id, link, shopLocale(settings), now));
  c.ctx.waitUntil(wakeMail(c.env, mails));
  c.ctx.waitUntil(checkSignUpVatNumber(c, { id: made.id, vat_number: valid.vat_number }));
  return serializeRequest(made);
}

/** Normalizes the input and checks the fields that invoices need. */
async function validRequest(c: ServiceContext, input: Input) {
  const address = normalizeAddress({
    ...{ ...input, type: "Billing" as const, recipient: input.business_name, email: "" },
  });
  const { makesEInvoices } = await shopData(c);
  const faults = addressFaults(address, "business", { vat_number: "", tax_code: "" }, makesEInvoices).filter(
    ({ field }) => field !== "recipient",
  );
  if (faults.length === 0) return address;
  const fields = faults.map(({ field, code, example }) => ({
    field,
    code,
    ...(example && { values: { example } }),
  }));
  throw new Refusal(400, "invalid_input", {}, fields);
}

const serializeRequest = ({ id, businessName, email, createdAt }: RequestRow): CustomerRequest => ({
  ...{ id, business_name: businessName, email, created_at: createdAt },
});

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BatchRefused && [CUSTOMER_EXISTS, CUSTOMER_IS_YOURS].includes(error.code))
      throw new Refusal(409, error.code);
    throw error;
  }
}
