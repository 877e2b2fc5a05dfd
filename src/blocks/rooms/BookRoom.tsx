import { ButtonLink } from '#ui/Button.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import { emit } from '../analytics/analytics.ts';
import { bookPath } from '../booking/book-path.ts';
import type { BookingHotel } from '../booking/booking-hotel.ts';
import { useStoredStay } from '../booking/stored-stay.ts';
import type { StoryOf } from '../stories/stories.ts';

type BookRoomProps = { room: StoryOf<'room'>; hotel: BookingHotel | null; label?: string | undefined };

/** How to book a room: the engine with the last requested stay, or the telephone. */
export function BookRoom({ room, hotel, label }: BookRoomProps) {
  const stay = useStoredStay();
  if (!hotel) return null;
  if (hotel.bookable) {
    return (
      <ButtonLink
        link={bookPath({ hotel: hotel.slug, room: room.slug, stay })}
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
