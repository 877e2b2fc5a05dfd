const storageKey = 'scroll-positions';
/** As many history entries as a visitor is likely to go back through. */
const maxEntries = 50;

/** Where the window stood at each history entry, in pixels; `store` saves them over a reload, within the session. */
export function savedPositions() {
  const positions = new Map<string, number>(read());
  return {
    get: (entry: string): number | undefined => positions.get(entry),
    set(entry: string, top: number): void {
      positions.delete(entry);
      positions.set(entry, top);
    },
    store(): void {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxEntries)));
      } catch {
        // A browser that stores nothing scrolls to the top instead.
      }
    },
  };
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
