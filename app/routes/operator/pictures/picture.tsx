import "~/kit";
import "~/operator-kit";
// One picture: alternative texts, uses, replacing its file, and deleting it if it is unused.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AltForm } from "~/components/operator/pictures/alt-form";
import { DeletePicture } from "~/components/operator/pictures/delete-picture";
import { PictureUses } from "~/components/operator/pictures/picture-uses";
import * as styles from "~/components/operator/pictures/pictures.css";
import { UploadForm } from "~/components/operator/pictures/upload-form";
import { DottedList } from "~/components/operator/ui/lists";
import { Columns, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { replyTo } from "~/components/ui/form/posted-form";
import { Picture } from "~/components/ui/picture/picture";
import { attempt } from "~/contract/client";
import type { Permission } from "~/contract/constants/permissions";
import { operatorPictureForm } from "~/contract/operator/forms";
import { PictureName, type PictureUse } from "~/contract/operator/pictures";
import { groupOf } from "~/contract/operator/record-forms";
import type { RecordKind } from "~/contract/operator/records";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { notFound, or404 } from "~/storefront/response/or-404";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

function nameIn(url: URL): string {
  const name = PictureName.safeParse(url.searchParams.get("name") ?? "");
  if (!name.success) throw notFound();
  return name.data;
}

const KINDS: Record<Exclude<PictureUse["place"], "settings">, RecordKind> = {
  products: "product",
  categories: "category",
  articles: "article",
  canvasses: "banner",
  pages: "page",
  sliders: "slider",
};

/** Returns the path of the form where the picture is used, or null if the operator may not open it. */
function formOf({ place, key, parent }: PictureUse, may: (permission: Permission) => boolean): string | null {
  if (place === "settings") return may("settings.read") ? operatorPaths.setting(key) : null;
  const kind = parent === null ? KINDS[place] : "variants";
  return may(`${groupOf(kind)}.read`) ? operatorPaths.record(kind, parent ?? key) : null;
}

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, locale, url, may } = await operatorContext(args, "content.read");
  const picture = await or404(shop.pictures.details({ name: nameIn(url) }));
  return {
    picture,
    title: `${picture.name} | ${t("nav.pictures")} | ${t("title")}`,
    shows: picture.alt[locale] || picture.name,
    uses: picture.uses.map((use) => ({ ...use, to: formOf(use, may) })),
    constraint: constraintOf(operatorPictureForm.options[0]),
    isAsked: url.searchParams.has("delete"),
    maySave: may("content.write"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await operatorContext(args, "content.write");
  const name = nameIn(url);
  const { form, submission } = await read(args, operatorPictureForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const here = operatorPaths.picture(name);
  const posted = submission.value;
  if (posted.intent === "alt") {
    const alt = { it: posted.alt_it, en: posted.alt_en, es: posted.alt_es };
    const was = { it: posted.was_it, en: posted.was_en, es: posted.was_es };
    return runAction(args, submission, shop.pictures.edit({ name, alt, was }), here, t("pictures.saved"));
  }
  if (posted.intent === "delete") {
    const to = operatorPaths.pictures();
    const removed = await attempt(shop.pictures.delete({ name }));
    if (removed.ok) return done(args, to, to, [flashMessage("ok", t("pictures.deleted", { key: name }))]);
    const { code, message, status } = removed.error;
    if (code !== "picture_in_use") return refuse(refusedBy(submission, removed.error), status);
    // The error links to the panel that lists all uses.
    return refuse(submission.reply({ fieldErrors: { uses: [message] } }), status);
  }
  const file = form.get("picture");
  if (!(file instanceof File) || file.name === "")
    return refuse(submission.reply({ fieldErrors: { picture: [t("pictures.required")] } }), 400);
  await or404(shop.pictures.details({ name }));
  const answer = await attempt(shop.pictures.put({ name }, { file }));
  if (answer.ok) return done(args, here, here, [flashMessage("ok", t("pictures.replaced"))]);
  return refuse(submission.reply({ fieldErrors: { picture: [answer.error.message] } }), answer.error.status);
}

export default function OperatorPicture() {
  const { picture, shows, uses, constraint, isAsked, maySave } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const ofAlt = replyTo(result, { intent: "alt" });
  const { t } = useTranslation("operator");
  const { dateTime, number } = useFormat();
  const facts = [
    { name: t("pictures.pixels"), value: `${picture.width} × ${picture.height}` },
    { name: t("pictures.size"), value: `${number(Math.ceil(picture.size / 1024))} KB` },
    { name: t("pictures.type"), value: picture.mime },
    { name: t("pictures.updated"), value: dateTime(picture.updated_at) },
  ];
  return (
    <Stack>
      <PageHead title={picture.name} back={{ to: operatorPaths.pictures(), label: t("nav.pictures") }}>
        {t("pictures.writeName")}
      </PageHead>
      <FormErrors title={() => t("notDone")} error={result?.error} />
      <Columns of="side">
        <Stack>
          <Panel>
            <Picture
              image={picture}
              alt={shows}
              sizes="(min-width: 1100px) 60vw, 100vw"
              className={styles.large}
            />
          </Panel>
          <PictureUses uses={uses} count={picture.uses_count} />
        </Stack>
        <Stack>
          <Panel title={t("pictures.facts")} id="facts">
            <DottedList items={facts} />
            <p>
              <a href={picture.url}>{t("pictures.openFile")}</a>
            </p>
          </Panel>
          <AltForm
            // The key changes after saving, so that the fields show the stored values.
            key={ofAlt ? "refused" : Object.values(picture.alt).join("\n")}
            alt={picture.alt}
            result={ofAlt}
            constraint={constraint}
            maySave={maySave}
          />
          <Panel title={t("pictures.replaceTitle")} id="replace">
            <UploadForm intent="replace" errors={result?.error?.picture ?? []} mayUpload={maySave} />
          </Panel>
          <DeletePicture
            name={picture.name}
            usesCount={picture.uses_count}
            isAsked={isAsked}
            mayDelete={maySave}
          />
        </Stack>
      </Columns>
    </Stack>
  );
}
