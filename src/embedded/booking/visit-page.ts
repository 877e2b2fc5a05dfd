import { html } from 'hono/html';
import { formatMoney } from '#protocol/money.ts';
import { nightCount } from './calendar.ts';
import type { BookedVisit } from './open-visits.ts';
import type { Visit, VisitRoom } from './visit.ts';

type Page = ReturnType<typeof html>;

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
  return document(
    `Book ${count}`,
    html`<p>The demonstration’s own booking engine: it keeps the rooms, and nobody pays.</p>
${errors.length > 0 ? wrong : ''}
${summary(visit)}
<h2>Who comes</h2>
<form method="post">
<input type="hidden" name="key" value="${key}">
<p><label for="name">Name</label><br><input id="name" name="name" autocomplete="name" maxlength="100" required value="${name}"${invalid('name')}></p>
<p><label for="email">Email</label><br><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${email}"${invalid('email')}></p>
<p><button>Book ${count} for ${money(visit, visit.total)}</button></p>
</form>`,
  );
}

export function bookedPage({ reference, name, visit }: BookedVisit): Page {
  const names = visit.rooms.map((room) => room.name).join(' and ');
  return document(
    'Your rooms are booked',
    html`<p>${name}, we keep ${names} for you. Reference: <strong>${reference}</strong></p>
${summary(visit)}
<p>This page is your confirmation: keep its address. The demonstration sends no mail for it.</p>`,
  );
}

export function problemPage(problem: string): Page {
  return document('These rooms cannot be booked', html`<p role="alert">${problem}</p><p>Nothing was booked.</p>`);
}

function summary(visit: Visit): Page {
  const nights = nightCount(visit.arrive, visit.depart);
  return html`<p>${visit.arrive} to ${visit.depart}, ${nights} ${nights === 1 ? 'night' : 'nights'}</p>
${visit.rooms.map(
  (room) => html`<section>
<h2>${room.name}</h2>
<p>For ${guests(room)}</p>
<dl>
${room.lines.map(({ name, amount }) => html`<dt>${name}</dt><dd>${money(visit, amount)}</dd>\n`)}
<dt>This room</dt><dd>${money(visit, room.total)}</dd>
</dl>
</section>`,
)}
<p>Together, fees and taxes in it: <strong>${money(visit, visit.total)}</strong></p>`;
}

function guests({ adults, children }: VisitRoom): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  return children === 0 ? grown : `${grown} and ${children} ${children === 1 ? 'child' : 'children'}`;
}

function money({ currency }: Visit, amount: string): string {
  return formatMoney({ amount, currencyCode: currency });
}

function document(title: string, body: Page): Page {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Demonstration booking engine</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
<p><a href="/hotels">Back to the hotels</a></p>
</main>
</body>
</html>
`;
}
