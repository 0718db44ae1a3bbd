import { root } from "~/components/ui/page/visually-hidden.css";

/**
 * First button of a form, which Enter in a text field presses. Placed before buttons with consequences. Without an
 * intent the button is disabled, and Enter does nothing (HTML, implicit submission); with null it submits the form
 * without an intent.
 * @param form id of the form, if the button is outside of it
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
