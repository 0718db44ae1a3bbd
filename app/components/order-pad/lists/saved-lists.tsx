import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { Field, TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, textareaProps, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form, Link } from "~/components/ui/page/link";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import type { OrderList } from "~/contract/order-pad";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

export function ListTable({ lists }: { lists: OrderList[] }) {
  const { t } = useTranslation("lists");
  const { number, shortDate } = useFormat();
  if (lists.length === 0) return <p>{t("none")}</p>;
  return (
    <Table caption={t("caption")} captionVariant="hidden" phone="cards">
      <TableHead>
        <ColumnHead>{t("name")}</ColumnHead>
        <ColumnHead align="end">{t("rows")}</ColumnHead>
        <ColumnHead>{t("rhythm")}</ColumnHead>
        <ColumnHead>{t("next")}</ColumnHead>
        <ColumnHead>{t("changed")}</ColumnHead>
      </TableHead>
      <TableBody>
        {lists.map((list) => (
          <TableRow key={list.id}>
            <RowHead>
              <Link to={paths.orderList(list.id)}>{list.name}</Link>
            </RowHead>
            <Cell align="end" label={t("rows")}>
              {number(list.rows_count)}
            </Cell>
            <Cell label={t("rhythm")}>
              {list.rhythm_weeks !== null && t("weeks", { count: list.rhythm_weeks })}
            </Cell>
            <Cell label={t("next")}>
              {list.next_day && <time dateTime={list.next_day}>{shortDate(list.next_day)}</time>}{" "}
              {list.is_due && <b>{t("due")}</b>}
            </Cell>
            <Cell label={t("changed")}>{shortDate(list.updated_at)}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Form that creates a list from the cart, from an order, or from lines in the order pad's format. */
export function NewListForm({
  order,
  formToken,
  ...posted
}: PostedForm & {
  /** Order from whose page the user comes. */
  order: number | null;
  formToken: FormToken;
}) {
  const { t } = useTranslation("lists");
  const sources = order === null ? ["cart", "lines"] : ["order", "cart", "lines"];
  const [form, fields] = usePostedForm<"name" | "from" | "lines">({
    ...{ id: "list-form", ...posted },
    defaultValue: { from: sources[0] },
  });
  return (
    <section className={classes(box, stack.s4)} aria-labelledby="new-list">
      <h2 id="new-list">{t("new")}</h2>
      <FormErrors title={() => t("notMade")} error={form.allErrors} />
      <Form
        {...getFormProps(form)}
        method="post"
        action={paths.orderLists({ order })}
        encType="multipart/form-data"
        className={stack.s4}
      >
        <HiddenFields formToken={formToken} />
        {order !== null && <input type="hidden" name="order" value={order} />}
        <TextField {...textProps(fields.name)} label={t("name")} autoComplete="off" />
        <fieldset>
          <legend>{t("from")}</legend>
          {sources.map((source) => (
            <p key={source}>
              <Check
                type="radio"
                name="from"
                value={source}
                defaultChecked={source === fields.from.initialValue}
              >
                {t(`sources.${source}`)}
              </Check>
            </p>
          ))}
        </fieldset>
        <TextAreaField
          {...textareaProps(fields.lines)}
          label={t("lines")}
          hint={t("linesHint", { max: MAX_BATCH_ROWS })}
          rows={4}
          spellCheck={false}
        />
        <Field id="list-file" label={t("file")}>
          <input id="list-file" name="file" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" />
        </Field>
        <p>
          <Button variant="primary">{t("make")}</Button>
        </p>
      </Form>
    </section>
  );
}
