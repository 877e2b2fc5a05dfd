import { bookingOrigin, isBookable } from '#protocol/booking/booking-link.ts';
import type { StoryOf } from '../stories/stories.ts';

/** What a booking form needs to know of a hotel; plain JSON. */
export type BookingHotel = {
  slug: string;
  name: string;
  city: string;
  /** Path of the hotel's page. */
  path: string;
  /** IANA name of the hotel's time zone. */
  timeZone: string;
  phone: string | null;
  /** Whether its rooms can be booked online, by now. */
  bookable: boolean;
  /** The site that a booking ends on, where that is another one. */
  origin: string | null;
};

export function bookingHotel({ slug, full_slug, content }: StoryOf<'hotel'>): BookingHotel {
  const isOpen = !content.status || content.status === 'open';
  return {
    slug,
    name: content.name,
    city: content.locality ?? '',
    path: `/${full_slug}`,
    timeZone: content.timezone,
    phone: content.phone || null,
    bookable: isOpen && isBookable(content),
    origin: bookingOrigin(content),
  };
}
