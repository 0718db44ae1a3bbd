import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import { MAX_PASSWORD_INPUT_LENGTH } from "~/contract/constants/limits";
import * as styles from "./password-field.css";

/** A password field. With JavaScript it can be shown, and caps lock is reported. */
export function PasswordField({
  id,
  name,
  label,
  hint,
  errors,
  autoComplete,
  autoFocus,
}: {
  id: string;
  name: string;
  label: string;
  hint?: string;
  errors: string[];
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
        id={id}
        name={name}
        label={label}
        hint={hint}
        errors={errors}
        type={shown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_PASSWORD_INPUT_LENGTH}
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
