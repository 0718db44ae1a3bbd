import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { operatorPaths } from "~/operator-paths";

/** The buttons of a form whose `id`s are orders: their packing lists in one PDF, and what goes on their parcels. */
export function ChosenPrints({
  fileOf = operatorPaths.chosenFile,
}: {
  fileOf?: (name: "packing-lists.pdf" | "labels.csv") => string;
}) {
  const { t } = useTranslation("operator");
  return (
    <>
      <Button formMethod="get" formAction={fileOf("packing-lists.pdf")}>
        {t("chosen.packing")}
      </Button>{" "}
      <Button formMethod="get" formAction={fileOf("labels.csv")}>
        {t("chosen.labels")}
      </Button>
    </>
  );
}
