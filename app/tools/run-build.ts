// `npm run build`, which wrangler runs before it deploys: never files of older sources.
import { buildWhenChanged } from "./build";
import { main, step } from "./steps";

main(() => step("build", async () => ((await buildWhenChanged()) ? "" : "unchanged")));
