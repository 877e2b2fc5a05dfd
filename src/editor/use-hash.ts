import { useSyncExternalStore } from 'react';

/** What the address says after its `#`, with it: what is open in the editor. */
export function useHash(): string {
  return useSyncExternalStore(onHashChange, () => location.hash);
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
