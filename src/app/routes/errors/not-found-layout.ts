/** The dresses of the not-found page (docs/reference/routes.md#not-found). */
const notFoundLayouts = ['ash', 'dining', 'diner', 'candy', 'gold', 'dean', 'ulysses', 'siren'] as const;
export type NotFoundLayout = (typeof notFoundLayouts)[number];

/** Houses that keep their layout whatever a story says. */
const hotelLayouts: Record<string, NotFoundLayout> = { ulysses: 'ulysses', 'the-siren': 'siren' };
const venueLayouts: Record<string, NotFoundLayout> = {
  karls: 'diner',
  'candy-bar': 'candy',
  'the-siren-cafe': 'siren',
  'the-siren-shop': 'siren',
};

/**
 * The layout of the not-found page at a path (docs/reference/routes.md#not-found). Pure.
 *
 * `pathname` starts with a slash and has no query. `ancestorLayout` is the field `layout` of the nearest story that
 * exists above the path; null when there is none, or when it leaves the field empty.
 */
export function notFoundLayout(pathname: string, ancestorLayout: string | null): NotFoundLayout {
  const [area = '', first = ''] = pathname.toLowerCase().split('/').filter(Boolean);
  const isDining = area === 'dining' || area === 'enjoy';
  const fixed = area === 'hotels' ? hotelLayouts[first] : isDining ? venueLayouts[first] : undefined;
  if (fixed) return fixed;
  const chosen = notFoundLayouts.find((layout) => layout === ancestorLayout);
  return chosen ?? (isDining ? 'dining' : 'ash');
}

/** Full slugs of the stories that may lie above a path, nearest first; `/enjoy/…` shows the venues of `/dining/…`. */
export function slugsAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === 'enjoy') segments[0] = 'dining';
  return Array.from({ length: Math.max(segments.length - 1, 0) }, (_, index) =>
    segments.slice(0, segments.length - 1 - index).join('/'),
  );
}
