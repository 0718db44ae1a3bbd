/**
 * A press on one of a stepper's buttons: its field counts, and says so. The inline script of every page holds this as text
 * (loader.ts), so it uses nothing from outside itself.
 */
export function countStep(button: HTMLElement, by: number, min: number): void {
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  field.value = String(Math.max(min, (Number.parseInt(field.value, 10) || 0) + by));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
