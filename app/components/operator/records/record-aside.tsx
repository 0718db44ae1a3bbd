import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import type { RecordKind, RecordVersion } from "~/contract/operator/records";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { PostForm } from "../ui/forms";
import { Columns, Empty, Panel } from "../ui/page";

/**
 * Link to the record in the shop or to its preview. For a product without a price, the reason why customers do not see
 * it.
 */
export function SeenInShop({
  recordKey,
  slug,
  lacksPrice,
  preview,
}: {
  recordKey: string;
  /** Slug of a product that the shop shows. */
  slug: string | null;
  /** The shop shows neither a product without a price nor its preview. */
  lacksPrice: boolean;
  /** Path of the preview. null if the shop shows the record. */
  preview: string | null;
}) {
  const { t } = useTranslation("operator");
  if (lacksPrice)
    return (
      <span>
        {t("records.noPrice")} <Link to={operatorPaths.items({ item: recordKey })}>{t("nav.items")}</Link>
      </span>
    );
  if (preview !== null) return <a href={preview}>{t("preview.title")}</a>;
  return slug === null ? null : <a href={paths.product(slug)}>{t("records.inShop")}</a>;
}

export function RecordAside({
  kind,
  recordKey,
  version,
  versions,
  isAsked,
  maySave,
}: {
  kind: RecordKind;
  recordKey: string;
  version: string;
  versions: RecordVersion[];
  isAsked: boolean;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  const here = operatorPaths.record(kind, recordKey);
  return (
    <Columns of="two">
      <Panel title={t("records.versions")} id="versions">
        {versions.length === 0 ? (
          <Empty>{t("records.noVersions")}</Empty>
        ) : (
          <ul>
            {versions.map(({ id, at, who }) => (
              <li key={id}>
                <Link to={operatorPaths.record(kind, recordKey, { at: id })}>
                  {t("records.before", { date: dateTime(at), who })}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {kind !== "variants" && (
        <Panel title={t("records.more")} id="more">
          {maySave && (
            <p>
              <Link to={operatorPaths.newRecord(kind, { from: recordKey })}>{t("records.copy")}</Link>
            </p>
          )}
          {maySave &&
            (isAsked ? (
              <PostForm>
                <input type="hidden" name="version" value={version} />
                <p>{t("records.deleteQuestion", { key: recordKey })}</p>
                <p>
                  <Button name="intent" value="delete">
                    {t("records.delete")}
                  </Button>{" "}
                  <Link to={here}>{t("records.keep")}</Link>
                </p>
              </PostForm>
            ) : (
              <p>
                <Link to={`${operatorPaths.record(kind, recordKey, { delete: 1 })}#more`}>
                  {t("records.delete")}
                </Link>
              </p>
            ))}
        </Panel>
      )}
    </Columns>
  );
}
