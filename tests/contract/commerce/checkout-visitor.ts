import type { CartServer } from './cart-server.ts';
import { PUBLIC_URL } from './commerce-server.ts';

export type Page = { status: number; path: string; html: string; text: string; headers: Headers };

/** Goes through a checkout like a browser without JavaScript: reads pages, sends forms, follows redirects. */
export class Visitor {
  readonly #server: Pick<CartServer, 'origin'>;
  readonly #cartId: string;

  constructor(server: Pick<CartServer, 'origin'>, cartId: string) {
    this.#server = server;
    this.#cartId = cartId;
  }

  /** The address of a step or of a form of this cart's checkout. */
  path(place: string): string {
    const [, token, query] = /^gid:\/\/shopify\/Cart\/([\w-]+)\?(.*)$/.exec(this.#cartId) ?? [];
    return `/checkout/${token}${place === 'information' ? '' : `/${place}`}?${query}`;
  }

  open(place: string): Promise<Page> {
    return this.#visit(place.startsWith('/') ? place : this.path(place));
  }

  send(place: string, fields: Record<string, string>): Promise<Page> {
    return this.#visit(place.startsWith('/') ? place : this.path(place), new URLSearchParams(fields));
  }

  async #visit(path: string, body?: URLSearchParams): Promise<Page> {
    const response = await fetch(this.#server.origin + path, {
      redirect: 'manual',
      ...(body && { method: 'POST', body }),
    });
    const location = response.headers.get('Location');
    if (location) return this.#visit(location.replace(PUBLIC_URL, ''));
    const html = await response.text();
    return { status: response.status, path, html, text: textOf(html), headers: response.headers };
  }
}

export const usAddress = {
  email: 'June@Example.com',
  firstName: 'June',
  lastName: 'Osei',
  address1: '14 Woodward Avenue',
  city: 'Detroit',
  country: 'US',
  province: 'MI',
  zip: '48226',
};
export const caAddress = { ...usAddress, city: 'Montréal', country: 'CA', province: 'QC', zip: 'H2X 1Y4' };

export const goodCard = {
  cardNumber: '4242 4242 4242 4242',
  cardName: 'June Osei',
  cardExpiry: '08/39',
  cardCode: '123',
};
export const declinedCard = { ...goodCard, cardNumber: '4000000000000002' };
export const silentCard = { ...goodCard, cardNumber: '4000 0000 0000 0044' };

/** Goes through every step up to the review, and answers the review. */
export async function goToReview(
  visitor: Visitor,
  choices: {
    address?: Record<string, string>;
    method?: string;
    note?: string;
    deliverFrom?: string;
    card?: Record<string, string>;
  } = {},
): Promise<Page> {
  const { address = usAddress, method = 'standard', note = '', deliverFrom = '', card = goodCard } = choices;
  await visitor.send('information', address);
  const payment = await visitor.send('delivery', { method, note, deliverFrom });
  return payment.html.includes('name="cardNumber"') ? visitor.send('payment', card) : visitor.open('review');
}

/** Presses the button of a review. */
export function placeOrder(visitor: Visitor, review: Page): Promise<Page> {
  return visitor.send('review', { shown: hidden(review, 'shown') });
}

/** The value of a hidden field. Not by a parser: two hundred buyers at once would wait for it, and lose connections. */
function hidden({ html }: Page, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

function textOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
}
