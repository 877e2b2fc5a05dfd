import { html } from 'hono/html';
import { engineDocument, type Page } from './engine-document.ts';
import type { BookedVisit } from './open-visits.ts';
import type { Visit } from './visit.ts';
import { bookedWords, contactLines, daysOf, guestsOf, moneyOf } from './visit-words.ts';

/** What a guest has typed, and what is wrong with it. */
export type GuestForm = { name: string; email: string; errors: { field: 'name' | 'email'; message: string }[] };

/** The rooms of a visit, who sleeps in them, what each and all cost, and the form that books them together. */
export function visitPage(visit: Visit, key: string, { name, email, errors }: GuestForm): Page {
  const count = visit.rooms.length === 1 ? 'this room' : `these ${visit.rooms.length} rooms`;
  const invalid = (field: string) =>
    errors.some((error) => error.field === field) ? html` aria-invalid="true" aria-describedby="wrong"` : '';
  const wrong = html`<div id="wrong" role="alert"><p>Something needs another look:</p><ul>
${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
</ul></div>`;
  return engineDocument(
    `Book ${count}`,
    html`<p>The demonstration’s own booking engine: it keeps the rooms, and nobody pays, so it costs nothing to cancel.</p>
${errors.length > 0 ? wrong : ''}
${summary(visit)}
<h2>Who comes</h2>
<form method="post">
<input type="hidden" name="key" value="${key}">
<label>Name <input id="name" name="name" autocomplete="name" maxlength="100" required value="${name}"${invalid('name')}></label>
<label>Email <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${email}"${invalid('email')}></label>
<button>Book ${count} for ${moneyOf(visit, visit.total)}</button>
</form>
${contactList(visit)}
${backTo(visit)}`,
  );
}

/** The confirmation: what is booked, what it costs, and the ways on. */
export function bookedPage({ reference, name, visit }: BookedVisit, calendar: string): Page {
  const names = visit.rooms.map((room) => room.name).join(' and ');
  return engineDocument(
    bookedWords(visit),
    html`<p>${name}, we keep ${names} for you. Reference: <strong>${reference}</strong></p>
${summary(visit)}
${contactList(visit)}
<p>It is in your mail too. Nobody pays: this engine is the demonstration’s own.</p>
${backTo(visit, html`<a class="button" href="${calendar}">Add to your calendar</a>`)}`,
  );
}

export function problemPage(problem: string): Page {
  return engineDocument(
    'These rooms cannot be booked',
    html`<p role="alert">${problem}</p>
<p>Nothing was booked.</p>
<nav><a href="/hotels">Back to the hotels</a></nav>`,
  );
}

/** What `contactLines` says, with a telephone number that a phone can call. */
function contactList(visit: Visit): Page {
  const phone = visit.contact?.phone;
  const called = (line: string) =>
    phone && line.endsWith(phone)
      ? html`${line.slice(0, -phone.length)}<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`
      : line;
  return html`<ul>
${contactLines(visit).map((line) => html`<li>${called(line)}</li>\n`)}</ul>`;
}

function backTo({ hotel, hotelName }: Visit, first: Page | string = ''): Page {
  return html`<nav>${first}<a href="/hotels/${hotel}">Back to ${hotelName ?? 'the hotel'}</a></nav>`;
}

function summary(visit: Visit): Page {
  const { hotelName, rooms, total } = visit;
  return html`<p>${hotelName ? html`<strong>${hotelName}</strong><br>` : ''}${daysOf(visit)}</p>
${rooms.map(
  (room) => html`<section>
<h2>${room.name}</h2>
<p>For ${guestsOf(room)}</p>
<dl>
${room.lines.map(({ name, amount }) => html`<dt>${name}</dt><dd>${moneyOf(visit, amount)}</dd>\n`)}
<dt>This room</dt><dd>${moneyOf(visit, room.total)}</dd>
</dl>
</section>`,
)}
<p>Together, fees and taxes in it: <strong>${moneyOf(visit, total)}</strong></p>`;
}
