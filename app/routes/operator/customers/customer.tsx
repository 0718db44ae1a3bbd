import "~/kit";
import "~/operator-kit";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CustomerAccess } from "~/components/operator/customers/customer-access";
import { CustomerAddresses } from "~/components/operator/customers/customer-addresses";
import { CustomerForm, customerFieldId } from "~/components/operator/customers/customer-form";
import { CustomerHead } from "~/components/operator/customers/customer-head";
import { CustomerMoney } from "~/components/operator/customers/customer-money";
import { CustomerOrders } from "~/components/operator/customers/customer-orders";
import { Columns, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { replyTo } from "~/components/ui/form/posted-form";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { fieldsOf, operatorCustomerForm } from "~/contract/operator/customer-forms";
import { operatorPaths } from "~/operator-paths";
import { invoiceFieldsOf, settingsOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, type FormResult, read, refusedBy } from "~/storefront/forms/form";
import { customerChoices } from "~/storefront/operator/customer-choices";
import { type Conflict, customerValues, saveCustomer } from "~/storefront/operator/customer-form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const context = await operatorContext(args, "customers.read");
  const { shop, t, may } = context;
  const [customer, choices, settings] = await Promise.all([
    or404(shop.customers.get({ id: idIn(args.params.id) ?? 0 })),
    customerChoices(context),
    settingsOf(args),
  ]);
  const { user } = customer;
  const { asksSdi, asksTaxCode } = invoiceFieldsOf(settings);
  const type = user.customer_profile?.customer_type ?? null;
  const unused = [
    ...(asksSdi ? [] : ["sdi_code", "pec"]),
    ...((type === "business" ? asksSdi : asksTaxCode) ? [] : ["tax_code"]),
  ];
  const person = `${user.first_name} ${user.last_name}`.trim();
  const name = user.customer_profile?.business_name || person || user.username;
  return {
    title: `${name} | ${t("title")}`,
    name,
    customer,
    fields: fieldsOf(type).filter((name) => !unused.includes(name)),
    values: customerValues(user),
    constraint: constraintOf(operatorCustomerForm.options[0]),
    choices,
    maySave: may("customers.write"),
    maySeeOrders: may("orders.read"),
    mayOrder: may("orders.write"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "customers.write");
  const id = idIn(args.params.id) ?? 0;
  const { submission, form } = await read(args, operatorCustomerForm, locale);
  if (submission.status !== "success") return answered({ result: submission.reply(), status: 400 });
  const here = operatorPaths.customer(id);
  const run = async (change: Promise<unknown>, message = "done") => {
    const answer = await attempt(change);
    if (answer.ok) return done(args, here, here, [flashMessage("ok", t(`customers.${message}`))]);
    return answered({ result: refusedBy(submission, answer.error), status: answer.error.status });
  };
  const { value } = submission;
  switch (value.intent) {
    case "edit": {
      const saved = await saveCustomer(shop, submission, id, value, form);
      return saved.ok ? done(args, here, here, [flashMessage("ok", t("customers.done"))]) : answered(saved);
    }
    case "reset":
      return run(shop.users.reset({ id }), "resetSent");
    case "end-sessions":
      return run(shop.customers.endSessions({ id }));
    case "disable":
      return run(shop.users.edit({ id, is_active: false }));
    case "enable":
      return run(shop.users.edit({ id, is_active: true }));
    case "erase":
      return run(shop.customers.erase({ id }), "erased");
    case "check-vat":
      return run(shop.users.vatCheck({ id }));
    case "end-key":
      return run(shop.customers.endKey({ id, key: value.key }));
  }
}

interface Refused {
  result: FormResult;
  status: number;
  conflict?: Conflict | null;
}
const answered = ({ result, status, conflict = null }: Refused) => data({ result, conflict }, { status });

export default function OperatorCustomerScreen() {
  const { name, customer, fields, values, choices, constraint, maySave, maySeeOrders, mayOrder } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const result = replyTo(answer?.result, { intent: "edit" });
  const conflict = answer?.conflict ?? null;
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <CustomerHead name={name} customer={customer} mayOrder={mayOrder} />
      <FormErrors title={() => t("notDone")} error={answer?.result.error} idOf={customerFieldId} />
      <Columns of="side">
        <Stack>
          <CustomerForm
            key={result ? `refused ${conflict?.version}` : customer.user.version}
            user={customer.user}
            fields={fields}
            values={values}
            choices={choices}
            result={result}
            constraint={constraint}
            conflict={conflict}
            maySave={maySave}
          />
          <CustomerOrders customer={customer} isLinked={maySeeOrders} />
          <CustomerAddresses addresses={customer.addresses} />
        </Stack>
        <Stack>
          <CustomerMoney customer={customer} />
          <CustomerAccess
            key={`${customer.user.is_active} ${customer.erased_at}`}
            customer={customer}
            maySave={maySave}
          />
        </Stack>
      </Columns>
    </Stack>
  );
}
