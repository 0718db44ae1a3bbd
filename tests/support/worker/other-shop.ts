// Starts a shop with another world than the demo's.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withLocalStores } from "~/tools/local/local-stores";
import { migrate } from "~/tools/migrate";
import { seedDemoWorld } from "~/tools/seed";
import { worldNamed } from "~/tools/world-option";
import { type OwnShop, ownShop } from "./own-shop";

export async function shopOf(world: string): Promise<OwnShop> {
  const state = mkdtempSync(join(tmpdir(), `shop-${world}-`));
  await withLocalStores(state, async (stores) => {
    await migrate(stores.db);
    await seedDemoWorld(stores, { world: worldNamed(world) });
  });
  return ownShop({}, state);
}

/** Words of the first demo's trade, in three languages, which may occur in its data only. */
export const TRADE =
  /\b(wine\w*|vino|vini|vinific\w*|enolog\w*|homebrew\w*|brewer\w*|birra|birr\w+|beer|cerve\w+|cellar|cantina|bodega|bott(igli|l)\w*|botella|garden\w*|giardin\w*|jardin\w*|hydropon\w*|idropon\w*|hidropon\w*|luppol\w*|vendemmi\w*|asti|[A-Z]{2}\d{5}(-\w+)?)\b/i;
