import type { OrderDetail } from '#clients/commerce/account-client.ts';
import { readCartId, setCartCookie } from '../../cart/cart-cookie.server.ts';
import type { RequestContext, Site } from '../../context.ts';
import type { LoggedIn } from '../../session/auto-login.server.ts';

/** What of an order can be bought again: what is still sold, and in stock. */
export function orderedAgain(order: OrderDetail) {
  return order.lineItems.nodes.flatMap(({ variant, quantity, customAttributes }) =>
    variant?.availableForSale
      ? [
          {
            merchandiseId: variant.id,
            quantity,
            attributes: customAttributes.map(({ key, value }) => ({ key, value: value ?? '' })),
          },
        ]
      : [],
  );
}

/**
 * Puts what is still sold of an order into the visitor's cart, or a new one. Adds the cookies that keep it to `headers`;
 * false when nothing could be put in.
 */
export async function reorder(
  { commerce, customerCarts, publicUrl }: Pick<Site, 'commerce' | 'customerCarts' | 'publicUrl'>,
  { market, now }: RequestContext,
  { accessToken, customerId }: LoggedIn,
  order: OrderDetail,
  request: Request,
  headers: Headers,
): Promise<boolean> {
  const lines = orderedAgain(order);
  if (lines.length === 0) return false;
  const known = await readCartId(request);
  const added = known === null ? null : (await commerce.cart.addLines(market, known, lines)).cart;
  const buyerIdentity = { countryCode: market.country, customerAccessToken: accessToken };
  const cart = added ?? (await commerce.cart.create(market, { lines, buyerIdentity })).cart;
  if (!cart) return false;
  await customerCarts.remember(customerId, cart.id, now);
  await setCartCookie(headers, cart.id, { publicUrl });
  return true;
}
