/** Mail addresses by key: `events`, `contact.press`, `default` … From the configuration, never from a page. */
export type Recipients = ReadonlyMap<string, readonly string[]>;

/**
 * The addresses that a submission goes to: those of the most specific key that has any. Tried are the key with each of
 * `routing` (`contact.press`, `contact.ulysses`), the key alone, and `default`. Empty when none of them is configured.
 */
export function recipientsOf(recipients: Recipients, key: string, routing: readonly string[]): string[] {
  for (const candidate of [...routing.filter(Boolean).map((slug) => `${key}.${slug}`), key, 'default']) {
    const addresses = recipients.get(candidate);
    if (addresses && addresses.length > 0) return [...new Set(addresses)];
  }
  return [];
}
