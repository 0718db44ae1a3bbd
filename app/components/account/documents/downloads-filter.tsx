import { useTranslation } from "react-i18next";
import { SearchFilter } from "~/components/account/search-filter";
import type { DocumentType } from "~/contract/constants/enums";
import { paths } from "~/paths";

/** Types of the customer's own documents first, then those of the shop's documents. */
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
  const types = DOCUMENT_TYPE_ORDER.map((value) => ({ value, label: t(`common:documentTypes.${value}`) }));
  return (
    <SearchFilter
      noun="downloads"
      action={paths.downloads()}
      filter={filter}
      type={{ id: "type", label: t("downloads.filter.type"), options: types }}
    />
  );
}
