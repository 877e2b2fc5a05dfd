import type { ReservationView } from './read-reservation.server.ts';

/** Why a reservation can be neither changed nor cancelled any more. */
export function closedWords(status: ReservationView['status']): string {
  return status === 'cancelled'
    ? 'This reservation is cancelled. Please make a new one.'
    : 'This reservation has begun. Please speak to the house.';
}
