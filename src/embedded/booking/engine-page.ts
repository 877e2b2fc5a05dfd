import { html } from 'hono/html';
import type { engineParameters, StayField } from '#protocol/booking/booking-engine.ts';

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

/** A plain page that shows what it was asked for. */
export async function enginePage(engine: EngineName, { stay, ids }: RequestedStay): Promise<string> {
  const rows = [
    ...(Object.keys(labels) as StayField[]).map((field) => [labels[field], stay[field]] as const),
    ['Nights', nights(stay)] as const,
    ...ids,
  ].filter(([, value]) => value !== '');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demonstration booking engine</title>
</head>
<body>
<main>
<h1>Demonstration booking engine</h1>
<p>A hotel’s own booking engine (${engine}) would take over here. This one books nothing. It was asked for:</p>
<dl>
${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>\n`)}
</dl>
<p><a href="/">Back to the hotels</a></p>
</main>
</body>
</html>
`;
}

function nights({ arrive, depart }: RequestedStay['stay']): string {
  const count = (Date.parse(depart) - Date.parse(arrive)) / 86_400_000;
  return Number.isInteger(count) && count > 0 ? String(count) : '';
}
