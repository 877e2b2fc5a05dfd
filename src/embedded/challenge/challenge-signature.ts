import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Challenge, ChallengePayload } from '#protocol/challenge/challenge.ts';

/** What a signature says besides that it is ours. */
export type SignedFacts = {
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** As `canonicalHost` writes it. */
  hostname: string;
};

/**
 * Signs a challenge, so that nothing need be stored of it: `{expiresAt}.{hostname}.{code}`, the hostname in base64url, the
 * code HMAC-SHA-256 over both and the payload.
 */
export function signChallenge(key: string, payload: ChallengePayload, { expiresAt, hostname }: SignedFacts): string {
  const facts = `${expiresAt}.${Buffer.from(hostname).toString('base64url')}`;
  return `${facts}.${codeOf(key, payload, facts).toString('base64url')}`;
}

/** What the signature of a challenge says; null when it is forged. Costs one HMAC, whatever it is given. */
export function readSignature(key: string, { payload, signature }: Challenge): SignedFacts | null {
  const end = signature.lastIndexOf('.');
  const facts = signature.slice(0, Math.max(end, 0));
  const given = Buffer.from(signature.slice(end + 1), 'base64url');
  const code = codeOf(key, payload, facts);
  if (given.length !== code.length || !timingSafeEqual(given, code)) return null;
  const [expiresAt, hostname = ''] = facts.split('.');
  return { expiresAt: Number(expiresAt), hostname: Buffer.from(hostname, 'base64url').toString() };
}

function codeOf(key: string, { nonce, difficulty, hardness }: ChallengePayload, facts: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([nonce, difficulty, hardness, facts]))
    .digest();
}
