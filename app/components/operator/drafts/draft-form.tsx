import { FormProvider, getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import {
  type PostedForm,
  selectProps,
  textareaProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Notice } from "~/components/ui/page/notice";
import { MAX_QUOTE_REASON_LENGTH } from "~/contract/constants/limits";
import type { DraftOrder } from "~/contract/operator/draft-orders";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { soft } from "../ui/base.css";
import { FieldGrid, PostForm } from "../ui/forms";
import { Columns, Panel, Stack } from "../ui/page";
import { DraftRows } from "./draft-rows";
import { DraftSummary } from "./draft-summary";

type Name =
  | "qty"
  | "price"
  | "reason"
  | "lines"
  | "billing_address"
  | "shipping_address"
  | "shipping_policy"
  | "payment_method"
  | "discount"
  | "shipping_price"
  | "customer_reference"
  | "notes"
  | "valid_until";

export function DraftForm({
  draft,
  lines,
  errors,
  mayWrite,
  ...posted
}: PostedForm & {
  draft: DraftOrder;
  /** Pasted lines that still need correction. */
  lines: string;
  errors: Record<string, string[]>;
  mayWrite: boolean;
}) {
  const { t } = useTranslation("operator");
  const [form, fields] = usePostedForm<Name>({
    ...{ id: "draft", ...posted },
    defaultValue: valuesOf(draft, lines),
  });
  return (
    <FormProvider context={form.context}>
      <PostForm {...getFormProps(form)}>
        <DefaultButton intent="save" />
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="expected_total" value={draft.totals.total} />
        <Columns of="side">
          <Stack>
            <DraftRows draft={draft} />
            <Panel title={t("drafts.add")}>
              <TextAreaField
                {...textareaProps(fields.lines)}
                errors={errors.lines ?? []}
                rows={4}
                label={t("drafts.lines")}
                hint={t("drafts.linesHint")}
              />
            </Panel>
            <Choices draft={draft} fields={fields} />
          </Stack>
          <Stack>
            <DraftSummary draft={draft} />
            {draft.problems.length > 0 && (
              <Notice kind="warn" lead={t("drafts.stopped")}>
                {draft.problems
                  .map(({ name, message }) => (name ? `${name}: ${message}` : message))
                  .join(". ")}
              </Notice>
            )}
            <Panel title={t("drafts.send")}>
              <Sending draft={draft} mayWrite={mayWrite} />
            </Panel>
          </Stack>
        </Columns>
      </PostForm>
    </FormProvider>
  );
}

function valuesOf(draft: DraftOrder, lines: string) {
  const { chosen, rows } = draft;
  const byProduct = (value: (row: DraftOrder["rows"][number]) => string) =>
    Object.fromEntries(rows.map((row) => [row.product, value(row)]));
  const idOf = (id: number | null) => (id === null ? "" : String(id));
  return {
    lines,
    qty: byProduct(({ qty }) => String(qty)),
    price: byProduct(({ is_agreed, unit_price }) => (is_agreed ? unit_price : "")),
    reason: byProduct(({ reason }) => reason),
    billing_address: idOf(chosen.billing_address),
    shipping_address: idOf(chosen.shipping_address),
    shipping_policy: idOf(chosen.shipping_policy),
    payment_method: idOf(chosen.payment_method),
    discount: draft.discount ?? "",
    shipping_price: draft.shipping_price ?? "",
    customer_reference: draft.customer_reference,
    notes: draft.notes,
    valid_until: draft.valid_until ?? "",
  };
}

function Choices({
  draft,
  fields,
}: {
  draft: DraftOrder;
  fields: ReturnType<typeof usePostedForm<Name>>[1];
}) {
  const { t } = useTranslation("operator");
  const { money } = useFormat();
  const addresses = (type: "Billing" | "Shipping") => [
    { value: "", label: "–" },
    ...draft.addresses
      .filter((address) => address.type === type)
      .map(({ id, recipient, address, city }) => ({
        value: String(id),
        label: `${recipient}, ${address}, ${city}`,
      })),
  ];
  const policies = draft.shipping_policies.map(({ id, name, price }) => ({
    value: String(id),
    label: `${name}: ${money(price, draft.totals.currency)}`,
  }));
  const gross = draft.totals.includes_vat;
  const methods = draft.payment_methods.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Panel title={t("drafts.delivery")}>
      <FieldGrid>
        <SelectField
          {...selectProps(fields.shipping_address)}
          label={t("drafts.shippingAddress")}
          options={addresses("Shipping")}
        />
        <SelectField
          {...selectProps(fields.billing_address)}
          label={t("drafts.billingAddress")}
          options={addresses("Billing")}
        />
        <SelectField
          {...selectProps(fields.shipping_policy)}
          label={t("quotes.shipping")}
          options={[{ value: "", label: "–" }, ...policies]}
        />
        <SelectField
          {...selectProps(fields.payment_method)}
          label={t("drafts.payment")}
          options={[{ value: "", label: "–" }, ...methods]}
        />
        <TextField
          {...textProps(fields.shipping_price)}
          inputMode="decimal"
          label={t(gross ? "drafts.shippingGross" : "drafts.shippingNet")}
          hint={t("drafts.shippingHint")}
        />
        <TextField
          {...textProps(fields.discount)}
          inputMode="decimal"
          label={t(gross ? "drafts.discountGross" : "drafts.discountNet")}
          hint={t("drafts.discountHint")}
        />
        <TextField
          {...textProps(fields.customer_reference)}
          label={t("quotes.reference")}
          optional={t("order.optional")}
        />
        <TextField
          {...textProps(fields.valid_until)}
          type="date"
          label={t("quotes.validUntil")}
          hint={t("drafts.validHint")}
        />
      </FieldGrid>
      <TextAreaField
        {...textareaProps(fields.notes)}
        rows={2}
        label={t("drafts.notes")}
        hint={t("drafts.notesHint")}
      />
    </Panel>
  );
}

function Sending({ draft, mayWrite }: { draft: DraftOrder; mayWrite: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <>
      <p>
        <Button name="intent" value="save" disabled={!mayWrite}>
          {t("drafts.save")}
        </Button>
      </p>
      {!draft.is_guest && (
        <>
          <p>{t("drafts.quoteAbout")}</p>
          {draft.problems.length === 0 && (
            <p>
              <a href={operatorPaths.draftQuote(draft.id)}>{t("drafts.preview")}</a>
            </p>
          )}
          <p>
            <Button variant="primary" name="intent" value="quote" disabled={!mayWrite}>
              {t("drafts.sendQuote")}
            </Button>
          </p>
        </>
      )}
      <p>{t("drafts.orderAbout")}</p>
      <p>
        <Button
          variant={draft.is_guest ? "primary" : "plain"}
          name="intent"
          value="order"
          disabled={!mayWrite}
        >
          {t("drafts.makeOrder")}
        </Button>
      </p>
      {draft.is_request && (
        <>
          <TextField
            id="refusal"
            name="refusal"
            maxLength={MAX_QUOTE_REASON_LENGTH}
            label={t("drafts.refuseReason")}
            optional={t("order.optional")}
          />
          <p>
            <Button name="intent" value="refuse" disabled={!mayWrite}>
              {t("drafts.refuse")}
            </Button>
          </p>
        </>
      )}
      <p>
        <Button name="intent" value="delete" disabled={!mayWrite}>
          {t("drafts.delete")}
        </Button>
      </p>
      {!mayWrite && <p className={soft}>{t("needsRole")}</p>}
    </>
  );
}
