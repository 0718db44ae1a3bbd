import { memo } from "react";
import { useTranslation } from "react-i18next";
import { DocumentList } from "~/components/account/documents/document-list";
import type { Document } from "~/contract/documents";
import { stack } from "~/theme/layout.css";

export const ProductDocuments = memo(function ProductDocuments({
  id,
  documents,
}: {
  id: string;
  documents: Document[];
}) {
  const { t } = useTranslation("catalogue");
  if (documents.length === 0) return null;
  return (
    <section id={id} className={stack.s4}>
      <h2>{t("product.documents")}</h2>
      <DocumentList documents={documents} withTypes />
    </section>
  );
});
