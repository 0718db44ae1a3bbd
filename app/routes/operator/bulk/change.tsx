import "~/kit";
import "~/operator-kit";
// One bulk change: its preview, its result, and its undo.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChangeRows } from "~/components/operator/bulk/change-rows";
import { changeText } from "~/components/operator/bulk/change-text";
import { Pages } from "~/components/operator/ui/data-table";
import { PostForm } from "~/components/operator/ui/forms";
import { PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { Facts } from "~/components/ui/list/facts";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { BULK_STATES } from "~/contract/constants/desk";
import { idIn } from "~/contract/input/id";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { currencyOf, settingsOf } from "~/storefront/content/settings";
import { done } from "~/storefront/forms/form";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { pageFromUrl } from "~/storefront/request/page-number";
import { or404 } from "~/storefront/response/or-404";

const ROWS = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "catalogue.read");
  const id = idIn(args.params.id) ?? 0;
  const [bulk, rows, left, settings] = await Promise.all([
    or404(shop.bulkChanges.get({ id })),
    or404(shop.bulkChanges.rows({ id, page: pageFromUrl(url).page, page_size: ROWS })),
    or404(shop.bulkChanges.rows({ id, refused: "true", page_size: ROWS })),
    settingsOf(args),
  ]);
  return { bulk, rows, left, currency: currencyOf(settings), maySave: may("catalogue.write") };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t } = await operatorContext(args, "catalogue.write");
  const id = idIn(args.params.id) ?? 0;
  const isUndo = formText(await postedForm(args), "intent") === "undo";
  const answer = await attempt(isUndo ? shop.bulkChanges.undo({ id }) : shop.bulkChanges.apply({ id }));
  const notice = answer.ok
    ? flashMessage("ok", t(isUndo ? "bulk.undone" : "bulk.applied"))
    : flashMessage("err", answer.error.message);
  return done(args, null, operatorPaths.bulkChange(id), [notice]);
}

export default function OperatorBulkChange() {
  const { bulk, rows, left, currency, maySave } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { money, percent, dateTime } = useFormat();
  const { id, change, counts, products, same, undone_at: undoneAt } = bulk;
  const title = changeText(change, { t, percent, money: (amount) => money(amount, currency) });
  const facts = [
    { name: t("bulk.facts.products"), value: products },
    ...(same > 0 ? [{ name: t("bulk.facts.same"), value: same }] : []),
    ...BULK_STATES.flatMap((state) =>
      counts[state] > 0 ? [{ name: t(`bulk.facts.${state}`), value: counts[state] }] : [],
    ),
  ];
  const mayApply = counts.planned > 0 && undoneAt === null;
  return (
    <Stack>
      <PageHead title={title} back={{ to: operatorPaths.bulk(), label: t("bulk.title") }}>
        {t("bulk.by_who", { who: bulk.who, date: dateTime(bulk.created_at) })}
      </PageHead>
      {undoneAt !== null && <Notice kind="warn">{t("bulk.wasUndone")}</Notice>}
      <Panel>
        <Facts facts={facts} />
        {mayApply && (
          <PostForm>
            <Button variant="primary" name="intent" value="apply" disabled={!maySave}>
              {t("bulk.apply", { count: counts.planned })}
            </Button>
          </PostForm>
        )}
        {counts.done > 0 && (
          <PostForm>
            <Button name="intent" value="undo" disabled={!maySave}>
              {t("bulk.undo", { count: counts.done })}
            </Button>
          </PostForm>
        )}
        {!maySave && <p>{t("needsRole")}</p>}
        {rows.count === 0 && <p>{t("bulk.nothing")}</p>}
      </Panel>
      {left.count > 0 && (
        <Panel title={t("bulk.left")} id="left" bleed>
          <p>{t("bulk.leftHint")}</p>
          <ChangeRows change={change} rows={left.results} currency={currency} caption={t("bulk.left")} />
        </Panel>
      )}
      {rows.count > 0 && (
        <Panel
          title={t("bulk.rows")}
          id="rows"
          bleed
          more={
            <a href={operatorPaths.bulkRows(id)} download>
              {t("bulk.csv")}
            </a>
          }
        >
          <ChangeRows change={change} rows={rows.results} currency={currency} caption={t("bulk.rows")} />
        </Panel>
      )}
      <Pages
        page={rows.page}
        pageCount={rows.page_count}
        count={t("bulk.shownOf", { shown: String(rows.results.length), count: rows.count })}
        href={(page) => operatorPaths.bulkChange(id, { page })}
      />
    </Stack>
  );
}
