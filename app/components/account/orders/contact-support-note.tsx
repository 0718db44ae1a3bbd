import { useTranslation } from "react-i18next";
import { GAP, TextAround } from "~/components/ui/page/text-around";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";

/** Customers cannot edit their own data and addresses (CONTRACT §3); the note has the address to write to. */
export function ContactSupportNote({ email }: { email: string }) {
  const { t } = useTranslation("account");
  return (
    <p className={classes(small, muted)}>
      <TextAround text={t("support", { email: GAP })}>
        <a href={`mailto:${email}`}>{email}</a>
      </TextAround>
    </p>
  );
}
