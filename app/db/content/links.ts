// Links of the menu and the footer, cached because every page shows them.
import { LINK_PLACES, type LinkPlace } from "~/contract/constants/enums";
import { referenceData } from "~/db/cache/reference-data";
import { query } from "~/db/query";
import { type Row, statement } from "~/platform/database";
import { type Texts, text, texts } from "../columns";

export interface LinkRow {
  place: LinkPlace;
  label: Texts;
  target: string;
}

function linkOf(row: Row): LinkRow[] {
  const place = LINK_PLACES.find((one) => one === row.place);
  return place ? [{ place, label: texts(row, "label"), target: text(row, "target") }] : [];
}

/** Visible links, in display order. */
export const allLinks = referenceData(
  "links",
  query(
    statement(
      "SELECT place, label, target FROM site_links WHERE is_active = 1 ORDER BY place, position, code",
    ),
    (rows) => rows.flatMap(linkOf),
  ),
);
