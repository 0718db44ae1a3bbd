import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestockForm, RestockLink } from "~/components/product/restock-form";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { GAP } from "~/components/ui/page/text-around";
import { attempt } from "~/contract/client";
import { restockForm } from "~/contract/email-forms";
import { messageFor } from "~/i18n/server";
import { paths } from "~/paths";
import { knownAuthor } from "~/storefront/content/author";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { PERSISTENT } from "~/storefront/request/flash";
import { notFound } from "~/storefront/response/or-404";
import { noindexTitleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "content" };

export const meta = noindexTitleMeta;

/** Page for an item, or for a link in an email. A GET confirms nothing: virus scanners follow links in emails. */
export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, t, url } = reqContext;
  const key = url.searchParams.get("key");
  const product = url.searchParams.get("product") ?? "";
  if (key) {
    const alert = await attempt(shop.restockAlerts.get({ key }));
    if (!alert.ok) throw notFound(t("server:restock.gone"));
    return {
      ...textsFor(reqContext, alert.value.product),
      keyOfLink: key,
      isConfirmed: alert.value.is_confirmed,
    };
  }
  // A product's form posts all its fields: keep only `product`.
  if ([...url.searchParams.keys()].some((name) => name !== "product"))
    throw redirect(paths.backInStock({ product }));
  const [item, { email }] = await Promise.all([itemOf(reqContext, product), knownAuthor(reqContext)]);
  return { ...textsFor(reqContext, item), product, email, constraint: constraintOf(restockForm.options[0]) };
}

/**
 * Finds a product without variants, or a variant, by its id.
 * @throws Response 404
 */
async function itemOf({ shop, t }: RequestContext, id: string) {
  const asProduct = await attempt(shop.products.get({ id: id || "-" }));
  const found = asProduct.ok ? asProduct : await attempt(shop.products.variant({ id: id || "-" }));
  if (!found.ok) throw notFound(t("errors:failures.product"));
  return found.value;
}

/** Translated on the server, because only this page uses these texts. */
function textsFor({ t }: RequestContext, item: { slug: string; name: string; sku: string }) {
  const { slug, name, sku } = item;
  const text = (key: string) => t(`server:restock.${key}`, { name, sku, page: GAP });
  return {
    title: text("title"),
    slug,
    texts: Object.fromEntries(TEXTS.map((key) => [key, text(key)])),
  };
}
const TEXTS = [
  "text",
  "email",
  "consent",
  "privacyNotice",
  "send",
  "confirmText",
  "confirm",
  "isOn",
  "end",
  "back",
];

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await requestContext(args);
  const { submission } = await read(args, restockForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { value } = submission;
  const text = (key: string) => t(`server:restock.${key}`);
  if (value.intent !== "ask") {
    const { key } = value;
    const answer = await attempt(
      value.intent === "confirm" ? shop.restockAlerts.confirm({ key }) : shop.restockAlerts.end({ key }),
    );
    if (!answer.ok) throw notFound(text("gone"));
    return value.intent === "confirm"
      ? done(args, null, paths.backInStock({ key }), [
          { kind: "ok", lead: text("doneLead"), text: text("done"), seconds: PERSISTENT },
        ])
      : done(args, null, paths.products(), [
          { kind: "ok", lead: null, text: text("ended"), seconds: PERSISTENT },
        ]);
  }
  const { product, email, privacy_consent, website } = value;
  if (website) return refuse(submission.reply({ formErrors: [messageFor(locale, "bot_suspected")] }), 403);
  const answer = await attempt(
    shop.restockAlerts.create({ product, email, privacy_consent: privacy_consent !== undefined }),
  );
  if (!answer.ok) return refuse(refusedBy(submission, answer.error), answer.error.status);
  const said = answer.value.state === "confirmed" ? "done" : "unconfirmed";
  return done(args, null, paths.backInStock({ product }), [
    { kind: "ok", lead: text(`${said}Lead`), text: text(said), seconds: PERSISTENT },
  ]);
}

export default function BackInStock() {
  const data = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={data.title} />
      <h1>{data.title}</h1>
      {"product" in data ? <RestockForm {...data} result={result} /> : <RestockLink {...data} />}
    </div>
  );
}
