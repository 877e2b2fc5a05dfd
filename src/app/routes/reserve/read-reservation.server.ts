import { priceFacts } from '#protocol/ticket-price.ts';
import { readPlace } from '../../brands/place.server.ts';
import { storyStyle } from '../../brands/story-style.server.ts';
import type { RequestContext, Reservation, Site } from '../../context.ts';
import type { PageStyle } from '../../page-style.ts';
import { notFound } from '../errors/not-found.server.ts';
import { keyParameter } from './reservation-path.ts';

/** A reservation as its page shows it. */
export type ReservationView = Pick<
  Reservation,
  'reference' | 'kind' | 'title' | 'place' | 'path' | 'day' | 'shown_time' | 'party' | 'name' | 'note' | 'status'
> & {
  key: string;
  /** What it costs, each line with its term. */
  price: ReturnType<typeof priceFacts>;
  /** Whether it can still be changed and cancelled: until it begins. */
  isOpen: boolean;
};

export type ReadReservation = {
  view: ReservationView;
  reservation: Reservation;
  pageStyle: PageStyle;
  publicUrl: string;
};

/** Of a mailed link; throws the not-found page where the key opens none. */
export async function readReservation(
  { pathname, searchParams }: URL,
  site: Site,
  requestInfo: RequestContext,
): Promise<ReadReservation> {
  const key = searchParams.get(keyParameter) ?? '';
  const reservation = await site.reservations.find(key);
  if (!reservation) throw await notFound(pathname, site, requestInfo);
  const { reference, kind, title, place, path, day, shown_time, party, name, note, status, starts_at } = reservation;
  const isOpen = status === 'confirmed' && new Date(starts_at) > requestInfo.now;
  const price = priceFacts(reservation, party);
  const view = { reference, kind, title, place, path, day, shown_time, party, price, name, note, status, key, isOpen };
  const pageStyle = storyStyle(path, await readPlace(path, site, requestInfo), null);
  return { view, reservation, pageStyle, publicUrl: site.publicUrl };
}
