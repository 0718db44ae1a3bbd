import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListRows } from "~/components/order-pad/lists/list-rows";
import { DeleteList, ListSettings } from "~/components/order-pad/lists/list-settings";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { Notice } from "~/components/ui/page/notice";
import { orderListForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { paths } from "~/paths";
import { read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { typedValues } from "~/storefront/forms/typed-values";
import { listAction } from "~/storefront/order-pad/list-actions";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { notFound, or404 } from "~/storefront/response/or-404";
import { titleMeta } from "~/storefront/seo/titles";
import { columns, stack } from "~/theme/layout.css";

export const handle = { i18n: ["lists", "catalogue"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const list = await or404(
    reqContext.shop.orderLists.get({ id: idOf(args, reqContext) }),
    missing(reqContext),
  );
  const pending = await pendingSubmission(args, reqContext.viewer);
  return {
    title: list.name,
    list,
    unsent: pending && {
      quantities: Object.fromEntries(
        pending.fields.flatMap(([name, value]) => (name.startsWith("qty.") ? [[name.slice(4), value]] : [])),
      ),
      typed: typedValues(
        pending.fields.filter(([name]) => !name.startsWith("qty.")),
        reqContext.t,
      ),
    },
    // The form is for the list's customer: an agent who acts for another customer must switch.
    formToken: { ...formTokenOf(reqContext.viewer), forCustomer: list.customer },
  };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const id = idOf(args, reqContext);
  const { form, submission } = await read(args, orderListForm, reqContext.locale);
  if (submission.status !== "success") {
    const errors = Object.values(submission.error ?? {}).flatMap((texts) => texts ?? []);
    return data({ errors: [...new Set(errors)], typed: null, asks: false }, { status: 400 });
  }
  return listAction({ args, reqContext, form, id }, submission.value);
}

const missing = ({ t }: RequestContext) => t("errors:codes.not_found");

function idOf({ params }: { params: { id?: string } }, reqContext: RequestContext): number {
  const id = idIn(params.id);
  if (id === null) throw notFound(missing(reqContext));
  return id;
}

export default function OrderList() {
  const { list, formToken, unsent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("lists");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb
        steps={[
          { name: t("pad"), href: paths.orderPad() },
          { name: t("title"), href: paths.orderLists() },
        ]}
        current={list.name}
      />
      <h1>{list.name}</h1>
      {unsent && !answer && <UnsentNotice typed={unsent.typed} />}
      {answer && answer.errors.length > 0 && <Notice kind="err">{answer.errors.join(" ")}</Notice>}
      {answer?.asks && <DeleteList list={list} formToken={formToken} />}
      <ListRows
        key={`${formToken.formId}`}
        list={list}
        typed={answer ? answer.typed : (unsent?.quantities ?? null)}
        formToken={formToken}
      />
      <div className={columns}>
        <ListSettings list={list} formToken={formToken} />
      </div>
    </div>
  );
}
