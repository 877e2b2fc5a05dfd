import { calendarDayText } from '#protocol/date-words.ts';
import type { DayListData, DayReservation } from '#server-pages/operator/operator-pages.ts';
import type { ReservedPlace } from '../../reservations/day-book.ts';
import type { Reservation } from '../../reservations/new-reservation.ts';
import { writeQuery } from '../list-query.ts';

/** Where the reservations of a day are listed. */
export const dayListPath = '/operator/reservations';

const dayMs = 86_400_000;
const statusNames: Record<Reservation['status'], string> = {
  confirmed: '',
  arrived: 'Arrived',
  cancelled: 'Cancelled',
};

type Shown = { day: string; story: string | null; places: ReservedPlace[]; reservations: Reservation[] };

/** A day's reservations by venue and event, those that are cancelled at the end of each. */
export function dayListData({ day, story, places, reservations }: Shown): DayListData {
  const stories = [...new Set(reservations.map((reservation) => reservation.story))];
  return {
    action: dayListPath,
    day,
    dayName: calendarDayText(day, { weekday: 'long', year: true }),
    places: places.map((place) => ({ value: place.story, name: place.title })),
    place: story ?? '',
    groups: stories.map((one) => {
      const own = reservations.filter((reservation) => reservation.story === one);
      const awaited = own.filter(({ status }) => status !== 'cancelled');
      return {
        title: own[0]?.title ?? '',
        guests: awaited.reduce((sum, { party }) => sum + party, 0),
        reservations: [...awaited, ...own.filter(({ status }) => status === 'cancelled')].map(dayReservation),
      };
    }),
    previous: dayAddress(moved(day, -1), story),
    next: dayAddress(moved(day, 1), story),
  };
}

/** The list of a day, of one venue or event or of all. */
export function dayAddress(day: string, story: string | null): string {
  return `${dayListPath}${writeQuery({ date: day, place: story })}`;
}

function dayReservation(reservation: Reservation): DayReservation {
  const { id, reference, kind, party, name, email, phone, note, status, shown_time } = reservation;
  const [one, more] = kind === 'table' ? ['guest', 'guests'] : ['ticket', 'tickets'];
  const path = `${dayListPath}/${id}`;
  return {
    ...{ id, reference, name, email, phone, note },
    // What follows the day: `7:30 pm EST`.
    time: shown_time.split(', ').at(-1) ?? shown_time,
    party: `${party} ${party === 1 ? one : more}`,
    status: statusNames[status],
    actions:
      status === 'cancelled'
        ? null
        : {
            arrived: `${path}/arrived`,
            hasArrived: status === 'arrived',
            cancel: status === 'confirmed' ? `${path}/cancel` : null,
          },
  };
}

function moved(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
