// THE OPERATOR'S MAP: every call of CONTRACT §9. Mounted and called like those of calls.ts; the operator's
// token allows all of them.
import type { OperatorCall } from "~/contract/call";
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
import { operatorSellingGridCalls } from "./selling-grids";
import { operatorSettingCalls } from "./settings";
import { operatorShopFileCalls } from "./shop-files";
import { operatorTodayCalls } from "./today";
import { operatorUserCalls } from "./users";
import { operatorVariantCalls } from "./variant-grid";
import { operatorWebhookCalls } from "./webhooks";

export const OPERATOR_PATH = "/api/v3/operator";

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
  ...operatorSettingCalls,
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
  ...operatorSellingGridCalls,
  ...operatorDraftCalls,
  ...operatorQuoteCalls,
  stock: { ...operatorItemCalls.stock, ...stockListCalls },
  ...operatorRecordCalls,
  ...operatorBlockCalls,
  ...operatorPreviewCalls,
  ...operatorWebhookCalls,
} as const satisfies Record<string, Record<string, OperatorCall>>;

export type OperatorCalls = typeof operatorCalls;
