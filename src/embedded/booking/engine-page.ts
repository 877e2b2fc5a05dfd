import { html } from 'hono/html';
import type { engineParameters, StayField } from '#protocol/booking/booking-engine.ts';
import { dayWords } from './calendar.ts';
import { engineDocument, type Page } from './engine-document.ts';

export type EngineName = keyof typeof engineParameters;

type RequestedStay = { stay: Record<StayField, string>; ids: [name: string, value: string][] };

const labels: Record<StayField, string> = {
  arrive: 'Arrival',
  depart: 'Departure',
  adults: 'Adults',
  children: 'Children',
  promo: 'Promotion code',
  room: 'Kind of room',
  rate: 'Rate',
};

/** A plain page that shows what it was asked for; `visit` is where that can be booked, `null` where the engine knows no such room. */
export function enginePage(engine: EngineName, { stay, ids }: RequestedStay, visit: string | null): Page {
  const asked = { ...stay, arrive: shownDay(stay.arrive), depart: shownDay(stay.depart) };
  const rows = [
    ...(Object.keys(labels) as StayField[]).map((field) => [labels[field], asked[field]] as const),
    ['Nights', nights(stay)] as const,
  ].filter(([, value]) => value !== '');
  return engineDocument(
    'Demonstration booking engine',
    html`<p>A hotel’s own booking engine (${engine}) would take over here. It was asked for:</p>
<dl>
${rows.map(entry)}
</dl>
<nav>${visit ? html`<a class="button" href="${visit}">See the price and book</a>` : ''}<a href="/hotels">Back to the hotels</a></nav>
${ids.length > 0 ? html`<section>\n<h2>How it knows the hotel</h2>\n<dl>\n${ids.map(entry)}</dl>\n</section>` : ''}`,
  );
}

function entry([term, value]: readonly [term: string, value: string]): Page {
  return html`<dt>${term}</dt><dd>${value}</dd>\n`;
}

/** In words where it is a day; what else was sent stands as it is. */
function shownDay(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : dayWords(day);
}

function nights({ arrive, depart }: RequestedStay['stay']): string {
  const count = (Date.parse(depart) - Date.parse(arrive)) / 86_400_000;
  return Number.isInteger(count) && count > 0 ? String(count) : '';
}
