import { useTranslation } from "react-i18next";
import { Meter } from "~/components/ui/meter";
import { GAP, TextAround } from "~/components/ui/page/text-around";
import { useFormat } from "~/i18n/use-format";
import { small } from "~/theme/text.css";

/**
 * Progress towards free shipping. `reached` is the total of the rows less the discount, net or gross as shown (CONTRACT
 * §2a.3).
 */
export function FreeShipping({
  reached,
  from,
  currency,
}: {
  reached: string;
  from: string;
  currency: string;
}) {
  const { t } = useTranslation("cart");
  const { money } = useFormat();
  const missing = Number(from) - Number(reached);
  return (
    <Meter id="free-shipping" value={Number(reached)} max={Number(from)}>
      <span className={small}>
        {missing > 0 ? (
          <TextAround text={t("freeShipping.missing", { missing: GAP })}>
            <b>{money(missing.toFixed(2), currency)}</b>
          </TextAround>
        ) : (
          <TextAround text={t("freeShipping.reached", { from: money(from, currency), free: GAP })}>
            <b>{t("freeShipping.free")}</b>
          </TextAround>
        )}
      </span>
    </Meter>
  );
}
