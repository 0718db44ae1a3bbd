// The handlers of each noun in operator-calls.ts. A missing one does not compile.

import type { OperatorHandlers } from "~/api/http/handler";
import type { OperatorCalls } from "~/contract/operator/calls";
import { invitations, links } from "./access/links";
import { accounting } from "./accounting";
import { audit } from "./audit";
import { backups, restores } from "./backups";
import { blocks } from "./blocks";
import { bulkChanges } from "./bulk-changes";
import { chosenOrders } from "./chosen-orders";
import { clock } from "./clock";
import { customers } from "./customers";
import { documents } from "./documents";
import { draftOrders } from "./draft-orders";
import { examples } from "./examples";
import { files } from "./files";
import { messages, withdrawals } from "./inbox";
import { complianceTexts, items, prices, stock } from "./items";
import { keys } from "./keys";
import { listConversion } from "./list-conversion";
import { mails } from "./mails";
import { newsletter } from "./newsletter";
import { numbering } from "./numbering";
import { objects } from "./objects";
import { orderDesk, orderNotes } from "./order-desk";
import { orderList, savedViews } from "./order-list";
import { orders } from "./orders";
import { packing } from "./packing";
import { people, profile, sessions } from "./people";
import { pictures } from "./pictures";
import { previews } from "./previews";
import { products } from "./products";
import { couponUses, quotes } from "./quotes";
import { records, siteLinks } from "./records";
import { invariants, jobs, readiness, statistics, today } from "./reports";
import { reviews } from "./reviews";
import { paymentGrid, shippingZones } from "./selling-grids";
import { settings } from "./settings";
import { shopFiles } from "./shop-files";
import { signUps } from "./sign-ups";
import { users } from "./users";
import { variantGrid } from "./variant-grid";
import { webhooks } from "./webhooks";

export const operatorHandlers: { [Noun in keyof OperatorCalls]: OperatorHandlers<Noun> } = {
  orders,
  orderList,
  orderDesk,
  orderNotes,
  chosenOrders,
  packing,
  savedViews,
  items,
  complianceTexts,
  stock,
  prices,
  settings,
  shippingZones,
  paymentGrid,
  numbering,
  listConversion,
  users,
  customers,
  newsletter,
  reviews,
  messages,
  withdrawals,
  signUps,
  mails,
  webhooks,
  audit,
  clock,
  files,
  shopFiles,
  backups,
  restores,
  objects,
  pictures,
  documents,
  people,
  keys,
  invitations,
  links,
  sessions,
  profile,
  today,
  invariants,
  jobs,
  readiness,
  statistics,
  accounting,
  products,
  bulkChanges,
  variantGrid,
  examples,
  draftOrders,
  quotes,
  couponUses,
  blocks,
  previews,
  siteLinks,
  ...records,
};
