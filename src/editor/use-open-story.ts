import { useSyncExternalStore } from 'react';

/** The story that the address names, as in `/editor#/stories/1001`; null for the start. */
export function useOpenStory(): number | null {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const [, id] = /^#\/stories\/(\d{1,15})$/.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}

export function storyAddress(id: number): string {
  return `#/stories/${id}`;
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
