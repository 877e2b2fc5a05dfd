import { html } from 'hono/html';
import { shortPage } from '#services/outbox/mail-page.ts';
import type { Mail } from '#services/outbox/queue-mail.ts';
import type { Visit } from './visit.ts';
import { visitCalendar } from './visit-calendar.ts';
import { bookedWords, contactLines, daysOf, guestsOf, moneyOf } from './visit-words.ts';

type Booked = { visit: Visit; reference: string; recipient: string; link: string; now: Date };

/**
 * The confirmation of a visit, one mail for all its rooms. It knows the `Visit` alone, so a further fact of the hotel comes
 * through `src/server/booking-inventory.ts`, `inventory.ts` and `visit.ts`. It holds nothing that was typed, not even a
 * name: anybody can type any address.
 */
export async function visitMail({ visit, reference, recipient, link, now }: Booked): Promise<Mail> {
  const heading = bookedWords(visit);
  const hotel = visit.hotelName ?? 'The hotel';
  const rooms = visit.rooms.map((room) => `${room.name}, for ${guestsOf(room)}: ${moneyOf(visit, room.total)}`);
  const facts = [hotel, daysOf(visit), ...rooms];
  const total = `Together, fees and taxes in it: ${moneyOf(visit, visit.total)}`;
  const known = [...facts, total, `Reference ${reference}`];
  const contact = contactLines(visit);
  const paragraphs = [
    'Hello,',
    `${heading}.`,
    known.join('\n'),
    ...(contact.length > 0 ? [contact.join('\n')] : []),
    'Your confirmation:',
    link,
    'ash',
  ];
  return {
    kind: 'booking_confirmation',
    recipient,
    subject: `${heading}: ${hotel}, ${reference}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: await shortPage(
      heading,
      html`<h1>${heading}</h1>
${[known, ...(contact.length > 0 ? [contact] : [])].map(
  (part) => html`<p>${part.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`,
)}
<p><a href="${link}">Your confirmation</a>. It is attached as a calendar entry.</p>
<p>ash</p>`,
    ),
    calendar: visitCalendar(visit, reference, now),
  };
}
