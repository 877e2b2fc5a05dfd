import { type ReactNode, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { pageTransition } from '#ui/constants.ts';
import '#ui/styles/navigation.css';

/**
 * The change from one page to another: one view transition, whose animations are those of `navigation.css`. The home
 * page's is a fade, both as it goes and as it comes (docs/reference/navigation.md#page-transition). What changes within
 * a page, such as a filter, is none.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const look = usePathnameBefore(pathname) === '/' || pathname === '/' ? 'fade' : 'slide';
  return (
    <ViewTransition key={pathname} name={pageTransition.name} default={look} update="none">
      {children}
    </ViewTransition>
  );
}

/** The page that was in view before this one; `null` on the first. */
function usePathnameBefore(pathname: string): string | null {
  const [trail, setTrail] = useState<{ now: string; before: string | null }>({ now: pathname, before: null });
  if (trail.now === pathname) return trail.before;
  setTrail({ now: pathname, before: trail.now });
  return trail.now;
}
