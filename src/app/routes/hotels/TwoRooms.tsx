import { emit } from '#blocks/analytics/analytics.ts';
import type { BookingHotel } from '#blocks/booking/booking-hotel.ts';
import type { StoredStay } from '#blocks/booking/stay-cookie.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/heading.tsx';
import { Price } from '#ui/Price.tsx';
import { bookStayPath } from '../../stay/stay-paths.ts';
import type { RoomPair } from './room-pair.ts';
import { guestsWords, nightsWords } from './stay-words.ts';
import styles from './TwoRooms.module.css';

type TwoRoomsProps = { pairs: readonly RoomPair[]; hotel: BookingHotel; currency: string; stay: StoredStay };

/** Two rooms of a hotel for guests who share none: what both cost, the way to book them (together, or each for its part of the guests), and other ways to share. */
export function TwoRooms({ pairs: [cheapest, ...others], ...shared }: TwoRoomsProps) {
  if (!cheapest) return null;
  return (
    <article className={styles.two}>
      <div>
        <Heading className={styles.name}>Two rooms: {namesOf(cheapest)}</Heading>
        <PairPrice pair={cheapest} {...shared} />
      </div>
      <PairRooms pair={cheapest} {...shared} />
      {others.length > 0 ? (
        <Disclosure look="inline" summary={`Share two rooms of ${shared.hotel.name} another way`}>
          <ul className={styles.others} role="list">
            {others.map((pair) => (
              <li key={sharing(pair)}>
                <p>
                  {sharing(pair)}: {namesOf(pair)}
                </p>
                <PairPrice pair={pair} {...shared} />
                <PairRooms pair={pair} {...shared} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </article>
  );
}

type PairProps = Omit<TwoRoomsProps, 'pairs'> & { pair: RoomPair };

function PairPrice({ pair: { total, link }, currency, stay }: PairProps) {
  return (
    <p>
      <span className={styles.amount}>
        <Price money={{ amount: total, currencyCode: currency }} />
      </span>
      <span className={styles.note}>
        both, for {nightsWords(stay)}, fees and taxes in it{link ? '' : '; each is booked by itself'}
      </span>
    </p>
  );
}

function PairRooms({ pair, hotel, currency, stay }: PairProps) {
  const { rooms, link } = pair;
  if (link) {
    return (
      <div className={styles.rooms}>
        <p className={styles.note}>{rooms.map(({ name, party }) => `${name} for ${guestsWords(party)}`).join(', ')}</p>
        <p>
          <ButtonLink link={link} onClick={() => emit('book_click', { hotel: hotel.slug })}>
            Book both rooms<span className="visually-hidden">: {namesOf(pair)}</span>
          </ButtonLink>
        </p>
      </div>
    );
  }
  return (
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
            for {guestsWords(room.party)}, <Price money={{ amount: room.total, currencyCode: currency }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function namesOf({ rooms: [one, other] }: RoomPair): string {
  return one.slug === other.slug ? `${one.name}, twice` : `${one.name} and ${other.name}`;
}

/** `4 adults, and 1 adult` */
function sharing({ rooms }: RoomPair): string {
  return rooms.map(({ party }) => guestsWords(party)).join(', and ');
}
