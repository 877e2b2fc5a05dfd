import { isIP } from 'node:net';
import { z } from 'zod';
import { maxLineLength } from '#protocol/input-limits.ts';
import type { CustomerError } from './customer-error.ts';

/** Names that no mail server answers to (RFC 2606, RFC 6761). */
const nowhere = new Set(['invalid', 'localhost', 'local', 'onion']);

/** The form an address is stored and compared in. */
export function normalEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** What is wrong with an address in its normal form; null when mail may reach it. */
export function emailError(email: string): Omit<CustomerError, 'field'> | null {
  if (email === '') return { code: 'BLANK', message: 'Email can’t be blank' };
  if (email.length > maxLineLength)
    return { code: 'TOO_LONG', message: `Email is too long (maximum is ${maxLineLength})` };
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!/^[^\s@<>"(),:;\\]+@[^\s@<>]+$/.test(email)) return { code: 'INVALID', message: 'Email is invalid' };
  if (!isMailDomain(domain)) return { code: 'BAD_DOMAIN', message: 'Email contains an invalid domain name' };
  return z.email().safeParse(email).success ? null : { code: 'INVALID', message: 'Email is invalid' };
}

function isMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  const isLabel = (label: string) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label);
  return labels.length > 1 && labels.every(isLabel) && /[a-z]/.test(top) && !nowhere.has(top) && isIP(domain) === 0;
}
