// Forms on a record's page besides the record's own: deleting it, converting a price list, photos, variants from
// options.
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import type { RecordKind } from "~/contract/operator/records";
import { operatorPaths } from "~/operator-paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";
import { savePhotos } from "../pictures/product-photos";
import type { OperatorContext } from "../require-operator";
import { generateFrom } from "../variant-options-form";
import type { RecordCalls } from "./record-calls";

interface Posted {
  kind: RecordKind;
  key: string;
  form: FormData;
  calls: RecordCalls;
}

/** Returns the response to one of these forms, or null if the record's own form was posted. */
export async function otherForm(
  args: { request: Request; context: AppLoadContext },
  context: OperatorContext,
  { kind, key, form, calls }: Posted,
) {
  const { shop, t } = context;
  const intent = formText(form, "intent");
  const here = operatorPaths.record(kind, key);
  if (intent === "delete") {
    const removed = await attempt(calls.remove(key, formText(form, "version") ?? ""));
    const [to, notice] = removed.ok
      ? [operatorPaths.records(kind), flashMessage("ok", t("records.deleted", { key }))]
      : [here, flashMessage("err", removed.error.message)];
    return done(args, null, to, [notice]);
  }
  if (kind === "price_list" && intent === "convert") {
    const includes_vat = formText(form, "includes_vat") === "true";
    const converted = await attempt(shop.listConversion.convert({ list: key, includes_vat }));
    const notice = converted.ok
      ? flashMessage("ok", t("convert.done"))
      : flashMessage("err", converted.error.message);
    return done(args, null, here, [notice]);
  }
  if (kind === "product") {
    const refused = await or404(savePhotos(context, key, form));
    if (refused && refused.length > 0) return data({ photos: refused }, { status: 400 });
    if (refused) return done(args, null, `${here}#photos`, [flashMessage("ok", t("photos.changed"))]);
  }
  if (kind === "variants" && intent === "generate") {
    const generated = await generateFrom(context, key, form);
    if (!generated.ok) return data({ options: generated.result }, { status: generated.status });
    const notice = flashMessage("ok", t("options.made", { count: generated.count }));
    return done(args, null, operatorPaths.items({ item: key }), [notice]);
  }
  return null;
}
