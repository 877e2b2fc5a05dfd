import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The visitor's network address: the socket's, or behind proxies the one that the first trusted of them saw. */
export function visitorAddress(context: Context, trustProxy: number): string {
  const socket = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return forwardedAddress(socket ?? 'unknown', context.req.header('x-forwarded-for'), trustProxy);
}

/**
 * Each proxy appends the address it was called from, so the visitor's stands `trustProxy` places from the end; whatever
 * is before it, the visitor wrote. Without trusted proxies the header is only a claim and is not read.
 */
export function forwardedAddress(socket: string, forwarded: string | undefined, trustProxy: number): string {
  if (trustProxy === 0 || !forwarded) return socket;
  const addresses = forwarded.split(',').map((address) => address.trim());
  return addresses[Math.max(0, addresses.length - trustProxy)] || socket;
}
