import { describe, expect, it } from 'vitest';
import { marketCookieFor, readMarket } from './market-cookie.server.ts';
import { pageBefore } from './page-before.ts';

const requestContextWith = (cookie: string) =>
  readMarket(new Request('http://site.example/', { headers: { Cookie: cookie } }));

describe('readMarket', () => {
  it('is the visitor’s choice', () => {
    expect(requestContextWith('a=b; market=CA')).toEqual({ country: 'CA', language: 'EN' });
    expect(requestContextWith('market=US; market2=CA').country).toBe('US');
  });
  it.each(['', 'market=', 'market=FR', 'market=ca', 'xmarket=CA', 'market=CAN'])('is the default for %j', (cookie) => {
    expect(requestContextWith(cookie).country).toBe('US');
  });
  it('reads what it wrote', () => {
    const cookie = marketCookieFor('CA', 'https://site.example');
    expect(cookie).toContain('; Secure');
    expect(requestContextWith(cookie.split(';')[0] ?? '').country).toBe('CA');
  });
});

const origins = ['https://ash.example', 'http://localhost:3000'];

it.each([
  ['https://ash.example/souvenirs?sort=name', '/souvenirs?sort=name'],
  ['http://localhost:3000/cart', '/cart'],
  ['https://ash.example//evil.example/x', '/evil.example/x'],
  ['https://evil.example/souvenirs', '/'],
  ['nonsense', '/'],
  [null, '/'],
])('pageBefore(%j) is %j', (referrer, path) => expect(pageBefore(referrer, origins)).toBe(path));
