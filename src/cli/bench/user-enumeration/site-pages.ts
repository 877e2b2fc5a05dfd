import type { Endpoint } from '../compare-answers.ts';

/** Sends a form or JSON to the site and answers what a visitor sees of it. */
export type Send = (path: string, body: URLSearchParams | string) => Promise<{ status: number; text: string }>;

/** Says when a page was made, which is another moment for each. */
const formToken = /[0-9a-z]{7,10}\.[\w-]{43}/g;

/** Of no order, with as many digits as those of the first thousands. */
const unknownNumber = 9999;

/** The form's example of a number, which the first order bears. */
const hintedNumber = '1001';

const password = 'a night at the pier';

/** Buys something without an account; answers the order's number. */
export type PlaceOrder = (email: string) => Promise<number>;

/**
 * The site's endpoints: the forms, and the address that one of them sends to. Finding an order is asked about twice, each time in
 * vain: whether the number is there, with an email that is not its own, and whether the email has bought, with another number.
 */
export function sitePages(send: Send, placeOrder: PlaceOrder): Endpoint[] {
  const read = async (path: string, body: URLSearchParams | string) => {
    const { status, text } = await send(path, body);
    return `${status} ${text.replaceAll(formToken, 'TOKEN')}`;
  };
  const register = (email: string) =>
    read('/api/register', JSON.stringify({ email, password, acceptsMarketing: false, dateOfBirth: '1990-04-01' }));
  const form = (path: string, fields: Record<string, string>) => read(path, new URLSearchParams(fields));
  const numbers = new Map<string, number>();
  const buy = async (email: string) => numbers.set(email, await placeOrder(email));
  const find = async (number: number, email: string) => {
    const text = await form('/orders', { form: 'find-order', number: String(number), email });
    // The address first: a made-up one may hold the digits of a number.
    return text
      .replaceAll(email, 'EMAIL')
      .replaceAll(encodeURIComponent(email), 'EMAIL')
      .replaceAll(String(number), 'NUMBER')
      .replaceAll(hintedNumber, 'NUMBER');
  };
  return [
    {
      name: 'login',
      register,
      ask: (email) => form('/auth/login', { form: 'login', email, password: 'not this one' }),
    },
    { name: 'register', register, ask: register },
    { name: 'reset', register, ask: (email) => form('/auth/reset-password', { form: 'recover', email }) },
    {
      name: 'find order, number',
      register: buy,
      ask: (email) => find(numbers.get(email) ?? unknownNumber, 'nobody@example.com'),
    },
    { name: 'find order, email', register: buy, ask: (email) => find(unknownNumber, email) },
  ];
}
