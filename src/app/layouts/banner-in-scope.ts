import type { PageStyle } from '../page-style.ts';

type Scope = { scope: 'all' | 'hotel' | 'shop'; hotels: readonly string[] };

/** Whether an announcement stands on a page: everywhere, on the pages of (some) hotels, or in the shop. Pure. */
export function isInScope({ scope, hotels }: Scope, { hotel, theme }: Pick<PageStyle, 'hotel' | 'theme'>): boolean {
  if (scope === 'shop') return theme.startsWith('souvenirs-');
  if (scope === 'hotel') return hotel !== null && (hotels.length === 0 || hotels.includes(hotel));
  return true;
}
