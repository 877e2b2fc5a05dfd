import { formatMoney } from './money.ts';

/** What one ticket costs, as a reservation is stored with it. */
export type TicketPrice = {
  /** In words: `Free`, `From $20.00`, `$20.00`; `''` for a table, or where nothing is said. */
  price: string;
  /** A decimal text where a ticket has one price, else `''`. */
  unit_amount: string;
  /** ISO 4217, or `''`. */
  unit_currency: string;
};

/** Of what has no price. */
export const noPrice: TicketPrice = { price: '', unit_amount: '', unit_currency: '' };

/** When it is paid: this site takes no money for tickets. */
export const paidWhen = 'paid when you come';

/** `$40.00`, for two tickets of $20.00; `''` where a ticket has no one price. */
export function ticketTotal({ unit_amount, unit_currency }: TicketPrice, count: number): string {
  if (unit_amount === '') return '';
  const cents = Math.round(Number(unit_amount) * 100) * count;
  return formatMoney({ amount: (cents / 100).toFixed(2), currencyCode: unit_currency });
}

/** What some tickets cost, each line with its term; none where nothing is said. */
export function priceFacts(ticket: TicketPrice, count: number): (readonly [term: string, words: string])[] {
  const { price } = ticket;
  if (price === '') return [];
  if (price === 'Free') return [['Price', price]];
  const total = ticketTotal(ticket, count);
  if (total === '') return [['Price', `${price} a ticket, ${paidWhen}`]];
  return [
    ['Price', `${price} a ticket`],
    ['Total', `${total}, ${paidWhen}`],
  ];
}
