import { useTranslation } from "react-i18next";
import { ChangeList } from "~/components/operator/change-list";
import { soft } from "~/components/operator/ui/base.css";
import { PostForm } from "~/components/operator/ui/forms";
import { Timeline } from "~/components/operator/ui/lists";
import { Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import { type PostedForm, postedText } from "~/components/ui/form/posted-form";
import type { OrderEvent } from "~/contract/operator/order-desk";
import { useFormat } from "~/i18n/use-format";

export interface ShownEvent extends Omit<OrderEvent, "before" | "after"> {
  changes: { part: string; before: string; after: string }[];
}

export function OrderHistory({
  events,
  mayWrite,
  result,
}: {
  events: ShownEvent[];
  mayWrite: boolean;
  result: PostedForm["result"];
}) {
  const { t } = useTranslation(["operator", "account"]);
  const { dateTime } = useFormat();
  const titleOf = ({ kind, status, call, text }: ShownEvent): string => {
    if (kind === "note") return `«${text}»`;
    if (kind === "status") return t(`account:status.${status}`);
    return t(`audit.calls.${call}`, { defaultValue: call ?? "" });
  };
  return (
    <Panel title={t("orderDesk.history.title")} id="history">
      <Stack>
        {mayWrite && (
          <PostForm>
            <TextAreaField
              id="text"
              name="text"
              rows={2}
              maxLength={2000}
              label={t("orderDesk.history.note")}
              hint={t("orderDesk.history.inside")}
              defaultValue={postedText(result, "text")}
              errors={result?.error?.text ?? []}
            />
            <p>
              <Button name="intent" value="note">
                {t("orderDesk.history.add")}
              </Button>
            </p>
          </PostForm>
        )}
        {events.length === 0 && <p className={soft}>{t("none")}</p>}
        <Timeline
          events={events.map((event, index) => ({
            key: `${event.at} ${index}`,
            title: titleOf(event),
            text: (
              <>
                <time dateTime={event.at}>{dateTime(event.at)}</time>
                {event.kind === "note" && ` · ${t("orderDesk.history.noteOf", { who: event.who })}`}
                {event.kind !== "note" && event.who && ` · ${event.who}`}
                {event.kind === "status" && event.text && ` · ${event.text}`}
                {event.changes.length > 0 && <ChangeList changes={event.changes} />}
              </>
            ),
          }))}
        />
      </Stack>
    </Panel>
  );
}
