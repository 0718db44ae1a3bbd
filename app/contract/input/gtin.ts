// GTIN: the number under a bar code.

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with its check digit (GS1). */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
