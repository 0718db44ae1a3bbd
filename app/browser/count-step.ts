/**
 * Handles a press on a stepper's button: changes its field and dispatches an input event. The inline script of every
 * page contains this function as text (loader.ts), so it must not use anything from outside.
 */
export function countStep(button: HTMLElement, by: number, min: number): void {
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  const step = Math.abs(by);
  const steps = (Number.parseInt(field.value, 10) || 0) / step;
  // Moves to the next multiple of the step: quantities between steps cannot be bought.
  field.value = String(Math.max(min, (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Returns the quantity after a press of a step button that the server handles: the next multiple of the step, at least
 * one step.
 */
export function steppedQty(qty: number, by: number): number {
  const step = Math.abs(by);
  return Math.max(step, (by > 0 ? Math.floor(qty / step) + 1 : Math.ceil(qty / step) - 1) * step);
}
