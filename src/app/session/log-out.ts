import { endedSessionCookies } from './session-cookies.ts';
import { removeCopy } from './stored-session.ts';

/** The longest that the service is waited for, in ms: nobody stays logged in because it is slow. */
const timeoutMs = 3_000;

/**
 * Logs out (docs/reference/sessions.md#logout): the token is ended at the service, cookies and local storage are
 * cleared, which takes every other tab along, and the login page opens. The last two happen even where the first fails.
 */
export async function logOut(): Promise<void> {
  try {
    await fetch('/api/logout', { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    // Offline: the token ends by itself at its time.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  for (const cookie of endedSessionCookies(location.protocol === 'https:')) document.cookie = cookie;
  removeCopy();
  goToLogin();
}

/** A whole new page, so that nothing of the account stays in memory. */
export function goToLogin(): void {
  location.assign('/auth/login');
}
