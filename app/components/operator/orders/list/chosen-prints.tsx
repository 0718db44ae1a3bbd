import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { operatorPaths } from "~/operator-paths";

/** Print buttons for a form whose checked `id`s are orders: all packing lists in one PDF, and the parcel labels. */
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
