// What was touched before the page was live, done once more for the components that now listen.

/** Where no script answers, a press is the browser's own: a link, a form's button. */
const LEAVES = 'a[href], button:not([type="button"]), input[type="submit"]';

export const isLeaving = (events: readonly Event[]): boolean =>
  events.some(({ type, target }) => type === "submit" || (type === "click" && closest(target, LEAVES)));

/** Something in a form is not as it came. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) =>
      field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked),
  );

export function replay(events: readonly Event[]): void {
  const fields = new Set(
    events.filter(({ type }) => type === "input" || type === "change").map(({ target }) => target),
  );
  for (const field of fields) if (field instanceof HTMLElement) changed(field);
  const button = events
    .filter(({ type }) => type === "click")
    .map(({ target }) => closest(target, 'button[type="button"]'))
    .at(-1);
  if (button instanceof HTMLElement && button.isConnected) button.click();
}

function changed(field: HTMLElement): void {
  if (!field.isConnected) return;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;
