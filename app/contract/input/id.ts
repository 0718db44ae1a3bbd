// Ids as text: in a path, a form field or a query.

/** A positive decimal without leading zeros, small enough for an exact number. */
export const ID = /^[1-9]\d{0,14}$/;

/** Null if the text is not an id. */
export const idIn = (text: string | null | undefined): number | null =>
  ID.test(text ?? "") ? Number(text) : null;
