import { useEffect, useState } from 'react';
import { type StoredStay, storedStay } from './stay-cookie.ts';

/**
 * The stay in the cookie; `null` on the server and until the page is hydrated, because stored pages are the same for
 * everybody.
 */
export function useStoredStay(): StoredStay | null {
  const [stay, setStay] = useState<StoredStay | null>(null);
  useEffect(() => setStay(storedStay(document.cookie, new Date().toISOString().slice(0, 10))), []);
  return stay;
}
