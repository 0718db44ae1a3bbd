// Zod issues as the shop's error codes, so that API and forms show the same message.
export interface IssueCode {
  code: string;
  values: Record<string, unknown>;
}

interface IssueFacts {
  code?: string | undefined;
  format?: unknown;
  input?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  params?: Record<string, unknown> | undefined;
}

/** The error code of a zod issue, with the values of its message. */
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
    case "custom": {
      const { code = "invalid", ...values } = issue.params ?? {};
      return { code: String(code), values };
    }
    default:
      return { code: "invalid", values: {} };
  }
}

const typeCodeOf = (input: unknown): string => {
  if (input === undefined || input === null) return "required";
  return Number.isNaN(input) ? "invalid" : "invalid_type";
};
