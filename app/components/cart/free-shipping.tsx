import { Meter } from "~/components/ui/meter";
import { Trans } from "~/i18n/trans";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { small } from "~/theme/text.css";

/** How far it is to free shipping: `reached` is rows less discount, in the view shown (CONTRACT §2a.3). */
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
        <Trans
          t={t}
          i18nKey={missing > 0 ? "freeShipping.missing" : "freeShipping.reached"}
          values={{ from: money(from, currency), missing: money(missing.toFixed(2), currency) }}
          components={{ b: <b /> }}
        />
      </span>
    </Meter>
  );
}
