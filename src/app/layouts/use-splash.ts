import { useLayoutEffect } from 'react';
import { showSplash } from '../document/splash.ts';

/**
 * Shows the splash on the first visit to the home page where that is not the document itself, whose boot script does so
 * (docs/reference/navigation.md#splash). It ends with the page. `hasSplash`: whether the page in view holds one.
 */
export function useSplash(hasSplash: boolean): void {
  useLayoutEffect(() => {
    if (!hasSplash) return;
    const end = showSplash();
    return () => end?.();
  }, [hasSplash]);
}
