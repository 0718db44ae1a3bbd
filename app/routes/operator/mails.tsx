import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { FaultNotice } from "~/components/operator/fault-notice";
import { OperatorPagination } from "~/components/operator/pagination";
import { StateLinks } from "~/components/operator/state-links";
import { Button } from "~/components/ui/form/button";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { idIn } from "~/contract/id";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { postedForm } from "~/storefront/forms/posted-form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

const STATES = ["dead", "waiting", "sent"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, words, url } = await operatorContext(args);
  const state = STATES.find((one) => one === url.searchParams.get("state")) ?? "dead";
  const mails = await shop.mails.list({ state, page: pageFromUrl(url).page, page_size: 25 });
  return { words, state, states: [...STATES], mails };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const form = await postedForm(args);
  const id = idIn(String(form.get("mail"))) ?? 0;
  return runAction(args, form, shop.mails.retry({ id }), paths.operatorMails(), words.done);
}

export default function OperatorMails() {
  const { words, state, states, mails } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { dateTime } = useFormat();
  const say = words.mails;
  const kinds = new Map(Object.entries(say.kinds));
  return (
    <div className={stack.s5}>
      <h1>{words.nav.mails}</h1>
      <FaultNotice fault={posted && "fault" in posted ? posted.fault : undefined} lead={words.fault} />
      <StateLinks
        states={states}
        shown={state}
        words={say}
        href={(one) => paths.operatorMails({ state: one })}
      />
      {mails.count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table caption={say[state]} captionVariant="hidden" phone="cards">
          <TableHead>
            <ColumnHead>{say.to}</ColumnHead>
            <ColumnHead>{say.kind}</ColumnHead>
            <ColumnHead>{say.created}</ColumnHead>
            <ColumnHead align="end">{say.tries}</ColumnHead>
            <ColumnHead>{say.error}</ColumnHead>
            <ColumnHead>{say.action}</ColumnHead>
          </TableHead>
          <TableBody>
            {mails.results.map((mail) => (
              <TableRow key={mail.id}>
                <RowHead>{mail.to}</RowHead>
                <Cell label={say.kind}>{kinds.get(mail.kind) ?? mail.kind}</Cell>
                <Cell label={say.created}>{dateTime(mail.created_at)}</Cell>
                <Cell label={say.tries} align="end">
                  {mail.tries}
                </Cell>
                <Cell label={say.error}>{mail.error ?? "–"}</Cell>
                <Cell label={say.action}>
                  {mail.state === "sent" ? (
                    "–"
                  ) : (
                    <Form method="post">
                      <input type="hidden" name="mail" value={mail.id} />
                      <Button name="intent" value="retry">
                        {say.retry}
                        <VisuallyHidden>
                          {" "}
                          {kinds.get(mail.kind) ?? mail.kind} {mail.to}
                        </VisuallyHidden>
                      </Button>
                    </Form>
                  )}
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <OperatorPagination labels={words} list={mails} href={(page) => paths.operatorMails({ state, page })} />
    </div>
  );
}
