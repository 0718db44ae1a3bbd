// `npm run shop -- COMMAND`: the operator's calls from a terminal, for the running local shop or a deployed one.
import { COMMANDS } from "./shop/commands";
import { openShop } from "./shop/open-shop";
import { commandOf, help } from "./shop/parse-arguments";
import { main } from "./steps";

// The reader of a pipe, e.g. head, may close it early.
process.stdout.on("error", (error) => {
  if (Reflect.get(error, "code") !== "EPIPE") throw error;
  process.exit(0);
});

main(async () => {
  const typed = process.argv.slice(2);
  if (typed.length === 0 || typed[0] === "help" || typed.includes("--help"))
    return help(COMMANDS, typed.filter((word) => word !== "help" && !word.startsWith("--")).join(" "));
  const { command, input, remote } = commandOf(COMMANDS, typed);
  await command.run(openShop(remote), input);
});
