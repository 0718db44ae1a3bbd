import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type InProcess, inProcess } from "../../support/worker/in-process";
import { PASSWORD } from "../../support/worker/worker";

const PRODUCT = "/p/luppolo-adeena-in-pellet";
let shop: InProcess;
/** Statements that match this pattern wait until they are released. */
let held: { words: RegExp; until: Promise<void>; count: number } | null = null;

beforeAll(async () => {
  shop = await inProcess(async (queries) => {
    if (!held || !queries.some((query) => held?.words.test(query))) return;
    held.count += 1;
    await held.until;
  });
}, 60_000);
afterAll(() => shop.close());

describe("a streamed page", () => {
  it("sends the product's shell while the customer's prices are held back, then the prices and the documents", async () => {
    const cookie = await signedIn("business@demo.test");
    const whole = await text(await ask(PRODUCT, cookie));
    expect(whole).toContain("al carrello</span>");

    const hold = holdBack(/FROM ordered_quantities WHERE customer/);
    const answer = await ask(PRODUCT, `${cookie}; js=1`);
    const shell = await readUntil(answer, "</html>|il tuo prezzo e la disponibilità");
    expect(shell).toContain("<title>Luppolo Adeena in pellet");
    expect(shell).toMatch(/<h1[^>]*>Luppolo Adeena in pellet/);
    expect(shell).not.toContain("al carrello</span>");
    expect(shell).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${PRODUCT}?js=0"></noscript></head>`,
    );
    hold.letGo();
    const rest = await text(answer);
    expect(rest).toContain("al carrello</span>");
    expect(rest.match(/<\/body><\/html>/g)).toHaveLength(1);
    expect(rest.endsWith("</body></html>")).toBe(true);
  });

  it.each(["br", "gzip"] as const)("is compressed with %s without delaying any part", async (encoding) => {
    const cookie = await signedIn("business@demo.test");
    for (const [path, first, last] of [
      [PRODUCT, "il tuo prezzo e la disponibilità", "al carrello</span>"],
      [`${PRODUCT}.data`, "Luppolo Adeena in pellet", "inCart"],
    ] as const) {
      const plain = await text(await ask(path, `${cookie}; js=1`));
      const hold = holdBack(/FROM ordered_quantities WHERE customer/);
      const answer = await ask(path, `${cookie}; js=1`, { headers: { "Accept-Encoding": encoding } });
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
      const { unpacked, bytes } = unpack(answer, encoding);
      expect(await readUntil(unpacked, first)).not.toContain(last);
      hold.letGo();
      expect(await text(unpacked)).toContain(last);
      expect(bytes()).toBeLessThan(plain.length / 2);
    }
  });

  it("sends the order's shell while its rows are held back", async () => {
    const cookie = await signedIn("business@demo.test");
    const orders = await text(await ask("/account/orders", cookie));
    const order = /\/account\/orders\/\d+/.exec(orders)?.[0] ?? "";
    const hold = holdBack(/FROM order_rows/);
    const answer = await ask(order, `${cookie}; js=1`);
    const shell = await readUntil(answer, "Carico gli articoli");
    expect(shell).toContain("<h1>Ordine");
    expect(shell).not.toContain("Riordina le righe");
    hold.letGo();
    expect(await text(answer)).toContain('name="rows"');
  });

  it.each([
    ["no cookie", ""],
    ["a reader who has turned JavaScript off since", "?js=0"],
  ])("is sent as a whole for %s", async (_, query) => {
    const cookie = await signedIn("business@demo.test");
    const hold = holdBack(/FROM ordered_quantities WHERE customer/);
    const asked = ask(PRODUCT + query, query ? `${cookie}; js=1` : cookie);
    let isAnswered = false;
    void asked.then(() => {
      isAnswered = true;
    });
    await expect.poll(() => held?.count).toBeGreaterThan(0);
    // Other pages are answered meanwhile, this one is not.
    await text(await ask("/home"));
    expect(isAnswered).toBe(false);
    hold.letGo();
    const answer = await asked;
    const page = await text(answer);
    expect(page).toContain("al carrello</span>");
    // The page contains nothing that a script would have to reveal.
    expect(page).not.toMatch(/<div hidden id="S:|il tuo prezzo e la disponibilità|http-equiv="refresh"/);
    if (query) expect(answer.headers.getSetCookie().join()).toContain("js=; Path=/; Max-Age=0");
  });

  it("is streamed only to signed-in users: an anonymous page is whole, because it may be cached for all", async () => {
    const page = await text(await ask(PRODUCT, "js=1"));
    expect(page).toContain("al carrello</span>");
    expect(page).not.toContain("http-equiv");
  });
});

const ask: InProcess["ask"] = (...question) => shop.ask(...question);

async function signedIn(username: string): Promise<string> {
  const answer = await ask("/auth/login", "", {
    method: "POST",
    body: new URLSearchParams({ username, password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

function holdBack(words: RegExp): { letGo(): void } {
  let letGo = () => {};
  const hold = {
    words,
    count: 0,
    until: new Promise<void>((done) => {
      letGo = done;
    }),
  };
  held = hold;
  return {
    letGo: () => {
      expect(hold.count, `questions held by ${words}`).toBeGreaterThan(0);
      letGo();
    },
  };
}

/** Decompresses the bytes that have arrived so far, like a browser. */
function unpack({ body }: Response, encoding: "br" | "gzip") {
  let bytes = 0;
  const packed = Readable.fromWeb(body as ReadableStream).on("data", ({ length }) => {
    bytes += length;
  });
  const plain = packed.pipe(encoding === "br" ? createBrotliDecompress() : createGunzip());
  return { unpacked: new Response(Readable.toWeb(plain) as BodyInit), bytes: () => bytes };
}

const decoders = new WeakMap<Response, ReadableStreamDefaultReader<Uint8Array>>();
const readerOf = (answer: Response) => {
  const reader = decoders.get(answer) ?? answer.body?.getReader();
  if (!reader) throw new Error("the response has no body");
  decoders.set(answer, reader);
  return reader;
};

async function readUntil(answer: Response, words: string): Promise<string> {
  const decoder = new TextDecoder();
  let come = "";
  while (!new RegExp(words).test(come)) {
    const { done, value } = await readerOf(answer).read();
    if (done) return come;
    come += decoder.decode(value, { stream: true });
  }
  return come;
}

const text = (answer: Response) => readUntil(answer, "(?!)");
