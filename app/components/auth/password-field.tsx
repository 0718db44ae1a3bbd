import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import { type PostedField, textProps } from "~/components/ui/form/posted-form";
import * as styles from "./password-field.css";

/** Password field. With JavaScript the password can be revealed, and caps lock is reported. */
export function PasswordField({
  field,
  label,
  hint,
  autoComplete,
  autoFocus,
}: {
  field: PostedField;
  label: string;
  hint?: string;
  autoComplete: "current-password" | "new-password";
  autoFocus?: boolean;
}) {
  const { t } = useTranslation("auth");
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  useEffect(() => setReady(true), []);
  const onKey = (event: KeyboardEvent) => setCaps(event.getModifierState("CapsLock"));
  return (
    <div>
      <TextField
        {...textProps(field)}
        label={label}
        hint={hint}
        type={shown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus={autoFocus}
        onKeyDown={onKey}
        onKeyUp={onKey}
      />
      <div className={styles.helpers}>
        {ready && (
          <>
            <Check checked={shown} onChange={(event) => setShown(event.currentTarget.checked)}>
              {t("password.show")}
            </Check>
            <span className={styles.caps} role="status">
              {caps && t("password.caps")}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
