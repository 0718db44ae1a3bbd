// Forms of the content of pages: which cells of which tables they show.
import { LINK_PLACES } from "~/contract/constants/enums";
import type { CONTENT_KINDS } from "../records";
import { field, IS_ACTIVE, one, POSITION, type RecordForm, required, text, translated, wide } from "./fields";

const SHOWN_FROM = field("moment", "shown_from");
const SHOWN_UNTIL = field("moment", "shown_until");

export const CONTENT_FORMS: Record<(typeof CONTENT_KINDS)[number], RecordForm> = {
  page: {
    key: "slug",
    name: "title",
    listed: ["section", "is_active"],
    sections: [
      one(
        "pages",
        text("slug", required),
        field("choice", "section", { options: ["", "company", "service"] }),
        POSITION,
        IS_ACTIVE,
        SHOWN_FROM,
        SHOWN_UNTIL,
        text("title", { ...translated }),
        field("area", "description", { ...translated, ...wide }),
        field("blocks", "blocks"),
      ),
      { table: "page_slugs", rows: "many", fields: [text("slug")] },
    ],
  },
  article: {
    key: "slug",
    name: "title",
    listed: ["published_at", "is_active"],
    sections: [
      one(
        "articles",
        text("slug", required),
        field("moment", "published_at", required),
        SHOWN_UNTIL,
        text("author"),
        text("tags"),
        text("image", { from: "picture" }),
        IS_ACTIVE,
        text("title", translated),
        field("area", "excerpt", { ...translated, ...wide }),
        field("area", "body", { ...translated, ...wide }),
      ),
    ],
  },
  slider: {
    key: "id",
    name: null,
    listed: ["slot"],
    sections: [
      one("sliders", field("number", "id", required), text("slot", required), field("slides", "slides")),
    ],
  },
  banner: {
    key: "slug",
    name: "title",
    listed: ["promotion", "position", "is_active"],
    sections: [
      one(
        "canvasses",
        text("slug", required),
        text("promotion", { from: "promotion" }),
        POSITION,
        IS_ACTIVE,
        SHOWN_FROM,
        SHOWN_UNTIL,
        text("image", { ...wide, from: "picture" }),
        text("title", translated),
        text("subtitle", translated),
        field("area", "body", { ...translated, ...wide }),
        text("cta_label", translated),
        text("cta_href", { from: "target" }),
      ),
    ],
  },
  redirect: {
    key: "old_path",
    name: null,
    listed: ["new_path", "status"],
    sections: [
      one(
        "redirects",
        text("old_path", required),
        text("new_path", { ...required, from: "target" }),
        field("choice", "status", { options: ["301", "302"] }),
      ),
    ],
  },
  link: {
    key: "code",
    name: "label",
    listed: ["place", "position", "target", "is_active"],
    sections: [
      one(
        "site_links",
        text("code", required),
        field("choice", "place", { options: LINK_PLACES }),
        POSITION,
        IS_ACTIVE,
        text("label", translated),
        text("target", { ...required, ...wide, from: "target" }),
      ),
    ],
  },
};
