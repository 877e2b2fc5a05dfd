import { useEffect, useState } from 'react';
import type { StoredStay } from './book-path.ts';

const key = 'stay';

/** Stores the last requested stay until the browser is closed (docs/reference/sections.md#booking-bar). */
export function storeStay(stay: StoredStay): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stay));
  } catch {
    // Without storage the form asks again.
  }
}

/** The stored stay, unless it lies in the past; `null` on the server and until the page is hydrated. */
export function useStoredStay(): StoredStay | null {
  const [stay, setStay] = useState<StoredStay | null>(null);
  useEffect(() => setStay(readStay()), []);
  return stay;
}

function readStay(): StoredStay | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredStay | null;
    return stored && stored.arrive >= new Date().toISOString().slice(0, 10) ? stored : null;
  } catch {
    return null;
  }
}
