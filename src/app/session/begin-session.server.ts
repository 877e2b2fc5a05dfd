import type { CustomerToken } from '#clients/commerce/customer-answer.ts';
import type { Site } from '../context.ts';
import { sessionCookies } from './session-cookies.ts';

/** Adds a session's cookies to the answer that begins it. */
export function beginSession(headers: Headers, token: CustomerToken, { publicUrl }: Pick<Site, 'publicUrl'>): void {
  for (const cookie of sessionCookies(token, publicUrl.startsWith('https:'))) headers.append('Set-Cookie', cookie);
}
