import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { anAgent } from "../../support/builders/builders";
import { mailbox } from "../../support/mailbox";
import { PASSWORD, sql } from "../../support/worker/worker";

const anEmail = () => `${crypto.randomUUID().slice(0, 13)}@writers.test`;
const FORM = 'main form:has([name="order_number"])';
const facts = (email: string) => ({ name: "Ada Rossi", order_number: "2026-000001", email });

describe("/recesso, /withdrawal, /desistimiento", () => {
  it.each([
    ["/recesso", "Recesso dal contratto", "Conferma il recesso", "Recesso ricevuto"],
    ["/withdrawal", "Withdrawal from contract", "Confirm withdrawal", "Withdrawal received"],
    ["/desistimiento", "Desistimiento del contrato", "Confirmar el desistimiento", "Desistimiento recibido"],
  ])("%s takes two steps, and shows a receipt with date and time", async (path, title, confirm, done) => {
    const email = anEmail();
    const first = await browser().get(path);
    expect(first.text("h1")).toBe(title);
    const pdf = await browser().get(first.$('main aside a[href^="/documents/"]').attr("href") ?? "");
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const second = await first.submit(FORM, { ...facts(email), rows: "Un sacco" });
    expect([second.status, second.text("h1")]).toEqual([200, confirm]);
    expect(second.text("main dl")).toContain("2026-000001");
    expect(await sql("SELECT id FROM withdrawals WHERE email = ?", email)).toEqual([]);
    const third = await second.submit('[name="confirm"][value="yes"]');
    expect(third.hops[0]).toMatch(new RegExp(`^303 ${path}\\?receipt=`));
    expect(third.text("h1")).toBe(done);
    const [row] = await sql("SELECT reference, received_at FROM withdrawals WHERE email = ?", email);
    expect(third.text("main dl")).toContain(String(row?.reference));
    expect(third.$("main time").attr("datetime")).toBe(row?.received_at);
    expect((await mailbox(email))[0]?.text).toContain(String(row?.reference));
  });

  it("goes back to the filled fields before anything is submitted", async () => {
    const email = anEmail();
    const second = await browser().post("/recesso", facts(email));
    const back = await second.submit('[name="confirm"][value="no"]');
    expect(back.$("#order_number").attr("value")).toBe("2026-000001");
    expect(back.$("#email").attr("value")).toBe(email);
    expect(await sql("SELECT id FROM withdrawals WHERE email = ?", email)).toEqual([]);
  });

  it("stores the withdrawal once, even if the second step is sent several times", async () => {
    const email = anEmail();
    const second = await (await browser().get("/recesso")).submit(FORM, facts(email));
    const ends = [];
    for (let n = 0; n < 3; n += 1)
      ends.push((await second.submit('[name="confirm"][value="yes"]')).text("main dl"));
    expect(new Set(ends).size).toBe(1);
    expect(await sql("SELECT count(*) AS n FROM withdrawals WHERE email = ?", email)).toEqual([{ n: 1 }]);
  });

  it("accepts both steps in one post from a script, and reports missing fields", async () => {
    const page = await browser().post("/withdrawal", { ...facts(anEmail()), confirm: "yes" });
    expect(page.hops[0]).toMatch(/^303 /);
    const refused = await browser().post("/withdrawal", { name: "Ada", confirm: "yes" });
    expect(refused.status).toBe(400);
    expect(refused.$("#order_number").attr("aria-invalid")).toBe("true");
    expect(refused.$("#name").attr("value")).toBe("Ada");
  });

  it("shows no receipt without a valid signature", async () => {
    for (const word of [
      "261121-000001 2026-11-21T10:00:00.000Z",
      "261121-000001 2026-11-21T10:00:00.000Z.abc",
      "",
    ]) {
      const page = await browser().get(`/recesso?receipt=${encodeURIComponent(word)}`);
      expect(page.text("h1")).toBe("Recesso dal contratto");
    }
  });

  it("prefills the order number in the URL", async () => {
    const page = await browser().get("/recesso?order=2026-000123");
    expect(page.$("#order_number").attr("value")).toBe("2026-000123");
  });

  it("is available to everyone, including an agent without a chosen customer", async () => {
    const { username } = await anAgent();
    const shop = browser();
    await shop.post("/auth/login", { username, password: PASSWORD });
    const page = await shop.get("/recesso");
    expect([page.status, page.hops]).toEqual([200, []]);
  });
});
