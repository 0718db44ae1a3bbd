import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { useLiveForm } from "~/components/site/use-live-form";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import * as fieldStyles from "~/components/ui/form/field.css";
import { Form, Link } from "~/components/ui/page/link";
import { StickyBar } from "~/components/ui/page/sticky-bar";
import { BOUGHT_SORTS } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import type { BoughtList } from "~/contract/order-pad";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { stack } from "~/theme/layout.css";
import { BoughtTable } from "./bought-table";
import { type ListState, listPath } from "./list-path";
import * as styles from "./order-pad.css";
import { useResetAfter } from "./use-reset-after";

/**
 * Articles bought before, as one form. Sorting, filtering and paging are buttons of the form, so that typed quantities
 * are posted and stored.
 */
export function BoughtItems({
  bought,
  state,
  currency,
  formToken,
}: {
  bought: BoughtList;
  state: ListState;
  currency: string;
  formToken: FormToken;
}) {
  const { t } = useTranslation("pad");
  const live = useLiveForm("list", () => true, NOT_LIVE_FIELDS);
  const form = useRef<HTMLFormElement>(null);
  useResetAfter(form, ADDS);
  const isEmpty = bought.count === 0 && state.search === "" && bought.typed_lines === 0;
  return (
    <section id="bought" className={stack.s4} aria-labelledby="bought-title">
      <h2 id="bought-title">{t("bought.title")}</h2>
      {isEmpty ? (
        <p>{t("bought.empty")}</p>
      ) : (
        <Form
          ref={form}
          method="post"
          action={listPath(state)}
          className={stack.s4}
          preventScrollReset
          onInput={live.onInput}
          onSubmit={live.onSubmit}
        >
          <HiddenFields formToken={formToken} />
          {/* Enter in a field stores the quantities and filters; it does not order. */}
          <DefaultButton intent="list" />
          <ListSearch state={state} />
          {bought.results.length > 0 ? (
            <BoughtTable bought={bought} state={state} currency={currency} />
          ) : (
            <p>
              {t("bought.none")} <Link to={paths.orderPad()}>{t("bought.clear")}</Link>
            </p>
          )}
          <ListPages pageCount={bought.page_count} state={state} />
          <TypedBar bought={bought} currency={currency} />
        </Form>
      )}
    </section>
  );
}

/** Fields that are posted by their own buttons. */
const NOT_LIVE_FIELDS = ["search", "by"];
/** Intents after which the typed quantities are in the cart. */
const ADDS = ["add-typed"];

function ListSearch({ state: { search, sort } }: { state: ListState }) {
  const { t } = useTranslation("pad");
  return (
    <p className={styles.filter}>
      <input
        key={search}
        className={fieldStyles.control}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={t("bought.search")}
        placeholder={t("bought.search")}
      />
      <Button name="intent" value="list">
        {t("bought.apply")}
      </Button>{" "}
      {/* When rows are cards there are no column heads to sort by. */}
      <span className={styles.phoneSort}>
        <select
          key={sort}
          className={fieldStyles.control}
          name="by"
          defaultValue={sort}
          aria-label={t("bought.sort")}
        >
          {BOUGHT_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`bought.sorts.${one}`)}
            </option>
          ))}
        </select>
        <Button name="intent" value="sort">
          {t("bought.sort")}
        </Button>
      </span>{" "}
      {search !== "" && <Link to={paths.orderPad()}>{t("bought.clear")}</Link>}
    </p>
  );
}

function ListPages({ pageCount, state }: { pageCount: number; state: ListState }) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  const to = (page: number, text: string) => (
    <Button key={text} size="slim" name="intent" value="list" formAction={listPath({ ...state, page })}>
      {text}
    </Button>
  );
  return (
    <nav className={styles.pages} aria-label={t("pagination.label")}>
      {state.page > 1 && to(Math.min(state.page - 1, pageCount), t("pagination.previous"))}
      <span>
        {state.page} / {pageCount}
      </span>
      {state.page < pageCount && to(state.page + 1, t("pagination.next"))}
    </nav>
  );
}

function TypedBar({ bought, currency }: { bought: BoughtList; currency: string }) {
  const { t } = useTranslation("pad");
  const { money } = useFormat();
  const { typed_lines, typed_total, results } = bought;
  return (
    <StickyBar>
      <p aria-live="polite">
        {typed_lines > 0 ? (
          <>
            <b>{t("bought.bar", { count: typed_lines, total: money(typed_total, currency) })}</b>{" "}
            {t(results[0]?.includes_vat ? "bought.gross" : "bought.net")}
          </>
        ) : (
          t("bought.noTyped")
        )}
      </p>
      <noscript>
        <Button size="slim" name="intent" value="list">
          {t("bought.save")}
        </Button>
      </noscript>
      <Button variant="primary" name="intent" value="add-typed">
        {t("bought.add")}
      </Button>
    </StickyBar>
  );
}
