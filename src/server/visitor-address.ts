import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
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
  if (trustProxy === 0 || !forwarded) return plain(socket);
  const addresses = forwarded.split(',').map((address) => address.trim());
  return plain(addresses[Math.max(0, addresses.length - trustProxy)] || socket);
}

/** An IPv4 address as a socket for both kinds writes it (`::ffff:192.0.2.1`) is the IPv4 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const served = new AsyncLocalStorage<string>();

/** Does work for the visitor at this address: meanwhile `visitorBeingServed` returns it. */
export function serveVisitor<Result>(address: string, work: () => Result): Result {
  return served.run(address, work);
}

/** The IP address of the visitor whose request is being answered; null outside of one, or when it is not known. */
export function visitorBeingServed(): string | null {
  const address = served.getStore();
  return address !== undefined && isIP(address) !== 0 ? address : null;
}
