// A number for the data that a page is made from, the same on both sides whatever the order of the fields.

const PRIME = 16777619;
const START = 2166136261;

export function pageVersion(data: unknown): string {
  let hash = START;
  const add = (text: string) => {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      add("[");
      for (const one of value) walk(one);
    } else if (value instanceof Promise) add("later");
    else if (value !== null && typeof value === "object") {
      add("{");
      for (const name of Object.keys(value).sort()) {
        const field = (value as Record<string, unknown>)[name];
        if (field === undefined || ONE_TIME.includes(name)) continue;
        add(name);
        walk(field);
      }
    } else add(`${typeof value} ${value}`);
    add(";");
  };
  walk(data);
  return (hash >>> 0).toString(36);
}

/** What forms carry that is made for one answer: another answer has others, and means the same. */
const ONE_TIME = ["formId", "formKey", "idempotencyKey", "opened"];
