import type { FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { type Card, digitsOf } from './test-gateway.ts';

/** The card of a form, as it was typed. */
export function readCard(form: URLSearchParams): Card {
  const text = (name: string) => (form.get(name) ?? '').trim();
  return { number: text('cardNumber'), expiry: text('cardExpiry'), code: text('cardCode'), name: text('cardName') };
}

/** What is wrong with a card before anybody is asked, in the order of the fields. */
export function cardErrors({ number, expiry, code, name }: Card, now: Date): FieldError[] {
  const fieldErrors: FieldError[] = [];
  if (number === '') fieldErrors.push({ field: 'cardNumber', message: 'Enter the number of the card.' });
  else if (!isCardNumber(number)) {
    fieldErrors.push({ field: 'cardNumber', message: 'Check the number of the card: it has a digit wrong.' });
  }
  if (name === '') fieldErrors.push({ field: 'cardName', message: 'Enter the name on the card.' });
  const ends = readExpiry(expiry);
  if (!ends) fieldErrors.push({ field: 'cardExpiry', message: 'Enter month and year, such as 08/29.' });
  else if (ends <= now) fieldErrors.push({ field: 'cardExpiry', message: 'This card has expired. Use another one.' });
  if (!/^\d{3,4}$/.test(code)) {
    fieldErrors.push({ field: 'cardCode', message: 'Enter the 3 or 4 digits of the security code.' });
  }
  return fieldErrors;
}

/** Luhn's check of the digits (ISO/IEC 7812-1), which catches most slips of the finger. */
function isCardNumber(number: string): boolean {
  if (!/^[\d\s-]+$/.test(number)) return false;
  const digits = [...digitsOf(number)].map(Number).reverse();
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = digits.reduce((total, digit, index) => {
    const worth = index % 2 === 0 ? digit : digit * 2;
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
}

/** The first instant after the month printed on the card; null when it is no month. */
function readExpiry(text: string): Date | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/\-. ]?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  return month && year ? new Date(Date.UTC(2000 + Number(year), Number(month), 1)) : null;
}
