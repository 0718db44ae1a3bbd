import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { DottedList } from "~/components/ui/list/dotted-list";
import { Form } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { screenOnly } from "~/theme/layout.css";

const MAX_SHOWN_ROWS = 5;

/** Adds the last order's articles to the cart at current prices. */
export function ReorderTile({
  order,
  rows,
  formToken,
}: {
  order: number;
  rows: { id: number; name: string; slug: string; qty: number }[];
  formToken: FormToken;
}) {
  const { t } = useTranslation("account");
  const { number } = useFormat();
  const hiddenCount = rows.length - MAX_SHOWN_ROWS;
  return (
    <>
      <h2>{t("home.reorder")}</h2>
      <p>{t("home.reorderText")}</p>
      <DottedList
        items={rows.slice(0, MAX_SHOWN_ROWS).map(({ id, name, slug, qty }) => ({
          key: String(id),
          href: paths.product(slug),
          name,
          value: `${number(qty)} ×`,
        }))}
      />
      {hiddenCount > 0 && <p>{t("home.moreRows", { count: hiddenCount })}</p>}
      <Form method="post" action={paths.orders()} className={screenOnly}>
        <HiddenFields formToken={formToken} />
        <input type="hidden" name="order" value={order} />
        <Button width="full" name="intent" value="reorder">
          {t("home.reorderAction")}
        </Button>
      </Form>
    </>
  );
}
