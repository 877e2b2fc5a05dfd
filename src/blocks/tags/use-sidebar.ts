import { useCallback, useEffect, useState } from 'react';

/** `end`: a list at the end of the page, before the application runs. `side` and `over` are the window's width. */
export type SidebarPlace = 'end' | 'side' | 'over';

const openKey = 'tag-sidebar-open';
const wideWindow = '(width >= 60rem)';

/** Where the sidebar stands and whether it is open; on wide windows that is remembered. */
export function useSidebar(): { place: SidebarPlace; open: boolean; setOpen: (open: boolean) => void } {
  const [place, setPlace] = useState<SidebarPlace>('end');
  const [open, setShown] = useState(false);

  useEffect(() => {
    const wide = matchMedia(wideWindow);
    const follow = () => {
      setPlace(wide.matches ? 'side' : 'over');
      setShown(wide.matches && remembered());
    };
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);

  const setOpen = useCallback((next: boolean) => {
    setShown(next);
    if (matchMedia(wideWindow).matches) remember(next);
  }, []);
  return { place, open, setOpen };
}

function remembered(): boolean {
  try {
    return localStorage.getItem(openKey) === 'true';
  } catch {
    return false;
  }
}

function remember(open: boolean): void {
  try {
    localStorage.setItem(openKey, String(open));
  } catch {
    // Without storage it is closed on the next page.
  }
}
