// Unique Italian VAT numbers.

/** Seven random digits, the office of Florence, and the check digit. */
export function vatNumber(): string {
  const digits = `${Math.floor(1_000_000 + Math.random() * 9_000_000)}057`;
  const sum = [...digits].reduce((all, text, index) => {
    const twice = Number(text) * 2;
    return all + (index % 2 === 0 ? Number(text) : twice > 9 ? twice - 9 : twice);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
