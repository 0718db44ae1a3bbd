import { root } from "./visually-hidden.css";

/**
 * The button that Enter in a text field presses: the first of its form. Put before the others where theirs has
 * consequences. Without an intent it is disabled, and Enter does nothing (HTML, implicit submission).
 */
export function DefaultButton({ intent }: { intent?: string }) {
  return (
    <button
      type="submit"
      className={root}
      name="intent"
      value={intent}
      disabled={intent === undefined}
      formNoValidate
      tabIndex={-1}
      aria-hidden
    />
  );
}
