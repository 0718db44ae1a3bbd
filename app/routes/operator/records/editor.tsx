import "~/kit";
import "~/operator-kit";
// One record: a new one, a stored one, one as it was before a change; saved, copied, deleted.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PhotosPanel } from "~/components/operator/pictures/photos-panel";
import { PublicationStatus } from "~/components/operator/records/publication-status";
import { RecordAside } from "~/components/operator/records/record-aside";
import { RecordEditor } from "~/components/operator/records/record-form";
import { RecordTabs } from "~/components/operator/records/record-tabs";
import { VersionPanel } from "~/components/operator/records/version-panel";
import { ConvertList } from "~/components/operator/selling/convert-list";
import { CouponUses } from "~/components/operator/selling/coupon-uses";
import { ExamplePanel } from "~/components/operator/selling/example-panel";
import { PageHead, Stack } from "~/components/operator/ui/page";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { groupOf, RECORD_FORMS, recordKind } from "~/contract/operator/record-forms";
import type { RecordKind, RecordParts } from "~/contract/operator/records";
import type { Locale } from "~/contract/wire";
import { operatorPaths } from "~/operator-paths";
import { done } from "~/storefront/forms/form";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { withItemCodes } from "~/storefront/operator/blocks/item-codes";
import { saveBlocksForm } from "~/storefront/operator/blocks/save-blocks";
import { savePhotos } from "~/storefront/operator/pictures/product-photos";
import { formFacts, proposals, recordName } from "~/storefront/operator/records/form-facts";
import { previewOf, publicationOf } from "~/storefront/operator/records/publication";
import { recordCalls } from "~/storefront/operator/records/record-calls";
import { differencesOf } from "~/storefront/operator/records/record-differences";
import { recordExample } from "~/storefront/operator/records/record-example";
import { recordConstraint, recordReply } from "~/storefront/operator/records/record-reply";
import { shownValues, valuesOf } from "~/storefront/operator/records/record-values";
import { copied } from "~/storefront/operator/records/save-record";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

function kindOr404(word: string | undefined) {
  const kind = recordKind(word);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}

/** Null: a new record. */
const keyOf = (url: URL): string | null => url.searchParams.get("key")?.slice(0, 500) || null;

export async function loader(args: LoaderFunctionArgs) {
  const kind = kindOr404(args.params.kind);
  const context = await operatorContext(args, `${groupOf(kind)}.read`);
  const { shop, t, locale, zone, url, may } = context;
  const key = keyOf(url);
  const calls = withItemCodes(recordCalls(shop, kind), RECORD_FORMS[kind], shop);
  const at = idIn(url.searchParams.get("at") ?? undefined) ?? undefined;
  const from = url.searchParams.get("from");
  const [facts, record, versions, example, current, uses, listed, conversion] = await Promise.all([
    formFacts(args, context, kind),
    key === null
      ? from === null
        ? null
        : or404(calls.get(from).then((one) => copied(one, kind)))
      : or404(calls.get(key, at)),
    key === null ? null : calls.versions(key),
    recordExample(shop, kind, key, url),
    key === null || at === undefined ? null : or404(calls.get(key)),
    kind === "promotion" && key !== null && may("orders.read") ? shop.couponUses.list({ key }) : null,
    kind === "product" && key !== null ? shop.products.list({ search: key }) : null,
    kind === "price_list" && key !== null ? or404(shop.listConversion.preview({ list: key })) : null,
  ]);
  const values = valuesOf(facts, record?.parts ?? {});
  return {
    kind,
    recordKey: key,
    title: `${key ?? t("records.new")} | ${t(`nav.${kind}`)} | ${t("title")}`,
    form: facts.form,
    constraint: recordConstraint(facts.form),
    locales: facts.locales,
    definitions: facts.definitions,
    values: shownValues(facts, values, context),
    version: record?.version ?? "",
    slug: record?.parts.products?.[0]?.is_active === "true" ? (record.parts.products[0]?.slug ?? null) : null,
    lacksPrice: listed?.results.find(({ sku }) => sku === key)?.to_fix.includes("price") ?? false,
    preview:
      key === null || record === null ? null : previewOf(kind, key, ownRow(kind, (current ?? record).parts)),
    keys: await proposals(context, facts.form),
    versions: versions?.results ?? [],
    example,
    uses: uses?.results ?? null,
    conversion: conversion && conversion.prices > 0 ? conversion : null,
    name: nameOf(kind, key, record?.parts ?? {}, locale),
    differences:
      current &&
      differencesOf(facts, { mine: valuesOf(facts, current.parts), theirs: values }, { t, locale, zone }),
    isAsked: url.searchParams.has("delete"),
    publication: current === null && key !== null ? publicationOf(kind, ownRow(kind, record?.parts)) : null,
    photos:
      kind === "product" && key !== null && current === null
        ? (await shop.products.photos({ item: key })).results
        : null,
    maySave: may(`${groupOf(kind)}.write`),
  };
}

const ownRow = (kind: RecordKind, parts: RecordParts = {}) =>
  parts[RECORD_FORMS[kind].sections[0]?.table ?? ""]?.[0] ?? {};

