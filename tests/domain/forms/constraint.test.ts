import { expect, it } from "vitest";
import { z } from "zod";
import * as forms from "~/contract/forms";
import { RECORD_FORMS } from "~/contract/operator/record-forms";
import { constraintOf } from "~/storefront/forms/constraint";
import { recordConstraint } from "~/storefront/operator/records/record-reply";

it("contains required fields and lengths, but no pattern, since the server trims values first", () => {
  const schema = z.object({
    code: z.string().trim().min(3).max(7).regex(/^\d+$/),
    note: z.string().max(40).optional(),
    kind: z.enum(["a", "b"]).default("a"),
    email: z.preprocess((value) => value, z.email().max(254)),
    free: z.string().optional(),
    lines: z
      .string()
      .default("")
      .transform((text) => text.split(","))
      .pipe(z.array(z.string())),
  });
  expect(constraintOf(schema)).toEqual({
    code: { required: true, maxLength: 7 },
    note: { maxLength: 40 },
    email: { required: true, maxLength: 254 },
  });
});

it("contains the lengths and the required fields of the forms that are shown", () => {
  expect(constraintOf(forms.contactForm)).toMatchObject({
    full_name: { maxLength: 200 },
    city: { required: true, maxLength: 100 },
    email: { required: true, maxLength: 254 },
    message: { required: true, maxLength: 5000 },
  });
  expect(constraintOf(forms.guestCheckoutForm)).toMatchObject({
    name: { required: true, maxLength: 60 },
    postal_code: { required: true, maxLength: 12 },
    billing_city: { maxLength: 80 },
  });
  expect(constraintOf(forms.addressesForm.options[0])).toMatchObject({
    recipient: { required: true, maxLength: 120 },
    pec: { maxLength: 254 },
  });
});

it("requires a record's own fields, but neither a blank row of a list nor a slug", () => {
  const required = { required: true };
  expect(recordConstraint(RECORD_FORMS.shipping)).toEqual({
    key: required,
    ...Object.fromEntries(
      ["code", "price", "estimated_days_min", "estimated_days_max"].map((column) => [
        `shipping_policies.0.${column}`,
        required,
      ]),
    ),
  });
  expect(recordConstraint(RECORD_FORMS.variants)).toEqual({ key: required });
  expect(recordConstraint(RECORD_FORMS.product)).toEqual({ key: required });
});
