import { useTranslation } from "react-i18next";
import { late } from "~/components/operator/ui/base.css";
import { Panel } from "~/components/operator/ui/page";
import { Status } from "~/components/operator/ui/status";
import { Link } from "~/components/ui/page/link";
import type { ChosenAct, MovedOrder } from "~/contract/operator/chosen-orders";
import { operatorPaths } from "~/operator-paths";

/** Result per order. Orders that were refused come first, with the reason. */
export function MoveResults({ to, orders }: { to: ChosenAct; orders: MovedOrder[] }) {
  const { t } = useTranslation("operator");
  const done = orders.filter(({ error }) => error === null);
  const refused = orders.filter(({ error }) => error !== null);
  return (
    <div role="status">
      <Panel title={t("chosen.result", { act: t(`chosen.acts.${to}`) })}>
        {refused.length > 0 && (
          <>
            <p className={late}>{t("chosen.notDone", { count: refused.length })}</p>
            <ul>
              {refused.map(({ id, number, error }) => (
                <li key={id}>
                  <Link to={operatorPaths.order(id)}>{number}</Link>: {error?.message}
                </li>
              ))}
            </ul>
          </>
        )}
        {done.length > 0 && (
          <>
            <p>
              <Status tone="ok">{t("chosen.done", { count: done.length })}</Status>
            </p>
            <p>{done.map(({ number }) => number).join(", ")}</p>
          </>
        )}
      </Panel>
    </div>
  );
}
