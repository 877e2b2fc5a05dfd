/**
 * A telephone number as it is stored: `+13135550142` where it came with its country, else its digits as typed
 * without spaces. Null when it cannot be one (ITU E.164: at most 15 digits).
 */
export function readPhoneNumber(text: string): string | null {
  const compact = text.trim().replace(/[\s().\-/]/g, '');
  return /^\+?\d{7,15}$/.test(compact) ? compact : null;
}
