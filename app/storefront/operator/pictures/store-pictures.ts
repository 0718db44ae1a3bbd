// Pictures that a form brings, taken one by one.
import { attempt } from "~/contract/client";
import { PictureName } from "~/contract/operator/pictures";
import type { OperatorContext } from "../require-operator";

/** The files of the form that were chosen. */
export const picturesIn = (form: FormData): File[] =>
  form.getAll("pictures").filter((file): file is File => file instanceof File && file.name !== "");

/** @param prefix before each file's own name. @returns the names that were taken, and what is wrong with each other file */
export async function storePictures(
  files: readonly File[],
  { shop, t }: Pick<OperatorContext, "shop" | "t">,
  prefix = "",
): Promise<{ names: string[]; faults: string[] }> {
  const names: string[] = [];
  const faults: string[] = [];
  // One after the other: each may fill the memory.
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
