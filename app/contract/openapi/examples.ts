// Builds an example of an answer from the examples of its named schemas.
import examples from "./examples.json";

type Schema = Record<string, unknown>;

export function exampleOf(schema: Schema): unknown {
  const { $ref, items, properties, anyOf } = schema;
  // JSON Schema writes a nullable type as a list that ends with "null".
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(anyOf)) return exampleOf(Object(anyOf[0]));
  if (typeof $ref === "string") return Reflect.get(examples.schemas, $ref.split("/").at(-1) ?? "");
  if (type === "array") return [exampleOf(Object(items))];
  if (type === "string") return "text";
  if (type === "boolean") return true;
  if (type !== "object") return 1;
  return Object.fromEntries(
    Object.entries(Object(properties)).map(([name, property]) => [name, exampleOf(Object(property))]),
  );
}
