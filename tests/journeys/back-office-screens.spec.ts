// Checks every screen of the back office at phone and desktop size: no axe violation, no horizontal scrolling, one
// title, and large enough targets.
import { expect, type Page, test } from "@playwright/test";
import { SETTING_GROUPS } from "~/contract/constants/settings";
import { RECORD_KINDS } from "~/contract/operator/records";
import { operatorPaths } from "~/operator-paths";
import { expectAccessible } from "../support/accessibility";
import { aCustomer } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { signInOperator } from "../support/builders/people";
import { anSvg } from "../support/builders/pictures";
import { aQuote } from "../support/builders/quotes";
import { shopifyProducts } from "../support/builders/shop-files";
import { operator } from "../support/operator";

interface Own {
  sku: string;
  product: number;
  order: number;
  customer: number;
  quote: number;
  draft: number;
  document: number;
  /** The name of a picture that no page uses. */
  picture: string;
  /** The id of an uploaded shop file that waits for its import. */
  upload: string;
}

/** In px: the minimum size of every target (WCAG 2.5.8), and of a main button on a phone. */
const [LEAST, BUTTON] = [24, 44];
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** The URLs of each screen by the name of its path; a path without an entry does not compile. */
const SCREENS: Record<keyof typeof operatorPaths, (own: Own) => string[]> = {
  today: () => [operatorPaths.today()],
  orders: () => [operatorPaths.orders()],
  search: ({ sku }) => [operatorPaths.search(), operatorPaths.search({ q: sku })],
  signIn: () => [],
  forgotten: () => [operatorPaths.forgotten(), operatorPaths.forgotten({ sent: "1" })],
  password: () => [],
  order: ({ order }) => [operatorPaths.order(order)],
  chosenOrders: () => [],
  chosenFile: () => [],
  orderFile: () => [],
  packing: () => [operatorPaths.packing()],
  packedOrder: ({ order }) => [operatorPaths.packedOrder(order)],
  packingFile: () => [],
  deliveryNote: () => [],
  quotes: () => [operatorPaths.quotes()],
  quote: ({ quote }) => [operatorPaths.quote(quote)],
  drafts: () => [operatorPaths.drafts()],
  newDraft: () => [operatorPaths.newDraft({ search: "a" })],
  draftQuote: () => [],
  draft: ({ draft }) => [operatorPaths.draft(draft)],
  items: ({ sku }) => [operatorPaths.items(), operatorPaths.items({ item: sku })],
  pictures: () => [operatorPaths.pictures(), operatorPaths.pictures({ use: "none" })],
  picture: ({ picture }) => [
    operatorPaths.picture("logo.svg"),
    operatorPaths.picture(picture),
    operatorPaths.picture(picture, { delete: "1" }),
  ],
  document: ({ document }) => [
    operatorPaths.document(document),
    operatorPaths.document(document, { delete: "1" }),
  ],
  documents: () => [operatorPaths.documents({ type: "safety_sheet" })],
  inbox: () => [operatorPaths.inbox()],
  mails: () => [operatorPaths.mails()],
  products: () => [operatorPaths.products()],
  bulk: ({ product }) => [operatorPaths.bulk({ product })],
  bulkChange: () => [],
  bulkRows: () => [],
  stock: () => [operatorPaths.stock()],
  records: () =>
    RECORD_KINDS.filter((kind) => kind !== "variants").map((kind) => operatorPaths.records(kind)),
  record: ({ sku }) => [
    operatorPaths.record("product", sku),
    operatorPaths.record("product", sku, { delete: "" }),
    operatorPaths.record("variants", sku),
  ],
  newRecord: () =>
    RECORD_KINDS.filter((kind) => kind !== "variants").map((kind) => operatorPaths.newRecord(kind)),
  customers: () => [operatorPaths.customers()],
  customer: ({ customer }) => [operatorPaths.customer(customer)],
  preview: () => [],
  previewProduct: () => [],
  previewArticle: () => [],
  previewSlider: () => [],
  previewBlocks: () => [],
  customerData: () => [],
  files: () => [operatorPaths.files()],
  importFile: () => [operatorPaths.importFile("prices")],
  accounting: () => [operatorPaths.accounting({ date_from: "2026-01-01", date_to: "2026-12-31" })],
  accountingFile: () => [],
  shopFile: ({ upload }) => [
    operatorPaths.shopFile(),
    operatorPaths.shopFile({ upload }),
    operatorPaths.shopFile({ upload, step: "trial" }),
  ],
  shopFilePictures: () => [],
  backupFile: () => [],
  exportFile: () => [],
  health: () => [operatorPaths.health()],
  statistics: () => [operatorPaths.statistics()],
  reviews: () => [operatorPaths.reviews(), operatorPaths.reviews({ state: "shown" })],
  newsletter: () => [operatorPaths.newsletter(), operatorPaths.newsletter({ state: "ended" })],
  newsletterFile: () => [],
  settings: () => [operatorPaths.settings()],
  settingGroup: () => Object.keys(SETTING_GROUPS).map(operatorPaths.settingGroup),
  setting: () => [],
  webhooks: () => [operatorPaths.webhooks()],
  webhook: () => [],
  audit: () => [operatorPaths.audit()],
  people: () => [operatorPaths.people()],
  keys: () => [operatorPaths.keys()],
  profile: () => [operatorPaths.profile()],
};

