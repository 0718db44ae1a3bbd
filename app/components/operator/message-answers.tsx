import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import { type PostedForm, postedText } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { Message, MessageAnswer } from "~/contract/operator/inbox";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { stack } from "~/theme/layout.css";
import * as styles from "./inbox-message.css";
import { PostForm } from "./ui/forms";
import { OUTBOX_TONES, Status } from "./ui/status";

/** Answers to a message, oldest first, with their authors and the status of each email. */
export function MessageAnswers({ answers }: { answers: readonly MessageAnswer[] }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  return (
    <div className={stack.s3}>
      <h4>{t("inbox.answers")}</h4>
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <p>
            <b>{t("inbox.answeredBy", { who: answer.who, date: dateTime(answer.at) })}</b>
          </p>
          <p className={styles.message}>{answer.text}</p>
          <MailState answer={answer} />
        </div>
      ))}
    </div>
  );
}

function MailState({ answer: { mail_state: state, mail_error: error } }: { answer: MessageAnswer }) {
  const { t } = useTranslation("operator");
  if (state === null) return null;
  return (
    <p>
      <Status tone={OUTBOX_TONES[state]}>{t(`inbox.mailStates.${state}`)}</Status>
      {error && state !== "sent" && ` · ${error}`}
      {state === "dead" && (
        <>
          {" · "}
          <Link to={operatorPaths.mails({ state: "dead" })}>{t("inbox.failedMails")}</Link>
        </>
      )}
    </p>
  );
}

/**
 * Form that sends an answer to the author of a message.
 * @param result the response to this message's form, not to another message's
 */
export function AnswerForm({
  message,
  formId,
  maxLength,
  result,
}: {
  message: Pick<Message, "id" | "reference" | "name" | "email" | "locale">;
  /** Unique per rendered page, so that posting the same form twice sends one answer. */
  formId: string;
  maxLength: number;
  result: PostedForm["result"];
}) {
  const { t } = useTranslation("operator");
  const { id, email, locale, name, reference } = message;
  const whose = (
    <VisuallyHidden>
      {" "}
      {name} {reference}
    </VisuallyHidden>
  );
  return (
    <Disclosure
      open={result != null}
      summary={
        <>
          {t("inbox.answer")}
          {whose}
        </>
      }
    >
      <PostForm>
        <input type="hidden" name="message" value={id} />
        <input type="hidden" name="form_id" value={formId} />
        <TextAreaField
          id={answerFieldId(id)}
          name="text"
          rows={6}
          required
          maxLength={maxLength}
          label={t("inbox.answerText")}
          hint={t("inbox.answerHint", { email, language: t(`records.locales.${locale}`) })}
          defaultValue={postedText(result, "text")}
          errors={result?.error?.text ?? []}
        />
        <p>
          <Button variant="primary" name="intent" value="answer">
            {t("inbox.sendAnswer")}
            {whose}
          </Button>
        </p>
      </PostForm>
    </Disclosure>
  );
}

export const answerFieldId = (message: number | string): string => `answer-${message}`;
