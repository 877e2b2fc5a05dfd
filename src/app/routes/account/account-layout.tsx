import { Outlet, redirect } from 'react-router';
import type { Route } from './+types/account-layout';

/**
 * Everything under /auth/account is behind the auth middleware (spec §6). Nobody has a session yet, so every visitor is
 * sent to the log-in page, which knows where they wanted to go.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url }) => {
    const { pathname, search } = url;
    throw redirect(`/auth/login?return=${encodeURIComponent(pathname + search)}`, 302);
  },
];

/** Makes the server run the middleware for navigations in the browser, too. */
export function loader() {
  return null;
}

export default function AccountLayout() {
  return <Outlet />;
}
