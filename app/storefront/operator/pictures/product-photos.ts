// Photos of a product, on its own page: uploaded, moved by one place, removed. Each action is saved separately.
import { attempt } from "~/contract/client";
import { LOCALES } from "~/contract/constants/enums";
import { MAX_PICTURES } from "~/contract/constants/limits";
import { PHOTO_STEPS, steppedPhotos } from "~/contract/constants/photos";
import type { RecordParts } from "~/contract/operator/records";
import { formText } from "~/storefront/forms/posted-form";
import { recordCalls } from "../records/record-calls";
import type { OperatorContext } from "../require-operator";
import { picturesIn, storePictures } from "./store-pictures";

/** The main photo and the others. */
const MOST_PHOTOS = 1 + MAX_PICTURES;
const INTENT = /^photo\.(\w+)$/;

/** Separates names within a table cell. */
const SEPARATOR = "|";

const namesIn = ({ products: [row = {}] = [] }: RecordParts): string[] =>
  [row.image ?? "", ...(row.images ?? "").split(SEPARATOR)].filter((name) => name !== "");

type Context = Pick<OperatorContext, "shop" | "t">;

/** @returns the errors, empty if the photos are saved; null if another form was posted */
export async function savePhotos(context: Context, key: string, form: FormData): Promise<string[] | null> {
  const [, word = null] = INTENT.exec(formText(form, "intent") ?? "") ?? [];
  if (word === null) return null;
  if (word === "describe") return describePhotos(context, form);
  const version = formText(form, "version") ?? "";
  const step = PHOTO_STEPS.find((one) => one === word);
  if (!step) return addPhotos(context, key, version, picturesIn(form));
  const { parts } = await recordCalls(context.shop, "product").get(key);
  return saveNames(
    context,
    key,
    version,
    steppedPhotos(namesIn(parts), formText(form, "picture") ?? "", step),
  );
}

/**
 * Stores the pictures and appends them to the product's photos.
 * @returns the errors
 */
export async function addPhotos(
  context: Context,
  key: string,
  version: string,
  files: readonly File[],
): Promise<string[]> {
  const { t, shop } = context;
  if (files.length === 0) return [t("pictures.required")];
  const photos = namesIn((await recordCalls(shop, "product").get(key)).parts);
  if (photos.length + files.length > MOST_PHOTOS)
    return [t("photos.tooMany", { most: MOST_PHOTOS, count: photos.length })];
  // Names start with the product's SKU, so that they do not replace files of other products.
  const { names, faults } = await storePictures(files, context, `${key} `);
  const all = [...new Set([...photos, ...names])];
  return [...(names.length > 0 ? await saveNames(context, key, version, all) : []), ...faults];
}

/**
 * Saves changed alternative texts in the shop's languages.
 * @returns the errors
 */
async function describePhotos({ shop }: Context, form: FormData): Promise<string[]> {
  const texts = (what: "alt" | "was", n: number) =>
    Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const text = formText(form, `${what}.${n}.${locale}`);
        return text === null ? [] : [[locale, text.trim()]];
      }),
    );
  const faults: string[] = [];
  for (const [n, name] of form.getAll("photo").slice(0, MOST_PHOTOS).entries()) {
    const [alt, was] = [texts("alt", n), texts("was", n)];
    if (typeof name !== "string" || LOCALES.every((locale) => alt[locale] === was[locale])) continue;
    const saved = await attempt(shop.pictures.edit({ name, alt, was }));
    if (!saved.ok) faults.push(`${name}: ${saved.error.fields[0]?.message ?? saved.error.message}`);
  }
  return faults;
}

async function saveNames(
  { shop }: Context,
  key: string,
  version: string,
  [image = "", ...images]: readonly string[],
): Promise<string[]> {
  const row = { sku: key, image, images: images.join(SEPARATOR) };
  const saved = await attempt(recordCalls(shop, "product").save(key, version, { products: [row] }));
  return saved.ok ? [] : [saved.error.fields[0]?.message ?? saved.error.message];
}
