import type { AssetFieldValue } from '@storyblok/schema';
import type { EventState, EventTime } from './event-state.ts';

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
  /** Of the first of its times; `today` holds for that one alone. */
  state: EventState;
  repeated: string;
  price: string;
  age: string;
  tags: Named[];
  venue: Named | null;
  hotel: Named | null;
  /** Never empty, in order. */
  times: EventTime[];
};

/** Where it is, in a few words. */
export function placeOf({ venue, hotel }: Pick<ListedEvent, 'venue' | 'hotel'>): string {
  return [venue?.name, hotel?.name].filter(Boolean).join(', ');
}
