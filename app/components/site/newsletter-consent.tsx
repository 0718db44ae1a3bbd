import { Check } from "~/components/ui/form/check";
import { checkProps, type PostedField } from "~/components/ui/form/posted-form";

/**
 * Newsletter checkbox in another form. It is never checked in advance.
 * @param text null if the shop has no newsletter
 */
export function NewsletterConsent({ field, text }: { field: PostedField; text: string | null }) {
  if (text === null) return null;
  const { errors, ...props } = checkProps(field, "yes");
  return (
    <Check {...props}>
      <span>{text}</span>
    </Check>
  );
}
