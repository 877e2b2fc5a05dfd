import type { MiddlewareHandler } from 'hono';
import { sameToken } from '#services/same-token.ts';
import { keyInvalid, keyMissing } from './problem.ts';

/** Lets requests pass that carry the key: as the password of any user (Basic), or as a bearer token. Throws 401. */
export function requireKey(apiKey: string): MiddlewareHandler {
  return async (c, next) => {
    const given = givenKey(c.req.header('authorization') ?? '');
    if (given === '') throw keyMissing();
    if (!sameToken(given, apiKey)) throw keyInvalid();
    await next();
  };
}

function givenKey(header: string): string {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
