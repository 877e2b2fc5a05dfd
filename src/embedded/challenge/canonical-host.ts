/** The names by which a machine calls itself. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** A host's name in one spelling: small letters, no dot at the end. The names of the loopback are one host. */
export function canonicalHost(hostname: string): string {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return loopback.has(name) ? 'localhost' : name;
}
