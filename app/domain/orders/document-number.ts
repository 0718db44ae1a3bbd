/** The numbers of documents that must have no gaps: a letter code, the year, five digits or more. */
export const NUMBERED_DOCUMENTS = { delivery_note: "DDT", invoice: "FV", credit_note: "NC" } as const;
export type NumberedDocument = keyof typeof NUMBERED_DOCUMENTS;
