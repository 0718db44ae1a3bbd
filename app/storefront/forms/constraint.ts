// HTML constraints of a form's fields, from the schema that validates its posts.
import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";

interface Constraint {
  required?: boolean;
  maxLength?: number;
}

/**
 * Returns required fields and maximum lengths by field name, for `useForm`. The server checks patterns and minimum
 * lengths, because it trims and normalizes a value first and has a message for each error.
 */
export function constraintOf(schema: z.ZodObject): Record<string, Constraint> {
  const constraint = getZodConstraint(schema);
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]): [string, Constraint][] => {
      // getZodConstraint does not detect a default inside a pipe.
      const required = constraint[name]?.required && !z.safeParse(field, undefined).success;
      // zod 4.6 no longer stores lengths where getZodConstraint reads them.
      const maxLength = maxLengthOf(field);
      const known = { ...(required && { required }), ...(maxLength !== null && { maxLength }) };
      return Object.keys(known).length > 0 ? [[name, known]] : [];
    }),
  );
}

function maxLengthOf(schema: z.core.SomeType): number | null {
  if (schema instanceof z.ZodPipe) return maxLengthOf(schema.in) ?? maxLengthOf(schema.out);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return maxLengthOf(schema.unwrap());
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? schema.maxLength : null;
}
