import { type HotelsAddress, hotelsPath } from '../../stay/stay-paths.ts';
import type { HotelsPage } from './load-hotels.server.ts';

/** What the page is asked for now, to be changed in one part by a link. */
export function addressOf({ query, stay, values, guests }: HotelsPage): HotelsAddress {
  const { hotel, room, city, access, open, two } = query;
  const { adults, children, promo } = values;
  return { hotel, room, city, access, open, two, stay: stay ?? (guests > 0 ? { adults, children, promo } : { promo }) };
}

/** The same page for other days. */
export function pathForDays(page: HotelsPage, { arrive, depart }: { arrive: string; depart: string }): string {
  const address = addressOf(page);
  return hotelsPath({ ...address, stay: { ...address.stay, arrive, depart } });
}
