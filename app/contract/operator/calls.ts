// THE OPERATOR'S MAP: every call of CONTRACT §9. Mounted and called as those of calls.ts; the operator's token opens all.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { Setting } from "~/contract/shop";
import { resultsOf } from "~/contract/wire";
import { operatorLinkCalls } from "./access/links";
import { operatorAccountingCalls } from "./accounting";
import { operatorBlockCalls } from "./blocks";
import { operatorBulkCalls } from "./bulk";
import { operatorChosenOrderCalls } from "./chosen-orders";
import { operatorCustomerCalls } from "./customers";
import { operatorDocumentCalls } from "./documents";
import { operatorDraftCalls } from "./draft-orders";
import { operatorExampleCalls } from "./examples";
import { operatorFileCalls } from "./file-calls";
import { operatorInboxCalls } from "./inbox";
import { operatorItemCalls } from "./items";
import { operatorKeyCalls } from "./keys";
import { operatorListConversionCalls } from "./list-conversion";
import { operatorNewsletterCalls } from "./newsletter";
import { operatorNumberingCalls } from "./numbering";
import { operatorOrderDeskCalls } from "./order-desk";
import { operatorOrderListCalls } from "./order-list";
import { operatorOrderCalls } from "./orders";
import { operatorPackingCalls } from "./packing";
import { operatorPeopleCalls } from "./people";
import { operatorPictureCalls } from "./pictures";
import { operatorPreviewCalls } from "./previews";
import { operatorProductCalls, stockListCalls } from "./products";
import { operatorQuoteCalls } from "./quotes";
import { operatorRecordCalls } from "./records";
import { operatorReportCalls } from "./reports";
import { operatorReviewCalls } from "./reviews";
import { operatorShopFileCalls } from "./shop-files";
import { operatorTodayCalls } from "./today";
import { operatorUserCalls } from "./users";
import { operatorVariantCalls } from "./variant-grid";
import { operatorWebhookCalls } from "./webhooks";

export const OPERATOR_PATH = "/api/v3/operator";

const byKey = z.object({ key: z.string().max(64) });
const access = "operator";

/** The value as JSON has it; null takes the setting away. */
const PutSetting = z.object({ value: z.json() });

export const operatorCalls = {
  ...operatorOrderCalls,
  ...operatorOrderListCalls,
  ...operatorOrderDeskCalls,
  ...operatorChosenOrderCalls,
  ...operatorPackingCalls,
  ...operatorItemCalls,
  ...operatorUserCalls,
  ...operatorCustomerCalls,
  ...operatorNewsletterCalls,
  ...operatorReviewCalls,
  ...operatorInboxCalls,
  ...operatorReportCalls,
  ...operatorAccountingCalls,
  settings: {
    list: {
      method: "GET",
      path: "settings/",
      access,
      permission: "settings.read",
      answer: resultsOf(Setting),
    },
    get: {
      method: "GET",
      path: "settings/:key/",
      access,
      permission: "settings.read",
      params: byKey,
      answer: Setting,
    },
    put: {
      method: "PUT",
      path: "settings/:key/",
      access,
      permission: "settings.write",
      params: byKey,
      body: PutSetting,
      answer: Setting,
    },
  },
  ...operatorNumberingCalls,
  ...operatorListConversionCalls,
  ...operatorFileCalls,
  ...operatorShopFileCalls,
  ...operatorPictureCalls,
  ...operatorDocumentCalls,
  ...operatorPeopleCalls,
  ...operatorKeyCalls,
  ...operatorLinkCalls,
  ...operatorTodayCalls,
  ...operatorProductCalls,
  ...operatorBulkCalls,
  ...operatorVariantCalls,
  ...operatorExampleCalls,
  ...operatorDraftCalls,
  ...operatorQuoteCalls,
  stock: { ...operatorItemCalls.stock, ...stockListCalls },
  ...operatorRecordCalls,
  ...operatorBlockCalls,
  ...operatorPreviewCalls,
  ...operatorWebhookCalls,
} as const satisfies Record<string, Record<string, OperatorCall>>;

export type OperatorCalls = typeof operatorCalls;
