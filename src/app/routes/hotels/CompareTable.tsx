import { type ReactNode, useId } from 'react';
import { TableRegion } from '#ui/DataTable.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { bookStayPath, hotelsPath } from '../../stay/stay-paths.ts';
import { accessLine } from './access-kinds.ts';
import styles from './CompareTable.module.css';
import { roomListsId } from './compare-form.ts';
import type { Compared, HotelsPage } from './load-hotels.server.ts';
import { addressOf } from './page-address.ts';
import { counted, daysWords, nightsWords } from './stay-words.ts';

/** Rooms side by side: a column for each, a row each for price, guests, beds, size, view, bath and access. */
export function CompareTable({ compared, page }: { compared: readonly Compared[]; page: HotelsPage }) {
  const id = useId();
  const { stay } = page;
  const rows: [name: string, cell: (compared: Compared) => ReactNode][] = [
    [
      stay ? `Price of ${nightsWords(stay)}` : 'Price of a night',
      (column) => <ComparedPrice column={column} page={page} />,
    ],
    ['Guests', ({ room }) => (room.sleeps > 0 ? `Up to ${room.sleeps}` : '')],
    ['Beds', ({ room }) => room.beds],
    ['Size', ({ room }) => room.size],
    ['View', ({ room }) => room.view],
    ['Bath', ({ room }) => room.bath],
    ['Access', ({ room }) => accessLine(room.access) || 'No equipment listed'],
  ];
  return (
    <section id="compare" className={styles.compare} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`} className={styles.heading}>
        Side by side
      </Heading>
      {compared.length < 2 ? (
        <p>Tick two rooms or more, and they stand here beside one another.</p>
      ) : (
        <TableRegion labelledBy={`${id}-caption`}>
          <table className={styles.table}>
            <caption id={`${id}-caption`}>
              <span>
                {counted(compared.length, 'room')}
                {stay ? `, ${daysWords(stay)}: each price is for all nights, with fees and taxes` : ' by the night'}
              </span>
            </caption>
            <thead>
              <tr>
                <td />
                {compared.map(({ room, hotelName }) => (
                  <th key={room.key} scope="col">
                    <Link link={room.path}>{room.name}</Link>
                    <span className={styles.hotel}>{hotelName}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, cell]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {compared.map((column) => (
                    <td key={column.room.key}>{cell(column) || 'Not said'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <p className={styles.away}>
        <Link link={`${hotelsPath(addressOf(page))}#${roomListsId}`}>Put the comparison away</Link>
      </p>
    </section>
  );
}

function ComparedPrice({
  column: { room, hotelSlug, currency, bookable },
  page,
}: {
  column: Compared;
  page: HotelsPage;
}) {
  const { stay, guests } = page;
  if (room.sleeps < guests) return `Too small for ${guests}`;
  if (stay && room.rate && !room.rate.cost) {
    return room.rate.state === 'minimum_stay' ? `At least ${counted(room.rate.minimumStay, 'night')}` : 'Sold out';
  }
  const total = stay && room.rate?.cost?.total;
  const money = total ? { amount: total, currencyCode: currency } : room.from;
  return (
    <>
      {money ? (
        <span className={styles.amount}>
          {total ? null : 'From '}
          <Price money={money} />
        </span>
      ) : null}
      {stay && bookable ? (
        <Link link={bookStayPath({ hotel: hotelSlug, room: room.slug, stay })} className={styles.book}>
          Book<span className="visually-hidden"> {room.name}</span>
        </Link>
      ) : null}
    </>
  );
}
