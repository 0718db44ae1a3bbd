// What HTML can check of a form's fields, from the schema that reads its posts.
import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";

interface Constraint {
  required?: boolean;
  maxLength?: number;
}

/**
 * The required fields and the largest lengths of a form by field name, for its `useForm`. Patterns and least lengths are left to the
 * server, which trims and normalizes a value before it checks it, and has a message for each.
 */
export function constraintOf(schema: z.ZodObject): Record<string, Constraint> {
  const constraint = getZodConstraint(schema);
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]): [string, Constraint][] => {
      // A default inside a pipe escapes getZodConstraint.
      const required = constraint[name]?.required && !z.safeParse(field, undefined).success;
      // zod 4.6 keeps no lengths where getZodConstraint looks for them.
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
