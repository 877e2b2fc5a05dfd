import { z } from 'zod';
import { changeOf, type ReservationChange } from '#protocol/reservation-change.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { RequestContext, Site } from '../../context.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { closedWords } from './closed-words.ts';
import { findOffer, type Offer } from './find-offer.server.ts';
import { type ReadReservation, readReservation } from './read-reservation.server.ts';
import { notEnough } from './reserve.server.ts';
import { choiceFields } from './reserve-fields.server.ts';
import { reserveView } from './reserve-view.server.ts';
import type { ReserveView } from './reserve-view.ts';
import { readWish } from './reserve-wish.ts';

type ChangeRead = {
  read: ReadReservation;
  /** What there is to choose from; null where its venue or event takes no reservations here any more. */
  choice: { offer: Offer; view: ReserveView } | null;
};

/** A reservation with the times that it can be moved to: its own day and party, unless the address or the form say others. */
export async function readChange(
  url: URL,
  site: Site,
  requestInfo: RequestContext,
  form: FormData | null = null,
): Promise<ChangeRead> {
  const read = await readReservation(url, site, requestInfo);
  const { reservation } = read;
  const offer = await findOffer(reservation.path, site, requestInfo);
  if (offer?.story !== reservation.story) return { read, choice: null };
  const asked = readWish(form, url.searchParams);
  const wish = { party: asked.party ?? String(reservation.party), date: asked.date ?? reservation.day };
  const own = { slots: reservation.slots, party: reservation.party };
  return { read, choice: { offer, view: await reserveView(offer, wish, { ...site, now: requestInfo.now }, own) } };
}

type Changed = { ok: true; what: ReservationChange } | { ok: false; state: FormState; status: 422 };

/** Moves a reservation to what its form chose; null where it is gone. */
export async function changeReservation(
  form: FormData,
  { read, choice }: ChangeRead,
  site: Site,
  { now }: RequestContext,
): Promise<Changed | null> {
  const closed = (status: typeof read.view.status): Changed => ({
    ok: false,
    state: { values: {}, errors: {}, message: closedWords(status) },
    status: 422,
  });
  if (!read.view.isOpen || !choice) return closed(read.view.status);
  const chosen = readForm(form, z.object(choiceFields(choice.view)));
  if (!chosen.ok) return { ok: false, state: chosen.state, status: 422 };
  const { party, time: start } = chosen.value;
  const time = choice.offer.timesOn(choice.view.day).find((one) => one.start === start);
  if (!time) return closed(read.view.status);
  const changed = await site.reservations.change(read.view.key, { time, party }, now);
  if (!changed) return null;
  if (changed.ok) return { ok: true, what: changeOf(read.reservation, changed.reservation) };
  if (changed.problem === 'closed') return closed(changed.status);
  const errors = notEnough(choice.offer, changed.left);
  return { ok: false, state: { values: chosen.values, errors }, status: 422 };
}
