// Content of the bicycle shop: its settings, pages and news.
import type { Table } from "../table";
import { imageName } from "./drawings";
import { CATEGORIES, type Words } from "./goods";

const AT = "2026-01-10T08:00:00.000Z";

export const SETTINGS: Record<string, unknown> = {
  SHOP_NAME: "Pedalata",
  SUPPORT_EMAIL: "aiuto@pedalata.example",
  BRAND_LOGO: "logo.svg",
  BRAND_ICON: "icon.svg",
  ACCENT: "#c2571a",
  ACCENT_DARK: "#1d3a5f",
  LOCALES: ["it", "en"],
  DEFAULT_LOCALE: "it",
  DEFAULT_CONTEXT: "b2c",
  CURRENCY: "EUR",
  DEFAULT_ROBOTS: "index, follow",
  OSS_ENABLED: false,
  MIN_ORDER_B2B: "0.00",
  MIN_ORDER_B2C: "0.00",
  SIGN_UP: "consumers",
  GUEST_CHECKOUT: true,
  NEWSLETTER: true,
  PRODUCT_LINES: [
    { code: "bicycles", name: { it: "Biciclette", en: "Bicycles" } },
    { code: "repairs", name: { it: "Riparazioni", en: "Repairs" } },
  ],
  COMPANY_DATA: {
    name: "Pedalata S.r.l.",
    address: "Via delle Ruote 8",
    postal_code: "37121",
    city: "Verona",
    province: "VR",
    country: "IT",
    vat_number: "IT12345670017",
    tax_code: "12345670017",
    email: "ciao@pedalata.example",
    phone: "+39 045 000 000",
  },
};

const page = (slug: string, title: Words, text: Words, section: string | null, position: number) => ({
  slug,
  locale: null as string | null,
  title,
  description: text,
  blocks: [
    {
      id: 1,
      type: "rich_text",
      props: { title, body: { it: `<p>${text.it}</p>`, en: `<p>${text.en}</p>` } },
    },
  ] as object[],
  section,
  position,
  updated_at: AT,
});

const LEGAL: [slug: string, title: Words][] = [
  ["spedizioni", { it: "Spedizioni", en: "Shipping" }],
  ["pagamenti", { it: "Pagamenti", en: "Payment" }],
  ["diritto-di-recesso", { it: "Diritto di recesso", en: "Right of withdrawal" }],
  ["garanzia", { it: "Garanzia", en: "Guarantee" }],
  ["condizioni", { it: "Condizioni di vendita", en: "Terms of sale" }],
  ["privacy", { it: "Privacy", en: "Privacy" }],
  ["cookie", { it: "Cookie", en: "Cookies" }],
  ["accessibilita", { it: "Accessibilità", en: "Accessibility" }],
];
const EXAMPLE: Words = {
  it: "Un testo d’esempio: scrivi qui il tuo, con l’aiuto di chi conosce la legge.",
  en: "An example text: write your own here, with the help of somebody who knows the law.",
};

const home = (slug: string, locale: string) => ({
  ...page(
    slug,
    { it: "Biciclette per ogni giorno", en: "Bicycles for every day" },
    {
      it: "Biciclette, ricambi e accessori, pronti in negozio.",
      en: "Bicycles, parts and accessories, ready in the shop.",
    },
    null,
    0,
  ),
  locale,
  blocks: [
    {
      id: 1,
      type: "hero",
      props: {
        title: { it: "In sella, ogni giorno", en: "In the saddle, every day" },
        text: {
          it: "Biciclette montate a mano nella nostra officina.",
          en: "Bicycles put together by hand in our repair shop.",
        },
        image: imageName("city", "#1d6fa5"),
        cta_label: { it: "Vedi le biciclette", en: "See the bicycles" },
        cta_href: "/c/biciclette",
        products: [1, 2, 3],
      },
    },
    { id: 4, type: "promises", props: {} },
    {
      id: 2,
      type: "category_grid",
      props: {
        title: { it: "Che cosa cerchi", en: "What you look for" },
        categories: CATEGORIES.filter(({ parent }) => !parent).map(({ slug: one }) => one),
      },
    },
    {
      id: 3,
      type: "product_carousel",
      props: { title: { it: "I più venduti", en: "Bestsellers" }, filter: { bestseller: true }, limit: 8 },
    },
  ],
});

export function* contentTables(): Generator<Table> {
  const pages = [
    home("home", "it"),
    home("home-en", "en"),
    page(
      "chi-siamo",
      { it: "Chi siamo", en: "About us" },
      {
        it: "Un’officina di Verona che vende ciò che ripara.",
        en: "A repair shop in Verona that sells what it repairs.",
      },
      "company",
      1,
    ),
    ...LEGAL.map(([slug, title], n) => page(slug, title, EXAMPLE, "service", n + 1)),
  ];
  yield { table: "pages", rows: pages };
  yield { table: "page_slugs", rows: pages.map(({ slug }) => ({ slug, page_slug: slug })) };
  yield {
    table: "articles",
    rows: [
      {
        id: 1,
        slug: "catena-pulita",
        tags: ["officina"],
        image: imageName("tool", "#1d6fa5"),
        author: "Marta Zanella",
        title: { it: "Una catena pulita dura il doppio", en: "A clean chain lasts twice as long" },
        excerpt: { it: "Cinque minuti ogni mese bastano.", en: "Five minutes a month will do." },
        body: {
          it: "<p>Sgrassa, asciuga, olia, e togli l’olio che avanza.</p>",
          en: "<p>Degrease, dry, oil, and wipe off what is left.</p>",
        },
        published_at: AT,
        updated_at: AT,
      },
    ],
  };
}
