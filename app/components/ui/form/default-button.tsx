import { root } from "~/components/ui/page/visually-hidden.css";

/**
 * The button that Enter in a text field presses: the first of its form. Put before the others where theirs has
 * consequences. Without an intent it is disabled, and Enter does nothing (HTML, implicit submission); with null it sends
 * the form without one.
 * @param form the id of its form, where it is placed outside of it
 */
export function DefaultButton({ intent, form }: { intent?: string | null; form?: string }) {
  return (
    <button
      type="submit"
      className={root}
      form={form}
      name={intent === null ? undefined : "intent"}
      value={intent ?? undefined}
      disabled={intent === undefined}
      formNoValidate
      tabIndex={-1}
      aria-hidden
    />
  );
}
