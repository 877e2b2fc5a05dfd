import type { Context } from 'hono';
import { notFound } from '../api-error.ts';

/** The number in an address; throws 404 for anything else. */
export function idOf(c: Context, name = 'id'): number {
  const id = c.req.param(name) ?? '';
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  return Number(id);
}
