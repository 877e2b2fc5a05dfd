import { createHash } from 'node:crypto';
import { spamTrapField } from '#blocks/forms/form-names.ts';
import { leftWords } from '#blocks/reservations/places-left.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { RequestContext, Site } from '../../context.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { nextToken, suspicion, tooManyForms } from '../../forms/spam-checks.server.ts';
import type { Offer } from './find-offer.server.ts';
import { reservationFields } from './reserve-fields.server.ts';
import { reserveView } from './reserve-view.server.ts';
import type { ReserveView } from './reserve-view.ts';
import { quietField, readWish, showField } from './reserve-wish.ts';

type Sender = { site: Site; requestInfo: RequestContext; visitor: string; query: URLSearchParams };

/** A form that came back, with the times that it is about; `isShown` where it asked for them. */
type Returned = { state: FormState; token: string; view: ReserveView; isShown: boolean };
type Answer =
  | { ok: true; key: string }
  | { ok: false; returned: Returned; status: 422 | 429; headers: Record<string, string> };

/**
 * Takes the form of a page on which a table or tickets are reserved, behind the same checks as every form
 * (docs/reference/forms.md#spam-checks) but for the bot challenge. What is confirmed is in the database.
 */
export async function takeReservation(form: FormData, offer: Offer, sender: Sender): Promise<Answer> {
  const { site, requestInfo, visitor, query } = sender;
  const { now } = requestInfo;
  const { posted, values } = readTexts(form);
  const view = await reserveView(offer, readWish(form, query), { reservations: site.reservations, now });
  const returned = (status: 422 | 429, state: Partial<FormState>, headers = {}): Answer => {
    site.forms.limit.noteRefusal(visitor);
    const token = nextToken(posted, site, now);
    return {
      ok: false,
      returned: { state: { values, errors: {}, ...state }, token, view, isShown: false },
      status,
      headers,
    };
  };
  const suspect = suspicion(posted, site, now);
  if (suspect) return returned(422, { message: suspect });

  const read = readForm(form, reservationFields(view));
  if (!read.ok) return returned(422, { errors: read.state.errors });
  const wait = await site.forms.limit.accept(visitor);
  if (wait !== null) return returned(429, { message: tooManyForms(wait) }, { 'Retry-After': String(wait) });

  const { time: start, ...guest } = read.value;
  const time = offer.timesOn(view.day).find((one) => one.start === start);
  // The form was checked against these very times.
  if (!time) return returned(422, { errors: { time: 'This time is not offered any more: choose another.' } });
  const { kind, story, title, place, path, ticket } = offer;
  const dedupeKey = dedupeKeyOf(path, posted);
  const reserved = await site.reservations.reserve(
    { kind, story, title, place, path, ...ticket, time, ...guest, dedupeKey },
    now,
  );
  return reserved.ok ? { ok: true, key: reserved.key } : returned(422, { errors: notEnough(offer, reserved.left) });
}

/** What a guest types, and no address may hold. */
const personalFields = ['name', 'email', 'phone', 'note'];

/**
 * The times of another day or for another party, asked for from within the form. Where nothing is typed yet, its address shows them
 * (`query`), so that it can be shared; otherwise the form comes back with what is typed.
 */
export async function showTimes(
  form: FormData,
  offer: Offer,
  { site, requestInfo: { now }, query }: Omit<Sender, 'visitor'>,
): Promise<{ returned: Returned; query?: never } | { returned: null; query: URLSearchParams }> {
  const { posted, values } = readTexts(form);
  const view = await reserveView(offer, readWish(form, query), { reservations: site.reservations, now });
  if (personalFields.some((name) => posted[name])) {
    // A time of the day before was chosen: it is not taken over to another day.
    const errors =
      posted.time && posted[showField] === undefined
        ? { time: `These are the times of ${view.dayName}: choose one.` }
        : {};
    const isShown = Object.keys(errors).length === 0 && posted[quietField] === undefined;
    return { returned: { state: { values, errors }, token: nextToken(posted, site, now), view, isShown } };
  }
  const { kind, party, day } = view;
  return {
    returned: null,
    query: new URLSearchParams(kind === 'table' ? { party: String(party), date: day } : { date: day }),
  };
}

/** The texts of a form; `values` are those that may be shown again. */
function readTexts(form: FormData): { posted: Record<string, string>; values: Record<string, string> } {
  const posted = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { [spamTrapField]: _trap, ...values } = posted;
  return { posted, values };
}

/** What is said where others were quicker, at the field that can be put right. */
export function notEnough({ kind }: Pick<Offer, 'kind'>, left: number): Record<string, string> {
  if (kind === 'table') {
    return { time: 'There is no table for so many at this time any more. Choose another time, or fewer guests.' };
  }
  return {
    party:
      left > 0
        ? `There are not so many tickets: ${leftWords(left)}.`
        : 'The last tickets for this date have just gone.',
  };
}

/** The same form sent twice is one reservation: a reload, or a second try after a lost answer. */
function dedupeKeyOf(path: string, posted: Record<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([path, Object.entries(posted).sort()]))
    .digest('base64url');
}
