import type { Page } from "@playwright/test";

/** The errors that a page throws or logs, from now on; without those of answers that a click no longer wants. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // Remix logs an answer whose body was still coming when the next navigation ended it.
    if (message.type() === "error" && !message.text().includes("AbortError")) complaints.push(message.text());
  });
  return complaints;
}
