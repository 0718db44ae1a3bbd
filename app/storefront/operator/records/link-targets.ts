// Shop paths as suggestions for links, with the titles of their pages.

import { RECORD_FORMS } from "~/contract/operator/record-forms";
import type { RecordField, RecordForm } from "~/contract/operator/record-forms/fields";
import { paths } from "~/paths";
import type { OperatorContext } from "~/storefront/operator/require-operator";
import { recordName } from "./form-facts";
import { recordCalls } from "./record-calls";

const MOST = 100;
const NONE = { keys: {}, names: {} };

/** Returns nothing if the form has no link field. */
export async function targetProposals(
  { shop, locale, may, t }: OperatorContext,
  form: RecordForm,
): Promise<{ keys: Record<string, string[]>; names: Record<string, string> }> {
  const asks = ({ from, input }: RecordField) =>
    from === "target" || input === "blocks" || input === "slides";
  if (!form.sections.some(({ fields }) => fields.some(asks))) return NONE;
  const records = async (kind: "page" | "article" | "category", pathOf: (slug: string) => string) => {
    const { results } = await recordCalls(shop, kind).list({ page: 1, page_size: MOST });
    return results.map(({ key, row }) => {
      const name = `${t(`nav.${kind}`)}: ${recordName(RECORD_FORMS[kind], key, row, locale)}`;
      return [pathOf(key), name] as const;
    });
  };
  const [pages, articles, categories, products] = await Promise.all([
    may("content.read") ? records("page", paths.page) : [],
    may("content.read") ? records("article", paths.article) : [],
    may("catalogue.read") ? records("category", paths.category) : [],
    may("catalogue.read") ? shop.products.list({}) : null,
  ]);
  const all = [
    ...[paths.products(), paths.news(), paths.contacts(locale)].map((path) => [path, ""] as const),
    ...categories,
    ...pages,
    ...articles,
    ...(products?.results ?? []).map(
      ({ slug, name }) => [paths.product(slug), `${t("nav.product")}: ${name}`] as const,
    ),
  ];
  return { keys: { target: all.map(([path]) => path) }, names: Object.fromEntries(all) };
}
