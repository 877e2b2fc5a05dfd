import { exampleAsset } from './example-asset.ts';
import { detroit, siren } from './example-hotels.ts';
import { newTabLink, urlLink } from './example-link.ts';
import { paragraphs } from './example-rich-text.ts';
import { exampleStory } from './example-story.ts';

function offer(slug: string, title: string, fields: { until?: string; code?: string; priority?: string }) {
  return exampleStory(`offers/${slug}`, 'offer', {
    title,
    summary: 'Said at the desk, honoured at the desk.',
    terms: paragraphs('Rooms that are free on the day. Not with another price.'),
    image: exampleAsset(`offer-${slug}`, title),
    hotels: [siren.uuid],
    valid_until: fields.until ?? '',
    promo_code: fields.code ?? '',
    price_note: 'a fifth less',
    cta: urlLink('/book?hotel=the-siren'),
    priority: fields.priority ?? '0',
  });
}

export const exampleOffers = [
  offer('sunday-night', 'Sunday night', { code: 'SUNDAY', priority: '2' }),
  offer('three-for-two', 'Three nights for two', { until: '2026-06-10 03:59' }),
  offer('train-ticket', 'Come by train', { until: '2026-12-31 04:59', code: 'RAILS' }),
];

function place(slug: string, name: string, category: string, minutes: string, lat: string, lng: string) {
  return exampleStory(`ash-city-guides/detroit/${slug}`, 'guide_entry', {
    city: detroit.uuid,
    name,
    category,
    blurb: 'A door, a counter, and somebody behind it who knows your order by the third day.',
    address: '12 Pell Street',
    lat,
    lng,
    phone: '+1 313-555-0140',
    url: newTabLink('https://places.example/it'),
    hours_text: 'Daily, 8 to 4',
    price_range: '$',
    picked_by: 'Lucille, night desk',
    photo: exampleAsset(`place-${slug}`, `The window of ${name}`),
    walk_minutes: minutes,
  });
}

export const examplePlaces = [
  place('kettle', 'Kettle', 'coffee', '2', '42.334', '-83.046'),
  place('rope-walk', 'Rope Walk Coffee', 'coffee', '9', '42.339', '-83.052'),
  place('ledger', 'Ledger Books', 'books', '4', '42.333', '-83.050'),
  place('river-steps', 'The river steps', 'outside', '15', '42.329', '-83.042'),
];

function job(slug: string, title: string, department: string, type: 'full' | 'part', pay: [string, string]) {
  return exampleStory(`careers/${slug}`, 'job', {
    title,
    hotel: siren.uuid,
    department,
    type,
    location: 'Detroit',
    pay_min: pay[0],
    pay_max: pay[1],
    pay_unit: 'hour',
    description: paragraphs('Four days in a row, then three off.', 'You will be handed a ring of nineteen keys.'),
    posted: '2026-05-11 09:00',
    closes: '2026-08-01 03:59',
    status: 'open',
  });
}

export const exampleJobs = [
  job('night-porter', 'Night porter', 'front-office', 'full', ['21', '24']),
  job('line-cook', 'Line cook', 'kitchen', 'part', ['19', '23']),
];

function cutting(slug: string, publication: string, headline: string, date: string) {
  return exampleStory(`press/${slug}`, 'press_item', {
    publication,
    headline,
    date,
    excerpt: 'The doorknobs alone are worth the fare.',
    url: newTabLink('https://press.example/cutting'),
    image: exampleAsset(`press-${slug}`, ''),
    hotels: [siren.uuid],
  });
}

export const examplePress = [
  cutting('lake-and-harbor', 'Lake & Harbor Quarterly', 'A tower that kept its nerve', '2026-03-02 00:00'),
  cutting('the-gasket', 'The Gasket', 'Notes on a boiler', '2026-01-19 00:00'),
  cutting('sunday-register', 'The Sunday Register', 'Asleep in the wire works', '2025-10-05 00:00'),
];

function letter(slug: string, title: string, date: string) {
  return exampleStory(`ash-mail/${slug}`, 'mail_article', {
    title,
    dek: 'What we found behind it, and what we put back.',
    author: 'Ines Calloway',
    date,
    cover: exampleAsset(`mail-${slug}`, ''),
    tags: ['repairs'],
    body: [],
  });
}

export const exampleLetters = [
  letter('plaster', 'Plaster moves', '2026-05-02 09:00'),
  letter('keys', 'Nineteen keys', '2026-04-04 09:00'),
  letter('lift', 'The lift of 1912', '2026-03-07 09:00'),
];

function mood(slug: string, title: string, tags: string[], size: string) {
  return exampleStory(`mood/${slug}`, 'mood_entry', {
    title,
    image: exampleAsset(`mood-${slug}`, title, { size }),
    tags,
    products: [],
  });
}

export const exampleMoods = [
  mood('doorknob', 'A doorknob, worn on one side', ['brass'], '1600x1600'),
  mood('stair', 'The fourth step', ['brass', 'oak'], '1600x2400'),
  mood('bannister', 'Oak, and the varnish of 1912', ['oak'], '2000x1600'),
  mood('window', 'Rain on the third floor', ['brass'], '2400x1600'),
];

export const exampleDatasources: Record<string, { name: string; value: string }[]> = {
  'guide-categories': [
    { name: 'Coffee', value: 'coffee' },
    { name: 'Books', value: 'books' },
    { name: 'Outside', value: 'outside' },
  ],
  'mail-tags': [{ name: 'Repairs', value: 'repairs' }],
  'event-tags': [
    { name: 'Music', value: 'music' },
    { name: 'Food', value: 'food' },
    { name: 'Walks', value: 'walk' },
  ],
};
