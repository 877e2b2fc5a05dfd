import { useState } from 'react';
import { useLocation } from 'react-router';

/** A page and the footer it is shown with; `null` is the group's own. */
type Shown<Footer> = { pathname: string; footer: Footer | null };

/** The areas of the site whose places have footers of their own. */
const areasWithFooters = ['hotels', 'dining', 'enjoy'];

/**
 * The footer of the page that comes, from the one that goes (docs/reference/navigation.md#footer-reset): a story's own;
 * the one in view where a hotels or dining page is left for one with the same last slug segment; `null`, the group's,
 * everywhere else.
 */
export function nextFooter<Footer>(
  before: Shown<Footer>,
  { pathname, own }: { pathname: string; own: Footer | null },
): Footer | null {
  if (own !== null) return own;
  const [area = ''] = segments(before.pathname);
  const keeps = areasWithFooters.includes(area) && segments(before.pathname).at(-1) === segments(pathname).at(-1);
  return keeps ? before.footer : null;
}

/** The footer to show, of a story's own or the one of the page before; `null` is the group's. */
export function useFooterInView<Footer>(own: Footer | null): Footer | null {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown<Footer>>({ pathname, footer: own });
  if (shown.pathname === pathname) return own ?? shown.footer;
  const footer = nextFooter(shown, { pathname, own });
  setShown({ pathname, footer });
  return footer;
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}
