// Compares the repository with its promises: the URL map, the languages, the texts for every code.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import { operatorCalls } from "~/contract/operator/calls";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";

const LOCALES = ["it", "en", "es"] as const;
const NAMESPACES = readdirSync("locales/it");

interface RouteRow {
  id: string;
  path?: string;
  index?: boolean;
  children?: RouteRow[];
}

const routeRows: RouteRow[] = JSON.parse(
  execFileSync("npx", ["remix", "routes", "--json"], { encoding: "utf8" }),
);

const flat = (rows: RouteRow[]): RouteRow[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])]);
const served = flat(routeRows)
  .filter((row) => row.path ?? row.index)
  .map((row) => (row.path ? `/${row.path.replace(/^\//, "")}` : "/"));

const texts = (locale: string, namespace: string): Record<string, string> =>
  leaves(JSON.parse(readFileSync(`locales/${locale}/${namespace}`, "utf8")), "");

function leaves(node: unknown, prefix: string): Record<string, string> {
  if (typeof node === "string") return { [prefix.slice(1)]: node };
  return Object.assign(
    {},
    ...Object.entries(node ?? {}).map(([key, value]) => leaves(value, `${prefix}.${key}`)),
  );
}

describe("the URL map", () => {
  it("serves the screens of SPEC §2 that this shop shows", () => {
    for (const screen of [
      "/",
      "/home",
      "/home-en",
      "/home-es",
      "/p",
      "/p/:slug",
      "/c/:slug",
      "/:slug",
      "/news",
      "/news/:slug",
      "/contacts",
      "/contatti",
      "/contactos",
      "/customers",
      "/auth/login",
      "/auth/password-forgotten",
      "/auth/reset-password",
      "/auth/guest-order",
      "/auth/sign-up",
      "/auth/sign-up/code",
      "/auth/logout",
      "/cart",
      "/cart/checkout",
      "/cart/order-complete",
      "/account",
      "/account/details",
      "/account/wishlist",
      "/account/addresses",
      "/account/downloads",
      "/account/orders",
      "/account/orders/:id",
      "/pgb-editor-preview",
    ]) {
      expect(served).toContain(screen);
    }
  });

  it("serves no path twice", () => {
    expect(new Set(served).size).toBe(served.length);
  });

  const QUERY = { page: 2 };
  const BUILT: { [Name in keyof typeof paths]: [built: string, wanted: string] } = {
    brandLogo: [paths.brandLogo(), "/brand/logo"],
    brandIcon: [paths.brandIcon(), "/brand/icon"],
    manifest: [paths.manifest(), "/manifest.webmanifest"],
    speculation: [paths.speculation(), "/speculation/public-pages.json"],
    index: [paths.index(), "/"],
    home: [LOCALES.map(paths.home).join(" "), "/home /home-en /home-es"],
    products: [paths.products({ tag: ["a", "b"], search: "" }), "/p?tag=a&tag=b"],
    product: [paths.product("a/b", QUERY), "/p/a%2Fb?page=2"],
    suggest: [paths.suggest({ search: "a b" }), "/suggest?search=a+b"],
    category: [paths.category("a?b", QUERY), "/c/a%3Fb?page=2"],
    backInStock: [paths.backInStock({ key: "7.sig" }), "/back-in-stock?key=7.sig"],
    page: [paths.page("chi siamo"), "/chi%20siamo"],
    legal: [
      LOCALES.map((locale) => paths.legal("terms", locale)).join(" "),
      "/condizioni /terms /condiciones",
    ],
    reviews: [paths.reviews({ key: "7.sig" }), "/reviews?key=7.sig"],
    productReviews: [paths.productReviews("a/b", QUERY), "/p/a%2Fb/reviews?page=2"],
    newsletter: [paths.newsletter({ key: "7.sig" }), "/newsletter?key=7.sig"],
    news: [paths.news(QUERY), "/news?page=2"],
    article: [paths.article("a#b"), "/news/a%23b"],
    contacts: [
      LOCALES.map((locale) => paths.contacts(locale, QUERY)).join(" "),
      "/contatti?page=2 /contacts?page=2 /contactos?page=2",
    ],
    withdrawal: [
      LOCALES.map((locale) => paths.withdrawal(locale, QUERY)).join(" "),
      "/recesso?page=2 /withdrawal?page=2 /desistimiento?page=2",
    ],
    customers: [paths.customers(QUERY), "/customers?page=2"],
    newCustomer: [paths.newCustomer(), "/customers/new"],
    login: [paths.login({ redirectTo: "/cart" }), "/auth/login?redirectTo=%2Fcart"],
    logout: [paths.logout(), "/auth/logout"],
    passwordForgotten: [paths.passwordForgotten(QUERY), "/auth/password-forgotten?page=2"],
    guestOrder: [paths.guestOrder("7.8.sig"), "/auth/guest-order?key=7.8.sig"],
    signUp: [paths.signUp({ redirectTo: "/cart" }), "/auth/sign-up?redirectTo=%2Fcart"],
    signUpCode: [paths.signUpCode(), "/auth/sign-up/code"],
    resetPassword: [paths.resetPassword(QUERY), "/auth/reset-password?page=2"],
    cart: [paths.cart(QUERY), "/cart?page=2"],
    orderPad: [paths.orderPad(QUERY), "/order-pad?page=2"],
    punchOutStart: [paths.punchOutStart("k"), "/punchout/start?key=k"],
    transfer: [paths.transfer({ key: "k" }), "/cart/transfer?key=k"],
    padWorker: [paths.padWorker(), "/order-pad/worker.js"],
    orderPadItems: [paths.orderPadItems({ search: "a b" }), "/order-pad/items?search=a+b"],
    orderLists: [paths.orderLists({ order: 7 }), "/order-pad/lists?order=7"],
    orderList: [paths.orderList(7), "/order-pad/lists/7"],
    checkout: [paths.checkout(), "/cart/checkout"],
    orderComplete: [paths.orderComplete(7), "/cart/order-complete?order=7"],
    pay: [paths.pay("key.signature"), "/pay/key.signature"],
    account: [paths.account(), "/account"],
    wishlist: [paths.wishlist(), "/account/wishlist"],
    addresses: [paths.addresses(QUERY), "/account/addresses?page=2"],
    downloads: [paths.downloads(QUERY), "/account/downloads?page=2"],
    document: [paths.document(7), "/documents/7"],
    withdrawalForm: [
      LOCALES.map(paths.withdrawalForm).join(" "),
      "/documents/1000001 /documents/1000002 /documents/1000003",
    ],
    details: [paths.details(), "/account/details"],
    apiKeys: [paths.apiKeys(), "/account/api-keys"],
    orders: [paths.orders(QUERY), "/account/orders?page=2"],
    order: [paths.order(7), "/account/orders/7"],
    quotes: [paths.quotes(QUERY), "/account/quotes?page=2"],
    requestQuote: [paths.requestQuote(), "/account/quotes/request"],
    newQuote: [paths.newQuote({ notes: "a b" }), "/account/quotes/new?notes=a+b"],
    quote: [paths.quote(7), "/account/quotes/7"],
    quotePdf: [paths.quotePdf(7), "/account/quotes/7/pdf"],
    robots: [paths.robots(), "/robots.txt"],
    sitemap: [paths.sitemap(), "/sitemap.xml"],
    sitemapOf: [
      ["pages", "categories", "products", "articles"].map((kind) => paths.sitemapOf(kind, QUERY)).join(" "),
      "/sitemap-pages.xml?page=2 /sitemap-categories.xml?page=2 /sitemap-products.xml?page=2 /sitemap-articles.xml?page=2",
    ],
    googleFeed: [paths.googleFeed(), "/feeds/google.xml"],
    locale: [paths.locale(), "/locale"],
    context: [paths.context(), "/context"],
    editorPreview: [paths.editorPreview(), "/pgb-editor-preview"],
    previewBlocks: [paths.previewBlocks(), "/pgb-editor-preview/blocks"],
    season: [paths.season(), "/season"],
    forms: [paths.forms(), "/forms.json"],
    texts: [paths.texts("it", { v: "a1", ns: ["cart", "common"] }), "/texts/it?v=a1&ns=cart&ns=common"],
    pricesCsv: [paths.pricesCsv("a/b"), "/p/a%2Fb/prices.csv"],
    cartCsv: [paths.cartCsv(), "/cart.csv"],
    customersCsv: [paths.customersCsv(), "/customers.csv"],
    ordersCsv: [paths.ordersCsv(QUERY), "/account/orders.csv?page=2"],
    consent: [paths.consent(QUERY), "/consent?page=2"],
  };

  const OPERATOR: { [Name in keyof typeof operatorPaths]: [built: string, wanted: string] } = {
    today: [operatorPaths.today(), "/operator"],
    orders: [operatorPaths.orders(QUERY), "/operator/orders?page=2"],
    packing: [operatorPaths.packing(QUERY), "/operator/packing?page=2"],
    packedOrder: [operatorPaths.packedOrder(7), "/operator/packing/7"],
    packingFile: [
      operatorPaths.packingFile("labels.csv", { id: 7 }),
      "/operator/packing/files/labels.csv?id=7",
    ],
    deliveryNote: [operatorPaths.deliveryNote(7, 8), "/operator/packing/7/delivery-notes/8"],
    quotes: [operatorPaths.quotes(QUERY), "/operator/quotes?page=2"],
    quote: [operatorPaths.quote(7), "/operator/quotes/7"],
    drafts: [operatorPaths.drafts(QUERY), "/operator/drafts?page=2"],
    newDraft: [operatorPaths.newDraft({ search: "Rossi" }), "/operator/drafts/new?search=Rossi"],
    draftQuote: [operatorPaths.draftQuote(7), "/operator/drafts/7/quote.pdf"],
    draft: [operatorPaths.draft(7), "/operator/drafts/7"],
    search: [operatorPaths.search(QUERY), "/operator/search?page=2"],
    signIn: [operatorPaths.signIn(QUERY), "/operator/sign-in?page=2"],
    forgotten: [operatorPaths.forgotten(QUERY), "/operator/password-forgotten?page=2"],
    password: [operatorPaths.password(QUERY), "/operator/password?page=2"],
    order: [operatorPaths.order(7), "/operator/orders/7"],
    chosenOrders: [operatorPaths.chosenOrders(), "/operator/orders/chosen"],
    chosenFile: [operatorPaths.chosenFile("labels.csv"), "/operator/orders/chosen/labels.csv"],
    orderFile: [operatorPaths.orderFile(7, "invoice.xml"), "/operator/orders/7/invoice.xml"],
    products: [operatorPaths.products(QUERY), "/operator/products?page=2"],
    bulk: [operatorPaths.bulk(QUERY), "/operator/bulk?page=2"],
    bulkChange: [operatorPaths.bulkChange(7, QUERY), "/operator/bulk/7?page=2"],
    bulkRows: [operatorPaths.bulkRows(7), "/operator/bulk/7/rows.csv"],
    stock: [operatorPaths.stock(QUERY), "/operator/stock?page=2"],
    records: [operatorPaths.records("vat", QUERY), "/operator/list/vat?page=2"],
    record: [operatorPaths.record("product", "A/1"), "/operator/edit/product?key=A%2F1"],
    newRecord: [operatorPaths.newRecord("page"), "/operator/edit/page"],
    items: [operatorPaths.items(QUERY), "/operator/items?page=2"],
    pictures: [operatorPaths.pictures(QUERY), "/operator/pictures?page=2"],
    picture: [operatorPaths.picture("A b.png"), "/operator/pictures/one?name=A+b.png"],
    document: [operatorPaths.document(7), "/operator/documents/one?id=7"],
    documents: [operatorPaths.documents(QUERY), "/operator/documents?page=2"],
    inbox: [operatorPaths.inbox(QUERY), "/operator/inbox?page=2"],
    mails: [operatorPaths.mails(QUERY), "/operator/mails?page=2"],
    customers: [operatorPaths.customers(QUERY), "/operator/customers?page=2"],
    customer: [operatorPaths.customer(7), "/operator/customers/7"],
    preview: [operatorPaths.preview({ locale: "en" }), "/operator/preview?locale=en"],
    previewProduct: [operatorPaths.previewProduct("a/b"), "/operator/preview/p/a%2Fb"],
    previewArticle: [operatorPaths.previewArticle("a/b"), "/operator/preview/news/a%2Fb"],
    previewSlider: [operatorPaths.previewSlider("7"), "/operator/preview/slider/7"],
    previewBlocks: [operatorPaths.previewBlocks(), "/operator/preview-blocks"],
    customerData: [operatorPaths.customerData(7), "/operator/customers/7/data.json"],
    reviews: [operatorPaths.reviews(QUERY), "/operator/reviews?page=2"],
    newsletter: [operatorPaths.newsletter(QUERY), "/operator/newsletter?page=2"],
    newsletterFile: [operatorPaths.newsletterFile(), "/operator/newsletter/subscribers.csv"],
    settings: [operatorPaths.settings(), "/operator/settings"],
    settingGroup: [operatorPaths.settingGroup("orders"), "/operator/settings/orders"],
    setting: [operatorPaths.setting("CURRENCY"), "/operator/settings/market#CURRENCY"],
    webhooks: [operatorPaths.webhooks(), "/operator/webhooks"],
    webhook: [operatorPaths.webhook(7, QUERY), "/operator/webhooks/7?page=2"],
    files: [operatorPaths.files(), "/operator/files"],
    importFile: [operatorPaths.importFile("prices"), "/operator/files/prices"],
    accounting: [operatorPaths.accounting(QUERY), "/operator/accounting?page=2"],
    accountingFile: [
      operatorPaths.accountingFile("orders.csv", QUERY),
      "/operator/accounting/orders.csv?page=2",
    ],
    shopFile: [operatorPaths.shopFile(QUERY), "/operator/files/shop?page=2"],
    shopFilePictures: [operatorPaths.shopFilePictures("a"), "/operator/files/shop/a/pictures.csv"],
    backupFile: [operatorPaths.backupFile(), "/operator/files/backup.gz"],
    exportFile: [operatorPaths.exportFile("prices"), "/operator/files/prices/export.csv"],
    health: [operatorPaths.health(), "/operator/health"],
    statistics: [operatorPaths.statistics(), "/operator/statistics"],
    audit: [operatorPaths.audit(QUERY), "/operator/audit?page=2"],
    keys: [operatorPaths.keys(), "/operator/keys"],
    people: [operatorPaths.people(), "/operator/people"],
    profile: [operatorPaths.profile(), "/operator/profile"],
  };

  it.each([...Object.entries(BUILT), ...Object.entries(OPERATOR)])(
    "has the route that paths.ts builds as %s",
    (_, [built, wanted]) => {
      expect(built).toBe(wanted);
    },
  );

  it("equals paths.ts: every address has its route, and every route an address", () => {
    const isOf = (route: string) => {
      const shape = new RegExp(`^${route.replaceAll(".", "\\.").replace(/:\w+/g, "[^/?]+")}(\\?|$)`);
      return (address: string) => shape.test(address);
    };
    // No page links to a page of development.
    const screens = served.filter((route) => !route.endsWith("/*") && !route.startsWith("/__dev/"));
    const own = screens.filter((route) => route !== "/:slug");
    // The Worker itself answers for the brand and the speculation rules.
    const addresses = [...Object.values(BUILT), ...Object.values(OPERATOR)]
      .flatMap(([built]) => built.split(" "))
      .filter((address) => !/^\/(brand|speculation)\//.test(address));
    const pages = [...BUILT.page, ...BUILT.legal].flatMap((built) => built.split(" "));
    expect(
      addresses.filter((address) => !pages.includes(address) && !own.some((route) => isOf(route)(address))),
    ).toEqual([]);
    expect(screens.filter((route) => !addresses.some(isOf(route)))).toEqual([]);
  });
});

describe("a promise of one request", () => {
  /** A collection of promises; a variable of a module, or a field of a class, that may contain a promise. */
  const HELD = [
    /\b(Map|Set|Array)<[^;=()]*\bPromise</,
    /^(export )?let\b[^=]*\bPromise</,
    /^ {2}(static )?(readonly )?#\w+[^=(]*\bPromise</,
  ];
  // The context of one request, and code that only the browser runs.
  const MAY = ["app/platform/cache/request-memo.ts", "app/components/content/contact/bot-services.ts"];

  it("is not awaited by another request: no shared variable contains a promise", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" })
      .map((file) => `app/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/^app\/(tools|demo)\//.test(file) && !MAY.includes(file));
    const held = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          HELD.some((one) => one.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
    expect(held).toEqual([]);
  });
});

describe("the caches", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => `app/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && file !== "app/platform/cache/lifetimes.ts");
  const linesLike = (pattern: RegExp, ofFiles = files) =>
    ofFiles.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => pattern.test(line))
        .map((line) => `${file} ${line.trim()}`),
    );

  it("take their lifetimes from one table", () => {
    const created = linesLike(/new LruCache<|[ =]cached\(|factsCache<\w.*>\(|(read|write)KvCache(Now)?\(/);
    expect(created.length).toBeGreaterThan(10);
    const numbers = created.filter((line) => /\b(SECOND|MINUTE|HOUR|DAY)\b|\d{3}|_000/.test(line));
    expect(numbers).toEqual([]);
  });

  it("contain no lifetimes", () => {
    const caching = files.filter((file) => /^app\/(platform|db)\/cache\/|\/page-cache\.ts$/.test(file));
    expect(
      linesLike(/^(export )?const [A-Z_]*(_MS|SECONDS|TTL)\b|\* (SECOND|MINUTE|HOUR|DAY)\b/, caching),
    ).toEqual([]);
  });
});

describe("SQL", () => {
  /** Files whose keys are literals in the same file, or are only compared. */
  const MAY = ["app/db/checkout/insert-order.ts", "app/db/operator/transfer/import.ts"];
  /** The keys of a schema's shape, which are fixed. */
  const SHAPE = /Object\.keys\([\w.()]+\.shape\)/g;

  it("takes no column name from an object's keys, which may come from a request", () => {
    const files = readdirSync("app/db", { recursive: true, encoding: "utf8" })
      .map((file) => `app/db/${file}`)
      .filter((file) => file.endsWith(".ts") && !MAY.includes(file));
    expect(
      files.filter((file) =>
        /Object\.(keys|getOwnPropertyNames)\(|Reflect\.ownKeys/.test(
          readFileSync(file, "utf8").replace(SHAPE, ""),
        ),
      ),
    ).toEqual([]);
  });
});

describe("the README's grid", () => {
  const rows = [...readFileSync("README.md", "utf8").matchAll(/^\| .+ \|$/gm)].map(([line]) =>
    line.slice(2, -2).split(" | "),
  );
  const layers = ["contract", "routes", "api", "domain", "db"];
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const inFolder = (layer: string, name: string) =>
    expect.stringMatching(`^${layer}/${name.replace("*", "")}`);

  it("contains files that exist", () => {
    const grid = rows.filter((row) => row.length === layers.length + 2).slice(1);
    expect(grid).toHaveLength(6);
    for (const [, ...cells] of grid)
      for (const [index, layer] of layers.entries())
        for (const name of cells[index]?.split(", ") ?? [])
          if (!["•", "–"].includes(name)) expect(files).toContainEqual(inFolder(layer, name));
  });
});

describe("the languages", () => {
  it.each(NAMESPACES)("have the same keys in %s", (namespace) => {
    const plain = (locale: string) =>
      [
        ...new Set(
          Object.keys(texts(locale, namespace)).map((key) => key.replace(/_(one|many|other|zero)$/, "")),
        ),
      ].sort();
    for (const locale of LOCALES.slice(1)) expect(plain(locale)).toEqual(plain("it"));
  });

  it.each(NAMESPACES)("use the same values in %s", (namespace) => {
    const italian = texts("it", namespace);
    for (const locale of LOCALES.slice(1)) {
      for (const [key, text] of Object.entries(texts(locale, namespace))) {
        const source = italian[key];
        if (source !== undefined) expect([key, valuesOf(text)]).toEqual([key, valuesOf(source)]);
      }
    }
  });

  it("end no sentence with a name, which may end in a full stop itself", () => {
    for (const locale of LOCALES)
      for (const namespace of NAMESPACES)
        expect(
          Object.values(texts(locale, namespace)).filter((text) => /\{\{name\}\}\.$/.test(text)),
        ).toEqual([]);
  });

  it("have no empty sentence", () => {
    for (const locale of LOCALES) {
      for (const namespace of NAMESPACES) {
        for (const [key, text] of Object.entries(texts(locale, namespace)))
          expect([key, text.trim()]).not.toEqual([key, ""]);
      }
    }
  });
});

describe.each([calls, operatorCalls])("the API map", (map: Record<string, Record<string, Call>>) => {
  it("has texts for every code with which a call refuses", () => {
    const known = Object.keys(texts("it", "errors.json"));
    for (const verbs of Object.values(map)) {
      for (const call of Object.values(verbs)) {
        for (const code of call.errors ?? []) expect(known).toContain(`codes.${code}`);
      }
    }
  });

  it("ends every path with a slash", () => {
    for (const verbs of Object.values(map))
      for (const call of Object.values(verbs)) expect(call.path).toMatch(/\/$/);
  });
});

describe("a test", () => {
  it("is never repeated until it passes", () => {
    const sources = execFileSync("git", ["ls-files", "tests"], { encoding: "utf8" }).split("\n");
    const retried = sources.filter(
      (file) => /\.tsx?$/.test(file) && /\bretr(y|ies):\s*[1-9]/.test(readFileSync(file, "utf8")),
    );
    expect(retried).toEqual([]);
  });
});

// A language may use a value twice.
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort();
