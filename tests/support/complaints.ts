import type { Page } from "@playwright/test";

/** Collects the errors that a page throws or logs from now on, except those of answers that a navigation ended. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // Remix logs an error for an answer whose body was incomplete when the next navigation ended it.
    if (message.type() === "error" && !message.text().includes("AbortError")) complaints.push(message.text());
  });
  return complaints;
}
