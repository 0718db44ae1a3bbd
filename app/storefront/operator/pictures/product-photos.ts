// A product's photos on its own page: brought, moved by one place, taken away. Each press is saved by itself.
import { attempt } from "~/contract/client";
import { MAX_PICTURES } from "~/contract/constants/limits";
import { PHOTO_STEPS, steppedPhotos } from "~/contract/constants/photos";
import type { RecordParts } from "~/contract/operator/records";
import { formText } from "~/storefront/forms/posted-form";
import { recordCalls } from "../records/record-calls";
import type { OperatorContext } from "../require-operator";
import { picturesIn, storePictures } from "./store-pictures";

/** The main one and the others. */
const MOST_PHOTOS = 1 + MAX_PICTURES;
const INTENT = /^photo\.(\w+)$/;

/** As a table's cell separates names. */
const SEPARATOR = "|";

const namesIn = ({ products: [row = {}] = [] }: RecordParts): string[] =>
  [row.image ?? "", ...(row.images ?? "").split(SEPARATOR)].filter((name) => name !== "");

/** @returns what was refused; empty: the photos are saved. Null: the form is another one */
export async function savePhotos(
  context: Pick<OperatorContext, "shop" | "t">,
  key: string,
  form: FormData,
): Promise<string[] | null> {
  const [, word = null] = INTENT.exec(formText(form, "intent") ?? "") ?? [];
  if (word === null) return null;
  const calls = recordCalls(context.shop, "product");
  const stored = await calls.get(key);
  const photos = namesIn(stored.parts);
  const save = async (names: readonly string[]): Promise<string[]> => {
    const [image = "", ...images] = names;
    const row = { sku: key, image, images: images.join(SEPARATOR) };
    const saved = await attempt(calls.save(key, formText(form, "version") ?? "", { products: [row] }));
    return saved.ok ? [] : [saved.error.fields[0]?.message ?? saved.error.message];
  };
  const step = PHOTO_STEPS.find((one) => one === word);
  if (step) return save(steppedPhotos(photos, formText(form, "picture") ?? "", step));
  const files = picturesIn(form);
  const { t } = context;
  if (files.length === 0) return [t("pictures.required")];
  if (photos.length + files.length > MOST_PHOTOS)
    return [t("photos.tooMany", { most: MOST_PHOTOS, count: photos.length })];
  // With the product's code before it: another product's file of the same name stays as it is.
  const { names, faults } = await storePictures(files, context, `${key} `);
  return [...(names.length > 0 ? await save([...new Set([...photos, ...names])]) : []), ...faults];
}
