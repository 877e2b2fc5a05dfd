import { emit } from '#blocks/analytics/analytics.ts';
import type { BookingHotel } from '#blocks/booking/booking-hotel.ts';
import type { StoredStay } from '#blocks/booking/stay-cookie.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Price } from '#ui/Price.tsx';
import { bookStayPath } from '../../stay/stay-paths.ts';
import type { RoomPair } from './room-pair.ts';
import { guestsWords, nightsWords } from './stay-words.ts';
import styles from './TwoRooms.module.css';

type TwoRoomsProps = { pair: RoomPair; hotel: BookingHotel; currency: string; stay: StoredStay };

/** Two rooms of a hotel for guests who share none: what both cost, and a way to book each for its part of the guests. */
export function TwoRooms({ pair: { rooms, total }, hotel, currency, stay }: TwoRoomsProps) {
  const [one, other] = rooms;
  const names = one.slug === other.slug ? `${one.name}, twice` : `${one.name} and ${other.name}`;
  const money = (amount: string) => ({ amount, currencyCode: currency });
  return (
    <article className={styles.two}>
      <div>
        <Heading className={styles.name}>Two rooms: {names}</Heading>
        <p>
          <span className={styles.amount}>
            <Price money={money(total)} />
          </span>
          <span className={styles.note}>
            both, for {nightsWords(stay)}, fees and taxes in it; each is booked by itself
          </span>
        </p>
      </div>
      <ul className={styles.rooms} role="list">
        {rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both may be of one kind, for the same number of guests
          <li key={index}>
            <ButtonLink
              link={bookStayPath({ hotel: hotel.slug, room: room.slug, stay: { ...stay, ...room.party } })}
              onClick={() => emit('book_click', { hotel: hotel.slug, room: room.slug })}
            >
              Book {room.name}
            </ButtonLink>
            <span className={styles.note}>
              for {guestsWords(room.party)}, <Price money={money(room.total)} />
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
