import { useTranslation } from "react-i18next";
import { Form, Link } from "~/components/ui/page/link";
import { GAP, TextAround } from "~/components/ui/page/text-around";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import type { ActingFor } from "../frame/frame";
import * as styles from "./agent-bar.css";

/** Bar with the customer that an agent is buying for, on every page while a customer is selected. */
export function AgentBar({ customer }: { customer: ActingFor }) {
  const { t } = useTranslation();
  return (
    <section
      className={styles.root}
      aria-label={t("agent.label")}
      data-customer={customer.isInAddress ? customer.id : undefined}
    >
      <div className={classes(container, styles.line)}>
        <p>
          <TextAround text={t("agent.buyingFor", { name: GAP })}>
            <b>{customer.name}</b>
            {customer.city && `, ${customer.city}`}
          </TextAround>
        </p>
        <Link className={styles.action} to={paths.customers()}>
          {t("agent.change")}
          <VisuallyHidden>{` ${t("agent.customer")}`}</VisuallyHidden>
        </Link>
        {!customer.isInAddress && (
          <Form method="post" action={paths.customers()}>
            <button type="submit" className={styles.action} name="intent" value="leave">
              {t("agent.leave")}
              <VisuallyHidden>{` ${t("agent.customer")}`}</VisuallyHidden>
            </button>
          </Form>
        )}
      </div>
      {customer.opened.length > 1 && <OpenCustomers customer={customer} />}
    </section>
  );
}

/** Links to the recently opened customers. Each has its own URL, so that two can be open in two tabs. */
function OpenCustomers({ customer }: { customer: ActingFor }) {
  const { t } = useTranslation();
  return (
    <nav className={classes(container, styles.tabs)} aria-label={t("agent.opened")}>
      {customer.opened.map(({ id, name, city }) => (
        <a
          key={id}
          className={styles.tab}
          href={paths.orderPad({ customer: id })}
          aria-current={id === customer.id ? "true" : undefined}
        >
          {[name, city].filter(Boolean).join(", ")}
        </a>
      ))}
    </nav>
  );
}
