// Every command of `npm run shop`, in the order in which help lists them.
import { backupCommands } from "./backup";
import { fileCommands } from "./files";
import { goodsCommands } from "./goods";
import { letterCommands } from "./letters";
import { orderCommands } from "./orders";
import { peopleCommands } from "./people";
import { pictureCommands } from "./pictures";
import type { Commands } from "./read";
import { shopkeepingCommands } from "./shopkeeping";

export const COMMANDS: Commands = {
  ...orderCommands,
  ...goodsCommands,
  ...peopleCommands,
  ...letterCommands,
  ...shopkeepingCommands,
  ...fileCommands,
  ...pictureCommands,
  ...backupCommands,
};
