// The OpenAPI 3.1 document, derived from calls.ts, so that it lists exactly the mounted calls.

import { z } from "zod";
import { type Access, type Call, keyNeeded } from "~/contract/call";
import { calls } from "~/contract/calls";
import { AnyQty } from "~/contract/cart";
import { BASE_PATH } from "~/contract/client";
import { LOCALES, SHOP_CONTEXTS } from "~/contract/constants/enums";
import { MAX_QTY } from "~/contract/constants/limits";
import { ErrorBody } from "~/contract/wire";
import { errorAnswers } from "./errors";
import { exampleOf } from "./examples";
import examples from "./examples.json";
import { bareAnswers, headersAsked, headersGiven } from "./headers";
import { NAMED } from "./named";
import { SUMMARIES } from "./summaries";

type Json = Record<string, unknown>;

/** The whole document; `version` is the API's own, not the shop's. */
export function openApi(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const schemas: Json = {};
  const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
    const {
      $schema: _,
      $defs,
      ...found
    } = z.toJSONSchema(schema, { metadata: registry, io, unrepresentable: "any", override: typedQty });
    for (const [id, definition] of Object.entries($defs ?? {})) schemas[id] ??= hoisted(definition);
    return hoisted(found);
  };
  const errorBody = schemaOf(ErrorBody, "output");

  const summaries: Record<string, Record<string, string>> = SUMMARIES;
  const pathItems: Record<string, Json> = {};
  for (const [noun, verbs] of Object.entries(calls)) {
    for (const [verb, call] of Object.entries<Call>(verbs)) {
      const path = `/${call.path.replace(/:(\w+)/g, "{$1}")}`;
      pathItems[path] = {
        ...pathItems[path],
        [call.method.toLowerCase()]: operation(
          `${noun}.${verb}`,
          noun,
          summaries[noun]?.[verb] ?? "",
          call,
          schemaOf,
          errorBody,
        ),
      };
    }
  }
  for (const [id, example] of Object.entries(examples.schemas))
    schemas[id] = { ...Object(schemas[id]), examples: [example] };
  return {
    openapi: "3.1.0",
    info: { title: "Shop API", version: "3.0.0", license: { name: "MIT", identifier: "MIT" } },
    servers: [
      { url: BASE_PATH },
      {
        url: "/api/v2/client",
        description: "The same calls under their old address; answers carry Deprecation",
      },
    ],
    paths: { ...pathItems, "/client-proxy/{path}/": clientProxy(errorBody) },
    components: {
      schemas,
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description: "Token <opaque>; of a program: Bearer <key>",
        },
        password: { type: "http", scheme: "basic" },
      },
    },
  };
}

/**
 * Any quantity reaches the stock rules, which have separate error codes: the document shows the valid
 * range.
 */
const typedQty = ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Json }): void => {
  if (zodSchema === AnyQty) Object.assign(jsonSchema, { type: "integer", minimum: 1, maximum: MAX_QTY });
};

const COMMON = [
  { name: "locale", in: "query", schema: { enum: LOCALES, default: "it" } },
  { name: "shop_context", in: "query", schema: { enum: SHOP_CONTEXTS, default: "b2b" } },
  {
    name: "agent",
    in: "query",
    description: "An agent's own user id; another one than the token's is 403",
    schema: { type: "integer" },
  },
];

const SECURITY: Record<Access, Json[]> = {
  anyone: [{}, { token: [] }],
  token: [{ token: [] }],
  customer: [{ token: [] }],
  agent: [{ token: [] }],
  operator: [{ operator: [] }],
};

