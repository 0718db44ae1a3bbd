// The API's OpenAPI description, checked by a validator that is not zod, and compared with the answers.
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import { NAMED } from "~/contract/openapi/named";
import { api } from "../../support/worker/worker";

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

  it("names every header and parameter of a request, and every header of an answer", async () => {
    const { paths } = await document();
    const Operation = z.looseObject({
      parameters: z.array(z.looseObject({ name: z.string() })),
      responses: z.record(
        z.string(),
        z.looseObject({ headers: z.record(z.string(), z.unknown()).default({}) }),
      ),
    });
    const of = (path: string, method: string) => Operation.parse(paths[path]?.[method]);
    const asked = (path: string, method: string) => of(path, method).parameters.map(({ name }) => name);
    const given = (path: string, method: string, status: string) =>
      Object.keys(of(path, method).responses[status]?.headers ?? {});
    expect(asked("/products/p/", "get")).toEqual(
      expect.arrayContaining(["locale", "shop_context", "agent", "custom_fields", "If-None-Match"]),
    );
    expect(asked("/products/p/facets/", "get")).toContain("custom_fields");
    expect(JSON.stringify(paths["/products/p/"])).toContain("^custom_field_(key|value|gte|lte)_[0-9]{1,4}$");
    expect(asked("/carts/row/{id}/", "patch")).toContain("If-Match");
    expect(asked("/auth/login/", "post")).toEqual(
      expect.arrayContaining(["Shop-Device", "Shop-Old-Token", "Shop-Bookmark"]),
    );
    expect(given("/products/p/", "get", "200")).toEqual(expect.arrayContaining(["ETag", "Deprecation"]));
    expect(given("/checkout/", "post", "201")).toContain("Idempotent-Replay");
    expect(given("/checkout/", "post", "503")).toContain("Retry-After");
    expect(given("/checkout/", "post", "405")).toContain("Allow");
    expect(Object.keys(of("/products/p/", "get").responses)).toEqual(expect.arrayContaining(["304", "308"]));
    expect(JSON.stringify(paths["/carts/rows/"])).toContain(
      '"qty":{"type":"integer","minimum":1,"maximum":99999}',
    );
    expect((await document()).servers).toContainEqual(expect.objectContaining({ url: "/api/v2/client" }));
  });

  it("contains the target of every reference", async () => {
    const described = await document();
    const text = JSON.stringify(described);
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) expect(Object.keys(described.components.schemas)).toContain(ref);
    expect(text.match(/"\$ref":"(?!#\/components\/)[^"]*"/g)).toBeNull();
  });

  it("has a valid example for every named shape", async () => {
    const { components } = await document();
    for (const [id, schema] of Object.entries<z.ZodType>(NAMED)) {
      const { examples } = z
        .looseObject({ examples: z.array(z.unknown()).min(1) })
        .parse(components.schemas[id]);
      for (const example of examples)
        expect([id, schema.safeParse(example).error?.issues ?? []]).toEqual([id, []]);
    }
  });

  it("has a valid body for each call with one, and the call's own errors", async () => {
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

  it("has a valid answer and a summary for each call", async () => {
    const { paths } = await document();
    const Operation = z.looseObject({
      summary: z.string().min(5).max(80),
      description: z.string().min(5),
      responses: z.record(
        z.string(),
        z.looseObject({
          content: z.record(z.string(), z.looseObject({ example: z.unknown().optional() })).optional(),
        }),
      ),
    });
    const summaries = new Set<string>();
    const all = Object.values(calls).flatMap((verbs) => Object.values<Call>(verbs));
    for (const call of all) {
      const path = `/${call.path.replace(/:(\w+)/g, "{$1}")}`;
      const { summary, responses } = Operation.parse(paths[path]?.[call.method.toLowerCase()]);
      summaries.add(summary);
      if (!call.answer || call.answer === "file") continue;
      const example = responses[String(call.status ?? 200)]?.content?.["application/json"]?.example;
      const read = call.answer.safeParse(example);
      // Equality: the example has no field that the shape lacks.
      expect([path, read.error?.issues ?? read.data]).toEqual([path, example]);
    }
    expect(summaries.size).toBe(all.length);
  });
});
