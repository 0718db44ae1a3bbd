import { useMatches } from "@remix-run/react";

/** A form of the page whose typed values are kept when the language is changed. */
export interface DraftForm {
  /** The id of the form. */
  id: string;
  /** What Enter in one of its fields does; null: what its own first button does without a word. */
  intent: string | null;
}

/** As the page's loader names it by `draftForm`. */
export function useDraftForm(): DraftForm | null {
  const drafts = useMatches().map(({ data }) =>
    typeof data === "object" && data !== null ? Reflect.get(data, "draftForm") : null,
  );
  return drafts.find(isDraftForm) ?? null;
}

const isDraftForm = (value: unknown): value is DraftForm =>
  typeof value === "object" && value !== null && "id" in value && "intent" in value;
