export type SeenProduct = { handle: string; title: string; picture: string };

const storageKey = 'seen-souvenirs';

/** Most that are remembered, the one in view included. */
const maxEntries = 7;

/** Products seen before, newest first, without this one, which is then stored too. */
export function seenBefore(now: SeenProduct): SeenProduct[] {
  const before = read().filter(({ handle }) => handle !== now.handle);
  try {
    localStorage.setItem(storageKey, JSON.stringify([now, ...before].slice(0, maxEntries)));
  } catch {
    // Without storage nothing is shown.
  }
  return before.slice(0, maxEntries - 1);
}

function read(): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenProduct) : [];
  } catch {
    return [];
  }
}

function isSeenProduct(value: unknown): value is SeenProduct {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['handle', 'title', 'picture'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  );
}
