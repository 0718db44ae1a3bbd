// The cron jobs on the health screen, and the rows that they have set aside.

import { useTranslation } from "react-i18next";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Panel } from "~/components/operator/ui/page";
import { Status } from "~/components/operator/ui/status";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { Jobs } from "~/contract/operator/reports";
import { useFormat } from "~/i18n/use-format";

const TONES = { ok: "ok", failing: "err", new: "warn" } as const;

export function JobsPanel({ jobs }: { jobs: Jobs["results"] }) {
  const { t } = useTranslation("operator");
  const { dateTime, number } = useFormat();
  return (
    <Panel bleed title={t("house.jobs.title")}>
      <DataTable
        caption={t("house.jobs.title")}
        heads={
          <>
            <Head>{t("house.jobs.task")}</Head>
            <Head>{t("house.jobs.state")}</Head>
            <Head>{t("house.jobs.last")}</Head>
            <Head>{t("house.jobs.next")}</Head>
            <Head end>{t("house.jobs.took")}</Head>
            <Head>{t("house.jobs.error")}</Head>
          </>
        }
      >
        {jobs.map((job) => (
          <tr key={job.name}>
            <RowName>{t(`house.jobs.names.${job.name}`)}</RowName>
            <Cell figure>
              <Status tone={TONES[job.state]} mark={job.state === "ok" ? "full" : "open"}>
                {t(`house.jobs.states.${job.state}`)}
              </Status>
            </Cell>
            <Cell label={t("house.jobs.last")}>
              {job.last_run_at ? dateTime(job.last_run_at) : t("house.jobs.never")}
            </Cell>
            <Cell label={t("house.jobs.next")}>{job.next_run_at ? dateTime(job.next_run_at) : "–"}</Cell>
            <Cell label={t("house.jobs.took")} end>
              {job.took_ms === null ? "–" : `${number(job.took_ms)} ms`}
            </Cell>
            <Cell label={t("house.jobs.error")}>
              {job.error && job.last_failure_at ? `${dateTime(job.last_failure_at)}: ${job.error}` : "–"}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}

export function SetAsidePanel({ rows, mayRetry }: { rows: Jobs["set_aside"]; mayRetry: boolean }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  if (rows.length === 0) return null;
  return (
    <Panel bleed id="set-aside" title={t("house.jobs.aside")} foot={t("house.jobs.asideHint")}>
      <DataTable
        caption={t("house.jobs.aside")}
        heads={
          <>
            <Head>{t("house.jobs.task")}</Head>
            <Head>{t("house.jobs.row")}</Head>
            <Head end>{t("house.jobs.tries")}</Head>
            <Head>{t("house.jobs.since")}</Head>
            <Head>{t("house.jobs.error")}</Head>
            {mayRetry && <Head>{t("house.jobs.retry")}</Head>}
          </>
        }
      >
        {rows.map(({ job, row, tries, failed_at, error }) => (
          <tr key={`${job}/${row}`}>
            <RowName>{t(`house.jobs.names.${job}`)}</RowName>
            <Cell label={t("house.jobs.row")}>{row}</Cell>
            <Cell label={t("house.jobs.tries")} end>
              {tries}
            </Cell>
            <Cell label={t("house.jobs.since")}>{dateTime(failed_at)}</Cell>
            <Cell label={t("house.jobs.error")}>{error}</Cell>
            {mayRetry && (
              <Cell label={t("house.jobs.retry")}>
                <Form method="post">
                  <input type="hidden" name="job" value={job} />
                  <input type="hidden" name="row" value={row} />
                  <Button type="submit">
                    {t("house.jobs.retry")}
                    <VisuallyHidden> {row}</VisuallyHidden>
                  </Button>
                </Form>
              </Cell>
            )}
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
