/** The largest number that an order can have. */
export const maxOrderNumber = 2 ** 31 - 1;

/** Reads the number of an order as people write it, `1001`, `#1001` or `# 1 001`; null where it is none. */
export function readOrderNumber(text: string): number | null {
  const digits = text.replace(/^\s*#/, '').replace(/\s/g, '');
  if (!/^\d{1,10}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= 1 && number <= maxOrderNumber ? number : null;
}
