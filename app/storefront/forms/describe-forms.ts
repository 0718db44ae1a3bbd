// /forms.json: the public forms for programs, derived from the schemas that read the posts.
import { z } from "zod";
import { paths } from "~/paths";
import { PUBLIC_FORMS, type PublicForm } from "./form-map";

interface FieldDescription {
  name: string;
  type: "text" | "file" | "boolean" | "integer";
  required: boolean;
  max_length?: number;
  pattern?: string;
  options?: unknown[];
  default?: unknown;
}

/** Pages with a `.csv` version. */
const READS = [
  { path: paths.customersCsv(), about: "An agent's customers and their ids." },
  { path: paths.cartCsv(), about: "The rows of the cart." },
  { path: paths.ordersCsv(), about: "The customer's orders." },
  { path: "/p/{slug}/prices.csv", about: "A product's codes, prices and stock, as the session sees them." },
];

export const formsDocument = () => ({
  about:
    "Post a form with `Accept: application/json` and `Content-Type: application/x-www-form-urlencoded` (or multipart/form-data). The answer has the same status as the page's, with {ok, status, next, messages, errors, result}; `errors` are by field.",
  conventions: {
    form_id: "a UUID of your own: the same form sent twice is done once",
    for_customer: "the customer that the form was made for; another one in the session is refused with 409",
    redirectTo: "a path of this shop to go to next",
    key: "in place of a session: Authorization: Bearer and a key of /account/api-keys. Each request is one of its own; no cookies are needed",
    customer: "with an agent's key, for whom: ?customer= and the id, in the address of each form and file",
    session: "the cookies of the answer to `login`; send no Origin header, or the shop's own",
  },
  forms: PUBLIC_FORMS.map(describe),
  reads: READS,
  api: { openapi: "/api/v3/client/openapi.json" },
});

const describe = ({ name, action, about, signIn, schema, repeated = {} }: PublicForm) => ({
  name,
  action,
  method: "POST",
  sign_in: signIn,
  about,
  intents: optionsOf(schema).map((option) => describeIntent(option)),
  repeated: Object.entries(repeated).map(([field, meaning]) => ({ name: field, about: meaning })),
});

/** Returns one object schema per value of `intent`. A form without intents has one schema. */
const optionsOf = (schema: z.ZodType): z.ZodObject[] =>
  schema instanceof z.ZodObject
    ? [schema]
    : schema instanceof z.ZodDiscriminatedUnion
      ? schema.options.filter((option) => option instanceof z.ZodObject)
      : [];

const Property = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
});
const Properties = z.object({
  properties: z.record(z.string(), Property),
  required: z.array(z.string()).default([]),
});

function describeIntent(option: z.ZodObject) {
  const { properties, required } = Properties.parse(
    z.toJSONSchema(option, { io: "input", unrepresentable: "any" }),
  );
  const { intent, ...fields } = properties;
  return {
    intent: intent ? (intent.const ?? intent.enum ?? null) : null,
    is_default: intent?.default !== undefined,
    fields: Object.entries(fields).map(([name, property]) =>
      describeField(name, property, required.includes(name)),
    ),
  };
}

function describeField(
  name: string,
  { type, enum: options, default: initial, maxLength, pattern, anyOf }: z.infer<typeof Property>,
  required: boolean,
): FieldDescription {
  return {
    name,
    type:
      name === "file"
        ? "file"
        : anyOf?.some((one) => one.type === "number")
          ? "integer"
          : type === "boolean"
            ? "boolean"
            : "text",
    required,
    ...(maxLength === undefined ? {} : { max_length: maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(options ? { options } : {}),
    ...(initial === undefined ? {} : { default: initial }),
  };
}
