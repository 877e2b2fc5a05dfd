import { readHotels } from '#blocks/booking/bookable-hotels.server.ts';
import { type BookingHotel, bookingHotel } from '#blocks/booking/booking-hotel.ts';
import {
  checkStay,
  countNights,
  readStayForm,
  type StayErrors,
  type StayForm,
  todayIn,
} from '#blocks/booking/check-stay.ts';
import { type StoredStay, usualAdults } from '#blocks/booking/stay-cookie.ts';
import { type ContentReader, mostStories } from '#blocks/contract/resolve-context.ts';
import { relatedAll, type StoryOf } from '#blocks/stories/stories.ts';
import type { RatesClient } from '#clients/booking/rates-client.ts';
import type { Stay } from '#protocol/booking/booking-engine.ts';
import { bookingLink } from '#protocol/booking/booking-link.ts';
import type { StoryVersion } from '#protocol/storyblok/story.ts';
import { readStay } from '../../stay/read-stay.server.ts';
import { hotelsPath } from '../../stay/stay-paths.ts';

type BookingReads = {
  content: ContentReader;
  booking: RatesClient;
  version: StoryVersion;
  now: Date;
  /** The request's cookies. */
  cookies: string | null;
  log: (level: 'error', event: string, details: Record<string, unknown>) => void;
};

/** What `/book` answers: the engine's address, or a page. */
export type BookingAnswer =
  | { kind: 'redirect'; url: string; hotel: string; nights: number | null; stay: StoredStay }
  /** Rooms and prices have to be seen first: the days are those of the cookie, or the room is not to be had for them. */
  | { kind: 'rooms'; url: string }
  | {
      kind: 'form';
      hotels: BookingHotel[];
      values: StayForm;
      errors: StayErrors;
      /** Name of the kind of room that is wanted. */
      room: string | null;
    }
  | { kind: 'call'; hotel: BookingHotel };

/**
 * Reads a stay from the query and finds where it is booked (docs/reference/sections.md#booking-bar). A link that names
 * no days leads to the hotel's rooms for the days of the cookie, or else is given the form to name them; days that cannot be
 * booked come back with what is wrong with them.
 */
export async function answerBooking(query: URLSearchParams, reads: BookingReads): Promise<BookingAnswer> {
  const stories = await readHotels([], reads);
  const story = stories.find(({ slug }) => slug === readStayForm(query).hotel);
  const today = todayIn((story ?? stories[0])?.content.timezone ?? 'UTC', reads.now);
  const { form, from } = readStay(query, reads.cookies, today);
  const hotel = story ? bookingHotel(story) : null;
  if (hotel && !hotel.bookable) return { kind: 'call', hotel };

  const rooms = story && (form.room || from) ? await readRoomsOf(story, reads) : [];
  const room = form.room ? findRoom(rooms, form.room) : null;
  const values = { ...form, hotel: hotel?.slug ?? '', room: room?.slug ?? '' };
  const isRequested = from === 'address';
  const errors = isRequested ? checkStay(withDefaults(values), { today }) : {};
  if (isRequested && !hotel) errors.hotel = 'Choose a hotel.';
  const seeRooms = {
    kind: 'rooms' as const,
    url: hotelsPath({ hotel: values.hotel, room: values.room, stay: stayOf(withDefaults(values)) }),
  };
  if (from === 'cookie') return seeRooms;
  if (!isRequested || !story || Object.keys(errors).length > 0) {
    const hotels = stories.map(bookingHotel);
    return { kind: 'form', hotels, values, errors, room: room?.content.name ?? null };
  }

  const stay = { ...stayOf(values), adults: Number(withDefaults(values).adults), children: Number(values.children) };
  if (!(await isToBeHad(story, { room, rooms, stay }, reads))) return seeRooms;
  const url = bookingLink(story.content, { ...stay, room: room?.content.booking_room_code ?? null });
  return {
    kind: 'redirect',
    // The hotel is bookable, so there is a link.
    url: url ?? story.full_slug,
    hotel: story.slug,
    nights: countNights(values),
    stay: stayOf(withDefaults(values)),
  };
}

type Wish = { room: StoryOf<'room'> | null; rooms: readonly StoryOf<'room'>[]; stay: Stay };

/**
 * Whether the guests fit in the room (without one, in any of the hotel's) and it is free. Where the engine does not say, or
 * does not answer, the engine's own page will.
 */
async function isToBeHad(
  hotel: StoryOf<'hotel'>,
  { room, rooms, stay }: Wish,
  { booking, log }: BookingReads,
): Promise<boolean> {
  const guests = stay.adults + stay.children;
  const sleeps = (room ? [room] : rooms).map(({ content }) => Number(content.max_guests) || guests);
  if (sleeps.length > 0 && Math.max(...sleeps) < guests) return false;
  const code = room?.content.booking_room_code;
  if (!code) return true;
  const rates = await booking.rates(hotel.content, stay).catch((error: unknown) => {
    log('error', 'rates_not_read', { hotel: hotel.slug, message: String(error) });
    return null;
  });
  const rate = rates?.rooms.find((known) => known.room === code);
  return !rate || rate.state === 'available';
}

function stayOf({ arrive, depart, adults, children, promo }: StayForm): StoredStay {
  return { arrive, depart, adults, children: children || '0', promo };
}

/** A link that says nothing of guests means two. */
function withDefaults(form: StayForm): StayForm {
  return { ...form, adults: form.adults || usualAdults };
}

async function readRoomsOf(hotel: StoryOf<'hotel'>, { content, version }: BookingReads) {
  const stories = await content.allStories({
    version,
    contentType: 'room',
    perPage: mostStories,
    filter: { hotel: { in: hotel.uuid } },
  });
  return relatedAll(stories, 'room');
}

/** A kind of room of the hotel, by its slug or by the engine's code. */
function findRoom(rooms: readonly StoryOf<'room'>[], wanted: string): StoryOf<'room'> | null {
  return rooms.find(({ slug, content: room }) => slug === wanted || room.booking_room_code === wanted) ?? null;
}
