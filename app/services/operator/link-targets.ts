// Broken links in the menu and the footer.
import type { LinkTarget } from "~/contract/operator/records";
import { linkTargetsQuery, thingsShownQuery } from "~/db/operator/link-targets";
import { ask } from "~/db/query";
import { linkedThing } from "~/domain/content/link-target";
import type { ServiceContext } from "~/services/context";

/** Each link in page order, with whether its target exists and is shown. */
export async function listLinkTargets(c: ServiceContext): Promise<LinkTarget[]> {
  const links = await ask(c.db, linkTargetsQuery());
  const things = links.map(({ target }) => linkedThing(target));
  const known = things.filter((thing) => thing !== null);
  const shown = await ask(c.db, thingsShownQuery(known, c.now.toISOString()));
  const states = new Map(shown.map(({ index, isShown }) => [known[index], isShown]));
  return links.map(({ code, target }, n) => {
    const thing = things[n] ?? null;
    const isShown = thing === null ? true : states.get(thing);
    return { code, target, state: isShown ? "shown" : isShown === false ? "hidden" : "missing" };
  });
}
