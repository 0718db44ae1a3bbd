// The operator's own profile: the second factor as a QR code.
import { expect, it } from "vitest";
import { browser } from "../../support/browser";
import { operator } from "../../support/operator";
import { modulesOf, readQr } from "../../support/qr";

const PASSWORD = "Vigneto-Alto-2026!";

it("the second factor is shown as a QR code, as text, and as a link with the same key", async () => {
  const email = `scans-${Date.now()}-someone.with.a.long.name@shop.test`;
  const { password } = await operator().people.create({ name: "Dario Sala", email, role: "orders" });
  const visitor = browser();
  const first = await (await visitor.get("/operator")).submit("input[name=password]", { email, password });
  await first.submit("button[value=password]", { old_password: password, password: PASSWORD });
  const profile = await visitor.get("/operator/profile");
  const shown = await profile.submit("button[value=start-totp]");
  expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
  const address = shown.$("a[href^='otpauth:']").attr("href") ?? "";
  const picture = shown.$("svg[aria-label='Codice da inquadrare con l’app']");
  const read = readQr(modulesOf(picture.find("path").last().attr("d") ?? ""));
  expect(read).toBe(address);
  const url = new URL(read);
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    "otpauth:",
    "totp",
    expect.stringContaining(email),
  ]);
  expect(shown.text("main").replaceAll(" ", "")).toContain(`Chiave:${url.searchParams.get("secret")}`);
  expect((await visitor.get("/operator/profile")).$("svg path[fill='#000']").length).toBe(0);
});
