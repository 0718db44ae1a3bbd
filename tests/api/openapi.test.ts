// The API's description of itself, judged by a validator that knows nothing of zod, and held against the answers.
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
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
});
