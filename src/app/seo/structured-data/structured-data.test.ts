import { describe, expect, test } from 'vitest';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { event } from './event.ts';
import { breakfast, cook, karls, keyTag, letter, pieNight, ropeKing, siren, when } from './example-things.ts';
import { hotel } from './hotel.ts';
import { jobPosting } from './job.ts';
import { menu } from './menu.ts';
import { graph, type Node } from './node.ts';
import { organization, webSite } from './organization.ts';
import { product } from './product.ts';
import { brokenRules, nodesIn, richResultRules } from './rich-result-rules.ts';
import { roomOffer } from './room.ts';
import { venue } from './venue.ts';

const site = 'https://ash.example';
const now = new Date('2026-06-01T12:00:00Z');

const cases: [name: string, nodes: Node[], types: string[]][] = [
  ['hotel', [hotel(siren, [ropeKing], site)], ['Hotel', 'HotelRoom', 'PostalAddress']],
  ['room', [roomOffer(ropeKing, site)], ['Offer', 'HotelRoom', 'Product']],
  ['venue', [venue(karls, now, site)], ['Restaurant', 'Menu', 'OpeningHoursSpecification']],
  ['menu', [menu(breakfast, site)], ['Menu', 'MenuSection', 'MenuItem', 'Offer']],
  ['event', [event(pieNight(), when, site)], ['Event', 'Place', 'Offer']],
  ['event, moved online', [event(pieNight({ status: 'moved_online' }), when, site)], ['Event', 'VirtualLocation']],
  ['job', [jobPosting(cook, site)], ['JobPosting', 'MonetaryAmount', 'Place']],
  ['article', [article(letter, site)], ['Article', 'Person']],
  ['product', [product(keyTag, site)], ['Product', 'Offer']],
  ['home', [organization(null, site), webSite(site)], ['Organization', 'WebSite']],
  [
    'inner page',
    breadcrumbList(
      [
        { name: 'Home', path: '/' },
        { name: 'Team', path: '/team' },
      ],
      site,
    ),
    ['BreadcrumbList', 'ListItem'],
  ],
];

test.each(cases)('%s has what its rich result requires', (_name, nodes, types) => {
  const found = graph(nodes);
  expect(found && brokenRules(found)).toEqual([]);
  const typed = nodesIn(found).flatMap((node) => node['@type']);
  expect(typed).toEqual(expect.arrayContaining(types));
  // Survives the way to the page, and says nothing empty.
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  expect(JSON.stringify(found)).not.toMatch(/:(?:null|""|\[\])/);
});

test('every rule is tried by a case, and a missing field is found', () => {
  const tried = new Set(cases.flatMap(([, nodes]) => nodesIn(nodes).flatMap((node) => node['@type'])));
  const others = ['BarOrPub', 'CafeOrCoffeeShop', 'Store'];
  expect(Object.keys(richResultRules).filter((type) => !tried.has(type))).toEqual(others);
  const { address: _, ...nameless } = hotel(siren, [], site);
  const broken = (node: object) => brokenRules({ '@context': 'https://schema.org', '@graph': [node as Node] });
  expect(broken(nameless)).toEqual(['Hotel.address']);
  const step = { '@type': 'ListItem', position: 1, name: 'Home', item: site };
  expect(broken({ '@type': 'BreadcrumbList', itemListElement: [step] })).toEqual([
    'BreadcrumbList.itemListElement: fewer than 2',
  ]);
  const { image: __, ...unseen } = product(keyTag, site);
  expect(broken(unseen)).toEqual(['Product.image']);
  for (const { page } of Object.values(richResultRules))
    expect(page).toMatch(/^https:\/\/(developers\.google|schema)\./);
});

describe('hotel', () => {
  test('names its rooms, its prices and where else it is', () => {
    expect(hotel(siren, [ropeKing], site)).toMatchObject({
      '@id': 'https://ash.example/hotels/the-siren#hotel',
      image: ['https://ash.example/f/1001/2400x1600/0000000000/lobby.png/m/1200x0/filters:format(jpeg)'],
      numberOfRooms: 78,
      petsAllowed: true,
      priceRange: '$189',
      sameAs: ['https://pictures.example/siren'],
      containsPlace: [{ name: 'Rope King', url: 'https://ash.example/hotels/the-siren/rooms/rope-king' }],
    });
  });

  test('that has not opened names neither rooms nor prices', () => {
    const soon = { ...siren, content: { ...siren.content, status: 'coming_soon' as const } };
    const text = JSON.stringify(hotel(soon, [ropeKing], site));
    expect(text).not.toContain('rice');
    expect(text).not.toContain('HotelRoom');
  });
});

