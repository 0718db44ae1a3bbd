// Settings, promotions, and the shop's statistics.
import { ROW_JOBS } from "~/contract/constants/jobs";
import { settingForm } from "~/contract/operator/settings";
import { Failure } from "~/tools/steps";
import type { Commands } from "./parse-arguments";
import { dayOf, instantOf } from "./parse-values";
import { printJson, printTable } from "./print";
import { rowsOf } from "./table-rows";

export const shopkeepingCommands: Commands = {
  "settings list": {
    does: "List every setting",
    async run(shop) {
      const { results } = await shop.ask((client) => client.settings.list({}));
      printTable(results.map(({ key, value }) => ({ key, value: JSON.stringify(value) })));
    },
  },
  "settings get": {
    takes: "KEY",
    does: "Show a setting as JSON",
    async run(shop, { words: { KEY = "" } }) {
      printJson((await shop.ask((client) => client.settings.get({ key: KEY }), `setting ${KEY}`)).value);
    },
  },
  "settings set": {
    takes: "KEY VALUE",
    does: "Set a setting: a word, an amount, true or false, a comma-separated list, or JSON; null unsets it",
    async run(shop, { words: { KEY = "", VALUE = "" } }) {
      await shop.ask(
        (client) => client.settings.put({ key: KEY, value: settingOf(KEY, VALUE) }),
        `setting ${KEY}`,
      );
      console.log(`${KEY} is ${VALUE}`);
    },
  },
  "promotions list": {
    does: "List promotions with their coupons",
    async run(shop) {
      const [promotions, coupons] = await Promise.all([rowsOf(shop, "promotions"), rowsOf(shop, "coupons")]);
      printTable(
        promotions.map(({ slug, kind, value, starts_at, ends_at, min_amount, is_active }) => ({
          ...{ slug, kind, value, starts_at, ends_at, min_amount, is_active },
          coupons: coupons.flatMap((coupon) => (coupon.promotion === slug ? [coupon.code] : [])).join(", "),
        })),
      );
    },
  },
  invariants: {
    does: "Check that stock, totals, coupons and e-mails agree; exits with code 1 if they do not",
    async run(shop) {
      const { ok, faults } = await shop.ask((client) => client.invariants.get({}));
      if (ok) return console.log("all adds up");
      printTable(
        faults.map(({ rule, of, found, wanted }) => ({
          rule,
          of,
          found: JSON.stringify(found),
          wanted: JSON.stringify(wanted),
        })),
      );
      throw new Failure(`${faults.length} checks failed.`);
    },
  },
  "jobs list": {
    does: "List the cron's jobs: last run, next run, last failure, rows set aside",
    async run(shop) {
      const { results, set_aside } = await shop.ask((client) => client.jobs.list({}));
      const timeOf = await shop.clock();
      printTable(
        results.map(({ last_run_at, next_run_at, last_failure_at, ...job }) => ({
          ...job,
          last: last_run_at && timeOf(last_run_at),
          next: next_run_at && timeOf(next_run_at),
          failed: last_failure_at && timeOf(last_failure_at),
        })),
      );
      if (set_aside.length > 0) printTable(set_aside);
    },
  },
  "jobs retry": {
    takes: "JOB ROW",
    does: "Put a row that a job set aside back into the job's next run",
    async run(shop, { words: { JOB = "", ROW = "" } }) {
      const job = ROW_JOBS.find((one) => one === JOB);
      if (!job) throw new Failure(`Unknown job "${JOB}": use one of ${ROW_JOBS.join(", ")}.`);
      await shop.ask((client) => client.jobs.retry({ job, row: ROW }), `row ${ROW}`);
      console.log(`${job} will retry ${ROW}`);
    },
  },
  statistics: {
    does: "Show orders and revenue by status and day; paid, refunded and due amounts; debtors; best sellers",
    options: ["from", "to"],
    async run(shop, { options: { from, to } }) {
      const { balances, statuses, days, products, ...sum } = await shop.ask((client) =>
        client.statistics.get({
          ...(from !== undefined && { date_from: dayOf(from) }),
          ...(to !== undefined && { date_to: dayOf(to) }),
        }),
      );
      for (const rows of [[sum], balances, statuses, days, products]) {
        printTable(rows);
        console.log("");
      }
    },
  },
  audit: {
    does: "List the operator's changes, newest first",
    options: ["call"],
    async run(shop, { options: { call } }) {
      const { results } = await shop.ask((client) =>
        client.audit.list({ ...(call !== undefined && { call }), page_size: 100 }),
      );
      printTable(
        results.map(({ at, call, target, before, after }) => ({
          at,
          call,
          target,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        })),
      );
    },
  },
  clock: {
    takes: "[NOW]",
    does: "Set the clock of a development shop: 2026-12-24T18:00:00Z; without NOW reset it to the real time",
    async run(shop, { words: { NOW } }) {
      const { now } = await shop.ask(
        (client) => client.clock.set({ now: NOW === undefined ? null : instantOf(NOW) }),
        "clock to move",
      );
      console.log(`It is ${now}`);
    },
  },
};

function settingOf(key: string, text: string) {
  const { kind } = settingForm(key);
  const value = jsonOrWord(text);
  if ((kind === "list" || kind === "choices") && typeof value === "string")
    return value.split(",").map((one) => one.trim());
  // Amounts, names that consist of digits, and a single weekday are texts, even if they look like numbers.
  return typeof value === "number" && kind !== "number" ? text : value;
}

function jsonOrWord(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
