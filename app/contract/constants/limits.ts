// The largest lengths, counts and values that the shop accepts. Zod-free: schemas and form fields share
// them.

// People, addresses and sign-in: characters.
export const MAX_EMAIL_LENGTH = 254;
/** The signed key of a link in an email. */
export const MAX_KEY_LENGTH = 200;
export const MAX_USERNAME_LENGTH = 254;
/** First or last name. */
export const MAX_PERSON_NAME_LENGTH = 60;
/** New password, by the password rules (SPEC §4). */
export const MAX_PASSWORD_LENGTH = 256;
/**
 * Any password field: longer than a password may be, so that the rules can respond instead of the browser.
 */
export const MAX_PASSWORD_INPUT_LENGTH = 1024;
export const MAX_OTP_LENGTH = 20;
export const MAX_POSTAL_CODE_LENGTH = 12;
/** Name that a key's owner gives it, and keys per user. */
export const MAX_KEY_NAME_LENGTH = 60;
export const MAX_API_KEYS = 20;
/** Requests per key and minute. */
export const MAX_KEY_USES = 600;
/** Fields of an address. */
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
/** Validity of a quote in days. */
export const QUOTE_DAYS = { usual: 30, min: 1, max: 180 } as const;
export const MAX_QUOTE_REASON_LENGTH = 500;
export const MAX_OPEN_QUOTES = 100;
/** Rows of a draft order, reason for a row's own price, and waiting requests per customer. */
export const MAX_DRAFT_ROWS = 250;
export const MAX_PRICE_REASON_LENGTH = 200;
export const MAX_WAITING_REQUESTS = 20;
export const MAX_CUSTOMER_REFERENCE_LENGTH = 20;
/** CIG and CUP as typed, with spaces; their own rules are in domain/catalogue/public-tender-codes. */
export const MAX_TENDER_CODE_LENGTH = 40;
export const MAX_COUPON_LENGTH = 64;
/** Part of an order's number or of a customer's reference, in a search of orders. */
export const MAX_ORDER_SEARCH_LENGTH = 64;

// Catalogue and content: characters.
/** A buyer's review: its text, the displayed name, the shop's answer, and why the shop hides it. */
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_REVIEW_NAME_LENGTH = 40;
export const MAX_REVIEW_ANSWER_LENGTH = 2000;
export const MAX_REVIEW_REASON_LENGTH = 300;
export const MAX_SKU_LENGTH = 64;
export const MAX_SLUG_LENGTH = 200;
/** Options per product, from which its variants are generated. */
export const MAX_OPTIONS = 3;
export const MAX_TAG_LENGTH = 60;
/** Alternative text of a picture, in one language. */
export const MAX_ALT_LENGTH = 300;
export const MAX_SEARCH_LENGTH = 200;
/** Value of a custom field, as a filter. */
export const MAX_FIELD_VALUE_LENGTH = 200;

// Messages and withdrawals: characters.
export const MAX_NAME_LENGTH = 200;
export const MAX_COMPANY_LENGTH = 200;
export const MAX_CITY_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 5000;
export const MAX_ORDER_NUMBER_LENGTH = 40;
export const MAX_WITHDRAWAL_ROWS_LENGTH = 2000;

/** Path to redirect to after a form, in characters. */
export const MAX_REDIRECT_LENGTH = 2000;

/** Pieces of one cart row or price tier. */
export const MAX_QTY = 99_999;
export const MAX_QTY_DIGITS = String(MAX_QTY).length;
/** Rows of one `carts/rows/batch/` call: CONTRACT §3. */
export const MAX_BATCH_ROWS = 200;
/** Line of the order pad, as written. */
export const MAX_PAD_LINE_LENGTH = 300;
export const MAX_LIST_NAME_LENGTH = 80;
export const MAX_FILE_COLUMNS = 30;
/** Rows of an order file: its lines, a heading, and the rows above and below them. */
export const MAX_FILE_ROWS = MAX_BATCH_ROWS + 50;
/** Lines of an anonymous visitor's cart, which is stored in a cookie. */
export const MAX_ANONYMOUS_LINES = 50;
/** Ids of one `products/prices/` call: CONTRACT §3. */
export const MAX_PRICE_IDS = 100;

/** Below this quantity a product is nearly sold out, and pages must show changes at once. */
export const LOW_STOCK_BELOW = 10;

/** One CSV body; a longer file is sent in parts. */
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024;
/** Pages of a backup in one request, in reads of 1,000 rows: D1 accepts 1,000 statements per request. */
export const MAX_BACKUP_PAGES = 300;
/** One image or document of a backup. */
export const MAX_OBJECT_BYTES = 100 * 1024 * 1024;

/** One uploaded picture, and its name: CONTRACT §12. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
export const MAX_PICTURE_NAME_LENGTH = 100;
/** One uploaded document, and its title. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const MAX_DOCUMENT_TITLE_LENGTH = 200;
/** Pictures per product or variant. */
export const MAX_PICTURES = 12;
/** One upload form, which is held in memory as a whole. */
export const MAX_UPLOAD_BYTES = 24 * 1024 * 1024;
/** Widths of reduced photos, in pixels. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;

/** Duration of a success message: SPEC §9. */
export const NOTICE_SECONDS = 5;
