import { parseSetCookie } from 'cookie';
import { describe, expect, test } from 'vitest';
import { autoLogin } from './auto-login.server.ts';
import { endsSoon, isLive, readSession, readToken } from './session.ts';
import { endedSessionCookies, sessionCookies } from './session-cookies.ts';

const expiresAt = '2026-06-01T12:00:00Z';
const session = { accessToken: 'a token; with="signs"', expiresAt };
const end = Date.parse(expiresAt);
/** What a browser would send back for these Set-Cookie values. */
const sent = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

describe('the cookies of a session', () => {
  test('they carry it there and back, for the whole site, until it ends', () => {
    const cookies = sessionCookies(session, true);
    expect(readSession(`cart=1; ${sent(cookies)}; x=y`)).toEqual(session);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'shopifyAccessToken',
      'shopifyAccessTokenExpiresAt',
    ]);
    for (const cookie of cookies) {
      const { name, value, ...attributes } = parseSetCookie(cookie);
      expect(attributes).toEqual({ path: '/', expires: new Date(expiresAt), sameSite: 'lax', secure: true });
    }
    expect(sessionCookies(session, false).join()).not.toContain('Secure');
  });

  test('half a session, or one that ends at no time, is none', () => {
    expect(readSession(null)).toBeNull();
    expect(readSession('shopifyAccessToken=x')).toBeNull();
    expect(readSession(`shopifyAccessTokenExpiresAt=${expiresAt}`)).toBeNull();
    expect(readSession('shopifyAccessToken=x; shopifyAccessTokenExpiresAt=soon')).toBeNull();
    expect(readSession(`shopifyAccessToken=%; shopifyAccessTokenExpiresAt=${expiresAt}`)).toBeNull();
    expect(readSession(`xshopifyAccessToken=x; shopifyAccessTokenExpiresAt=${expiresAt}`)).toBeNull();
  });

  test('a token whose end is lost or strange can still be ended', () => {
    expect(readToken('shopifyAccessToken=x')).toBe('x');
    expect(readToken('shopifyAccessTokenExpiresAt=soon; shopifyAccessToken=x')).toBe('x');
    expect(readToken(`shopifyAccessTokenExpiresAt=${expiresAt}`)).toBeNull();
    expect(readToken(null)).toBeNull();
  });

  test('ending it takes both away', () => {
    for (const cookie of endedSessionCookies(false)) expect(cookie).toContain('=; Path=/; Expires=Thu, 01 Jan 1970');
    expect(readSession(sent(endedSessionCookies(false)))).toBeNull();
  });
});

test.each([
  [601, true],
  [600, false],
  [0, false],
  [-1, false],
])('with %i ms left it is live: %s', (left, live) => {
  expect(isLive(session, end - left)).toBe(live);
});

test.each([
  [1_440_000, false],
  [1_439_999, true],
  [601, true],
])('with %i ms left a logout is set: %s', (left, soon) => {
  expect(endsSoon(session, end - left)).toBe(soon);
});

describe('auto-login', () => {
  const asked: string[] = [];
  const siteWith = (idOf: (token: string) => Promise<string | null>) => ({
    customers: {
      idOf: (token: string) => {
        asked.push(token);
        return idOf(token);
      },
    } as never,
    log: () => {},
  });
  const login = (idOf: (token: string) => Promise<string | null>, left: number) => {
    asked.length = 0;
    return autoLogin(siteWith(idOf), sent(sessionCookies(session, false)), new Date(end - left));
  };

  test('a customer that comes back is logged in', async () => {
    expect(await login(async () => 'gid://shopify/Customer/1', 601)).toEqual({
      ...session,
      customerId: 'gid://shopify/Customer/1',
    });
    expect(asked).toEqual([session.accessToken]);
  });

  test('no customer, or an error, is nobody', async () => {
    expect(await login(async () => null, 601)).toBeNull();
    expect(await login(() => Promise.reject(new Error('down')), 601)).toBeNull();
  });

  test('a session that has 600 ms left is not asked about', async () => {
    expect(await login(async () => 'gid://shopify/Customer/1', 600)).toBeNull();
    expect(asked).toEqual([]);
  });
});
