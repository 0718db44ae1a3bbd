// Replays the events from before hydration, for components that listen now.

/** Elements that the browser handles without a script: links, submit buttons and disclosures. */
const HANDLED = 'a[href], button:not([type="button"]), input[type="submit"], summary';

/** Whether a reload would lose what the visitor has sent, opened, selected or typed, or is about to type. */
export const isInUse = (events: readonly Event[]): boolean =>
  events.some(({ type, target }) => type !== "click" || closest(target, HANDLED)) ||
  isTyped() ||
  document.activeElement?.matches(":is(input, textarea, select):not([autofocus])") === true;

/** Includes values typed before any script ran. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) =>
      field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked),
  );

export function replay(events: readonly Event[]): void {
  // The form is being submitted: an automatic submit by a component could cancel it.
  if (events.some(({ type }) => type === "submit")) return;
  const fields = new Set(
    events.filter(({ type }) => type === "input" || type === "change").map(({ target }) => target),
  );
  for (const field of fields) {
    if (!isField(field)) continue;
    const wasConnected = field.isConnected;
    announceChange(field);
    // React hydrates a part of the page at its first event, and renders it again if an extension has changed it.
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

/** Returns the field, or the one that React rendered instead because an extension had changed the page. */
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
 * React calls onChange only if the value differs from the one it last saw, which is the value typed before hydration.
 * So the field is first set to its initial value in a way that React sees, and then to the typed value with the native
 * setter, which React does not see.
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
