import "~/kit";
import "~/operator-kit";
// The records of a kind: categories as a tree, others in the shop's order.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { PublicationStatus } from "~/components/operator/records/publication-status";
import { PaymentGrid } from "~/components/operator/selling/payment-grid";
import { VatPanel } from "~/components/operator/selling/vat-panel";
import { ZonesPanel } from "~/components/operator/selling/zones-panel";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Status } from "~/components/operator/ui/status";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { Form, Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { BAR } from "~/contract/constants/record-fields";
import { groupOf, RECORD_FORMS, recordKind } from "~/contract/operator/record-forms";
import type { RecordForm } from "~/contract/operator/record-forms/fields";
import type { RecordListItem, RecordRow } from "~/contract/operator/records";
import { formatCountry } from "~/i18n/format";
import { messageFor } from "~/i18n/server";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { done } from "~/storefront/forms/form";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { savePaymentGrid } from "~/storefront/operator/payment-grid-form";
import { recordName } from "~/storefront/operator/records/form-facts";
import { publicationOf } from "~/storefront/operator/records/publication";
import { recordCalls } from "~/storefront/operator/records/record-calls";
import { recordExample } from "~/storefront/operator/records/record-example";
import { asTree } from "~/storefront/operator/records/record-tree";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { pageFromUrl } from "~/storefront/request/page-number";

export async function loader(args: LoaderFunctionArgs) {
  const kind = recordKind(args.params.kind);
  if (!kind || kind === "product" || kind === "variants") throw new Response(null, { status: 404 });
  const { shop, locale, url, may } = await operatorContext(args, `${groupOf(kind)}.read`);
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const isWhole = (kind === "category" || kind === "link") && search === "";
  const found = await recordCalls(shop, kind).list({
    search,
    ...(isWhole ? { page: -1 } : { page: pageFromUrl(url).page, page_size: TABLE_PAGE_SIZE }),
  });
  const [example, zones, grid, targets] = await Promise.all([
    kind === "vat" ? recordExample(shop, kind, null, url) : null,
    kind === "shipping" ? shop.shippingZones.list({}) : null,
    kind === "payment" ? shop.paymentGrid.get({}) : null,
    kind === "link" ? shop.siteLinks.targets({}) : null,
  ]);
  const form = RECORD_FORMS[kind];
  const isTree = isWhole && kind === "category";
  const mayMove = isWhole && kind === "link" && may("content.write");
  const rows = isTree ? asTree(found.results) : found.results.map((one) => ({ ...one, depth: 0 }));
  return {
    kind,
    search,
    listed: form.listed,
    inputs: form.listed.map((column) => inputOf(form, column)),
    page: found.page,
    pageCount: isWhole ? 1 : found.page_count,
    rows: rows.map(({ key, row, depth }, n) => ({
      key,
      moves: mayMove ? movesOf(row, rows[n - 1], rows[n + 1]) : [],
      depth,
      name: kind === "vat" ? formatCountry(key, locale) : recordName(form, key, row, locale),
      cells: form.listed.map((column) => row[column] ?? ""),
      publication: publicationOf(kind, row),
      leadsTo: targets?.results.find(({ code }) => code === key)?.state ?? null,
    })),
    maySave: may(`${groupOf(kind)}.write`),
    vat: example?.of === "vat" ? example : null,
    zones: zones && { zones: zones.results, elsewhere: messageFor(locale, "address_not_served") },
    grid,
  };
}

interface Move {
  to: "up" | "down";
  beside: string;
}

/** Directions in which a link can be moved: past a neighbour with the same place. */
function movesOf(row: RecordRow, above?: RecordListItem, below?: RecordListItem): Move[] {
  const past = (to: Move["to"], one?: RecordListItem): Move[] =>
    one?.row.place === row.place && one ? [{ to, beside: one.key }] : [];
  return [...past("up", above), ...past("down", below)];
}

/** Value of a move button: direction, link, and the expected neighbour. */
const MOVE = /^(up|down)\.([a-z0-9-]{1,100})\.([a-z0-9-]{1,100})$/;

export async function action(args: ActionFunctionArgs) {
  if (args.params.kind === "payment") {
    const context = await operatorContext(args, "selling.write");
    const refused = await savePaymentGrid(context, await postedForm(args));
    if (refused) return data(refused.reply, { status: refused.status });
    return done(args, null, operatorPaths.records("payment"), [
      flashMessage("ok", context.t("records.saved")),
    ]);
  }
  if (args.params.kind !== "link") throw new Response(null, { status: 404 });
  const { shop, t } = await operatorContext(args, "content.write");
  const [, to, code = "", beside = ""] = MOVE.exec(formText(await postedForm(args), "move") ?? "") ?? [];
  if (to === undefined) throw new Response(null, { status: 400 });
  const moved = await attempt(shop.siteLinks.move({ code, beside, to: to === "up" ? "up" : "down" }));
  const notice = moved.ok ? flashMessage("ok", t("records.saved")) : flashMessage("err", moved.error.message);
  return done(args, null, operatorPaths.records("link"), [notice]);
}

/** null if the record's own row has no such field. */
const inputOf = ({ sections }: RecordForm, column: string) =>
  sections[0]?.fields.find((field) => field.column === column)?.input ?? null;

export default function OperatorRecords() {
  const { kind, search, listed, inputs, page, pageCount, rows, maySave, vat, zones, grid } =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead
        title={t(`nav.${kind}`)}
        actions={maySave && <ButtonLink to={operatorPaths.newRecord(kind)}>{t("records.new")}</ButtonLink>}
      />
      <FilterBar action={operatorPaths.records(kind)} label={t("records.search")}>
        <TextField id="search" name="search" label={t("records.search")} defaultValue={search} />
        <Button>{t("records.find")}</Button>
      </FilterBar>
      {vat && <VatPanel tried={vat} recordKey={null} />}
      {rows.length === 0 ? (
        <Empty>{search === "" ? t("none") : t("records.noneFound", { search })}</Empty>
      ) : (
        <Panel bleed>
          {rows.some(({ moves }) => moves.length > 0) && <Form method="post" id="moves" />}
          <DataTable
            caption={t(`nav.${kind}`)}
            heads={
              <>
                <Head>{t("records.name")}</Head>
                {listed.map((column) => (
                  <Head key={column}>{t(`records.fields.${column}`)}</Head>
                ))}
              </>
            }
          >
            {rows.map(({ key, name, depth, cells, publication, moves, leadsTo }) => (
              <tr key={key}>
                <RowName>
                  {depth > 0 && <span aria-hidden="true">{"— ".repeat(depth)}</span>}
                  <Link to={operatorPaths.record(kind, key)}>{name}</Link>
                  {name !== key && <small> {key}</small>}
                </RowName>
                {cells.map((cell, n) => (
                  <Cell key={listed[n]} label={t(`records.fields.${listed[n]}`)}>
                    {publication && listed[n] === "is_active" ? (
                      <PublicationStatus publication={publication} />
                    ) : (
                      <RecordCell column={listed[n] ?? ""} input={inputs[n] ?? null} cell={cell} />
                    )}
                    {listed[n] === "target" && leadsTo !== null && leadsTo !== "shown" && (
                      <>
                        {" "}
                        <Status tone="warn" mark="open">
                          {t(`linkTarget.states.${leadsTo}`)}
                        </Status>
                      </>
                    )}
                    {listed[n] === "position" &&
                      moves.map(({ to, beside }) => (
                        <Fragment key={to}>
                          {" "}
                          <Button
                            form="moves"
                            name="move"
                            value={`${to}.${key}.${beside}`}
                            size="slim"
                            aria-label={`${t(`blocks.${to}`)}: ${name}`}
                          >
                            {to === "up" ? "↑" : "↓"}
                          </Button>
                        </Fragment>
                      ))}
                  </Cell>
                ))}
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages
        page={page}
        pageCount={pageCount}
        href={(target) => operatorPaths.records(kind, { search: search || null, page: target })}
      />
      {zones && <ZonesPanel {...zones} />}
      {grid && (
        <PaymentGrid
          key={`${grid.version} ${JSON.stringify(reply)}`}
          grid={grid}
          reply={reply}
          maySave={maySave}
        />
      )}
    </Stack>
  );
}

function RecordCell({ column, input, cell }: { column: string; input: string | null; cell: string }) {
  const { t } = useTranslation("operator");
  const { dateTime, shortDate, amount, country } = useFormat();
  if (column === "is_active")
    return (
      <Status tone={cell === "true" ? "ok" : "none"} mark={cell === "true" ? "full" : "open"}>
        {t(cell === "true" ? "records.visible" : "records.hidden")}
      </Status>
    );
  if (cell === "") return <>–</>;
  switch (input) {
    case "flag":
      return <>{t(`records.${cell}`)}</>;
    case "choice":
      return <>{t(`records.options.${cell.replaceAll(" ", "_")}`)}</>;
    case "country":
    case "countries":
      return <>{cell.split(BAR).map(country).join(", ")}</>;
    case "ticks":
      return (
        <>
          {cell
            .split(BAR)
            .map((key) => t(`records.options.${key}`, { defaultValue: key }))
            .join(", ")}
        </>
      );
    case "moment":
      return <>{dateTime(cell)}</>;
    case "day":
      return <>{shortDate(cell)}</>;
    case "money":
      return <>{amount(cell)}</>;
    default:
      return <>{cell}</>;
  }
}
