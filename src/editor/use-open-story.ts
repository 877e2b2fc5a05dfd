import { useHash } from './use-hash.ts';

/** The story that the address names, as in `/editor#/stories/1001`; null for the start. */
export function useOpenStory(): number | null {
  const [, id] = /^#\/stories\/(\d{1,15})$/.exec(useHash()) ?? [];
  return id === undefined ? null : Number(id);
}

export function storyAddress(id: number): string {
  return `#/stories/${id}`;
}
