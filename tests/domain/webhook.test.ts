import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signedContent, webhookAddressFault } from "~/domain/webhook";
import { newWebhookSecret, webhookSignature } from "~/platform/crypto";

const faultOfHost = (host: string) => webhookAddressFault(`https://${host}/hook`);
const byte = fc.integer({ min: 0, max: 255 });
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/);

describe("the address of a webhook", () => {
  it.each([
    "https://hooks.example.com/in?shop=7",
    "https://HOOKS.Example.COM/",
    "https://hooks.example.com:443/",
    "https://ordini.caffè.it/entrata",
    "https://a.b.c.d.example.co.uk",
    "https://xn--caff-8oa.it/",
    "https://10.example.com/",
    "https://hooks.example.com/http://127.0.0.1/",
  ])("may be %s", (url) => {
    expect(webhookAddressFault(url)).toBeNull();
  });

  it.each([
    "http://hooks.example.com/",
    "ftp://hooks.example.com/",
    "hooks.example.com",
    "",
    "javascript:alert(1)",
    "//a.com",
  ])("is refused without https: %s", (url) => {
    expect(webhookAddressFault(url)).toBe("webhook_not_https");
  });

  it.each([
    ...["localhost", "LOCALHOST", "shop.localhost", "printer.local", "db.internal", "nas.lan", "x.home.arpa"],
    ...["metadata.google.internal", "intranet", "a.test", "b.example", "c.invalid", "d.onion"],
    ...[
      "127.0.0.1",
      "127.1",
      "0x7f.1",
      "0177.0.0.1",
      "2130706433",
      "0x7f000001",
      "0",
      "10.0.0.5",
      "169.254.169.254",
    ],
    ...["192.168.1.1", "8.8.8.8", "127.0.0.1.", "%31%32%37.0.0.1", "１２７.０.０.１", "127。0。0。1"],
    ...["[::1]", "[::]", "[fe80::1]", "[fd00::1]", "[::ffff:127.0.0.1]", "[2001:4860:4860::8888]"],
    ...["127.0.0.1.nip.io", "10-0-0-1.sslip.io", "localtest.me", "lvh.me"],
    ...[
      "user:word@hooks.example.com",
      "user@hooks.example.com",
      "hooks.example.com:8443",
      "hooks.example.com.",
    ],
    ...["hooks..example.com", "localhost.", "hooks.example.c0m"],
  ])("is refused if its host is not a public name: %s", (host) => {
    expect(faultOfHost(host)).not.toBeNull();
  });

  it("cannot be an IPv4 address, in any spelling", () => {
    const spellings = fc.tuple(byte, byte, byte, byte).chain(([a, b, c, d]) => {
      const number = ((a * 256 + b) * 256 + c) * 256 + d;
      return fc.constantFrom(
        `${a}.${b}.${c}.${d}`,
        `${a}.${b}.${c * 256 + d}`,
        `${a}.${(b * 256 + c) * 256 + d}`,
        String(number),
        `0x${number.toString(16)}`,
        `0${number.toString(8)}`,
        [a, b, c, d].map((one) => `0x${one.toString(16)}`).join("."),
        [a, b, c, d].map((one) => `0${one.toString(8)}`).join("."),
        `[::ffff:${a}.${b}.${c}.${d}]`,
        `${a}.${b}.${c}.${d}.`,
      );
    });
    fc.assert(
      fc.property(spellings, (host) => {
        expect(faultOfHost(host)).toBe("webhook_not_public");
      }),
    );
  });

  it("cannot be a name of one label, nor below a private top-level domain", () => {
    const endings = fc.constantFrom("local", "localhost", "internal", "lan", "home", "arpa", "test", "corp");
    fc.assert(
      fc.property(label, endings, (name, ending) => {
        expect(faultOfHost(name)).not.toBeNull();
        expect(faultOfHost(`${name}.${ending}`)).toBe("webhook_not_public");
        expect(faultOfHost(`${name}.${ending}.com`)).toBeNull();
      }),
    );
  });

  it("is never accepted if URL parses its host differently", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const url = `https://${text}`;
        if (webhookAddressFault(url) !== null) return;
        expect(new URL(url).hostname).toMatch(/^([a-z\d_-]+\.)+([a-z]{2,}|xn--[a-z\d-]+)$/);
        expect(new URL(url).href).toMatch(/^https:\/\/[^:@/]+\//);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the signature of a webhook", () => {
  it("matches the Standard Webhooks specification", () => {
    const content = signedContent("msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}');
    expect(webhookSignature(content, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")).toBe(
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    );
  });

  it("is verified by the secret that was shown, and by no other", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: "grapheme" }), (message, body) => {
        const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
        expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
        const content = signedContent(message, 1, body);
        const key = Buffer.from(secret.slice("whsec_".length), "base64");
        const expected = createHmac("sha256", key).update(`${message}.1.${body}`).digest("base64");
        expect(webhookSignature(content, secret)).toBe(`v1,${expected}`);
        expect(webhookSignature(content, other)).not.toBe(`v1,${expected}`);
      }),
    );
  });
});