/** Null: a new record. */
function nameOf(kind: RecordKind, key: string | null, parts: RecordParts, locale: Locale): string | null {
  if (key === null) return null;
  const texts = parts[kind === "category" ? "category_texts" : "product_texts"];
  const own = ownRow(kind, parts);
  const name =
    texts?.find((row) => row.locale === locale)?.name ?? recordName(RECORD_FORMS[kind], key, own, locale);
  return name === key ? key : `${name} (${key})`;
}

export async function action(args: ActionFunctionArgs) {
  const kind = kindOr404(args.params.kind);
  const context = await operatorContext(args, `${groupOf(kind)}.read`);
  const { shop, t, url, may } = context;
  const key = keyOf(url);
  const form = await postedForm(args);
  // A step shows the form again and stores nothing: who may read may look into each block.
  const isStep = formText(form, "intent")?.startsWith("step.") ?? false;
  if (!isStep && !may(`${groupOf(kind)}.write`))
    throw new Response(null, { status: 403, statusText: "not_permitted" });
  const calls = withItemCodes(recordCalls(shop, kind), RECORD_FORMS[kind], shop);
  if (key !== null && formText(form, "intent") === "delete") {
    const removed = await attempt(calls.remove(key, formText(form, "version") ?? ""));
    const [to, notice] = removed.ok
      ? [operatorPaths.records(kind), flashMessage("ok", t("records.deleted", { key }))]
      : [operatorPaths.record(kind, key), flashMessage("err", removed.error.message)];
    return done(args, null, to, [notice]);
  }
  if (kind === "price_list" && key !== null && formText(form, "intent") === "convert") {
    const includes_vat = formText(form, "includes_vat") === "true";
    const converted = await attempt(shop.listConversion.convert({ list: key, includes_vat }));
    const notice = converted.ok
      ? flashMessage("ok", t("convert.done"))
      : flashMessage("err", converted.error.message);
    return done(args, null, operatorPaths.record(kind, key), [notice]);
  }
  if (kind === "product" && key !== null) {
    const refused = await or404(savePhotos(context, key, form));
    if (refused && refused.length > 0) return data({ photos: refused }, { status: 400 });
    const to = `${operatorPaths.record(kind, key)}#photos`;
    if (refused) return done(args, null, to, [flashMessage("ok", t("photos.changed"))]);
  }
  const facts = await formFacts(args, context, kind);
  const saved = await saveBlocksForm(calls, facts, key, form, context);
  if (!saved.ok) return data(recordReply(facts, saved.answer, context), { status: saved.status });
  const to = operatorPaths.record(kind, saved.key);
  return done(args, to, to, [flashMessage("ok", t("records.saved"))]);
}

export default function OperatorRecord() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const [reply, photoErrors] =
    answered && "photos" in answered ? [undefined, answered.photos] : [answered, []];
  const { t } = useTranslation("operator");
  const { key } = useLocation();
  const { kind, recordKey, name, versions, differences, isAsked, version, maySave, slug } = loaded;
  const list =
    kind === "product" || kind === "variants" ? operatorPaths.products() : operatorPaths.records(kind);
  const back = { to: list, label: t(kind === "variants" ? "nav.product" : `nav.${kind}`) };
  return (
    <Stack>
      <PageHead title={name ?? t("records.new")} back={back} />
      {loaded.publication && (
        <p>
          <PublicationStatus publication={loaded.publication} />
        </p>
      )}
      {recordKey !== null && (kind === "product" || kind === "variants") && (
        <RecordTabs kind={kind} recordKey={recordKey} />
      )}
      {loaded.photos && (
        <PhotosPanel photos={loaded.photos} version={version} errors={photoErrors} maySave={maySave} />
      )}
      {differences && <Notice kind="warn">{t("records.older")}</Notice>}
      {differences && <VersionPanel fields={differences} />}
      <RecordEditor
        // A refused form shows what was posted, and a saved one what is stored now; a step and more rows leave it mounted.
        key={`${recordKey} ${reply?.version ?? version} ${reply?.result.status} ${reply?.conflict.length ?? 0} ${differences ? key : ""}`}
        form={loaded.form}
        recordKey={recordKey}
        values={loaded.values}
        version={version}
        locales={loaded.locales}
        definitions={loaded.definitions}
        keys={loaded.keys}
        constraint={loaded.constraint}
        reply={reply}
        maySave={maySave}
      />
      {recordKey !== null && loaded.example && <ExamplePanel tried={loaded.example} recordKey={recordKey} />}
      {loaded.conversion && <ConvertList conversion={loaded.conversion} maySave={maySave} />}
      {loaded.uses && <CouponUses uses={loaded.uses} />}
      {recordKey !== null && (
        <RecordAside
          kind={kind}
          recordKey={recordKey}
          version={version}
          versions={versions}
          isAsked={isAsked}
          maySave={maySave}
          slug={slug}
          lacksPrice={loaded.lacksPrice}
          preview={loaded.preview}
        />
      )}
    </Stack>
  );
}
