import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { watchSession } from './watch-session.ts';

/** Looks after the visitor's session in this tab, again on every page: it may have begun or ended meanwhile. */
export function useSession(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to look again
  useEffect(() => watchSession(), [key]);
}
