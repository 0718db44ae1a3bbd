// Every command of `npm run shop`, in the order of the help text.
import { backupCommands } from "./backup-commands";
import { goodsCommands } from "./catalogue-commands";
import { fileCommands } from "./file-commands";
import { letterCommands } from "./inbox-commands";
import { operatorCommands } from "./operator-commands";
import { orderCommands } from "./order-commands";
import type { Commands } from "./parse-arguments";
import { pictureCommands } from "./picture-commands";
import { shopkeepingCommands } from "./shop-commands";
import { peopleCommands } from "./user-commands";
import { visibilityCommands } from "./visibility-commands";

export const COMMANDS: Commands = {
  ...orderCommands,
  ...goodsCommands,
  ...peopleCommands,
  ...operatorCommands,
  ...letterCommands,
  ...shopkeepingCommands,
  ...fileCommands,
  ...visibilityCommands,
  ...pictureCommands,
  ...backupCommands,
};
