/**
 * A press on one of a stepper's buttons: its field counts, and says so. The inline script of every page holds this as text
 * (loader.ts), so it uses nothing from outside itself.
 */
export function countStep(button: HTMLElement, by: number, min: number): void {
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  const step = Math.abs(by);
  const steps = (Number.parseInt(field.value, 10) || 0) / step;
  // To the next multiple: a quantity between two steps cannot be bought.
  field.value = String(Math.max(min, (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The quantity that a press leads to where the server counts: the next multiple of the step, and at least one of them. */
export function steppedQty(qty: number, by: number): number {
  const step = Math.abs(by);
  return Math.max(step, (by > 0 ? Math.floor(qty / step) + 1 : Math.ceil(qty / step) - 1) * step);
}
