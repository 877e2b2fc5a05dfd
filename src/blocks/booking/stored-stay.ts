import { useEffect, useState } from 'react';
import type { StoredStay } from './book-path.ts';

const key = 'stay';

/** Keeps the last stay that was asked for until the browser is closed (docs/reference/sections.md#booking-bar). */
export function keepStay(stay: StoredStay): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stay));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The stay kept, unless it lies in the past; `null` on the server and until the page has come alive. */
export function useStoredStay(): StoredStay | null {
  const [stay, setStay] = useState<StoredStay | null>(null);
  useEffect(() => setStay(readStay()), []);
  return stay;
}

function readStay(): StoredStay | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredStay | null;
    return kept && kept.arrive >= new Date().toISOString().slice(0, 10) ? kept : null;
  } catch {
    return null;
  }
}
