import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/form/button";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** Something a visitor wrote: who, when, what, and whether it has been seen to. */
export function InboxMessage({
  kind,
  letter,
  words,
  children,
}: {
  kind: "message" | "withdrawal";
  letter: {
    id: number;
    reference: string;
    received_at: string;
    name: string;
    email: string;
    state: "new" | "done";
  };
  words: OperatorTexts["letters"];
  children: ReactNode;
}) {
  const { dateTime } = useFormat();
  const isNew = letter.state === "new";
  return (
    <article className={classes(box, stack.s3)}>
      <h3>
        {letter.name} · {letter.reference}
      </h3>
      <p>
        {dateTime(letter.received_at)} · <a href={`mailto:${letter.email}`}>{letter.email}</a>
      </p>
      {children}
      <Form method="post">
        <input type="hidden" name="letter" value={letter.id} />
        <input type="hidden" name="state" value={isNew ? "done" : "new"} />
        <Button name="intent" value={kind}>
          {isNew ? words.markDone : words.markNew}
          <VisuallyHidden>
            {" "}
            {letter.name} {letter.reference}
          </VisuallyHidden>
        </Button>
      </Form>
    </article>
  );
}
