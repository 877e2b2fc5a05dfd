import { Outlet } from 'react-router';
import { readAgainUnlessReturned } from '../../forms/send-form.ts';
import { useEachPage } from '../../navigation/use-each-page.ts';
import { noStore } from '../../session/no-store.server.ts';
import { watchSession } from '../../session/watch-session.ts';
import type { Route } from './+types/auth-layout';

export const middleware: Route.MiddlewareFunction[] = [noStore];

/** Makes the server run the middleware for navigations in the browser, too. */
export function loader() {
  return null;
}

/** Everything under /auth. */
export const shouldRevalidate = readAgainUnlessReturned;

export default function AuthLayout() {
  // A session may begin or end on any of these pages.
  useEachPage(watchSession);
  return <Outlet />;
}
