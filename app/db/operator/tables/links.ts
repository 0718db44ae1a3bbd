// Links of the menu and the footer, in addition to categories and pages that appear there automatically.
import { LINK_PLACES, LOCALES } from "~/contract/constants/enums";
import * as cells from "~/csv/cells";
import { Texts } from "~/db/columns";
import { isLinkTarget } from "~/domain/content/link-target";
import { ACTIVE, column, preset, type Table } from "./table";

/** Longer labels do not fit into the menu. */
const MAX_LABEL_LENGTH = 60;

export const linkTables: readonly Table[] = [
  {
    name: "site_links",
    columns: [
      column("code", cells.slug()),
      column("place", cells.oneOf(LINK_PLACES)),
      column("label", cells.texts()),
      column("target", cells.checked(isLinkTarget, "not_a_link")),
      preset("position", cells.whole(), "0"),
      ACTIVE,
    ],
    key: ["code"],
    refuses: ({ label }) => (label === undefined ? null : labelFault(JSON.parse(String(label)))),
  },
];

/** A language without a label shows the first language's label, which is required. */
function labelFault(stored: unknown) {
  const label = Texts.parse(stored);
  const first = LOCALES.find((locale) => locale in label) ?? "it";
  if ((label[first] ?? "").trim() === "") return { column: `label_${first}`, code: "required" };
  const long = LOCALES.find((locale) => (label[locale] ?? "").length > MAX_LABEL_LENGTH);
  const values = { max: String(MAX_LABEL_LENGTH) };
  return long === undefined ? null : { column: `label_${long}`, code: "too_long", values };
}