async function ownThings(): Promise<Own> {
  const customer = await aCustomer({ type: "business" });
  const order = await anOrder({ customer, status: "processing" });
  const { item, quote } = await aQuote();
  const draft = await operator().draftOrders.create({
    customer: quote.customer,
    rows: [{ sku: item.sku, qty: 2, unit_price: "18.00", reason: "a" }],
  });
  const picture = `di nessuno ${crypto.randomUUID().slice(0, 8)}.svg`;
  await operator().pictures.put({ name: picture }, { file: new Blob([anSvg()]) });
  const facts = { title: `Scheda ${picture}`, type: "technical_sheet", product: item.sku } as const;
  const document = await operator().documents.create(facts, { file: new Blob(["%PDF-1.7"]) });
  const csv = new Blob([shopifyProducts(crypto.randomUUID().slice(0, 8))], { type: "text/csv" });
  const { file } = await operator().shopFiles.create({}, { file: csv });
  return {
    upload: file?.upload ?? "",
    ...{
      sku: item.sku,
      product: item.id,
      order: order.id,
      customer: customer.id,
      quote: quote.id,
      draft: draft.id,
    },
    ...{ picture, document: document.id },
  };
}

// Links inside a sentence are exempt, because they are as high as their line.
const tooSmall = (page: Page, isPhone: boolean) =>
  page.evaluate(
    ({ least, button }) => {
      const isInText = (element: Element) =>
        element.matches("a") && getComputedStyle(element).display === "inline";
      const touched = (element: Element) =>
        (element.matches("[type=checkbox], [type=radio]") && element.closest("label")) || element;
      return [...document.querySelectorAll("a, button, input:not([type=hidden]), select, textarea, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
        .filter((element) => !element.matches("[aria-hidden]"))
        .filter((element) => {
          const { width, height } = touched(element).getBoundingClientRect();
          const isMain = element.matches("main button");
          return width > 1 && (Math.min(width, height) < least || (isMain && height < button - 0.5));
        })
        .map((element) => element.outerHTML.slice(0, 160));
    },
    { least: LEAST - 0.5, button: isPhone ? BUTTON : LEAST },
  );

async function expectWhole(page: Page, path: string) {
  const answer = await page.goto(path);
  expect.soft([path, answer?.status()]).toEqual([path, 200]);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const found = await page.evaluate(() => ({
      titles: document.querySelectorAll("h1").length,
      sideways: document.documentElement.scrollWidth > innerWidth,
    }));
    expect.soft({ path, width: size.width, ...found }).toEqual({
      path,
      width: size.width,
      titles: 1,
      sideways: false,
    });
    expect.soft(await tooSmall(page, size === PHONE), `${path} ${size.width}`).toEqual([]);
    await expectAccessible(page, { soft: true });
  }
}

const names = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const GROUPS = [
  names.filter((name) => name === "newRecord"),
  names.filter((name) => name === "records" || name === "record"),
  names.filter((name) => !name.includes("ecord")),
];

for (const group of GROUPS)
  test(`every screen is accessible and fits the window: ${group.join(", ")}`, async ({ page }) => {
    test.setTimeout(180_000);
    const own = await ownThings();
    await signInOperator(page);
    for (const path of group.flatMap((name) => SCREENS[name](own))) await expectWhole(page, path);
  });
