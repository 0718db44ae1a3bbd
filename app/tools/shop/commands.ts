// Every command of `npm run shop`, in the order in which help lists them.
import { backupCommands } from "./backup";
import { fileCommands } from "./files";
import { orderCommands } from "./orders";
import type { Commands } from "./read";

export const COMMANDS: Commands = {
  ...orderCommands,
  ...fileCommands,
  ...backupCommands,
};
