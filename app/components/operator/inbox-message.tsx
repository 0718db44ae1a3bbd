import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { Badge } from "./ui/status";

export function InboxMessage({
  kind,
  message,
  isAnswered = false,
  mayWrite,
  after,
  children,
}: {
  kind: "message" | "withdrawal";
  message: {
    id: number;
    reference: string;
    received_at: string;
    name: string;
    email: string;
    state: "new" | "done";
  };
  isAnswered?: boolean;
  mayWrite: boolean;
  /** Content below the button. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  const isNew = message.state === "new";
  return (
    <article className={classes(box, stack.s3)}>
      <h3>
        {message.name} · {message.reference}
        {isAnswered && (
          <>
            {" "}
            <Badge>{t("inbox.answered")}</Badge>
          </>
        )}
      </h3>
      <p>
        {dateTime(message.received_at)} · <a href={`mailto:${message.email}`}>{message.email}</a>
      </p>
      {children}
      {mayWrite && (
        <Form method="post">
          <input type="hidden" name="message" value={message.id} />
          <input type="hidden" name="state" value={isNew ? "done" : "new"} />
          <Button name="intent" value={kind}>
            {isNew ? t("inbox.markDone") : t("inbox.markNew")}
            <VisuallyHidden>
              {" "}
              {message.name} {message.reference}
            </VisuallyHidden>
          </Button>
        </Form>
      )}
      {after}
    </article>
  );
}
