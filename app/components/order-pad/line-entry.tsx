import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Field, FieldError, TextAreaField } from "~/components/ui/form/field";
import * as fieldStyles from "~/components/ui/form/field.css";
import { Disclosure } from "~/components/ui/page/disclosure";
import { MAX_BATCH_ROWS, MAX_PAD_LINE_LENGTH } from "~/contract/constants/limits";
import { paths, withCustomer } from "~/paths";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import { ItemOption } from "./item-option";
import * as styles from "./order-pad.css";
import type { Trouble } from "./unsent-lines";
import { useItemSearch } from "./use-item-search";
import { ENTRY_ID, type QueueStatus } from "./use-line-queue";

const OPTIONS_ID = "line-options";

/** Field for one line at a time, with item suggestions. Below it, many lines can be pasted or uploaded. */
export function LineEntry({
  refusal,
  currency,
  status,
}: {
  refusal: { line: string; lines: string; errors: string[] } | null;
  currency: string;
  status: QueueStatus;
}) {
  const { t } = useTranslation("pad");
  const errors = refusal?.errors ?? status.refused?.errors ?? [];
  const many = refusal?.lines ?? status.refused?.line ?? "";
  return (
    <section className={classes(stack.s3, styles.entry)} aria-label={t("title")}>
      <label className={fieldStyles.label} htmlFor={ENTRY_ID}>
        {t("entry.label")}
      </label>
      <EntryField defaultValue={refusal?.line} currency={currency} isInvalid={errors.length > 0} />
      <FieldError id={ENTRY_ID} errors={errors} />
      <p className={classes(muted, small)}>{t("entry.hint")}</p>
      <p aria-live="polite" className={small}>
        <LiveStatus status={status} />
      </p>
      <Disclosure summary={t("entry.many")} open={many !== ""}>
        <div className={classes(stack.s3, styles.many)}>
          <TextAreaField
            key={many}
            id="lines"
            name="lines"
            label={t("entry.lines")}
            hint={t("entry.linesHint", { max: MAX_BATCH_ROWS })}
            rows={5}
            defaultValue={many}
            spellCheck={false}
          />
          <Field id="lines-file" label={t("entry.file")}>
            <input id="lines-file" name="file" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" />
          </Field>
          <Button name="intent" value="add-lines">
            {t("entry.addLines")}
          </Button>
        </div>
      </Disclosure>
    </section>
  );
}

function EntryField({
  defaultValue,
  currency,
  isInvalid,
}: {
  defaultValue: string | undefined;
  currency: string;
  isInvalid: boolean;
}) {
  const { t } = useTranslation("pad");
  const { items, isOpen, active, isHydrated, close, choose, onInput, onKeyDown } = useItemSearch();
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? OPTIONS_ID : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? `${OPTIONS_ID}-${active}` : undefined,
  } as const;
  return (
    <div className={styles.field}>
      <input
        className={fieldStyles.control}
        id={ENTRY_ID}
        name="line"
        defaultValue={defaultValue}
        maxLength={MAX_PAD_LINE_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the page is for typing lines, and a scanner types into the focused field
        autoFocus
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${ENTRY_ID}-error` : undefined}
        {...(isHydrated ? combobox : {})}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key === "Enter" && !event.defaultPrevented) close();
        }}
        onBlur={close}
      />
      <Button variant="primary" name="intent" value="add-lines">
        {t("entry.add")}
      </Button>
      {isOpen && (
        <div className={styles.options} id={OPTIONS_ID} role="listbox" aria-label={t("entry.options")}>
          {items.map((item, index) => (
            <ItemOption
              key={item.product_detail.product_id}
              id={`${OPTIONS_ID}-${index}`}
              item={item}
              currency={currency}
              isActive={index === active}
              onChoose={() => {
                const input = document.getElementById(ENTRY_ID);
                if (input instanceof HTMLInputElement) choose(input, item);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function LiveStatus({ status: { isSending, last, unsent, trouble } }: { status: QueueStatus }) {
  const { t } = useTranslation("pad");
  if (unsent.length > 0)
    return (
      <>
        <b>
          {troubleText(t, trouble, unsent.length)} {unsent.join(" · ")}
        </b>{" "}
        <TroubleLink trouble={trouble} />
      </>
    );
  if (isSending) return <>{t("entry.sending")}</>;
  if (!last) return null;
  return (
    <>
      {last.added > 0 && t("entry.added", { count: last.added })} {last.names && `${last.names}.`}{" "}
      {last.added > 0 && t("entry.total", { total: last.total })}{" "}
      {last.waiting > 0 && t("entry.waiting", { count: last.waiting })}
    </>
  );
}

function troubleText(t: TFunction, trouble: Trouble | null, count: number): string {
  if (trouble?.kind === "signedOut") return t("entry.signedOut", { count });
  if (trouble?.kind === "noCustomer") return t("entry.noCustomer", { count });
  if (trouble?.kind !== "otherCustomer") return t("entry.unsent", { count });
  const { madeFor, now } = trouble;
  return madeFor
    ? t("entry.otherCustomer", { count, name: madeFor.name, now })
    : t("entry.otherAccount", { count, now });
}

/** Link to solve the problem. The pad sends the pending lines once it shows their customer again. */
function TroubleLink({ trouble }: { trouble: Trouble | null }) {
  const { t } = useTranslation("pad");
  const redirectTo = paths.orderPad();
  if (trouble?.kind === "signedOut") return <a href={paths.login({ redirectTo })}>{t("entry.signIn")}</a>;
  if (trouble?.kind === "noCustomer")
    return <a href={paths.customers({ redirectTo })}>{t("entry.choose")}</a>;
  if (trouble?.kind !== "otherCustomer") return null;
  return trouble.madeFor ? (
    <a href={withCustomer(redirectTo, trouble.madeFor.id)}>
      {t("entry.back", { name: trouble.madeFor.name })}
    </a>
  ) : (
    <a href={paths.logout()}>{t("entry.signOut")}</a>
  );
}
