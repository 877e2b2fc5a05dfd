import { FactList } from '#ui/FactList.tsx';
import type { ReservationView } from './read-reservation.server.ts';

/** What is reserved, for whom and when. */
export function ReservationFacts({ view }: { view: ReservationView }) {
  const { reference, kind, title, place, shown_time, party, price, name, note } = view;
  return (
    <FactList
      facts={[
        ['Reference', reference],
        [kind === 'table' ? 'Table' : 'Event', title],
        ['When', shown_time],
        [kind === 'table' ? 'Guests' : 'Tickets', String(party)],
        ...price,
        ['Where', place],
        ['Name', name],
        ['Note', note],
      ]}
    />
  );
}
