// `npm run db:migrate` and `npm run seed [-- --scale 100000 | --demo bicycles]`: the local shop's database, without
// serving it.
import { parseArgs } from "node:util";
import { bottega } from "~/demo/worlds";
import { withLocalStores } from "./local/local-stores";
import { lockState } from "./local/state-lock";
import { migrateStep, scaledCatalogue, seedStep } from "./prepare";
import { STATE } from "./serve";
import { Failure, main } from "./steps";
import { worldNamed } from "./world-option";

main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { scale: { type: "string" }, demo: { type: "string" } },
  });
  const world =
    values.scale === undefined
      ? worldNamed(values.demo ?? "bottega")
      : bottega(await scaledCatalogue(productsOf(values.scale)));
  lockState(STATE);
  await withLocalStores(STATE, async (stores) => {
    await migrateStep(stores);
    if (positionals[0] === "seed") await seedStep(stores, world);
  });
});

function productsOf(text: string): number {
  const products = Number(text);
  if (!Number.isInteger(products) || products < 1)
    throw new Failure(`--scale must be a number of products, not "${text}".`);
  return products;
}
