import type { ActionFunctionArgs } from 'react-router';
import { isCountry } from '#protocol/shopify/market.ts';
import { readCartId, setCartCookie } from '../../cart/cart-cookie.server.ts';
import { requestContext, siteContext } from '../../context.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { marketCookieFor } from '../../market/market-cookie.server.ts';
import { pageBefore } from '../../market/page-before.ts';
import { personal } from '../cart/personal-headers.ts';

/**
 * `POST /api/market`: the currency chosen in the footer, by the country whose prices those are. Remembers it, takes the
 * cart along, and leads back to the page it came from.
 */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<Response> {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const form = await readFormData(request);
  const country = form.get('country');
  if (!isCountry(country)) {
    return new Response('country must be US or CA.\n', { status: 422, headers: personal(new Headers()) });
  }
  const back = pageBefore(requestInfo.referrer, [new URL(site.publicUrl).origin, url.origin]);
  const headers = personal(new Headers({ Location: back }));
  headers.append('Set-Cookie', marketCookieFor(country, site.publicUrl));
  const cartId = await readCartId(request);
  if (cartId !== null) {
    // A cart that does not follow now does so when it is next shown.
    const { cart } = await site.commerce.cart.setBuyer({ ...requestInfo.market, country }, cartId, {
      countryCode: country,
    });
    if (cart) await setCartCookie(headers, cart.id, site);
  }
  return new Response(null, { status: 303, headers });
}

/** Somebody who opens the address itself. */
export function loader() {
  return new Response(null, { status: 303, headers: { Location: '/' } });
}
