import { useMatches } from "@remix-run/react";

/** A form whose typed values are kept when the language is changed. */
export interface DraftForm {
  id: string;
  /** Intent that Enter in one of its fields submits. null submits the form's first button. */
  intent: string | null;
}

/** Reads `draftForm` from the data of the page's loader. */
export function useDraftForm(): DraftForm | null {
  const drafts = useMatches().map(({ data }) =>
    typeof data === "object" && data !== null ? Reflect.get(data, "draftForm") : null,
  );
  return drafts.find(isDraftForm) ?? null;
}

const isDraftForm = (value: unknown): value is DraftForm =>
  typeof value === "object" && value !== null && "id" in value && "intent" in value;
