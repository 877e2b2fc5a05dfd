import { contactPath } from '#blocks/links/contact-path.ts';
import { Link } from '#ui/Link.tsx';
import { hotelsPath } from '../../stay/stay-paths.ts';
import type { HotelsPage } from './load-hotels.server.ts';
import { addressOf } from './page-address.ts';
import styles from './StayNotices.module.css';
import { fitsRooms, type Guests, guestSplits } from './split-guests.ts';
import { guestsWords } from './stay-words.ts';

const noPair = 'No two rooms are free for you on these nights.';
const needsTwoAdults = 'Two rooms need two adults, one in each.';

/** What a guest has to know before the prices; nothing where all is plain. */
export function StayNotices({ page }: { page: HotelsPage }) {
  const { tooSmall, guests, hotels, values } = page;
  const asked = hotels.filter(({ promotion }) => promotion !== null);
  const promotion = (['applied', 'not_these_nights', 'unknown'] as const).find((state) =>
    asked.some((hotel) => hotel.promotion === state),
  );
  const nothing = !hotels.some(({ rooms }) => rooms.length > 0);
  const pairs = hotels.some((hotel) => hotel.pairs.length > 0);
  const without = hotels.filter((offers) => offers.rooms.length + offers.pairs.length === 0);
  const notes = [
    tooSmall && (
      <>
        {tooSmall.name} sleeps {tooSmall.sleeps}, and you are {guests}.{' '}
        {nothing ? null : `The rooms below sleep ${guests} or more.`}
      </>
    ),
    promotion === 'applied' && <>The code {values.promo} is in the prices wherever it holds.</>,
    promotion === 'not_these_nights' && <>The code {values.promo} takes nothing off these nights.</>,
    promotion === 'unknown' && <>The code {values.promo} is not one of ours. The prices are without it.</>,
    hotels.some(({ isUnanswered }) => isUnanswered) && (
      <>The booking desk did not answer. Below are the lowest prices of a night; ask again in a moment.</>
    ),
    page.query.two &&
      page.stay &&
      !pairs &&
      !nothing &&
      (guestSplits(page.values).length > 0 ? noPair : needsTwoAdults),
    nothing && <NoRoom page={page} pairs={pairs} />,
    !nothing && page.withoutMatch.length > 0 && <>No room matches at {page.withoutMatch.join(', ')}.</>,
    (pairs || !nothing) && without.length > 0 && (
      <>
        Nothing for {guests} at {without.map(({ hotel }) => hotel.name).join(', ')}
        {page.stay ? ' on these nights' : ''}.
      </>
    ),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} role="list">
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes are made anew with the page
        <li key={index}>{note}</li>
      ))}
    </ul>
  );
}

function NoRoom({ page, pairs }: { page: HotelsPage; pairs: boolean }) {
  const { only, guests, hotels, query } = page;
  const address = addressOf(page);
  const { hotel, stay } = address;
  const isTooMany = hotels.some(({ tooSmall }) => tooSmall.length > 0);
  const isFiltered = query.city !== '' || query.access.length > 0 || query.open;
  const pathFor = (party: Guests) => hotelsPath({ ...address, room: null, stay: { ...stay, ...party } });
  return (
    <>
      {isTooMany ? `No one room${only ? ` at ${only.name}` : ''} sleeps ${guests}. ` : 'No room matches. '}
      {isTooMany && pairs ? 'Two rooms do: below are those that cost least. ' : null}
      {isTooMany && !pairs ? <NoPair page={page} pathFor={pathFor} /> : null}
      {isFiltered ? <Link link={hotelsPath({ hotel: hotel ?? null, stay: stay ?? null })}>Clear filters</Link> : null}
      {!isFiltered && only ? <Link link={hotelsPath({ stay: stay ?? null })}>Look in all hotels</Link> : null}
    </>
  );
}

/** Two rooms that nobody has told the price of yet; or why there are none. */
function NoPair({ page, pathFor }: { page: HotelsPage; pathFor: (party: Guests) => string }) {
  const { values, hotels, only } = page;
  const splits = guestSplits(values);
  if (splits.length === 0) return `${needsTwoAdults} `;
  const rooms = hotels.flatMap((offers) => [...offers.rooms, ...offers.tooSmall]);
  const split = splits.find((one) => fitsRooms(one, rooms));
  if (!split) {
    return (
      <>
        Nor do two. <Link link={contactPath({ topic: 'stay', hotel: only?.slug })}>Write to us</Link>, and we find rooms
        for all of you.{' '}
      </>
    );
  }
  const isKnown = page.stay && rooms.some(({ rate }) => rate !== null);
  return (
    <>
      {isKnown ? `${noPair} Look at each: ` : 'Take two: '}
      <Link link={pathFor(split[0])}>one for {guestsWords(split[0])}</Link> and{' '}
      <Link link={pathFor(split[1])}>one for {guestsWords(split[1])}</Link>.{' '}
    </>
  );
}
