// The journeys, each with JavaScript and without, against the built Worker.
import { defineConfig } from "@playwright/test";
import { findChromium } from "~/tools/chromium";
import "./support/worker/connections";
import { RUNNERS } from "./support/worker/runners";
import { shopUrl } from "./support/worker/worker";

const WITH_JS_ALONE = [
  ...[
    "press",
    "react-warnings",
    "changed-data",
    "lazy-hydration",
    "cart",
    "offline",
    "offline-pad",
    "focus",
    "focus-in-sight",
    "forms",
    "back-office-forms",
    "order-pad-typing",
    "arriving",
    "scripts-arriving",
    "changed-page",
    "speculation",
    "fonts-on-a-desk",
  ],
  // The same HTML in both projects, checked once.
  "back-office-screens",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./support/worker/shop.ts",
  fullyParallel: true,
  workers: RUNNERS,
  reporter: "list",
  // A journey is a dozen pages, each checked by axe, on two cores that also run the shop. The limits end a
  // journey that hangs, and are longer than any pause of a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // The global set-up sets it before the workers read it here.
    baseURL: process.env.BOTTEGA_URL && shopUrl(),
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      // Chromium's sandbox does not work for root.
      args: process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : [],
    },
  },
  projects: [
    { name: "js", use: { javaScriptEnabled: true } },
    // Journeys that need JavaScript; other journeys test the same forms without it.
    { name: "no-js", use: { javaScriptEnabled: false }, testIgnore: WITH_JS_ALONE },
  ],
});
