// When the order pad requests a confirmation of a quantity.
import { expect, it } from "vitest";
import { isUnusualQty } from "~/domain/orders/unusual-quantity";

it.each([
  [100, 1, true],
  [99, 1, false],
  [1_199, 12, false],
  [1_200, 12, true],
  [9_999, null, false],
  [99_999, null, true],
])("%i pieces after a last purchase of %o need a confirmation: %o", (qty, usual, asks) => {
  expect(isUnusualQty(qty, usual)).toBe(asks);
});
