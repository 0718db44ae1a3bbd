import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InboxMessage } from "~/components/operator/inbox-message";
import * as styles from "~/components/operator/inbox-message.css";
import { AnswerForm, answerFieldId, MessageAnswers } from "~/components/operator/message-answers";
import { StateLinks } from "~/components/operator/state-links";
import { PageHead } from "~/components/operator/ui/page";
import { WaitingSignUps } from "~/components/operator/waiting-sign-ups";
import { Pagination } from "~/components/site/pagination";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText, replyTo } from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { MAX_MESSAGE_LENGTH } from "~/contract/constants/limits";
import { INBOX_PAGE_SIZE } from "~/contract/constants/paging";
import { operatorInboxForm } from "~/contract/operator/forms";
import { contactSubjects, subjectName } from "~/contract/shop";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { settingsOf } from "~/storefront/content/settings";
import { read, refuse } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "content" };

const STATES = ["new", "done"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, locale, url, may } = await operatorContext(args, "inbox.read");
  const state = stateOf(url.searchParams.get("state"));
  const { page } = pageFromUrl(url);
  const [messages, withdrawals, signUps, settings, vies] = await Promise.all([
    shop.messages.list({ state, page, page_size: INBOX_PAGE_SIZE }),
    shop.withdrawals.list({ state, page, page_size: INBOX_PAGE_SIZE }),
    shop.signUps.list({ page, page_size: INBOX_PAGE_SIZE }),
    settingsOf(args),
    // Some roles may read messages but not the settings.
    attempt(shop.settings.get({ key: "VIES_CHECK" })),
  ]);
  const subjects = Object.fromEntries(
    contactSubjects(settings.get("PRODUCT_LINES")).map((subject) => [
      subject.code,
      subjectName(subject, locale),
    ]),
  );
  const page_count = Math.max(messages.page_count, withdrawals.page_count, signUps.page_count);
  return {
    state,
    subjects,
    messages,
    withdrawals,
    signUps,
    asksVies: vies.ok && vies.value.value === true,
    pages: { page, page_count },
    answering: may("inbox.write") ? { formId: crypto.randomUUID(), maxLength: MAX_MESSAGE_LENGTH } : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "inbox.write");
  const { submission } = await read(args, operatorInboxForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  if (submission.value.intent === "answer") {
    const { message: id, text, form_id: idempotencyKey } = submission.value;
    const answered = shop.messages.answer({ id, text }, { idempotencyKey });
    return runAction(args, submission, answered, operatorPaths.inbox(), t("inbox.answerSent"));
  }
  const { intent, message: id, state } = submission.value;
  if (intent === "approve" || intent === "refuse") {
    const decided = shop.signUps.decide({ id, decision: intent });
    return runAction(args, submission, decided, operatorPaths.inbox(), t("done"));
  }
  if (intent === "check-vat")
    return runAction(args, submission, shop.signUps.vatCheck({ id }), operatorPaths.inbox(), t("done"));
  const kind = intent === "withdrawal" ? shop.withdrawals : shop.messages;
  return runAction(args, submission, kind.edit({ id, state }), operatorPaths.inbox(), t("done"));
}

export default function OperatorInbox() {
  const { state, subjects, messages, withdrawals, signUps, asksVies, pages, answering } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const { country } = useFormat();
  const lineOf = (line: string) =>
    subjects[line] ?? t(`content:contact.lines.${line}`, { defaultValue: line });
  return (
    <div className={stack.s5}>
      <PageHead title={t("nav.inbox")} />
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={(field) => (field === "text" ? answerFieldId(postedText(result, "message") ?? "") : field)}
      />
      <StateLinks
        states={STATES}
        shown={state}
        label={(one) => t(`inbox.${one}`)}
        href={(one) => operatorPaths.inbox({ state: one })}
      />
      {state === "new" && signUps.count > 0 && (
        <WaitingSignUps signUps={signUps.results} asksVies={asksVies} />
      )}
      <h2>{t("inbox.withdrawals")}</h2>
      {withdrawals.count === 0 && <p>{t("none")}</p>}
      {withdrawals.results.map((one) => (
        <InboxMessage key={one.id} kind="withdrawal" message={one} mayWrite={answering !== null}>
          <p>
            {t("inbox.order")}:{" "}
            {one.order === null ? (
              one.order_number
            ) : (
              <Link to={operatorPaths.order(one.order)}>{one.order_number}</Link>
            )}
          </p>
          <p className={styles.message}>{one.rows || t("inbox.wholeOrder")}</p>
        </InboxMessage>
      ))}
      <h2>{t("inbox.messages")}</h2>
      {messages.count === 0 && <p>{t("none")}</p>}
      {messages.results.map((one) => (
        <InboxMessage
          key={one.id}
          kind="message"
          message={one}
          isAnswered={one.answers.length > 0}
          mayWrite={answering !== null}
          after={
            answering && (
              <AnswerForm
                {...answering}
                message={one}
                result={replyTo(result, { intent: "answer", message: String(one.id) })}
              />
            )
          }
        >
          <p>
            {[lineOf(one.product_line), one.company, one.city, country(one.country)]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <p className={styles.message}>{one.message}</p>
          {one.answers.length > 0 && <MessageAnswers answers={one.answers} />}
        </InboxMessage>
      ))}
      <Pagination
        page={pages.page}
        pageCount={pages.page_count}
        href={(page) => operatorPaths.inbox({ state, page })}
      />
    </div>
  );
}

const stateOf = (value: unknown) => (value === "done" ? "done" : "new");
