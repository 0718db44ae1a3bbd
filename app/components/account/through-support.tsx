import { Trans } from "react-i18next";
import { classes } from "~/theme/classes";
import { small, soft } from "~/theme/text.css";

/** Customers do not edit what the shop knows of them, nor their addresses (CONTRACT §3): they write. */
export function ThroughSupport({ email }: { email: string }) {
  return (
    <p className={classes(small, soft)}>
      <Trans
        ns="account"
        i18nKey="support"
        values={{ email }}
        components={{ mail: <a href={`mailto:${email}`}>{email}</a> }}
      />
    </p>
  );
}
