import "~/kit";
import "~/operator-kit";
// One record: new, stored, or at an earlier version; save, copy, delete.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { VariantOptions } from "~/components/operator/products/variant-options";
import { PublicationStatus } from "~/components/operator/records/publication-status";
import { RecordAside, SeenInShop } from "~/components/operator/records/record-aside";
import { RecordEditor } from "~/components/operator/records/record-form";
import { RecordTabs } from "~/components/operator/records/record-tabs";
import { PageHead, Stack } from "~/components/operator/ui/page";
import { Notice } from "~/components/ui/page/notice";
import { idIn } from "~/contract/input/id";
import { groupOf, RECORD_FORMS, recordKind } from "~/contract/operator/record-forms";
import type { RecordKind, RecordParts } from "~/contract/operator/records";
import type { Locale } from "~/contract/wire";
import { operatorPaths } from "~/operator-paths";
import { done } from "~/storefront/forms/form";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { withItemCodes } from "~/storefront/operator/blocks/item-codes";
import { saveBlocksForm } from "~/storefront/operator/blocks/save-blocks";
import { addPhotos } from "~/storefront/operator/pictures/product-photos";
import { picturesIn } from "~/storefront/operator/pictures/store-pictures";
import { formFacts, productFacts, proposals, recordName } from "~/storefront/operator/records/form-facts";
import { targetProposals } from "~/storefront/operator/records/link-targets";
import { otherForm } from "~/storefront/operator/records/other-forms";
import { previewOf, publicationOf } from "~/storefront/operator/records/publication";
import { recordCalls } from "~/storefront/operator/records/record-calls";
import { differencesOf } from "~/storefront/operator/records/record-differences";
import { recordExample } from "~/storefront/operator/records/record-example";
import { recordConstraint, recordReply } from "~/storefront/operator/records/record-reply";
import { shownValues, valuesOf } from "~/storefront/operator/records/record-values";
import { copied } from "~/storefront/operator/records/save-record";
import { operatorContext } from "~/storefront/operator/require-operator";
import { faultsOf, generateFrom, hasOptions } from "~/storefront/operator/variant-options-form";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";

/**
 * Parts that few records show. They must stay outside the record's form: conform updates its fields right after their
 * hydration, and React renders a part that is not hydrated by then again, without the typed values (error 421).
 */
const PhotosPanel = lazy(() => import("~/components/operator/pictures/photos-panel"));
const ExamplePanel = lazy(() => import("~/components/operator/selling/example-panel"));
const ConvertList = lazy(() => import("~/components/operator/selling/convert-list"));
const CouponUses = lazy(() => import("~/components/operator/selling/coupon-uses"));
const VersionPanel = lazy(() => import("~/components/operator/records/version-panel"));
const SharedZones = lazy(async () => {
  const { SharedZones } = await import("~/components/operator/selling/zones-panel");
  return { default: SharedZones };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

function kindOr404(word: string | undefined) {
  const kind = recordKind(word);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}

/** null for a new record. */
const keyOf = (url: URL): string | null => url.searchParams.get("key")?.slice(0, 500) || null;

export async function loader(args: LoaderFunctionArgs) {
  const kind = kindOr404(args.params.kind);
  const context = await operatorContext(args, `${groupOf(kind)}.read`);
  const { shop, t, locale, zone, url, may } = context;
  const key = keyOf(url);
  const calls = withItemCodes(recordCalls(shop, kind), RECORD_FORMS[kind], shop);
  const at = idIn(url.searchParams.get("at") ?? undefined) ?? undefined;
  const from = url.searchParams.get("from");
  const [facts, record, versions, example, current, uses, listed, conversion, zones, targets, ofProduct] =
    await Promise.all([
      formFacts(args, context, kind, key === null),
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
      kind === "shipping" && key !== null ? shop.shippingZones.list({}) : null,
      kind === "link" && key !== null ? shop.siteLinks.targets({}) : null,
      productFacts(args, context, kind, key === null),
    ]);
  const values = valuesOf(facts, record?.parts ?? {});
  const [addresses, proposed] = await Promise.all([
    targetProposals(context, facts.form),
    proposals(context, facts.form),
  ]);
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
    ...ofProduct,
    keys: { ...proposed.keys, ...ofProduct.keys, ...addresses.keys },
    names: { ...proposed.names, ...ofProduct.names, ...addresses.names },
    leadsTo: targets?.results.find(({ code }) => code === key)?.state ?? null,
    versions: versions?.results ?? [],
    example,
    uses: uses?.results ?? null,
    zones: zones?.results ?? null,
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
    mayDescribe: may("content.write"),
  };
}

const ownRow = (kind: RecordKind, parts: RecordParts = {}) =>
  parts[RECORD_FORMS[kind].sections[0]?.table ?? ""]?.[0] ?? {};

/** null for a new record. */
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
  // A step shows the form again and stores nothing, so the read permission is enough to open each block.
  const isStep = /^(?:step\.|preview$)/.test(formText(form, "intent") ?? "");
  if (!isStep && !may(`${groupOf(kind)}.write`))
    throw new Response(null, { status: 403, statusText: "not_permitted" });
  const calls = withItemCodes(recordCalls(shop, kind), RECORD_FORMS[kind], shop);
  const other = key === null ? null : await otherForm(args, context, { kind, key, form, calls });
  if (other) return other;
  const facts = await formFacts(args, context, kind, key === null);
  const saved = await saveBlocksForm(calls, facts, key, form, context);
  if (!saved.ok) return data(recordReply(facts, saved.answer, context), { status: saved.status });
  const made =
    kind === "product" && key === null && hasOptions(form)
      ? await generateFrom(context, saved.key, form)
      : null;
  const to = made?.ok ? operatorPaths.items({ item: saved.key }) : operatorPaths.record(kind, saved.key);
  const files = kind === "product" && key === null ? picturesIn(form) : [];
  const faults = files.length > 0 ? await addPhotos(context, saved.key, saved.version, files) : [];
  const notices = [...faults, ...faultsOf(made)].map((fault) => flashMessage("err", fault));
  return done(args, to, to, [flashMessage("ok", t("records.saved")), ...notices]);
}

