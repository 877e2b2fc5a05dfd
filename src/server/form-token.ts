import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Site } from '#app/context.ts';

/** A form that comes back sooner was not filled in by a person, in ms (docs/reference/forms.md#form-engine). */
const earliestMs = 2_000;
/** A form that comes back later was left open too long, in ms. */
const latestMs = 24 * 60 * 60_000;

/**
 * Says when a page was made, signed: `<ms since 1970, base 36>.<HMAC-SHA-256>`. It names no visitor, so that a page
 * with it may be cached for everybody.
 */
export function createFormTokens(secret: string): Site['forms']['tokens'] {
  const sign = (time: string) => createHmac('sha256', secret).update(`form ${time}`).digest('base64url');
  return {
    issue(now) {
      const time = now.getTime().toString(36);
      return `${time}.${sign(time)}`;
    },
    check(token, now) {
      const [, time, signature] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? [];
      if (!time || !signature) return 'forged';
      if (!timingSafeEqual(Buffer.from(sign(time)), Buffer.from(signature))) return 'forged';
      const age = now.getTime() - Number.parseInt(time, 36);
      if (age < earliestMs) return 'early';
      return age > latestMs ? 'expired' : 'valid';
    },
  };
}
