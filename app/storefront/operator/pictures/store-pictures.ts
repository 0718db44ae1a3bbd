// Pictures uploaded with a form, stored one at a time.
import { attempt } from "~/contract/client";
import { PictureName } from "~/contract/operator/pictures";
import type { OperatorContext } from "../require-operator";

export const picturesIn = (form: FormData): File[] =>
  form.getAll("pictures").filter((file): file is File => file instanceof File && file.name !== "");

/**
 * @param prefix put before each file's name
 * @returns the stored names, and an error for each other file
 */
export async function storePictures(
  files: readonly File[],
  { shop, t }: Pick<OperatorContext, "shop" | "t">,
  prefix = "",
): Promise<{ names: string[]; faults: string[] }> {
  const names: string[] = [];
  const faults: string[] = [];
  // Sequential, because each picture may fill the memory.
  for (const file of files) {
    const name = PictureName.safeParse(prefix + file.name);
    if (!name.success) faults.push(`${file.name}: ${t("pictures.badName")}`);
    else {
      const answer = await attempt(shop.pictures.put({ name: name.data }, { file }));
      if (answer.ok) names.push(name.data);
      else faults.push(`${file.name}: ${answer.error.message}`);
    }
  }
  return { names, faults };
}
