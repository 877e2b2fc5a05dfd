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
import { type ContentReader, mostStories } from '#blocks/contract/resolve-context.ts';
import { relatedAll, type StoryOf } from '#blocks/stories/stories.ts';
import { bookingLink } from '#protocol/booking/booking-link.ts';
import type { StoryVersion } from '#protocol/storyblok/story.ts';

type BookingReads = { content: ContentReader; version: StoryVersion; now: Date };

/** What `/book` answers: the engine's address, or a page. */
export type BookingAnswer =
  | { kind: 'redirect'; url: string; hotel: string; nights: number | null }
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
 * no days is given the form to name them; days that cannot be booked come back with what is wrong with them.
 */
export async function answerBooking(query: URLSearchParams, reads: BookingReads): Promise<BookingAnswer> {
  const form = readStayForm(query);
  const stories = await readHotels([], reads);
  const story = stories.find(({ slug }) => slug === form.hotel);
  const hotel = story ? bookingHotel(story) : null;
  if (hotel && !hotel.bookable) return { kind: 'call', hotel };

  const room = story && form.room ? await findRoom(story, form.room, reads) : null;
  const values = { ...form, hotel: hotel?.slug ?? '', room: room?.slug ?? '' };
  const isRequested = query.has('arrive') || query.has('depart');
  const today = todayIn(hotel?.timeZone ?? stories[0]?.content.timezone ?? 'UTC', reads.now);
  const errors = isRequested ? checkStay(withDefaults(values), { today }) : {};
  if (isRequested && !hotel) errors.hotel = 'Choose a hotel.';
  if (!isRequested || !story || Object.keys(errors).length > 0) {
    const hotels = stories.map(bookingHotel);
    return { kind: 'form', hotels, values, errors, room: room?.content.name ?? null };
  }

  const url = bookingLink(story.content, {
    arrive: values.arrive,
    depart: values.depart,
    adults: Number(withDefaults(values).adults),
    children: Number(values.children),
    promo: values.promo,
    room: room?.content.booking_room_code ?? null,
  });
  // The hotel is bookable, so there is a link.
  return { kind: 'redirect', url: url ?? story.full_slug, hotel: story.slug, nights: countNights(values) };
}

/** A link that says nothing of guests means two. */
function withDefaults(form: StayForm): StayForm {
  return { ...form, adults: form.adults || '2' };
}

/** A kind of room of the hotel, by its slug or by the engine's code. */
async function findRoom(hotel: StoryOf<'hotel'>, wanted: string, { content, version }: BookingReads) {
  const stories = await content.allStories({
    version,
    contentType: 'room',
    perPage: mostStories,
    filter: { hotel: { in: hotel.uuid } },
  });
  const rooms = relatedAll(stories, 'room');
  return rooms.find(({ slug, content: room }) => slug === wanted || room.booking_room_code === wanted) ?? null;
}
