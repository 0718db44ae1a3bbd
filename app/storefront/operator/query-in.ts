// The list query in a URL.
import type { z } from "zod";

/** Ignores invalid values and empty fields. */
export function queryIn<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  { searchParams }: URL,
): z.output<z.ZodObject<Shape>> {
  const fields = Object.entries<z.ZodType>(schema.shape as unknown as Record<string, z.ZodType>).flatMap(
    ([name, shape]) => {
      const typed = searchParams.get(name);
      if (typed === null || typed === "") return [];
      return shape.safeParse(typed).success ? [[name, typed] as const] : [];
    },
  );
  return schema.parse(Object.fromEntries(fields));
}
