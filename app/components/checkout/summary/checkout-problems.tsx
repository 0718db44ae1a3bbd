import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import type { Problem } from "~/contract/checkout";
import { paths } from "~/paths";

/** Problems that must be solved in the cart: unavailable rows and the minimum order. */
export function CheckoutProblems({ problems }: { problems: Problem[] }) {
  const { t } = useTranslation("checkout");
  const cartProblems = problems.filter(({ row, code }) => row !== undefined || code === "min_order");
  if (cartProblems.length === 0) return null;
  return (
    <Notice kind="err" lead={t("problems.lead")}>
      <ul>
        {cartProblems.map(({ code, row, name, message, available, reason }) => (
          <li key={`${code} ${row}`}>
            {name && <b>{name}: </b>}
            {message}
            {available !== undefined && reason !== "not_sold" && (
              <> ({t("problems.available", { count: available })})</>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink size="slim" to={paths.cart()}>
        {t("problems.toCart")}
      </ButtonLink>
    </Notice>
  );
}
