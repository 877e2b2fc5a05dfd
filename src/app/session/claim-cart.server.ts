import type { RequestContext, Site } from '../context.ts';
import { autoLogin, type LoggedIn } from './auto-login.server.ts';

type ClaimSite = Pick<Site, 'commerce' | 'customers' | 'customerCarts' | 'log'>;

/** Makes a cart its changer's own, where they are logged in: it was begun or changed by a form. Never fails. */
export async function claimCart(
  site: ClaimSite,
  context: RequestContext,
  request: Request,
  cartId: string,
): Promise<void> {
  const customer = await autoLogin(site, request.headers.get('Cookie'), context.now);
  if (customer) await claimCartFor(site, context, customer, cartId);
}

/** Makes a cart this customer's, and remembers it as theirs; once. Never fails. */
export async function claimCartFor(
  { commerce, customerCarts, log }: Omit<ClaimSite, 'customers'>,
  { market, now }: RequestContext,
  { customerId, accessToken }: LoggedIn,
  cartId: string,
): Promise<void> {
  try {
    if (cartId === (await customerCarts.find(customerId))) return;
    const { cart, errors } = await commerce.cart.setBuyer(market, cartId, { customerAccessToken: accessToken });
    // A token that is no longer valid leaves the cart as it was: it is not theirs.
    if (cart && errors.length === 0) await customerCarts.remember(customerId, cartId, now);
  } catch (error) {
    log('warn', 'cart_not_claimed', { error });
  }
}