test('a room without a price is no product', () => {
  const { from_price: _, ...content } = ropeKing.content;
  expect(roomOffer({ ...ropeKing, content }, site)).toMatchObject({ '@type': 'HotelRoom' });
});

test.each([
  ['restaurant', 'Restaurant'],
  ['diner', 'Restaurant'],
  ['bar', 'BarOrPub'],
  ['cafe', 'CafeOrCoffeeShop'],
  ['shop', 'Store'],
] as const)('a %s is a %s at its hotel’s address', (kind, type) => {
  const found = venue({ ...karls, content: { ...karls.content, kind } }, now, site);
  expect(found).toMatchObject({ '@type': type, address: { streetAddress: '90 Ropewalk Street' } });
  expect('hasMenu' in found).toBe(kind !== 'shop');
  expect(found.specialOpeningHoursSpecification).toMatchObject([{ validFrom: '2026-07-04' }]);
});

test('a menu says for which diets a dish is, what it costs and what is out', () => {
  const [section] = menu(breakfast, site).hasMenuSection as Node[];
  expect(section?.hasMenuItem).toMatchObject([
    { suitableForDiet: ['https://schema.org/VegetarianDiet'], offers: { price: '7.50', priceCurrency: 'USD' } },
    { offers: [{ name: 'Cup', price: '2.5' }] },
    { offers: { availability: 'https://schema.org/SoldOut' } },
  ]);
});

describe('event', () => {
  test.each([
    [{}, 'EventScheduled'],
    [{ previous_start: '2026-05-20 00:00' }, 'EventRescheduled'],
    [{ status: 'postponed', previous_start: '2026-05-20 00:00' }, 'EventPostponed'],
    [{ status: 'cancelled' }, 'EventCancelled'],
    [{ status: 'moved_online' }, 'EventMovedOnline'],
  ] as const)('%j is %s', (fields, status) => {
    expect(event(pieNight(fields), when, site).eventStatus).toBe(`https://schema.org/${status}`);
  });

  test('is given in the time zone of its own place', () => {
    expect(event(pieNight({ previous_start: '2026-01-10 01:00' }), when, site)).toMatchObject({
      startDate: '2026-06-02T20:00-04:00',
      endDate: '2026-06-02T23:00-04:00',
      previousStartDate: '2026-01-09T20:00-05:00',
      offers: { price: '12', url: 'https://tickets.example/pie', availability: 'https://schema.org/InStock' },
    });
    expect(event(pieNight({ all_day: true }), when, site).startDate).toBe('2026-06-02');
  });

  test('that is free costs 0, one that is sold out says so', () => {
    expect(event(pieNight({ price_kind: 'free', price: '' }), { ...when, soldOut: true }, site)).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: '0', availability: 'https://schema.org/SoldOut' },
    });
  });
});

test('a job says until when, for how much, and is described in plain HTML', () => {
  expect(jobPosting(cook, site)).toMatchObject({
    url: 'https://ash.example/careers/line-cook',
    validThrough: '2026-07-01T21:00:00.000Z',
    employmentType: 'FULL_TIME',
    description: '<p>Eggs &amp; &lt;pie&gt;.</p><p>Four days.</p>',
    baseSalary: { currency: 'USD', value: { minValue: 19, maxValue: 23, unitText: 'HOUR' } },
    directApply: true,
  });
});

test('an article was changed when it was last published', () => {
  expect(article(letter, site)).toMatchObject({
    datePublished: '2026-05-02T09:00:00.000Z',
    dateModified: '2026-05-20T08:00:00.000Z',
  });
});

test('a product has an offer for each variant', () => {
  expect(product(keyTag, site).offers).toMatchObject([
    { sku: 'TAG-1', url: `${site}/souvenirs/product/key-tag?variant=1`, availability: 'https://schema.org/InStock' },
    { sku: 'TAG-2', price: '19.90', availability: 'https://schema.org/OutOfStock' },
  ]);
});
