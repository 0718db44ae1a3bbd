// `npm run build`, which wrangler runs before it deploys, so that it never deploys files of older sources.
import { buildWhenChanged } from "./build";
import { main, step } from "./steps";

main(() => step("build", async () => ((await buildWhenChanged()) ? "" : "unchanged")));
