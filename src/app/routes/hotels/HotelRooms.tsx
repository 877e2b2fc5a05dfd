import { useId } from 'react';
import { CallToBook } from '#blocks/booking/CallToBook.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { hotelsPath } from '../../stay/stay-paths.ts';
import type { ChosenHotel } from './choose-rooms.ts';
import { compareFormId } from './compare-form.ts';
import styles from './HotelRooms.module.css';
import type { HotelsPage } from './load-hotels.server.ts';
import { addressOf } from './page-address.ts';
import { RoomRow } from './RoomRow.tsx';
import { TwoRooms } from './TwoRooms.tsx';

type HotelRoomsProps = { offers: ChosenHotel; page: HotelsPage; isFirst: boolean };

/** A hotel, and its rooms as a list of prices beside its picture. */
export function HotelRooms({ offers, page, isFirst }: HotelRoomsProps) {
  const id = useId();
  const { hotel, picture, night, rooms, tooSmall, pairs } = offers;
  return (
    <section id={hotel.slug} className={styles.hotel} aria-labelledby={id}>
      <div className={classNames(styles.place, page.only && styles.known)}>
        <Picture
          asset={picture}
          night={night}
          sizes="(min-width: 60rem) 30vw, 100vw"
          ratio={3 / 2}
          alt=""
          priority={isFirst && !page.only}
          className={styles.picture}
        />
        <p className={classNames('small-label', styles.city)}>{hotel.city}</p>
        <Heading id={id} className={styles.name}>
          <Link link={hotel.path}>{hotel.name}</Link>
        </Heading>
      </div>
      <div className={classNames(styles.rooms, !page.compared && styles.choosing)}>
        {hotel.bookable ? null : (
          <div className={styles.call}>
            <CallToBook hotel={hotel} />
          </div>
        )}
        <HeadingLevel>
          {pairs.length > 0 && page.stay ? (
            <TwoRooms pairs={pairs} hotel={hotel} currency={offers.currency} stay={page.stay} />
          ) : null}
          {rooms.length > 0 ? (
            <ul className={styles.list} role="list">
              {rooms.map((room) => (
                <li key={room.key}>
                  <RoomRow room={room} offers={offers} page={page} />
                </li>
              ))}
            </ul>
          ) : null}
        </HeadingLevel>
        {tooSmall.length > 0 ? (
          <p className={styles.small}>
            Too small for {page.guests}: {tooSmall.map(({ name, sleeps }) => `${name} (sleeps ${sleeps})`).join(', ')}.
          </p>
        ) : null}
        {rooms.length > 0 ? (
          <p className={styles.foot}>
            <Button type="submit" form={compareFormId} variant="secondary" className={styles.compare}>
              Compare those you ticked
            </Button>
            {rooms.length > 1 ? (
              <Link link={`${hotelsPath({ ...addressOf(page), hotel: hotel.slug, compare: ['all'] })}#compare`}>
                All of {hotel.name} side by side
              </Link>
            ) : null}
          </p>
        ) : null}
      </div>
    </section>
  );
}
