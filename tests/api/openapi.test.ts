// The API's description of itself, judged by a validator that knows nothing of zod, and held against the answers.
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import { NAMED } from "~/contract/openapi";
import { api } from "../support/worker";

const Document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});
const document = async () => Document.parse(await (await api("openapi.json")).json());

describe("GET openapi.json", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    const result = await new Validator().validate(await document());
    expect(result).toEqual({ valid: true });
    expect((await document()).openapi).toMatch(/^3\.1\./);
  });

  it("describes every call, and no other", async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = Object.values(calls).flatMap((verbs) =>
      Object.values<Call>(verbs).map(({ method, path }) => `${method} /${path.replace(/:(\w+)/g, "{$1}")}`),
    );
    const proxied = ["GET", "POST", "PUT", "PATCH", "DELETE"].map(
      (method) => `${method} /client-proxy/{path}/`,
    );
    expect(described.sort()).toEqual([...mounted, ...proxied].sort());
  });

  it("refers to nothing that is not in it", async () => {
    const described = await document();
    const text = JSON.stringify(described);
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) expect(Object.keys(described.components.schemas)).toContain(ref);
    expect(text.match(/"\$ref":"(?!#\/components\/)[^"]*"/g)).toBeNull();
  });

  it("shows every named shape by an example that is one", async () => {
    const { components } = await document();
    for (const [id, schema] of Object.entries<z.ZodType>(NAMED)) {
      const { examples } = z
        .looseObject({ examples: z.array(z.unknown()).min(1) })
        .parse(components.schemas[id]);
      for (const example of examples)
        expect([id, schema.safeParse(example).error?.issues ?? []]).toEqual([id, []]);
    }
  });

  it("shows a body that each call with one takes, and its own errors", async () => {
    const { paths } = await document();
    const Operation = z.looseObject({
      requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ example: z.unknown() })) }),
      responses: z.record(z.string(), z.looseObject({})),
    });
    for (const call of Object.values(calls).flatMap((verbs) => Object.values<Call>(verbs))) {
      if (!call.body) continue;
      const path = `/${call.path.replace(/:(\w+)/g, "{$1}")}`;
      const { requestBody, responses } = Operation.parse(paths[path]?.[call.method.toLowerCase()]);
      const example = requestBody.content["application/json"]?.example;
      expect([path, call.body.safeParse(example).error?.issues ?? []]).toEqual([path, []]);
      const refused = JSON.stringify(responses);
      for (const code of call.errors ?? []) expect(refused).toContain(`"code":"${code}"`);
      expect(refused).not.toContain("undefined");
    }
  });
});
