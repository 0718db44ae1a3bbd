// Replays the events from before hydration, for the components that listen now.

/** What the browser handles itself without a script: links, submit buttons, and parts that fold. */
const HANDLED = 'a[href], button:not([type="button"]), input[type="submit"], summary';

/** Whether a reload would lose what the visitor has sent, opened, chosen or typed, or is about to type. */
export const isInUse = (events: readonly Event[]): boolean =>
  events.some(({ type, target }) => type !== "click" || closest(target, HANDLED)) ||
  isTyped() ||
  document.activeElement?.matches(":is(input, textarea, select):not([autofocus])") === true;

/** Also what was typed before a script could see it. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) =>
      field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked),
  );

export function replay(events: readonly Event[]): void {
  // A form that was sent is on its way, and what a component would now send by itself could call it back.
  if (events.some(({ type }) => type === "submit")) return;
  const fields = new Set(
    events.filter(({ type }) => type === "input" || type === "change").map(({ target }) => target),
  );
  for (const field of fields) {
    if (!isField(field)) continue;
    const wasConnected = field.isConnected;
    announceChange(field);
    // React hydrates a part of the page at its first event, and renders it again where an extension had changed it.
    if (wasConnected && !field.isConnected) announceChange(field);
  }
  const button = events
    .filter(({ type }) => type === "click")
    .map(({ target }) => closest(target, 'button[type="button"]'))
    .at(-1);
  if (button instanceof HTMLElement && button.isConnected) button.click();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The field itself, or the one that React has rendered instead because an extension had changed the page. */
function fieldInPage(typed: Field): Field | null {
  if (typed.isConnected) return typed;
  const { id, name, type, value } = typed;
  const chosen = isTicked(type) ? `[value="${CSS.escape(value)}"]` : "";
  const selector = id ? `#${CSS.escape(id)}` : `[name="${CSS.escape(name)}"]${chosen}`;
  const field = document.querySelector(selector);
  return isField(field) && field.type === type ? field : null;
}

const isTicked = (type: string): boolean => /^(checkbox|radio)$/.test(type);

/**
 * React calls onChange only if the value differs from the one that it last saw, which is what was typed before it came. So the
 * field takes its first value, as React sees, and then the typed one by the browser's own setter, which React does not see.
 */
function announceChange(typed: Field): void {
  const field = fieldInPage(typed);
  if (!field || field.type === "file") return;
  if (field instanceof HTMLInputElement && typed instanceof HTMLInputElement && isTicked(field.type)) {
    const { checked } = typed;
    if (field === typed) field.checked = !checked;
    if (field.checked !== checked) field.click();
    return;
  }
  const { value } = typed;
  if (!(field instanceof HTMLSelectElement)) {
    const { defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue) return;
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  } else field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;
