import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { mono } from "~/components/operator/ui/base.css";
import { PostForm } from "~/components/operator/ui/forms";
import { Status } from "~/components/operator/ui/status";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, replyTo, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Notice } from "~/components/ui/page/notice";
import { CodePicture } from "~/components/ui/picture/code-picture";

/** Shown once: the secret while the second factor is being enabled, or the backup codes. */
export type TotpShown = { secret: string; address: string; code: string[] } | { codes: string[] };

export function PasswordForm(posted: PostedForm) {
  const { t } = useTranslation("operator");
  const [form, fields] = usePostedForm<"old_password" | "password">({ id: "password-form", ...posted });
  return (
    <PostForm {...getFormProps(form)}>
      <TextField
        {...textProps(fields.old_password)}
        type="password"
        autoComplete="current-password"
        label={t("profile.oldPassword")}
      />
      <TextField
        {...textProps(fields.password)}
        type="password"
        autoComplete="new-password"
        label={t("profile.newPassword")}
        hint={t("profile.passwordHint")}
      />
      <p>
        <Button variant="primary" name="intent" value="password">
          {t("profile.changePassword")}
        </Button>
      </p>
    </PostForm>
  );
}

/**
 * Enables or disables the second factor. While it is being enabled its secret is shown once; afterwards the backup
 * codes are.
 */
export function SecondFactor({
  isOn,
  shown,
  result,
}: {
  isOn: boolean;
  shown: TotpShown | null;
  result: PostedForm["result"];
}) {
  const { t } = useTranslation("operator");
  const wrongCode = replyTo(result, { intent: "confirm-totp" })?.error?.code;
  return (
    <>
      <p>
        <Status tone={isOn ? "ok" : "none"}>{t(isOn ? "people.totpOn" : "people.totpOff")}</Status>
      </p>
      {shown && "codes" in shown && (
        <Notice kind="ok" lead={t("profile.codes")}>
          <p className={mono}>{shown.codes.join("  ")}</p>
        </Notice>
      )}
      {isOn && <TotpOff errors={replyTo(result, { intent: "end-totp" })?.error?.password ?? []} />}
      {!isOn && (
        <PostForm>
          <p>{t("profile.totpHint")}</p>
          {shown && "secret" in shown && (
            <>
              <p>{t("profile.totpScan")}</p>
              <CodePicture modules={shown.code} label={t("profile.totpCode")} />
              <p>
                {t("profile.totpKey")}{" "}
                <span className={mono}>{shown.secret.match(/.{1,4}/g)?.join(" ")}</span>
              </p>
              <p>
                <a href={shown.address}>{t("profile.openApp")}</a>
              </p>
            </>
          )}
          {(shown || wrongCode) && (
            <TextField
              id="code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              label={t("signIn.code")}
              errors={wrongCode ?? []}
            />
          )}
          <p>
            {shown || wrongCode ? (
              <Button variant="primary" name="intent" value="confirm-totp">
                {t("profile.confirmTotp")}
              </Button>
            ) : (
              <Button name="intent" value="start-totp">
                {t("profile.startTotp")}
              </Button>
            )}
          </p>
        </PostForm>
      )}
    </>
  );
}

export const TOTP_PASSWORD = "totp-password";

function TotpOff({ errors }: { errors: string[] }) {
  const { t } = useTranslation("operator");
  return (
    <PostForm>
      <TextField
        id={TOTP_PASSWORD}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        label={t("profile.oldPassword")}
        errors={errors}
      />
      <p>
        <Button variant="danger" name="intent" value="end-totp">
          {t("profile.endTotp")}
        </Button>
      </p>
    </PostForm>
  );
}
