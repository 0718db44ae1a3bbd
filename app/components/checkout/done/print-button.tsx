import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { screenOnly } from "~/theme/layout.css";

/** Prints the page, where a script can. */
export function PrintButton() {
  const { t } = useTranslation("checkout");
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  if (!canPrint) return null;
  return (
    <p className={screenOnly}>
      <Button type="button" variant="text" onClick={() => window.print()}>
        {t("done.print")}
      </Button>
    </p>
  );
}
