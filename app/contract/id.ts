// Ids as text carries them: in an address, a form's field, a query.

/** Positive, canonical, and no longer than a number holds exactly. */
export const ID = /^[1-9]\d{0,14}$/;

/** Null: it is no id. */
export const idIn = (text: string | null | undefined): number | null =>
  ID.test(text ?? "") ? Number(text) : null;