function operation(
  operationId: string,
  tag: string,
  summary: string,
  call: Call,
  schemaOf: (schema: z.ZodType, io: "input" | "output") => Json,
  errorBody: Json,
): Json {
  const status = String(call.status ?? (call.answer ? 200 : 204));
  return {
    operationId,
    tags: [tag],
    summary,
    description: descriptionOf(summary, call),
    security: operationId === "auth.login" ? [{ password: [] }] : SECURITY[call.access],
    parameters: [...COMMON, ...parameters(call, schemaOf), ...headersAsked(call)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: schemaOf(call.body, "input"),
            example: Reflect.get(examples.requests, operationId),
          },
        },
      },
    }),
    responses: {
      [status]:
        call.answer === "file"
          ? {
              description: "The file itself, or the range that was asked for",
              headers: headersGiven(call, 200),
              content: { "*/*": {} },
            }
          : call.answer
            ? {
                description: "OK",
                headers: headersGiven(call, Number(status)),
                content: { "application/json": answerOf(schemaOf(call.answer, "output")) },
              }
            : { description: "OK", headers: headersGiven(call, Number(status)) },
      ...bareAnswers(call),
      ...errorAnswers(call, errorBody),
    },
  };
}

const WHO: Record<Access, string> = {
  anyone: "Open to everybody.",
  token: "Needs a token.",
  customer: "Needs a customer's token, or an agent's who names one of its customers.",
  agent: "Needs an agent's token.",
  operator: "Needs the operator's token.",
};

const KEYS = {
  read: "Any key will do.",
  cart: "A key needs the scope cart or order.",
  order: "A key needs the scope order.",
  none: "No key will do.",
};

const descriptionOf = (summary: string, call: Call): string =>
  [
    `${summary}.`,
    WHO[call.access],
    KEYS[keyNeeded(call)],
    ...(call.idempotent ? ["A repeated request with the same Idempotency-Key changes nothing more."] : []),
  ].join(" ");

const answerOf = (schema: Json): Json => ({ schema, example: exampleOf(schema) });

/**
 * Not a row of the map: any path below it is forwarded to the service that the shop configures, by any
 * method that it lists.
 */
function clientProxy(errorBody: Json): Json {
  const problem = { description: "Refused", content: { "application/json": { schema: errorBody } } };
  const operation = (method: string) => ({
    operationId: `clientProxy.${method}`,
    tags: ["clientProxy"],
    summary: "Pass the request on to the service that the shop names",
    description: "Any path, method, query and body; the answer is the service's own. Needs a token.",
    security: SECURITY.token,
    parameters: [{ name: "path", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      "200": { description: "As the service answers", content: { "*/*": {} } },
      "401": problem,
      "404": problem,
      "413": problem,
      "503": problem,
    },
  });
  return Object.fromEntries(
    ["get", "post", "put", "patch", "delete"].map((method) => [method, operation(method)]),
  );
}

// Schemas cannot express numbered parameters, so the pairs are properties of an object whose names follow a
// pattern.
const CUSTOM_FIELDS = [
  {
    name: "custom_fields",
    in: "query",
    description:
      "custom_field_key_N with custom_field_value_N, N from 0 to 9999: the same key twice is or, different keys are and; one without the other is 400. In place of a value, custom_field_gte_N and custom_field_lte_N are the bounds of a field of numbers",
    style: "form",
    explode: true,
    schema: {
      type: "object",
      patternProperties: { "^custom_field_(key|value|gte|lte)_[0-9]{1,4}$": { type: "string" } },
    },
    example: { custom_field_key_0: "origin", custom_field_value_0: "US" },
  },
];

function parameters(call: Call, schemaOf: (schema: z.ZodType, io: "input" | "output") => Json): Json[] {
  const of = (shape: z.ZodObject | undefined, place: "path" | "query") =>
    Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === "path" || !z.safeParse(schema, undefined).success,
      schema: schemaOf(schema, "input"),
    }));
  const hasFields = call.query !== undefined && call.query.def.catchall !== undefined;
  return [...of(call.params, "path"), ...of(call.query, "query"), ...(hasFields ? CUSTOM_FIELDS : [])];
}

/** zod collects named schemas under `$defs`; OpenAPI under components. */
function hoisted(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/"));
}
