import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const { goToLogin, logOut } = vi.hoisted(() => ({ goToLogin: vi.fn(), logOut: vi.fn(async () => {}) }));
vi.mock('./log-out.ts', () => ({ goToLogin, logOut }));

const end = Date.parse('2026-06-01T12:00:00Z');
const [token, expiresAt] = ['shopifyAccessToken', 'shopifyAccessTokenExpiresAt'];
const cookies = `${token}=abc; ${expiresAt}=${encodeURIComponent(new Date(end).toISOString())}`;

/** What a tab has of its browser: what the module asks of it, and no more. */
class Tab extends EventTarget {
  cookie = cookies;
  visibilityState = 'visible';
  body = { hidden: false };
  documentElement = { toggleAttribute: vi.fn() };
}

let page: Tab;
let stored: Map<string, string>;
let events: EventTarget;
const location = { pathname: '/about', protocol: 'https:' };

/** Starts the module in a fresh document, `left` ms before the session's end. */
async function open(left: number, pathname = '/about') {
  vi.setSystemTime(end - left);
  location.pathname = pathname;
  vi.resetModules();
  const { watchSession } = await import('./watch-session.ts');
  watchSession();
  return watchSession;
}
const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));
const bringBack = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  vi.useFakeTimers();
  page = new Tab();
  stored = new Map();
  events = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async () => Response.json({ customer: { id: 'gid://shopify/Customer/1' } }));
  goToLogin.mockClear();
  logOut.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the copy in local storage', () => {
  test('follows the cookies, a session whose end alone has moved included', async () => {
    const watch = await open(1_440_000);
    const later = new Date(end + 3_600_000).toISOString();
    page.cookie = `${token}=abc; ${expiresAt}=${encodeURIComponent(later)}`;
    watch();
    expect(Object.fromEntries(stored)).toEqual({ [token]: 'abc', [expiresAt]: later });
    page.cookie = '';
    watch();
    expect(stored.size).toBe(0);
    expect(goToLogin).not.toHaveBeenCalled();
  });
});

describe('the logout at the end', () => {
  test('comes at the end, to the moment, though the page is looked at again in the last 600 ms', async () => {
    const watch = await open(10_000);
    vi.advanceTimersByTime(9_700);
    watch();
    comeBack();
    vi.advanceTimersByTime(299);
    expect(logOut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  test('is set once a tab that was opened long before it is looked at again', async () => {
    await open(42 * 86_400_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(end - 60_000);
    comeBack();
    vi.advanceTimersByTime(60_000);
    expect(logOut).toHaveBeenCalledTimes(1);
  });
});

describe('a session that ended where this tab could not hear of it', () => {
  test.each([
    ['a tab that was hidden meanwhile', () => comeBack()],
    ['a page from the back/forward cache', () => bringBack(true)],
  ])('%s shows nothing of it and goes to the login page', async (_what, wake) => {
    await open(1_440_000);
    page.cookie = '';
    wake();
    expect(goToLogin).toHaveBeenCalledTimes(1);
    expect(page.body.hidden).toBe(true);
    expect(stored.size).toBe(0);
  });

  test('a page of the account that starts without a session goes to the login page', async () => {
    page.cookie = '';
    await open(1_440_000, '/auth/account/orders');
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['whose session still holds', cookies, '/about'],
    ['that had none', '', '/auth/login'],
  ])('a tab %s stays where it is', async (_what, cookie, pathname) => {
    page.cookie = cookie;
    await open(1_440_000, pathname);
    bringBack(true);
    comeBack();
    page.cookie = '';
    bringBack(false);
    expect(goToLogin).not.toHaveBeenCalled();
    expect(page.body.hidden).toBe(false);
  });
});
