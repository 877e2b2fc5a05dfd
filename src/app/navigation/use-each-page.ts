import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Does something on the first page in view and again after every navigation. */
export function useEachPage(work: () => void): void {
  const { key } = useLocation();
  const onPage = useEffectEvent(work);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads nothing of the navigation, it follows it
  useEffect(() => onPage(), [key]);
}
