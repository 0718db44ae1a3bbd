import "~/kit";
import "~/operator-kit";
// One document of the shop: its data, replacing its file, and deleting it in two steps.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentFile } from "~/components/operator/documents/document-file";
import { DocumentForm } from "~/components/operator/documents/document-form";
import { PostForm } from "~/components/operator/ui/forms";
import { DottedList } from "~/components/operator/ui/lists";
import { Columns, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { FormErrors } from "~/components/ui/form/form-errors";
import { replyTo } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { operatorDocumentForm } from "~/contract/operator/forms";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse } from "~/storefront/forms/form";
import { refusedFile } from "~/storefront/operator/refused-file";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";
import { stack } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

const idOf = (url: URL) => idIn(url.searchParams.get("id") ?? "") ?? 0;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, url, may } = await operatorContext(args, "content.read");
  const document = await or404(shop.documents.get({ id: idOf(url) }));
  return {
    document,
    constraint: constraintOf(operatorDocumentForm.options[0]),
    title: `${document.title} | ${t("nav.documents")} | ${t("title")}`,
    isAsked: url.searchParams.has("delete"),
    maySave: may("content.write"),
    mayOpenProducts: may("catalogue.read"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await operatorContext(args, "content.write");
  const id = idOf(url);
  const here = operatorPaths.document(id);
  const { form, submission } = await read(args, operatorDocumentForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { intent, ...posted } = submission.value;
  if (intent === "edit")
    return runAction(args, submission, shop.documents.edit({ id, ...posted }), here, t("documents.saved"));
  const { version } = posted;
  if (intent === "delete") {
    const { title } = await or404(shop.documents.get({ id }));
    const deleted = shop.documents.delete({ id, version });
    return runAction(args, submission, deleted, operatorPaths.documents(), t("documents.deleted", { title }));
  }
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "")
    return refuse(submission.reply({ fieldErrors: { file: [t("documents.required")] } }), 400);
  const answer = await attempt(shop.documents.put({ id, version }, { file }));
  if (answer.ok) return done(args, here, here, [flashMessage("ok", t("documents.replaced"))]);
  return refuse(refusedFile(submission, answer.error), answer.error.status);
}

export default function OperatorDocumentScreen() {
  const { document, isAsked, constraint, maySave, mayOpenProducts } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const edited = replyTo(result, { intent: "edit" });
  const { t } = useTranslation("operator");
  const { number, shortDate } = useFormat();
  const { id, title, product, size, version } = document;
  const mayChange = maySave && !document.is_drawn;
  const facts = [
    { name: t("documents.type"), value: t(`common:documentTypes.${document.type}`) },
    {
      name: t("documents.size"),
      value: size === null ? t("documents.notMade") : `${number(Math.ceil(size / 1024))} KB`,
    },
    { name: t("documents.date"), value: shortDate(document.date) },
  ];
  return (
    <Stack>
      <PageHead title={title} back={{ to: operatorPaths.documents(), label: t("nav.documents") }} />
      <FormErrors title={() => t("notDone")} error={result?.error} />
      <Columns of="side">
        <Stack>
          {document.is_drawn && <Notice kind="info">{t("documents.drawn")}</Notice>}
          {mayChange && (
            <Panel title={t("documents.edit")} id="edit">
              <DocumentForm
                key={edited ? "refused" : version}
                document={document}
                result={edited}
                constraint={constraint}
              >
                <p>
                  <Button name="intent" value="edit" variant="primary">
                    {t("documents.save")}
                  </Button>
                </p>
              </DocumentForm>
            </Panel>
          )}
        </Stack>
        <Stack>
          <Panel title={t("documents.facts")} id="facts">
            <DottedList items={facts} />
            {product && (
              <p>
                {mayOpenProducts ? (
                  <Link to={operatorPaths.record("product", product.sku)}>{product.name}</Link>
                ) : (
                  product.name
                )}
              </p>
            )}
            <p>
              <a href={paths.document(id)}>{t("documents.open")}</a>
            </p>
          </Panel>
          {mayChange && (
            <Panel title={t("documents.replaceTitle")} id="replace">
              <Form method="post" encType="multipart/form-data" className={stack.s5}>
                <input type="hidden" name="version" value={version} />
                <DocumentFile hint="replaceHint" errors={result?.error?.file ?? []} />
                <p>
                  <Button name="intent" value="replace">
                    {t("documents.replace")}
                  </Button>
                </p>
              </Form>
            </Panel>
          )}
          {mayChange && (
            <Panel title={t("documents.deleteTitle")} id="delete">
              {isAsked ? (
                <PostForm>
                  <input type="hidden" name="version" value={version} />
                  <p>{t("documents.question", { title })}</p>
                  <p>
                    <Button name="intent" value="delete" variant="danger">
                      {t("records.delete")}
                    </Button>{" "}
                    <Link to={operatorPaths.document(id)}>{t("records.keep")}</Link>
                  </p>
                </PostForm>
              ) : (
                <p>
                  <Link to={`${operatorPaths.document(id, { delete: "1" })}#delete`}>
                    {t("documents.delete")}
                  </Link>
                </p>
              )}
            </Panel>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}
