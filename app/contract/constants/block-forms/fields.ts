// Forms of a page's blocks and of a slider's slides: which of their values they show, and in which type of
// field.

export interface BlockField {
  /** Path of the value: `title`, `filter.bestseller`. */
  prop: string;
  input:
    | "text"
    | "area"
    | "html"
    | "picture"
    | "link"
    | "number"
    | "flag"
    | "moment"
    | "choice"
    | "words"
    | "items"
    | "list";
  isTranslated?: true;
  isRequired?: true;
  min?: number;
  max?: number;
  options?: readonly string[];
  /** Source of suggestions while typing. */
  from?: "category" | "banner";
  /** Fields of a list's entries, and the maximum of entries. */
  fields?: readonly BlockField[];
  most?: number;
  /** Stored value of an empty field; default: the value is left out. */
  blank?: "null" | "texts";
}

const field = (input: BlockField["input"], prop: string, ...more: Partial<BlockField>[]): BlockField =>
  Object.assign({ prop, input }, ...more);
const translated = { isTranslated: true } as const;
const required = { isRequired: true } as const;
const NULL = { blank: "null" } as const;

const TITLE = field("text", "title", translated);
const TEXT = field("area", "text", translated);
const PICTURE = [field("picture", "image"), field("text", "alt", translated)];
const BUTTON = [field("text", "cta_label", translated), field("link", "cta_href", translated)];
const LIMIT = field("number", "limit", { min: 1, max: 24 });
const month = (prop: string) => field("number", prop, required, { min: 1, max: 12 });

/** Keyed by block type of the contract. */
export const BLOCK_FORMS = {
  hero: [
    field("text", "eyebrow", translated),
    field("text", "title", translated, required),
    TEXT,
    ...PICTURE,
    ...BUTTON,
    field("text", "more_label", translated),
    field("link", "more_href", translated),
    field("items", "products", { most: 5 }),
  ],
  rich_text: [field("html", "body", translated, required)],
  image: [
    field("picture", "image", required),
    field("text", "alt", translated),
    field("text", "caption", translated),
  ],
  category_grid: [TITLE, field("words", "categories", required, { from: "category" })],
  product_carousel: [
    TITLE,
    TEXT,
    field("items", "products", { most: 24 }),
    field("flag", "filter.bestseller"),
    field("flag", "filter.new"),
    field("flag", "filter.offers"),
    field("words", "filter.categories", { from: "category" }),
    LIMIT,
    field("choice", "look", { options: ["plates", "list"] }),
  ],
  canvas: [field("text", "canvas", required, { from: "banner" })],
  slider: [field("text", "slot", required)],
  news: [TITLE, LIMIT, field("text", "tag")],
  promises: [],
  calendar: [
    TITLE,
    field("list", "rows", {
      most: 8,
      fields: [
        field("text", "category", required, { from: "category" }),
        field("list", "jobs", {
          most: 12,
          fields: [
            field("text", "title", translated, required),
            TEXT,
            field("link", "cta_href"),
            month("from"),
            month("to"),
          ],
        }),
      ],
    }),
  ],
  columns: [
    TITLE,
    field("list", "columns", {
      most: 12,
      fields: [
        ...PICTURE,
        field("text", "title", translated, required),
        field("html", "body", translated, required),
      ],
    }),
  ],
  cta: [field("text", "title", translated, required), TEXT, ...BUTTON],
  faq: [
    TITLE,
    field("list", "items", {
      most: 40,
      fields: [
        field("text", "question", translated, required),
        field("html", "answer", translated, required),
      ],
    }),
  ],
  html: [field("html", "html", translated, required)],
} satisfies Readonly<Record<string, readonly BlockField[]>>;

export const SLIDE_FORM: readonly BlockField[] = [
  field("picture", "image", NULL),
  field("picture", "image_mobile", NULL),
  field("text", "title", translated, { blank: "texts" }),
  field("area", "text", translated, { blank: "texts" }),
  field("text", "cta_label", translated, NULL),
  field("link", "cta_href", NULL),
  field("flag", "is_draft"),
  field("moment", "shown_from"),
  field("moment", "shown_until"),
];

/** Content of a JSON cell. */
export type BlockList = "blocks" | "slides";

/** Per page or slider, and per text. */
export const MAX_BLOCKS = 100;
export const MAX_BLOCK_TEXT = 20_000;
/** Fields of one open block: a form has 1,000 at most. A larger block is edited as JSON. */
export const MAX_BLOCK_FIELDS = 800;
