import type { CustomerToken } from '#clients/commerce/customer-answer.ts';
import type { Site } from '../../context.ts';
import { failedLogin, type LoginErrorEntry, refusedLogin, throttledLogin } from './login-errors.ts';

export type LoginOutcome =
  | { ok: true; token: CustomerToken }
  | { ok: false; status: number; entries: LoginErrorEntry[]; waitSeconds?: number };

/**
 * Tries to log in; every failure has its entries (docs/reference/sessions.md#login-errors) and the status of the page
 * that shows them.
 */
export async function logIn(
  site: Pick<Site, 'customers' | 'countLogin' | 'log'>,
  credentials: { email: string; password: string },
  visitor: { address: string },
): Promise<LoginOutcome> {
  const waitSeconds = await site.countLogin('login', visitor.address, credentials.email);
  if (waitSeconds !== null) return { ok: false, status: 429, entries: throttledLogin(waitSeconds), waitSeconds };
  try {
    const answer = await site.customers.logIn(credentials);
    return answer.ok
      ? { ok: true, token: answer.value }
      : { ok: false, status: 422, entries: refusedLogin(answer.errors) };
  } catch (error) {
    site.log('error', 'login_failed', { error });
    return { ok: false, status: 422, entries: failedLogin(error) };
  }
}
