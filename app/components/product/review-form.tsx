import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { TextAreaField, TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, textareaProps, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { multiline } from "~/theme/text.css";

/** Identifies the order, with the same parameters as the URL. */
export interface OrderName {
  key: string | null;
  order: string | null;
}

interface Texts {
  texts: Record<string, string>;
  /** Labels of the ratings, "1 of 5" to "5 of 5". */
  ratings: readonly string[];
}

const FIELDS = ["rating", "text", "name"] as const;

export function ReviewForm({
  of,
  product,
  texts,
  ratings,
  typed,
  ...posted
}: Texts & PostedForm & { of: OrderName; product: number; typed: Record<(typeof FIELDS)[number], string> }) {
  const { t: common } = useTranslation();
  const [form, fields] = usePostedForm<(typeof FIELDS)[number]>({
    ...{ id: "review", ...posted },
    defaultValue: typed,
  });
  const chosen = String(fields.rating.initialValue ?? "");
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={paths.reviews({ ...of, product })}
      className={stack.s5}
    >
      <FormErrors
        title={(count) => common("form.errors", { count })}
        error={form.allErrors}
        order={FIELDS}
        label={(name) => texts[name] ?? null}
      />
      <OrderFields of={of} />
      <input type="hidden" name="product" value={product} />
      <FieldSet id="rating" label={texts.rating} errors={fields.rating.errors ?? []}>
        {ratings.map((label, index) => (
          <Check
            key={label}
            type="radio"
            name="rating"
            value={index + 1}
            required
            defaultChecked={chosen === String(index + 1)}
          >
            {label}
          </Check>
        ))}
      </FieldSet>
      <TextAreaField
        {...textareaProps(fields.text)}
        rows={6}
        label={texts.text}
        optional={common("form.optional")}
      />
      <TextField {...textProps(fields.name)} label={texts.name} hint={texts.nameHint} />
      <p className={row}>
        <Button variant="primary" name="intent" value="write">
          {texts.send}
        </Button>
      </p>
    </Form>
  );
}

function OrderFields({ of: { key, order } }: { of: OrderName }) {
  return key === null ? (
    <input type="hidden" name="order" value={order ?? ""} />
  ) : (
    <input type="hidden" name="key" value={key} />
  );
}

export const StopRequests = ({ of, texts }: { of: OrderName; texts: Record<string, string> }) => (
  <Form method="post" action={paths.reviews({ ...of })}>
    <OrderFields of={of} />
    <p>
      <Button variant="text" name="intent" value="stop">
        {texts.stop}
      </Button>
    </p>
  </Form>
);

interface Reviewed {
  product: number;
  name: string;
  /** Status of the review. null if there is no review. */
  state: string | null;
  action: string;
}

export const ReviewedProducts = ({ of, products }: { of: OrderName; products: Reviewed[] }) => (
  <ul className={stack.s3}>
    {products.map(({ product, name, state, action }) => (
      <li key={product}>
        <Link to={paths.reviews({ ...of, product })}>
          {name}: {action}
        </Link>{" "}
        {state && <span className={multiline}>{state}</span>}
      </li>
    ))}
  </ul>
);
