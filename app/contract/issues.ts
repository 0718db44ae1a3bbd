// A schema's complaint as one of the shop's error codes, so that API and forms say the same sentence.
export interface IssueCode {
  code: string;
  values: Record<string, unknown>;
}

/** What is read of a zod issue, raw or finished. */
interface IssueFacts {
  code?: string | undefined;
  format?: unknown;
  input?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

export function codeOf(issue: IssueFacts): IssueCode {
  switch (issue.code) {
    case "invalid_type":
      return { code: typeCodeOf(issue.input), values: {} };
    case "too_small":
      if (issue.origin !== "string") return { code: "min_value", values: { min: issue.minimum } };
      return Number(issue.minimum) <= 1
        ? { code: "required", values: {} }
        : { code: "min_length", values: { min: issue.minimum } };
    case "too_big":
      if (issue.origin === "array") return { code: "max_items", values: { max: issue.maximum } };
      return { code: issue.origin === "string" ? "max_length" : "max_value", values: { max: issue.maximum } };
    case "invalid_format":
      return { code: issue.format === "email" ? "email_invalid" : "invalid", values: {} };
    default:
      return { code: "invalid", values: {} };
  }
}

const typeCodeOf = (input: unknown): string => {
  if (input === undefined || input === null) return "required";
  return Number.isNaN(input) ? "invalid" : "invalid_type";
};
