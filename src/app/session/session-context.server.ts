import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { requestContext, siteContext } from '../context.ts';
import { autoLogin, type LoggedIn } from './auto-login.server.ts';
import { loginAddress } from './return-address.ts';

/** The customer whose account a page shows; set by `requireSession`. */
export const customerContext = createContext<LoggedIn>();

/**
 * The auth middleware (docs/reference/routes.md#account): everything behind it has a customer. Without one the visitor
 * is sent to log in, and from there back to this page.
 */
export const requireSession: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const site = context.get(siteContext);
  const customer = await autoLogin(site, request.headers.get('Cookie'), context.get(requestContext).now);
  if (!customer) throw redirect(loginAddress(url), 302);
  context.set(customerContext, customer);
  return next();
};
