import { Form, Link } from "@remix-run/react";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { Trans } from "~/i18n/trans";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import * as styles from "./agent-bar.css";

/** For whom an agent is buying: on every page while it holds. */
export function AgentBar({ customer }: { customer: { id: number; name: string } }) {
  const { t } = useTranslation();
  return (
    <section className={styles.root} aria-label={t("agent.label")}>
      <div className={classes(container, styles.line)}>
        <p>
          <Trans t={t} i18nKey="agent.buyingFor" values={{ name: customer.name }} components={{ b: <b /> }} />
        </p>
        <Link className={styles.action} to={paths.customers()}>
          {t("agent.change")}
          <VisuallyHidden> {t("agent.customer")}</VisuallyHidden>
        </Link>
        <Form method="post" action={paths.customers()}>
          <button type="submit" className={styles.action} name="intent" value="leave">
            {t("agent.leave")}
            <VisuallyHidden> {t("agent.customer")}</VisuallyHidden>
          </button>
        </Form>
      </div>
    </section>
  );
}
