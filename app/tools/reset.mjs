// Deletes the local shop: database, cache, files, secret. The next `npm start` loads the demo world again, or an empty
// shop with --empty.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const state = fileURLToPath(new URL("../../.state", import.meta.url));
const was = existsSync(state);
rmSync(state, { recursive: true, force: true });
const isEmpty = process.argv.includes("--empty");
if (isEmpty) {
  mkdirSync(state, { recursive: true });
  writeFileSync(`${state}/empty`, "");
}
console.log(
  was ? "The local shop was deleted. Create a new one with npm start." : "There was no local shop to delete.",
);
