// The main journey in a browser that the suite's own does not cover: a customer's order, an agent's pad, and Back.
import { setTimeout } from "node:timers/promises";
import { aProduct } from "../support/builders/builders";
import { anAgentsCustomer } from "../support/order-pad";
import { shopUrl, sql } from "../support/worker/worker";
import type { Browser } from "./driver";

const MAX_TRIES = 120;

const text = JSON.stringify;

export async function* mainJourney(browser: Browser): AsyncGenerator<string> {
  const { agent, customer, name } = await anAgentsCustomer();
  const malt = await aProduct({ quantity: 20, priceCents: 9000 });
  const open = (path: string) => browser.goto(shopUrl() + path);
  /** Until the script's expression is true. */
  const until = async (what: string) => {
    for (let left = MAX_TRIES; ; left -= 1) {
      // A page that goes meanwhile has no answer.
      if (await browser.run(`return Boolean(${what})`).catch(() => false)) return;
      if (left === 0)
        throw new Error(`${what}: ${await browser.run("return location.href + ' ' + document.title")}`);
      await setTimeout(250);
    }
  };
  const live = async () => {
    await browser.run(`document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }))`);
    await until("window.hydration && window.hydration.liveMs != null");
  };
  const isAt = (path: string) => until(`location.pathname === ${text(path)} && document.querySelector("h1")`);
  const shows = (words: string) => until(`document.body.innerText.includes(${text(words)})`);
  const type = async (selector: string, value: string) => {
    await until(`document.querySelector(${text(selector)})`);
    await browser.run(`const field = document.querySelector(${text(selector)});
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, ${text(value)});
      field.dispatchEvent(new Event("input", { bubbles: true }));`);
  };
  const press = async (words: string) => {
    const button = `[...document.querySelectorAll("main button, main label")].find((one) => one.innerText.trim().startsWith(${text(words)}))`;
    await until(button);
    await browser.run(`${button}.click()`);
  };
  const signIn = async (username: string, password: string, path: string) => {
    await open(`/auth/login?redirectTo=${encodeURIComponent(path)}`);
    await live();
    await type("main [name=username]", username);
    await press("Continua");
    await until(`document.querySelector("main [name=password]")`);
    await type("main [name=password]", password);
    await press("Accedi");
    await isAt(path);
  };
  const signOut = async () => {
    await open("/auth/logout");
    await press("Esci da qui");
    await until(`location.pathname.startsWith("/home")`);
  };
  const back = async () => {
    await browser.run("history.back()").catch(() => undefined);
    await setTimeout(1000);
  };
  const hides = async (words: string) => {
    await until(`document.readyState === "complete"`);
    if (await browser.run(`return document.body.innerText.includes(${text(words)})`))
      throw new Error(`${words} is shown at ${await browser.run("return location.href")}`);
  };

  await open("/home");
  await live();
  yield "home";
  await type("form[role=search] input", "lievito");
  await until(`document.querySelectorAll("[role=option]").length > 1`);
  yield "suggestions";
  await open("/p?search=lievito");
  await live();
  await browser.run(`document.querySelector("main form input[type=checkbox]").click()`);
  await until(`new URLSearchParams(location.search).size > 1`);
  yield "filter";
  await open(`/p/${malt.slug}`);
  await live();
  yield "product";
  await press("Aggiungi al carrello");
  await shows(`Aggiunto al carrello: ${malt.name}`);
  yield "add";
  await open("/cart");
  await live();
  await browser.run(`document.querySelector("main [aria-label^='Più']").click()`);
  await until(
    `document.querySelector("main table input").value === "2" && document.body.innerText.includes("180,00")`,
  );
  yield "cart +";
  await signIn(customer.username, customer.password, "/cart/checkout");
  yield "login, then the checkout";
  await live();
  await press("Bonifico bancario");
  await press("Ordine con obbligo di pagare");
  await isAt("/cart/order-complete");
  const orders = await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id);
  if (orders.length !== 1) throw new Error(`${orders.length} orders`);
  yield "order";
  await back();
  await shows("Il carrello è vuoto");
  yield "back after the order";
  await open("/account/addresses");
  await shows("Via della Prova 1");
  await signOut();
  for (const _ of ["logout", "addresses", "checkout"]) {
    await back();
    await hides("Via della Prova 1");
  }
  yield "back after signing out";
  await signIn(agent.username, agent.password, "/customers");
  await until(`document.querySelector("main button[name=customer]")`);
  await browser.run(`document.querySelector("main button[name=customer]").click()`);
  await isAt("/order-pad");
  await live();
  await type("#line", `3 x ${malt.sku}`);
  await browser.run(
    `const field = document.querySelector("#line"); field.focus(); field.form.requestSubmit();`,
  );
  await shows("1 riga aggiunta");
  yield "the agent's pad";
  await signOut();
  await back();
  await back();
  await hides(name);
  yield "back after the agent has signed out";
}
