import { sessionKeys } from '#ui/constants.ts';
import { goToLogin, logOut } from './log-out.ts';
import { endsSoon, isLive, msLeft, readSession, type Session } from './session.ts';
import { keepCopy, removeCopy } from './stored-session.ts';

/** What this tab knows; made anew with every document. */
const tab: { watching: boolean; asked: string | null; timer: ReturnType<typeof setTimeout> | undefined } = {
  watching: false,
  asked: null,
  timer: undefined,
};

/**
 * Looks after the session in this tab (spec §4). The copy in local storage follows the cookies; a session with more than
 * 600 ms left is asked about once, and one that ends within 24 minutes has its logout set for that moment. A logout in
 * another tab takes this one to the login page, too.
 */
export function watchSession(): void {
  if (!tab.watching) {
    tab.watching = true;
    addEventListener('storage', followOtherTabs);
    // A clock that stood still while the tab was hidden may have missed the moment.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look();
    });
  }
  look();
}

function look(): void {
  const session = readSession(document.cookie);
  clearTimeout(tab.timer);
  if (!session) {
    removeCopy();
    show(false);
    return;
  }
  keepCopy(session);
  const now = Date.now();
  if (!isLive(session, now)) {
    show(false);
    return;
  }
  if (endsSoon(session, now)) tab.timer = setTimeout(() => void logOut(), msLeft(session, now));
  void ask(session);
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

/** Tells styles, sections and tests whether a customer is here. */
function show(authenticated: boolean): void {
  if (!authenticated && !readSession(document.cookie)) tab.asked = null;
  document.documentElement.toggleAttribute('data-authenticated', authenticated);
}

/**
 * `key` is null when the whole store was emptied. The first of the two keys to go is enough: looking at the cookies then
 * would have this tab remove the second one itself, and never hear of it.
 */
function followOtherTabs({ key, newValue, storageArea }: StorageEvent): void {
  if (storageArea !== localStorage) return;
  if (key !== null && key !== sessionKeys.token && key !== sessionKeys.expiresAt) return;
  if (key === null || newValue === null) goToLogin();
  else if (key === sessionKeys.expiresAt) look();
}