export default function OperatorRecord() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const photoErrors = answered && "photos" in answered ? answered.photos : [];
  const ofOptions = answered && "options" in answered ? answered.options : undefined;
  const reply = answered && "result" in answered ? answered : undefined;
  const { t } = useTranslation("operator");
  const { key } = useLocation();
  const { kind, recordKey, name, versions, differences, isAsked, version, maySave, slug } = loaded;
  const list =
    kind === "product" || kind === "variants" ? operatorPaths.products() : operatorPaths.records(kind);
  const back = { to: list, label: t(kind === "variants" ? "nav.product" : `nav.${kind}`) };
  return (
    <Stack>
      <PageHead
        title={name ?? t("records.new")}
        back={back}
        actions={
          recordKey !== null && (
            <SeenInShop
              recordKey={recordKey}
              slug={slug}
              lacksPrice={loaded.lacksPrice}
              preview={loaded.preview}
            />
          )
        }
      />
      {loaded.publication && (
        <p>
          <PublicationStatus publication={loaded.publication} />
        </p>
      )}
      {recordKey !== null && (kind === "product" || kind === "variants") && (
        <RecordTabs kind={kind} recordKey={recordKey} />
      )}
      {loaded.photos && (
        <Suspense>
          <PhotosPanel
            photos={loaded.photos}
            version={version}
            errors={photoErrors}
            locales={loaded.locales}
            maySave={maySave}
            mayDescribe={maySave && loaded.mayDescribe}
          />
        </Suspense>
      )}
      {loaded.optionNames && kind === "variants" && !differences && (
        <VariantOptions
          key={ofOptions ? "refused" : "options"}
          names={loaded.optionNames}
          result={ofOptions}
          constraint={{}}
          maySave={maySave}
        />
      )}
      {recordKey !== null && loaded.zones && (
        <Suspense>
          <SharedZones zones={loaded.zones} code={recordKey} />
        </Suspense>
      )}
      {loaded.leadsTo !== null && loaded.leadsTo !== "shown" && (
        <Notice kind="warn">{t(`linkTarget.${loaded.leadsTo}`)}</Notice>
      )}
      {differences && <Notice kind="warn">{t("records.older")}</Notice>}
      {differences && (
        <Suspense>
          <VersionPanel fields={differences} />
        </Suspense>
      )}
      <RecordEditor
        // A refused form shows the posted values and a saved one the stored values. A step, or more rows, keeps the
        // form mounted.
        key={`${recordKey} ${reply?.version ?? version} ${reply?.result.status} ${reply?.conflict.length ?? 0} ${differences ? key : ""}`}
        form={loaded.form}
        recordKey={recordKey}
        values={loaded.values}
        version={version}
        locales={loaded.locales}
        definitions={loaded.definitions}
        keys={loaded.keys}
        names={loaded.names}
        rates={loaded.rates}
        optionNames={loaded.optionNames}
        constraint={loaded.constraint}
        reply={reply}
        maySave={maySave}
      />
      <Suspense>
        {recordKey !== null && loaded.example && (
          <ExamplePanel tried={loaded.example} recordKey={recordKey} />
        )}
        {loaded.conversion && <ConvertList conversion={loaded.conversion} maySave={maySave} />}
        {loaded.uses && <CouponUses uses={loaded.uses} />}
      </Suspense>
      {recordKey !== null && (
        <RecordAside
          kind={kind}
          recordKey={recordKey}
          version={version}
          versions={versions}
          isAsked={isAsked}
          maySave={maySave}
        />
      )}
    </Stack>
  );
}
