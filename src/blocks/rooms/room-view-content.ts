import { carriedContent } from '../hydration/lean-content.ts';
import type { ContentType } from '../registry/schemas.ts';
import type { RoomViewData } from './room-data.server.ts';

const liveFields = [
  ...['name', 'summary', 'photos', 'max_guests', 'beds', 'bathroom', 'size_value', 'size_unit', 'view'],
  ...['from_price', 'from_price_currency', 'price_note'],
] as const;

/** Of a room what the live half of its view reads: pictures, facts and the link to book it. The rest is HTML alone. */
export function roomViewContent(room: ContentType<'room'>): ContentType<'room'> {
  return carriedContent(room, liveFields as readonly (keyof ContentType<'room'>)[]);
}

/** The same of its data. */
export function roomViewData({ hotel }: RoomViewData): RoomViewData {
  return { hotel, amenities: [], others: [] };
}
