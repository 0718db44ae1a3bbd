import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import { type PostedForm, postedText } from "~/components/ui/form/posted-form";
import { MAX_WEBHOOK_URL_LENGTH, WEBHOOK_EVENTS } from "~/contract/constants/webhooks";
import { stack } from "~/theme/layout.css";

/**
 * URL and events of a webhook.
 * @param webhook null for a new one
 */
export function WebhookFields({
  webhook,
  result,
}: {
  webhook: { url: string; events: readonly string[] } | null;
  result: PostedForm["result"];
}) {
  const { t } = useTranslation("operator");
  const posted = result?.initialValue?.events;
  const chosen = result ? [posted].flat() : (webhook?.events ?? []);
  return (
    <div className={stack.s4}>
      <TextField
        id="url"
        name="url"
        type="url"
        required
        maxLength={MAX_WEBHOOK_URL_LENGTH}
        autoComplete="off"
        label={t("webhooks.url")}
        hint={t("webhooks.urlHint")}
        defaultValue={postedText(result, "url") ?? webhook?.url}
        errors={result?.error?.url ?? []}
      />
      <FieldSet
        id="events"
        label={t("webhooks.eventsLabel")}
        hint={t("webhooks.eventsHint")}
        errors={result?.error?.events ?? []}
      >
        {WEBHOOK_EVENTS.map((event) => (
          <Check key={event} name="events" value={event} defaultChecked={chosen.includes(event)}>
            {t(`webhooks.events.${event}`)} <code>{event}</code>
          </Check>
        ))}
      </FieldSet>
    </div>
  );
}
