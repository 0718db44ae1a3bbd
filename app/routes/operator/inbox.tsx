import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { FaultNotice } from "~/components/operator/fault-notice";
import { InboxMessage } from "~/components/operator/inbox-message";
import * as styles from "~/components/operator/inbox-message.css";
import { OperatorPagination } from "~/components/operator/pagination";
import { StateLinks } from "~/components/operator/state-links";
import { idIn } from "~/contract/id";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { postedForm } from "~/storefront/forms/posted-form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

const STATES = ["new", "done"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, words, url } = await operatorContext(args);
  const state = stateOf(url.searchParams.get("state"));
  const { page } = pageFromUrl(url);
  const [messages, withdrawals] = await Promise.all([
    shop.messages.list({ state, page, page_size: 20 }),
    shop.withdrawals.list({ state, page, page_size: 20 }),
  ]);
  const page_count = Math.max(messages.page_count, withdrawals.page_count);
  return { words, state, messages, withdrawals, pages: { page, page_count } };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const form = await postedForm(args);
  const id = idIn(String(form.get("message"))) ?? 0;
  const state = stateOf(form.get("state"));
  const kind = form.get("intent") === "withdrawal" ? shop.withdrawals : shop.messages;
  return runAction(args, form, kind.edit({ id, state }), paths.operatorInbox(), words.done);
}

export default function OperatorInbox() {
  const { words, state, messages, withdrawals, pages } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { t } = useTranslation("content");
  const { country } = useFormat();
  const say = words.inbox;
  const lineOf = (line: string) => t(`contact.lines.${line}`, { defaultValue: line });
  return (
    <div className={stack.s5}>
      <h1>{words.nav.inbox}</h1>
      <FaultNotice fault={posted && "fault" in posted ? posted.fault : undefined} lead={words.fault} />
      <StateLinks
        states={STATES}
        shown={state}
        words={say}
        href={(one) => paths.operatorInbox({ state: one })}
      />
      <h2>{say.withdrawals}</h2>
      {withdrawals.count === 0 && <p>{words.none}</p>}
      {withdrawals.results.map((one) => (
        <InboxMessage key={one.id} kind="withdrawal" message={one} words={say}>
          <p>
            {say.order}:{" "}
            {one.order === null ? (
              one.order_number
            ) : (
              <Link to={paths.operatorOrder(one.order)}>{one.order_number}</Link>
            )}
          </p>
          <p className={styles.message}>{one.rows || say.wholeOrder}</p>
        </InboxMessage>
      ))}
      <h2>{say.messages}</h2>
      {messages.count === 0 && <p>{words.none}</p>}
      {messages.results.map((one) => (
        <InboxMessage key={one.id} kind="message" message={one} words={say}>
          <p>
            {[lineOf(one.product_line), one.company, one.city, country(one.country)]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <p className={styles.message}>{one.message}</p>
        </InboxMessage>
      ))}
      <OperatorPagination labels={words} list={pages} href={(page) => paths.operatorInbox({ state, page })} />
    </div>
  );
}

const stateOf = (value: unknown) => (value === "done" ? "done" : "new");
