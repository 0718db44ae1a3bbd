import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import type { DocumentType } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

/** The customer's documents first, then the shop's. */
export const DOCUMENT_TYPE_ORDER: DocumentType[] = [
  "invoice",
  "delivery_note",
  "order_confirmation",
  "catalogue",
  "price_list",
  "certificate",
  "technical_sheet",
  "safety_sheet",
  "video",
];

export function DownloadsFilter({ filter }: { filter: { search: string; type: string } }) {
  const { t } = useTranslation("account");
  const types = DOCUMENT_TYPE_ORDER.map((value) => ({ value, label: t(`downloads.types.${value}`) }));
  return (
    <Form action={paths.downloads()} className={filterBar.root} aria-label={t("downloads.filter.label")}>
      <div className={filterBar.grow}>
        <TextField
          id="search"
          name="search"
          type="search"
          label={t("downloads.filter.search")}
          defaultValue={filter.search}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </div>
      <SelectField
        id="type"
        name="type"
        label={t("downloads.filter.type")}
        defaultValue={filter.type}
        options={[{ value: "", label: t("downloads.filter.any") }, ...types]}
      />
      <Button>{t("downloads.filter.action")}</Button>{" "}
      {(filter.search !== "" || filter.type !== "") && (
        <Link className={filterBar.link} to={paths.downloads()}>
          {t("downloads.filter.clear")}
        </Link>
      )}
    </Form>
  );
}
