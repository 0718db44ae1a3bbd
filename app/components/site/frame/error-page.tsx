import { useTranslation } from "react-i18next";
import { SearchForm } from "~/components/site/header/search-form";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { GAP, TextAround } from "~/components/ui/page/text-around";
import { ProductImage } from "~/components/ui/picture/product-image";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { row, stack, twoColumn } from "~/theme/layout.css";
import { display, lead, muted, number, small } from "~/theme/text.css";
import { errorKindOf } from "./error-kind";
import * as styles from "./error-page.css";
import type { Line } from "./frame";

export function ErrorPage({
  status,
  path,
  postedFields,
  failure,
  requestId,
  lines,
  supportEmail,
}: {
  status: number;
  path: string;
  /** Names and values of the refused post, which the form sends again unchanged. */
  postedFields: [string, string][];
  /** The failed action or the missing page (SPEC §8). */
  failure: string | null;
  /** Request id, which the log contains as well. */
  requestId: string | null;
  lines: Line[];
  supportEmail: string | null;
}) {
  const { t } = useTranslation("errors");
  const kind = errorKindOf(status);
  return (
    <div className={classes(twoColumn, styles.root)}>
      <div className={stack.s5}>
        <p className={classes(muted, number)}>
          {t("pages.status", { status, name: t(`pages.${kind}.name`) })}
        </p>
        <h1 className={display}>{t(`pages.${kind}.title`)}</h1>
        <p className={lead}>
          <TextAround text={t(`pages.${kind}.text`, { path: GAP })}>
            <b>{path}</b>
          </TextAround>
        </p>
        {failure && (
          <p>
            <b>{failure}</b>
          </p>
        )}
        {requestId && (
          <p>
            <TextAround text={t("pages.requestId", { id: GAP })}>
              <b>{requestId}</b>
            </TextAround>
          </p>
        )}
        {(kind === "notFound" || kind === "gone") && (
          <SearchForm id="search-again" label={t("pages.searchAgain")} defaultValue={searchTermsFrom(path)} />
        )}
        {lines.length > 0 && <ProductLines lines={lines} />}
        {(kind === "unavailable" || kind === "serverError" || kind === "tooMany") && (
          <TryAgain path={path} postedFields={postedFields} />
        )}
        {supportEmail && <Support email={supportEmail} />}
      </div>
      <ProductImage image={{ url: "/images/lost.svg", width: 320, height: 320 }} alt="" loading="eager" />
    </div>
  );
}

function ProductLines({ lines }: { lines: Line[] }) {
  const { t } = useTranslation("errors");
  return (
    <>
      <p>{t("pages.lines")}</p>
      <p className={row}>
        {lines.map((line) => [
          <ButtonLink key={line.slug} to={paths.category(line.slug)}>
            {line.name}
          </ButtonLink>,
          " ",
        ])}
      </p>
    </>
  );
}

function Support({ email }: { email: string }) {
  const { t } = useTranslation("errors");
  return (
    <p className={classes(small, muted)}>
      <TextAround text={t("pages.support", { email: GAP })}>
        <a href={`mailto:${email}`}>{email}</a>
      </TextAround>
    </p>
  );
}

function TryAgain({ path, postedFields }: { path: string; postedFields: [string, string][] }) {
  const { t } = useTranslation("errors");
  if (postedFields.length === 0)
    return (
      <p>
        <Link to={path} reloadDocument>
          {t("pages.again")}
        </Link>
      </p>
    );
  return (
    <Form method="post" action={path} reloadDocument className={stack.s3}>
      {postedFields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have equal fields, in a fixed order
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>{t("pages.unavailable.resend")}</p>
      <p>
        <Button variant="primary">{t("pages.again")}</Button>
      </p>
    </Form>
  );
}

/** Extracts search terms from a missing path: "/p/malto-pilsner-2019" gives "malto pilsner". */
function searchTermsFrom(path: string) {
  const last = path.split("/").pop() ?? "";
  return last.replace(/[^\p{L}]+/gu, " ").trim();
}
