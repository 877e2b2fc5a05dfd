import { createCookie } from 'react-router';
import { z } from 'zod';
import type { CartContents, CartLineContents, CartNotice } from '#blocks/cart/cart-contract.ts';
import { formatMoney, type Money } from '#protocol/money.ts';
import type { Site } from '../context.ts';
import { cartCookieSeconds } from './cart-cookie.server.ts';

/** What each thing in the cart cost when the visitor last saw it, by the number of its variant: `{"42": "138.0 USD"}`. */
export type SeenPrices = Record<string, string>;

const seenCookie = createCookie('cart_seen', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: cartCookieSeconds });

const seenShape = z.record(z.string(), z.string());

export async function readSeenPrices(request: Request): Promise<SeenPrices> {
  return seenShape.safeParse(await seenCookie.parse(request.headers.get('Cookie'))).data ?? {};
}

export async function setSeenPricesCookie(headers: Headers, seen: SeenPrices, { publicUrl }: Pick<Site, 'publicUrl'>) {
  headers.append('Set-Cookie', await seenCookie.serialize(seen, { secure: publicUrl.startsWith('https:') }));
}

/** What costs another sum than when it was last seen. Another currency is the visitor's own doing, and is not said. */
export function priceNotices({ lines }: CartContents, seen: SeenPrices): CartNotice[] {
  return lines.flatMap((line) => {
    const [amount, currencyCode] = (seen[numberOf(line)] ?? '').split(' ');
    if (!amount || currencyCode !== line.unit.currencyCode || Number(amount) === Number(line.unit.amount)) return [];
    const was = formatMoney({ amount, currencyCode });
    return [
      { kind: 'price_changed' as const, text: `${nameOf(line)} was ${was} and is now ${formatMoney(line.unit)} each.` },
    ];
  });
}

/**
 * What is seen from now on. Where the cart is `shown`, everything as it costs now; where it is only changed, prices
 * that the visitor has not been informed of stay as they were seen.
 */
export function nextSeenPrices({ lines }: CartContents, seen: SeenPrices, shown: boolean): SeenPrices {
  return Object.fromEntries(
    lines.map((line) => {
      const number = numberOf(line);
      const known = seen[number];
      const isOfThisMarket = known?.endsWith(line.unit.currencyCode) === true;
      return [number, !shown && known !== undefined && isOfThisMarket ? known : textOf(line.unit)];
    }),
  );
}

/** A line's thing with its choices: `Oxblood bathrobe, Size: L`. */
export function nameOf({ title, choices }: Pick<CartLineContents, 'title' | 'choices'>): string {
  return [title, ...choices].join(', ');
}

function numberOf({ variantId }: CartLineContents): string {
  return /(\d+)(?:\?.*)?$/.exec(variantId)?.[1] ?? variantId;
}

function textOf({ amount, currencyCode }: Money): string {
  return `${amount} ${currencyCode}`;
}
