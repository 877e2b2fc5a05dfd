// Stories and a product, for the tests of what pages say to search engines.

import { exampleAsset } from '#blocks/examples/example-asset.ts';
import { newTabLink, urlLink } from '#blocks/examples/example-link.ts';
import { paragraphs } from '#blocks/examples/example-rich-text.ts';
import type { ContentType, ContentTypeName } from '#blocks/registry/schemas.ts';
import type { StoryOf } from '#blocks/stories/stories.ts';
import type { ProductDetail } from '#clients/commerce/commerce-client.ts';

function story<Name extends ContentTypeName>(full_slug: string, content: Omit<ContentType<Name>, '_uid'>) {
  const slug = full_slug.split('/').at(-1) ?? '';
  return {
    uuid: full_slug,
    slug,
    full_slug,
    name: slug,
    published_at: '2026-05-20T08:00:00.000Z',
    content,
  } as never as StoryOf<Name>;
}

const address = { street: '90 Ropewalk Street', locality: 'Detroit', region: 'MI', postal: '48226', country: 'US' };
const photo = exampleAsset('lobby', 'The lobby');

export const siren = story<'hotel'>('hotels/the-siren', {
  component: 'hotel',
  name: 'The Siren',
  status: 'open',
  ...address,
  lat: '42.33',
  lng: '-83.05',
  timezone: 'America/Detroit',
  phone: '+1 313-555-0100',
  check_in: '15:00',
  room_count: '78',
  pets: 'yes',
  amenities: ['roof-deck'],
  accessibility: paragraphs('A ramp by the north door.'),
  photos: [photo],
  same_as: [{ _uid: 'a', component: 'link_item', link: urlLink('https://pictures.example/siren') }],
} as never);
export const ropeKing = story<'room'>('hotels/the-siren/rooms/rope-king', {
  component: 'room',
  hotel: siren,
  name: 'Rope King',
  summary: 'A corner on the ninth floor.',
  photos: [photo],
  size_value: '310',
  size_unit: 'sqft',
  max_guests: '2',
  beds: [{ _uid: 'b', component: 'bed_item', type: 'king', count: '1' }],
  from_price: '189',
  from_price_currency: 'USD',
});
export const karls = story<'venue'>('dining/karls', {
  component: 'venue',
  name: 'Karl’s',
  kind: 'diner',
  hotel: siren,
  hours: [{ _uid: 'h', component: 'hours_row', days: ['sat', 'sun'], open: '08:00', close: '15:00' }],
  closures: [
    { _uid: 'c', component: 'closure', date: '2026-07-04 00:00', reason: 'The Fourth' },
    { _uid: 'd', component: 'closure', date: '2025-12-25 00:00' },
  ],
  cuisine: ['diner'],
  price_range: '$',
  menus: [{ _uid: 'm', component: 'menu_ref', label: 'Card', pdf: { ...photo, filename: '/f/1001/x/0/card.pdf' } }],
} as never);
export const breakfast = story<'menu'>('dining/karls/breakfast', {
  component: 'menu',
  title: 'Breakfast',
  sections: [
    {
      _uid: 's',
      component: 'menu_section',
      name: 'Eggs',
      items: [
        { _uid: 'i', component: 'menu_item', name: 'Two eggs', price: '7.50', currency: 'USD', diet: ['vegetarian'] },
        {
          _uid: 'j',
          component: 'menu_item',
          name: 'Coffee',
          variants: [{ _uid: 'v', component: 'price_variant', label: 'Cup', price: '2.5' }],
        },
        { _uid: 'k', component: 'menu_item', name: 'Pie', price: '6', sold_out: true },
      ],
    },
  ],
});
export const pieNight = (fields: Partial<ContentType<'event'>> = {}) =>
  story<'event'>('dining/karls/events/pie-night', {
    component: 'event',
    title: 'Pie night',
    summary: 'Six pies, six forks.',
    image: photo,
    venue: karls,
    start: '2026-06-03 00:00',
    timezone: 'America/Detroit',
    price_kind: 'ticketed',
    price: '12',
    currency: 'USD',
    ticket_url: newTabLink('https://tickets.example/pie'),
    ...fields,
  });
export const when = { start: '2026-06-03T00:00:00.000Z', end: '2026-06-03T03:00:00.000Z', soldOut: false };
export const cook = story<'job'>('careers/line-cook', {
  component: 'job',
  title: 'Line cook',
  hotel: siren,
  type: 'full',
  pay_min: '19',
  pay_max: '23',
  pay_unit: 'hour',
  description: paragraphs('Eggs & <pie>.', 'Four days.'),
  posted: '2026-05-01 09:00',
  closes: '2026-07-01 21:00',
});
export const letter = story<'mail_article'>('ash-mail/plaster', {
  component: 'mail_article',
  title: 'Plaster',
  dek: 'What keeps a ceiling up.',
  author: 'Ines Calloway',
  date: '2026-05-02 09:00',
  cover: photo,
});
const variant = (number: number, availableForSale: boolean) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `Colour ${number}`,
  sku: `TAG-${number}`,
  availableForSale,
  price: { amount: '19.90', currencyCode: 'USD' },
});
export const keyTag = {
  handle: 'key-tag',
  title: 'Key tag',
  description: 'Brass.',
  vendor: 'ash',
  productType: 'Pocket',
  images: { nodes: [{ url: '/f/1001/1600x1600/0/key-tag.png' }] },
  variants: { nodes: [variant(1, true), variant(2, false)] },
} as never as ProductDetail;
