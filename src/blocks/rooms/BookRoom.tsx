import { ButtonLink } from '#ui/Button.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import { emit } from '../analytics/analytics.ts';
import { bookPath } from '../booking/book-path.ts';
import type { BookingHotel } from '../booking/booking-hotel.ts';
import type { StoryOf } from '../stories/stories.ts';

type BookRoomProps = { room: StoryOf<'room'>; hotel: BookingHotel | null; label?: string | undefined };

/** How to book a room: its price for the guest's nights comes first, or the telephone. The server knows the nights by cookie. */
export function BookRoom({ room, hotel, label }: BookRoomProps) {
  if (!hotel) return null;
  if (hotel.bookable) {
    return (
      <ButtonLink
        link={bookPath({ hotel: hotel.slug, room: room.slug })}
        onClick={() => emit('book_click', { hotel: hotel.slug, room: room.slug })}
      >
        {label || 'Book this room'}
      </ButtonLink>
    );
  }
  if (!hotel.phone) return null;
  return (
    <ButtonLink link={phoneAddress(hotel.phone)} icon="phone" variant="secondary">
      Call {hotel.phone}
    </ButtonLink>
  );
}
