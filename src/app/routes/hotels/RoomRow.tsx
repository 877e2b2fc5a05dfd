import { emit } from '#blocks/analytics/analytics.ts';
import type { RoomRate } from '#protocol/booking/rates.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { Totals } from '#ui/Totals.tsx';
import { bookStayPath } from '../../stay/stay-paths.ts';
import { accessLine } from './access-kinds.ts';
import type { ChosenHotel } from './choose-rooms.ts';
import { compareFormId } from './compare-form.ts';
import type { HotelsPage } from './load-hotels.server.ts';
import { pathForDays } from './page-address.ts';
import styles from './RoomRow.module.css';
import type { RoomOffer } from './room-offers.server.ts';
import { counted, daysWords, nightsWords } from './stay-words.ts';

/** From so few rooms on it is said how many are left. */
const fewRooms = 2;

type RoomRowProps = { room: RoomOffer; offers: ChosenHotel; page: HotelsPage };

/** A kind of room on a line of its own: what it is, what it costs for the nights, the way to book it. */
export function RoomRow({ room, offers, page }: RoomRowProps) {
  const { hotel } = offers;
  const facts = [room.sleeps > 0 ? `Sleeps ${room.sleeps}` : '', room.beds, room.size, room.view];
  const access = accessLine(room.access);
  return (
    <article className={styles.room}>
      <Picture
        asset={room.picture}
        sizes="(min-width: 40rem) 9rem, 5.5rem"
        ratio={1}
        decorative
        className={styles.picture}
      />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link link={room.path}>{room.name}</Link>
        </Heading>
        <p className={styles.facts}>{facts.filter(Boolean).join('\u00a0· ')}</p>
        {access ? <p className={styles.access}>{access}</p> : null}
        <label className={styles.compare}>
          <input
            type="checkbox"
            name="compare"
            value={room.key}
            form={compareFormId}
            defaultChecked={page.compared?.some((compared) => compared.room.key === room.key)}
          />
          Compare<span className="visually-hidden"> {room.name}</span>
        </label>
      </div>
      <div className={styles.price}>
        <RoomPrice room={room} offers={offers} page={page} />
      </div>
      {hotel.bookable && page.stay && (room.rate === null || room.rate.state === 'available') ? (
        <div className={styles.action}>
          <ButtonLink
            link={bookStayPath({ hotel: hotel.slug, room: room.slug, stay: page.stay })}
            onClick={() => emit('book_click', { hotel: hotel.slug, room: room.slug })}
          >
            Book<span className="visually-hidden"> {room.name}</span>
          </ButtonLink>
        </div>
      ) : null}
    </article>
  );
}

/** The whole price of the stay, or why there is none; without rates the lowest of a night. */
function RoomPrice({ room, offers: { currency }, page }: RoomRowProps) {
  const { rate, from, fromNote } = room;
  if (!page.stay || !rate) {
    return from ? (
      <p>
        <span className={styles.from}>From</span>{' '}
        <span className={styles.amount}>
          <Price money={from} />
        </span>
        <span className={styles.note}>a night, {fromNote}</span>
      </p>
    ) : (
      <p className={styles.note}>{fromNote}</p>
    );
  }
  const { cost } = rate;
  if (!cost) {
    return (
      <>
        <p className={styles.refused}>{refusal(rate)}</p>
        <Nearby rate={rate} currency={currency} page={page} lead="Free near by:" />
      </>
    );
  }
  const money = (amount: string) => ({ amount, currencyCode: currency });
  return (
    <>
      <p>
        <span className={styles.amount}>
          <Price money={money(cost.total)} />
        </span>
        <span className={styles.note}>for {nightsWords(page.stay)}, fees and taxes in it</span>
      </p>
      <Disclosure
        look="inline"
        summary={
          <>
            What is in it<span className="visually-hidden">: {room.name}</span>
          </>
        }
        open={page.query.room === room.slug}
      >
        <Totals
          className={styles.lines}
          rows={[
            ...cost.lines.map(({ name, amount }) => ({ name, value: <Price money={money(amount)} /> })),
            { name: 'All together', value: <Price money={money(cost.total)} />, main: true },
          ]}
        />
      </Disclosure>
      {rate.left <= fewRooms ? <p className={styles.left}>{counted(rate.left, 'room')} left</p> : null}
      <Nearby rate={rate} currency={currency} page={page} lead="For less:" />
    </>
  );
}

type NearbyProps = { rate: RoomRate; currency: string; page: HotelsPage; lead: string };

/** The cheapest stays near by, each a link to the page for those days. */
function Nearby({ rate, currency, page, lead }: NearbyProps) {
  // Of a room that is free the cheapest alone: it is a hint, no way out.
  const stays = rate.state === 'available' ? rate.nearby.slice(0, 1) : rate.nearby;
  if (stays.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>{lead}</p>
      <ul role="list">
        {stays.map((stay) => (
          <li key={`${stay.arrive} ${stay.depart}`}>
            <Link link={pathForDays(page, stay)}>
              {daysWords(stay)}, <Price money={{ amount: stay.total, currencyCode: currency }} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function refusal({ state, minimumStay, sleeps }: RoomRate): string {
  if (state === 'minimum_stay') return `At least ${counted(minimumStay, 'night')} on these days`;
  return state === 'too_many_guests' ? `Sleeps ${sleeps} at most` : 'Sold out on these nights';
}
