import type { LoaderFunctionArgs } from 'react-router';
import { readCartId } from '../../cart/cart-cookie.server.ts';
import { requestContext, siteContext } from '../../context.ts';
import { autoLogin } from '../../session/auto-login.server.ts';
import { claimCartFor } from '../../session/claim-cart.server.ts';

/**
 * Whose session the browser's cookies are: `{customer: {id} | null}`. The browser's half of auto-login asks it
 * (docs/reference/sessions.md#auto-login).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const customer = await autoLogin(site, request.headers.get('Cookie'), requestInfo.now);
  const cartId = await readCartId(request);
  if (customer && cartId !== null) await claimCartFor(site, requestInfo, customer, cartId);
  return Response.json(
    { customer: customer && { id: customer.customerId } },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
}
