const addresses = new WeakMap<Request, string>();

/**
 * Says from which network address a request came. Beside the request, not in a header: a header the caller could write.
 * A call within the process has none.
 */
export function setClientAddress(request: Request, address: string): void {
  addresses.set(request, address);
}

/** The visitor's network address that came with a request; null when none was set. */
export function clientAddress(request: Request): string | null {
  return addresses.get(request) ?? null;
}
