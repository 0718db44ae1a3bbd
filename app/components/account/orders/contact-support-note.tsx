import { Trans } from "~/i18n/trans";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";

/** Customers do not edit what the shop knows of them, nor their addresses (CONTRACT §3): they write. */
export function ContactSupportNote({ email }: { email: string }) {
  const { t } = useTranslation("account");
  return (
    <p className={classes(small, muted)}>
      <Trans
        t={t}
        i18nKey="support"
        values={{ email }}
        components={{ mail: <a href={`mailto:${email}`}>{email}</a> }}
      />
    </p>
  );
}
