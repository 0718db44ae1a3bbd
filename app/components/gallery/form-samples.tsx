import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { Stepper } from "~/components/product/stepper";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { Choice } from "~/components/ui/form/choice";
import { ErrorSummary } from "~/components/ui/form/error-summary";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { FieldGroup } from "~/components/ui/form/field-group";
import { FieldSet } from "~/components/ui/form/field-set";
import { Sample, Samples } from "./sample";

const VARIANTS = ["plain", "primary", "text", "danger"] as const;
const SIZES = ["slim", "normal", "big"] as const;

export function ButtonSamples() {
  const { t } = useTranslation(["catalogue"]);
  return (
    <Samples of="Button">
      {VARIANTS.flatMap((variant) =>
        SIZES.map((size) => (
          <Sample key={`${variant} ${size}`} state={`${variant}, ${size}`}>
            <Button type="button" variant={variant} size={size}>
              {t("catalogue:product.add")}
            </Button>
          </Sample>
        )),
      )}
      <Sample state="disabled">
        <Button type="button" disabled>
          {t("catalogue:card.adding")}
        </Button>
      </Sample>
    </Samples>
  );
}

export function FieldSamples() {
  const { t } = useTranslation(["common", "catalogue"]);
  const label = t("common:search.label");
  const hint = t("common:search.placeholder");
  const optional = t("common:form.optional");
  const errors = [t("catalogue:filters.notAmount")];
  const options = ["it", "en", "es"].map((value) => ({ value, label: t(`common:language.${value}`) }));
  const states = {
    plain: {},
    hint: { hint },
    optional: { optional },
    errors: { errors },
    all: { hint, errors },
  };
  return (
    <>
      <Samples of="TextField, SelectField, TextAreaField">
        {Object.entries(states).map(([state, props]) => (
          <Sample key={state} state={state}>
            <TextField id={`text-${state}`} name="text" label={label} {...props} />
            <SelectField id={`select-${state}`} name="select" label={label} options={options} {...props} />
            <TextAreaField id={`area-${state}`} name="area" label={label} rows={2} {...props} />
          </Sample>
        ))}
      </Samples>
      <Samples of="FieldSet, Check, Choice, FieldGroup">
        <Sample state="checkboxes">
          <FieldSet id="set" label={label} hint={hint}>
            <Check name="check" defaultChecked count={12}>
              {label}
            </Check>
            <Check name="check">{label}</Check>
          </FieldSet>
        </Sample>
        <Sample state="radio buttons, errors">
          <FieldSet id="set-errors" label={label} errors={errors}>
            <Choice name="choice" defaultChecked title={label} detail={hint} aside="12" />
            <Choice name="choice" title={label} detail={hint} aside="0" />
          </FieldSet>
        </Sample>
        <Sample state="a field with its button">
          <FieldGroup
            name="group"
            aria-label={label}
            button={<Button type="button">{t("common:search.action")}</Button>}
          />
        </Sample>
      </Samples>
      <Samples of="QuantityInput, Stepper">
        <Sample state="normal">
          <QuantityInput name="qty" defaultValue={1} aria-label={t("catalogue:quantity.label")} />
        </Sample>
        <Sample state="tall">
          <QuantityInput
            name="qty"
            height="tall"
            defaultValue={6}
            aria-label={t("catalogue:quantity.label")}
          />
        </Sample>
        <Sample state="with its buttons">
          <Stepper name={label} min={1} step={1} button={() => ({ type: "button" })}>
            <QuantityInput name="qty" defaultValue={2} aria-label={t("catalogue:quantity.label")} />
          </Stepper>
        </Sample>
      </Samples>
      <Samples of="ErrorSummary">
        <Sample state="with a field and without">
          <ErrorSummary
            title={t("common:form.errors", { count: 2 })}
            errors={[
              { fieldId: "text-errors", text: errors[0] ?? "" },
              { fieldId: null, text: t("common:network.text") },
            ]}
          />
        </Sample>
      </Samples>
    </>
  );
}
