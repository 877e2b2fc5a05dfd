import { Outlet } from 'react-router';
import { readAgainUnlessReturned } from '../../forms/send-form.ts';
import { neverKept } from '../../session/never-kept.server.ts';
import { useSession } from '../../session/use-session.ts';
import type { Route } from './+types/auth-layout';

export const middleware: Route.MiddlewareFunction[] = [neverKept];

/** Makes the server run the middleware for navigations in the browser, too. */
export function loader() {
  return null;
}

/** Everything under /auth. */
export const shouldRevalidate = readAgainUnlessReturned;

export default function AuthLayout() {
  useSession();
  return <Outlet />;
}
