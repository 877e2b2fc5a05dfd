import { sessionKeys } from '#ui/constants.ts';
import { goToLogin, logOut } from './log-out.ts';
import { accountPath } from './return-address.ts';
import { endsSoon, isLive, msLeft, readSession, type Session } from './session.ts';
import { removeCopy, storeCopy } from './stored-session.ts';

type Tab = {
  watching: boolean;
  /** Whether there was a session when it was last looked for. */
  known: boolean;
  /** The token that was asked about. */
  asked: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** What this tab knows; made anew with every document. */
const tab: Tab = { watching: false, known: false, asked: null, timer: undefined };

/**
 * Looks after the session in this tab (docs/reference/sessions.md#lifetime). The copy in local storage follows the
 * cookies; a session with more than 600 ms left is asked about once, and one that ends within 24 minutes has its logout
 * set for that moment. A logout in another tab takes this one to the login page, too.
 */
export function watchSession(): void {
  if (!tab.watching) {
    tab.watching = true;
    addEventListener('storage', followOtherTabs);
    // A clock that stood still while the tab was hidden may have missed the moment.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') comeBack();
    });
    // A page from the back/forward cache shows again what it showed when it was left.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) comeBack();
    });
  }
  look();
}

function look(): void {
  const session = readSession(document.cookie);
  tab.known = session !== null;
  if (!session) {
    clearTimeout(tab.timer);
    removeCopy();
    show(false);
    // It ended in another tab before this one could hear of it.
    if (location.pathname.startsWith(accountPath)) goToLogin();
    return;
  }
  storeCopy(session);
  const now = Date.now();
  // A logout that was set for its end stays set.
  if (!isLive(session, now)) {
    show(false);
    return;
  }
  clearTimeout(tab.timer);
  if (endsSoon(session, now)) tab.timer = setTimeout(() => void logOut(), msLeft(session, now));
  void ask(session);
}

/** A session that ended while this tab was out of sight ends here, too, and nothing of the account is seen again. */
function comeBack(): void {
  if (tab.known && readSession(document.cookie) === null) {
    removeCopy();
    document.body.hidden = true;
    goToLogin();
  } else look();
}

/** Asks the commerce service, by way of the site, whose session it is. */
async function ask({ accessToken }: Session): Promise<void> {
  if (tab.asked === accessToken) return;
  tab.asked = accessToken;
  try {
    const answer = await fetch('/api/session', { headers: { Accept: 'application/json' } });
    const { customer } = (await answer.json()) as { customer: { id: string } | null };
    show(answer.ok && Boolean(customer?.id));
  } catch {
    show(false);
  }
}

/** Shows styles, sections and tests whether a customer is logged in. */
function show(authenticated: boolean): void {
  if (!authenticated && !readSession(document.cookie)) tab.asked = null;
  document.documentElement.toggleAttribute('data-authenticated', authenticated);
}

/**
 * `key` is null when the whole store was emptied. The first of the two keys to go is enough: looking at the cookies
 * then would have this tab remove the second one itself, and never hear of it.
 */
function followOtherTabs({ key, newValue, storageArea }: StorageEvent): void {
  if (storageArea !== localStorage) return;
  if (key !== null && key !== sessionKeys.token && key !== sessionKeys.expiresAt) return;
  if (key === null || newValue === null) goToLogin();
  else if (key === sessionKeys.expiresAt) look();
}
