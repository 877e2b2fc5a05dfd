import { Outlet } from 'react-router';
import { readAgainUnlessReturned } from '../../forms/send-form.ts';
import { requireSession } from '../../session/session-context.server.ts';
import type { Route } from './+types/account-layout';

/** Everything under /auth/account is behind the auth middleware (docs/reference/routes.md#account). */
export const middleware: Route.MiddlewareFunction[] = [requireSession];

/** Makes the server run the middleware for navigations in the browser, too. */
export function loader() {
  return null;
}

export const shouldRevalidate = readAgainUnlessReturned;

export default function AccountLayout() {
  return <Outlet />;
}
