import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { operatorPaths } from "~/operator-paths";

/** The buttons of a form whose `id`s are orders: their packing lists in one PDF, and what goes on their parcels. */
export function ChosenPrints() {
  const { t } = useTranslation("operator");
  return (
    <>
      <Button formMethod="get" formAction={operatorPaths.chosenFile("packing-lists.pdf")}>
        {t("chosen.packing")}
      </Button>{" "}
      <Button formMethod="get" formAction={operatorPaths.chosenFile("labels.csv")}>
        {t("chosen.labels")}
      </Button>
    </>
  );
}
