const isWhole = (cents: number): boolean => Number.isSafeInteger(cents);

/** Reais with two decimals from cents, with the given decimal mark: '-1234,56'. Exact as long as the cents are. */
export function centsText(cents: number, mark: ',' | '.'): string {
  if (!isWhole(cents)) return (cents / 100).toFixed(2).replace('.', mark);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const text = `${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
  return cents < 0 ? `-${text}` : text;
}

/** Up to here the written form of a number has at most ten decimals. */
const shortest = 12;

/** A number with decimal comma, rounded to ten decimals, so that the errors of binary fractions disappear. */
export function decimalText(value: number): string {
  const text = String(value);
  const isPlain = text.length <= shortest && !text.includes('e');
  return (isPlain ? text : String(Number(value.toFixed(10)))).replace('.', ',');
}
