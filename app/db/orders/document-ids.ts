// The ids of documents that belong to a row of their own. The migrations' triggers count the same way.

/** The delivery note of a parcel. */
export const deliveryNoteId = (shipment: number): number => 400_000_000 + shipment;
/** The credit note of a refund. */
export const creditNoteId = (orderRefund: number): number => 700_000_000 + orderRefund;
