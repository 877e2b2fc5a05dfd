import { html } from 'hono/html';
import { changeOf, changeWords } from '#protocol/reservation-change.ts';
import { priceFacts } from '#protocol/ticket-price.ts';
import { oneLine } from '../inbox/shown-text.ts';
import { shortPage } from '../outbox/mail-page.ts';
import type { Mail } from '../outbox/queue-mail.ts';
import { countOf } from './count-of.ts';
import type { Reservation } from './new-reservation.ts';
import { reservationCalendar } from './reservation-calendar.ts';

/**
 * The mails to a guest about a reservation of a table or tickets: reserved, changed, cancelled by the guest or by
 * the house. Their words: `wordsOf`, by news and kind.
 */

/** What a mail about a reservation tells. */
export type ReservationNews = 'reserved' | 'changed' | 'cancelled' | 'cancelled_by_us';

type MailParts = {
  reservation: Reservation;
  /** What it was before a change. */
  before?: Reservation;
  /** Of the link to its page; null where nothing is left to do there. */
  key: string | null;
  /** The site's origin. */
  publicUrl: string;
};

const longestSubject = 150;

/** Where a reservation is shown, changed and cancelled by its key: in the query, which no log has. */
export function reservationPath(key: string): string {
  return `/reservations?key=${key}`;
}

/**
 * To the guest. As with forms, it holds nothing that was typed, not even a name: anybody can type any address, and the words of
 * a stranger would arrive as ours.
 */
export async function reservationMail(
  news: ReservationNews,
  { reservation, before, key, publicUrl }: MailParts,
): Promise<Mail> {
  const { id, title, place, path, party, shown_time, reference, email } = reservation;
  const link = key === null ? null : publicUrl + reservationPath(key);
  const what = countOf(reservation);
  const price = priceFacts(reservation, party).map((fact) => fact.join(': '));
  const facts = [what.charAt(0).toUpperCase() + what.slice(1), shown_time, place, ...price, `Reference ${reference}`];
  const known = [title, ...facts].filter(Boolean);
  const words = wordsOf(news, reservation, before);
  const after = link
    ? ['To change or cancel it, until it begins:', link, 'It is attached as a calendar entry.']
    : [`To reserve again: ${publicUrl}${path}`];
  const text = ['Hello,', words.first, known.join('\n'), ...after, words.last, 'ash'].filter(Boolean);
  const body = html`<h1>${words.heading}</h1>
<p>${words.first}</p>
<p>${known.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>
${
  link
    ? html`<p><a href="${link}">Change or cancel it</a>, until it begins. It is attached as a calendar entry.</p>`
    : html`<p><a href="${publicUrl + path}">Reserve again</a></p>`
}
<p>${words.last}</p>
<p>ash</p>`;
  return {
    kind: `reservation_${news}`,
    recipient: email,
    relatedId: id,
    subject: oneLine(`${words.heading}: ${title}, ${reference}`, longestSubject),
    text: `${text.join('\n\n')}\n`,
    html: await shortPage(words.heading, body),
    calendar: reservationCalendar(reservation, link),
  };
}

/** Why a mail comes, and what to do where it should not have. */
function wordsOf(news: ReservationNews, reservation: Reservation, before: Reservation | undefined) {
  const { kind } = reservation;
  const what = before ? changeWords(kind, changeOf(before, reservation)) : '';
  const [thing, is] = kind === 'table' ? ['table', 'is'] : ['tickets', 'are'];
  const mistake = 'If it was not you who reserved, someone typed your address by mistake';
  switch (news) {
    case 'reserved':
      return {
        heading: `Your ${thing} ${is} reserved`,
        first: `Your ${thing} ${is} reserved. Name the reference when you come or call, and we know at once what it is about.`,
        last: `${mistake}: please cancel it by the link above.`,
      };
    case 'changed':
      return {
        heading: 'Your reservation has changed',
        first: `${['Your reservation has changed', what].filter(Boolean).join(': ')}. It is now:`,
        last: `${mistake}: please cancel it by the link above.`,
      };
    case 'cancelled':
      return {
        heading: 'Your reservation is cancelled',
        first: 'Your reservation is cancelled, as you asked. It was:',
        last: '',
      };
    case 'cancelled_by_us':
      return {
        heading: 'We had to cancel your reservation',
        first: 'We are sorry: we had to cancel your reservation. It was:',
        last: '',
      };
  }
}
