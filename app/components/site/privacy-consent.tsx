import type { ReactNode } from "react";
import { Check } from "~/components/ui/form/check";
import { describedBy, FieldError } from "~/components/ui/form/field";
import { checkProps, type PostedField } from "~/components/ui/form/posted-form";

/**
 * Checkbox that is required to send a form.
 * @param children text of the consent, with its links
 */
export function PrivacyConsent({ field, children }: { field: PostedField; children: ReactNode }) {
  const { errors, ...props } = checkProps(field, "yes");
  return (
    <div>
      <Check {...props} required {...describedBy({ id: props.id, errors })}>
        <span>{children}</span>
      </Check>
      <FieldError id={props.id} errors={errors} />
    </div>
  );
}
