import type { Site } from '../context.ts';
import { isLive, readSession, type Session } from './session.ts';

/** A customer who is logged in. */
export type LoggedIn = Session & { customerId: string };

/**
 * Logs in by the request's own cookies (docs/reference/sessions.md#auto-login): a session with more than 600 ms left is
 * asked about, and counts only if the commerce service names its customer. Any failure means not logged in.
 */
export async function autoLogin(
  site: Pick<Site, 'customers' | 'log'>,
  cookies: string | null,
  now: Date,
): Promise<LoggedIn | null> {
  const session = readSession(cookies);
  if (!session || !isLive(session, now.getTime())) return null;
  try {
    const customerId = await site.customers.idOf(session.accessToken);
    return customerId === null ? null : { ...session, customerId };
  } catch (error) {
    site.log('warn', 'auto_login_failed', { error });
    return null;
  }
}
