// A posted form is limited before it is parsed: SAFETY, form-field bombs.
import { describe, expect, it } from "vitest";
import { readForm } from "~/storefront/forms/read-form";

const URL_ENCODED = "application/x-www-form-urlencoded";
const post = (
  body: BodyInit | null,
  type: string | null = URL_ENCODED,
  more: Record<string, string> = {},
) => {
  const request = new Request("http://shop.test/", { method: "POST", body });
  const headers = new Headers(more);
  if (type !== null) headers.set("Content-Type", type);
  return readForm({ method: "POST", headers, body: request.body });
};
const fieldsOf = async (body: BodyInit | null, type: string | null = URL_ENCODED) => {
  const form = await post(body, type);
  return form instanceof FormData ? [...form] : form.status;
};
const fields = (count: number, name = "a") => Array.from({ length: count }, () => `${name}=x`).join("&");
const MEBIBYTE = 1024 * 1024;
const parts = (count: number, boundary = "b") =>
  `${`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n`.repeat(count)}--${boundary}--\r\n`;
const multipart = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

describe("a posted form", () => {
  it.each([
    [
      "redirectTo=%2Fp&qty.123=1&notes.123=a+b",
      [
        ["redirectTo", "/p"],
        ["qty.123", "1"],
        ["notes.123", "a b"],
      ],
    ],
    [
      "rows=1&rows=2&cf.brand=x&bot-token=1",
      [
        ["rows", "1"],
        ["rows", "2"],
        ["cf.brand", "x"],
        ["bot-token", "1"],
      ],
    ],
    ["", []],
    [`a=${"x".repeat(60_000)}`, [["a", "x".repeat(60_000)]]],
  ])("is read: %.40s", async (body, read) => {
    expect(await fieldsOf(body)).toEqual(read);
  });

  it("may have neither a body nor a type", async () => {
    expect(await fieldsOf(null, null)).toEqual([]);
  });

  it.each([
    "a[99999999]",
    "a[0]",
    "a[]",
    "a[b]",
    "a[0][0][0][0][0]",
    `a${"[0]".repeat(20)}`,
    "a.b.c.d.e",
    `${"a.".repeat(30)}a`,
    "a".repeat(65),
    "",
    ".a",
    "a.",
    "a..b",
    "è",
    "a\0",
    "[[[[",
    "99999999",
  ])("with a field named %s is refused", async (name) => {
    const body = new URLSearchParams([[name, "x"]]);
    expect(await fieldsOf(String(body))).toBe(400);
    const form = new FormData();
    form.append(name, "x");
    const sent = new Response(form);
    expect(await fieldsOf(await sent.arrayBuffer(), sent.headers.get("Content-Type"))).toBe(400);
  });

  it("has at most a thousand fields", async () => {
    expect(await fieldsOf(fields(1_000))).toHaveLength(1_000);
    expect(await fieldsOf(fields(1_001))).toBe(400);
    expect(await fieldsOf("&".repeat(100_000))).toBe(400);
    expect(await fieldsOf(parts(1_000), multipart("b"))).toHaveLength(1_000);
    expect(await fieldsOf(parts(1_001), multipart("b"))).toBe(400);
  });

  it("has at most a mebibyte, or ten with files", async () => {
    expect(await fieldsOf(`a=${"x".repeat(MEBIBYTE - 2)}`)).toHaveLength(1);
    expect(await fieldsOf(`a=${"x".repeat(MEBIBYTE)}`)).toBe(413);
    expect(await fieldsOf("x".repeat(MEBIBYTE + 1), "text/plain")).toBe(413);
    expect(await fieldsOf("x".repeat(10 * MEBIBYTE + 1), multipart("b"))).toBe(413);
  });

  it("is not read at all if its announced length exceeds the limit by ten mebibytes", async () => {
    let pulled = 0;
    const pull = () => {
      pulled += 1;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = new Headers({ "Content-Type": URL_ENCODED, "Content-Length": String(40 * MEBIBYTE) });
    expect(await readForm({ method: "POST", headers, body })).toEqual({ status: 413, code: "too_large" });
    expect(pulled).toBe(0);
  });

  it("without a length is read at most ten mebibytes beyond its limit", async () => {
    let bytes = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        bytes += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = new Headers({ "Content-Type": URL_ENCODED });
    expect(await readForm({ method: "POST", headers, body })).toEqual({ status: 413, code: "too_large" });
    expect(bytes).toBeLessThan(11.2 * MEBIBYTE);
  });

  it.each(["application/json", "text/plain", "multipart/mixed; boundary=b", "x-www-form-urlencoded"])(
    "is refused as %s",
    async (type) => {
      expect(await fieldsOf("a=b", type)).toBe(415);
    },
  );

  it.each([
    ["without a boundary", "multipart/form-data"],
    ["with a boundary that is too long", multipart("b".repeat(71))],
    ["that is cut off", multipart("c")],
  ])("in parts %s is refused", async (_, type) => {
    expect(await fieldsOf('--c\r\nContent-Disposition: form-data; name="a"\r\n\r\nx', type)).toBe(400);
  });
});
