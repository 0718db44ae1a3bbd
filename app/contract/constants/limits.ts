// The largest lengths, counts and values that the shop takes. Zod-free: schemas and form fields share them.

// People, addresses and sign-in: characters.
export const MAX_EMAIL_LENGTH = 254;
/** The signed key of a link in an email. */
export const MAX_KEY_LENGTH = 200;
export const MAX_USERNAME_LENGTH = 254;
/** Of a first or a last name. */
export const MAX_PERSON_NAME_LENGTH = 60;
/** Of a new password, by the password rules (SPEC §4). */
export const MAX_PASSWORD_LENGTH = 256;
/** Of any password field: longer than a password may be, so that the rules can answer instead of the browser. */
export const MAX_PASSWORD_INPUT_LENGTH = 1024;
export const MAX_OTP_LENGTH = 20;
export const MAX_POSTAL_CODE_LENGTH = 12;
/** Of the name that its owner gives to a key, and of the keys of one user. */
export const MAX_KEY_NAME_LENGTH = 60;
export const MAX_API_KEYS = 20;
/** Requests of one key in a minute. */
export const MAX_KEY_USES = 600;
/** Of an address, by its field. */
export const ADDRESS_LENGTHS = {
  recipient: 120,
  business_name: 120,
  vat_number: 20,
  tax_code: 20,
  sdi_code: 7,
  pec: MAX_EMAIL_LENGTH,
  address: 160,
  address_2: 160,
  postal_code: MAX_POSTAL_CODE_LENGTH,
  city: 80,
  province: 40,
  phone: 30,
  email: MAX_EMAIL_LENGTH,
} as const;

// Cart, checkout and orders: characters.
export const MAX_ROW_NOTES_LENGTH = 500;
export const MAX_ORDER_NOTES_LENGTH = 2000;
/** For how many days from its own a quote may hold. */
export const QUOTE_DAYS = { usual: 30, min: 1, max: 180 } as const;
/** Why a quote was declined or withdrawn. */
export const MAX_QUOTE_REASON_LENGTH = 500;
/** Of one customer, at a time. */
export const MAX_OPEN_QUOTES = 100;
/** Rows of a draft order, the text why a row has a price of its own, and requests of one customer that wait. */
export const MAX_DRAFT_ROWS = 250;
export const MAX_PRICE_REASON_LENGTH = 200;
export const MAX_WAITING_REQUESTS = 20;
export const MAX_CUSTOMER_REFERENCE_LENGTH = 20;
/** CIG and CUP as typed, with spaces; their own rules are in domain/catalogue/public-tender-codes. */
export const MAX_TENDER_CODE_LENGTH = 40;
export const MAX_COUPON_LENGTH = 64;
/** A part of an order's number or of a customer's reference, as a search of orders. */
export const MAX_ORDER_SEARCH_LENGTH = 64;

// Catalogue and content: characters.
/** Of a buyer's review: its text, the name beside it, the shop's answer, and why the shop hides it. */
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_REVIEW_NAME_LENGTH = 40;
export const MAX_REVIEW_ANSWER_LENGTH = 2000;
export const MAX_REVIEW_REASON_LENGTH = 300;
export const MAX_SKU_LENGTH = 64;
export const MAX_SLUG_LENGTH = 200;
/** Of a product, of which its variants are made. */
export const MAX_OPTIONS = 3;
export const MAX_TAG_LENGTH = 60;
/** Of what a picture shows, in one language. */
export const MAX_ALT_LENGTH = 300;
export const MAX_SEARCH_LENGTH = 200;
/** Of one custom field's value, as a filter. */
export const MAX_FIELD_VALUE_LENGTH = 200;

// Messages and withdrawals: characters.
export const MAX_NAME_LENGTH = 200;
export const MAX_COMPANY_LENGTH = 200;
export const MAX_CITY_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 5000;
export const MAX_ORDER_NUMBER_LENGTH = 40;
export const MAX_WITHDRAWAL_ROWS_LENGTH = 2000;

/** Of a path to go to after a form, in characters. */
export const MAX_REDIRECT_LENGTH = 2000;

/** Pieces of one cart row or price tier. */
export const MAX_QTY = 99_999;
export const MAX_QTY_DIGITS = String(MAX_QTY).length;
/** Rows of one `carts/rows/batch/` call: CONTRACT §3. */
export const MAX_BATCH_ROWS = 200;
/** Of a line of the order pad, as written. */
export const MAX_PAD_LINE_LENGTH = 300;
/** Of a saved list. */
export const MAX_LIST_NAME_LENGTH = 80;
/** Of a file with an order. */
export const MAX_FILE_COLUMNS = 30;
/** Rows of an order file: its lines, a heading, and the rows above and below them. */
export const MAX_FILE_ROWS = MAX_BATCH_ROWS + 50;
/** Of the cart of an anonymous visitor, which is in a cookie. */
export const MAX_ANONYMOUS_LINES = 50;
/** Ids of one `products/prices/` call: CONTRACT §3. */
export const MAX_PRICE_IDS = 100;

/** Below this quantity a product is nearly sold out, and a page must say so at once. */
export const LOW_STOCK_BELOW = 10;

/** Of one CSV body; a longer file comes in parts. */
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024;
/** Of a backup that one request makes, in reads of 1,000 rows: D1 takes 1,000 statements from a request. */
export const MAX_BACKUP_PAGES = 300;
/** Of one image or document of a backup. */
export const MAX_OBJECT_BYTES = 100 * 1024 * 1024;

/** Of one picture that the operator brings, and of its name: CONTRACT §12. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
export const MAX_PICTURE_NAME_LENGTH = 100;
/** Of one document that the operator brings, and of its title. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const MAX_DOCUMENT_TITLE_LENGTH = 200;
/** Of one product or variant. */
export const MAX_PICTURES = 12;
/** Of one upload form: it is in memory as a whole. */
export const MAX_UPLOAD_BYTES = 24 * 1024 * 1024;
/** The widths in which a photo is served, in pixels. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;

/** Duration of a success message: SPEC §9. */
export const NOTICE_SECONDS = 5;
