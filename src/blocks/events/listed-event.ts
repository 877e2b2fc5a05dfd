import type { AssetFieldValue } from '@storyblok/schema';
import { datePath } from './date-path.ts';
import type { ListedTime } from './event-state.ts';

type Named = { slug: string; name: string };

/** An event as lists show it: what a page carries of it, and no more. */
export type ListedEvent = {
  slug: string;
  path: string;
  title: string;
  summary: string;
  image: AssetFieldValue;
  timezone: string;
  allDay: boolean;
  repeated: string;
  price: string;
  age: string;
  tags: Named[];
  venue: Named | null;
  hotel: Named | null;
  /** Of its hotel. */
  city: Named | null;
  /** Never empty, in order. */
  times: ListedTime[];
};

/** Where it is, in a few words. */
export function placeOf({ venue, hotel, city }: Pick<ListedEvent, 'venue' | 'hotel' | 'city'>): string {
  return [venue?.name, hotel?.name, city?.name].filter(Boolean).join(', ');
}

/** The page of one time of it: of that date alone, where the event repeats. */
export function timePath({ path, repeated, timezone }: ListedEvent, { start }: ListedTime): string {
  return repeated ? datePath(path, start, timezone) : path;
}
