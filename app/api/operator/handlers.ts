// One row a noun of operator-calls.ts; it does not compile while one is missing.
import type { OperatorCalls } from "~/contract/operator-calls";
import type { OperatorHandlers } from "../handler";
import { audit } from "./audit";
import { backups, restores } from "./backups";
import { clock } from "./clock";
import { files } from "./files";
import { orders } from "./orders";

export const operatorHandlers: { [Noun in keyof OperatorCalls]: OperatorHandlers<Noun> } = {
  orders,
  audit,
  clock,
  files,
  backups,
  restores,
};
