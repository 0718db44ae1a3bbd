import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Panel } from "~/components/operator/ui/page";
import { OUTBOX_TONES, Status } from "~/components/operator/ui/status";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { WebhookDelivery } from "~/contract/operator/webhooks";
import { useFormat } from "~/i18n/use-format";

export function Deliveries({ caption, deliveries }: { caption: string; deliveries: WebhookDelivery[] }) {
  const { t } = useTranslation("operator");
  return (
    <Panel bleed>
      <DataTable
        caption={caption}
        heads={
          <>
            <Head>{t("webhooks.event")}</Head>
            <Head>{t("webhooks.when")}</Head>
            <Head>{t("webhooks.state")}</Head>
            <Head end>{t("webhooks.tries")}</Head>
            <Head>{t("webhooks.action")}</Head>
          </>
        }
      >
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </DataTable>
    </Panel>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  const { id, event, subject, state, status, error, tries, created_at, next_try_at } = delivery;
  const name = `${t(`webhooks.events.${event}`)} ${event === "webhook.test" ? "" : subject}`;
  return (
    <tr>
      <RowName>{name}</RowName>
      <Cell label={t("webhooks.when")}>{dateTime(created_at)}</Cell>
      <Cell label={t("webhooks.state")}>
        <Status tone={OUTBOX_TONES[state]}>{t(`webhooks.states.${state}`)}</Status>{" "}
        <span className={soft}>
          {error ? t(`webhooks.faults.${error}`, { status }) : status && t("webhooks.answered", { status })}{" "}
          {tries > 0 && next_try_at && t("webhooks.nextTry", { moment: dateTime(next_try_at) })}
        </span>
      </Cell>
      <Cell label={t("webhooks.tries")} end>
        {tries}
      </Cell>
      <Cell label={t("webhooks.action")}>
        <Form method="post">
          <input type="hidden" name="delivery" value={id} />
          <Button name="intent" value="resend">
            {t(tries === 0 ? "webhooks.sendNow" : "webhooks.resend")}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Form>
      </Cell>
    </tr>
  );
}
