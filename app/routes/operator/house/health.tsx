import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { JobsPanel, SetAsidePanel } from "~/components/operator/house/jobs";
import { ReadinessTable } from "~/components/operator/house/readiness";
import { soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Status, type Tone } from "~/components/operator/ui/status";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { INVARIANTS, remedyOf } from "~/contract/constants/invariants";
import { operatorJobForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, may } = await operatorContext(args, "reports.read");
  const [{ faults }, { results }, jobs] = await Promise.all([
    shop.invariants.get({}),
    shop.readiness.get({}),
    shop.jobs.list({}),
  ]);
  return {
    checks: INVARIANTS.map((rule) => ({
      rule,
      faults: faults
        .filter((fault) => fault.rule === rule)
        .map(({ of, found, wanted }) => ({
          of,
          found: JSON.stringify(found),
          wanted: JSON.stringify(wanted),
        })),
    })),
    readiness: results,
    jobs,
    maySet: may("settings.read"),
    mayRetry: may("settings.write"),
    mayOrders: may("orders.read"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "settings.write");
  const { submission } = await read(args, operatorJobForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  return runAction(args, submission, shop.jobs.retry(submission.value), operatorPaths.health(), t("done"));
}

export default function OperatorHealth() {
  const { checks, readiness, jobs, maySet, mayRetry } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const broken = checks.filter(({ faults }) => faults.length > 0);
  return (
    <Stack>
      <PageHead title={t("nav.health")}>{t("house.health.hint")}</PageHead>
      <FormErrors title={() => t("notDone")} error={result?.error} />
      {broken.length === 0 ? (
        <Notice kind="ok">{t("house.health.allWell", { count: checks.length })}</Notice>
      ) : (
        <Notice kind="err" lead={t("house.health.broken", { count: broken.length })} />
      )}
      {broken.map((check) => (
        <Broken key={check.rule} check={check} />
      ))}
      <SetAsidePanel rows={jobs.set_aside} mayRetry={mayRetry} />
      <JobsPanel jobs={jobs.results} />
      <Panel bleed title={t("house.ready.title")}>
        <ReadinessTable rows={readiness} maySet={maySet} />
      </Panel>
      <Panel bleed title={t("house.health.title")}>
        <DataTable
          caption={t("house.health.title")}
          heads={
            <>
              <Head>{t("house.health.check")}</Head>
              <Head>{t("house.health.state")}</Head>
            </>
          }
        >
          {checks.map(({ rule, faults }) => (
            <tr key={rule}>
              <RowName>{t(`house.rules.${rule}`)}</RowName>
              <Cell figure>
                <Outcome isWell={faults.length === 0} otherwise="err">
                  {faults.length === 0
                    ? t("house.health.ok")
                    : t("house.health.faults", { count: faults.length })}
                </Outcome>
              </Cell>
            </tr>
          ))}
        </DataTable>
      </Panel>
    </Stack>
  );
}

/** Result of a check: a full mark if all is well, an open one if action is needed. */
const Outcome = ({
  isWell,
  otherwise,
  children,
}: {
  isWell: boolean;
  otherwise: Tone;
  children: ReactNode;
}) => (
  <Status tone={isWell ? "ok" : otherwise} mark={isWell ? "full" : "open"}>
    {children}
  </Status>
);

type Check = ReturnType<typeof useLoaderData<typeof loader>>["checks"][number];

function Broken({ check: { rule, faults } }: { check: Check }) {
  const { t } = useTranslation("operator");
  return (
    <Panel bleed id={rule} title={t(`house.rules.${rule}`)} foot={t(`house.todo.${remedyOf(rule)}`)}>
      <DataTable
        compact
        caption={t(`house.rules.${rule}`)}
        heads={
          <>
            <Head>{t("house.health.of")}</Head>
            <Head>{t("house.health.found")}</Head>
            <Head>{t("house.health.wanted")}</Head>
          </>
        }
      >
        {faults.map(({ of, found, wanted }) => (
          <tr key={of}>
            <RowName>
              <Subject of={of} />
            </RowName>
            <Cell label={t("house.health.found")}>
              <code>{found}</code>
            </Cell>
            <Cell label={t("house.health.wanted")}>
              <code className={soft}>{wanted}</code>
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}

/** Orders and items are links; other subjects are named as in the check. */
function Subject({ of }: { of: string }) {
  const { mayOrders } = useLoaderData<typeof loader>();
  const [, order] = /^order\/(\d+)$/.exec(of) ?? [];
  return order && mayOrders ? <Link to={operatorPaths.order(Number(order))}>{of}</Link> : of;
}
