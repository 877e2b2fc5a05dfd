import { describe, expect, it } from 'vitest';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { EatDrinkSection } from './EatDrinkSection.tsx';
import { eatDrinkSectionExample } from './example.ts';

const item = (name: string, more: Partial<Blocks['menu_item']> = {}): Blocks['menu_item'] => ({
  _uid: name,
  component: 'menu_item',
  name,
  price: '9',
  ...more,
});
const variant = (label: string, price: string): Blocks['price_variant'] => ({
  _uid: label,
  component: 'price_variant',
  label,
  price,
});
const breakfast = storyOf<'menu'>('dining/karls/breakfast', {
  component: 'menu',
  title: 'Breakfast',
  sections: [
    {
      _uid: 's',
      component: 'menu_section',
      name: 'Griddle',
      items: [
        item('Two eggs'),
        item('Pancakes', {
          price: '',
          variants: [variant('Six', '7'), variant('Three', '5')],
        }),
        item('Waffle', { sold_out: true }),
        item('Toast'),
        item('Grits'),
      ],
    },
  ],
});
const pdf = {
  fieldtype: 'asset' as const,
  id: 1,
  alt: null,
  filename: '/f/1/x/pies.pdf',
  meta_data: { size: 240_000 },
};
type Action = NonNullable<ContentType<'venue'>['controls']>[number]['action'];
const onBoard: Blocks['menu_ref'] = { _uid: 'm', component: 'menu_ref', label: 'Breakfast', menu: breakfast };
const menus: NonNullable<ContentType<'venue'>['menus']> = [
  onBoard,
  { _uid: 'p', component: 'menu_ref', label: 'Pies', pdf },
];

const venue = (content: Partial<ContentType<'venue'>> = {}) =>
  storyOf<'venue'>('dining/karls', {
    component: 'venue',
    name: 'Karl’s',
    phone: '+1 (313) 555-0140',
    street: '90 Ropewalk Street',
    email: 'karls@ash.example',
    hours: [{ _uid: 'h', component: 'hours_row', days: ['mon', 'tue'], open: '07:00', close: '15:00' }],
    menus,
    ...content,
  });

/** Monday 1 June 2026, 8 am in Detroit, unless another instant is given. */
function render(fields: Partial<Blocks['eat_drink_section']> = {}, now = '2026-06-01T12:00:00Z', path = '/'): string {
  const block = { ...eatDrinkSectionExample, ctas: [], venue: venue(), ...fields };
  return renderOnPage(<EatDrinkSection block={block} />, {
    now,
    path,
    data: { [block._uid]: { timeZone: 'America/Detroit', products: [] } },
  });
}

describe('EatDrinkSection', () => {
  it('says whether it is open, in its own time zone', () => {
    expect(render({ variant: 'standard' })).toContain('Open until 3 pm');
    expect(render()).toContain('Open now, until 3 pm');
    expect(render({}, '2026-06-01T18:30:00Z')).toContain('Closing soon, at 3 pm');
    expect(render({}, '2026-06-01T22:00:00Z')).toContain('Closed. Opens Tue 7 am');
  });

  it('asks to call where there are no hours', () => {
    const html = render({ venue: venue({ hours: [] }) });
    expect(html).toContain('Call for today’s hours');
    expect(html).not.toContain('<table');
    expect(render({ variant: 'candy_bar', venue: venue({ hours: [] }) })).not.toContain('Call for');
  });

  it('says a closure and its reason', () => {
    const closures = [{ _uid: 'c', component: 'closure' as const, date: '2026-06-01 00:00', reason: 'The Fourth' }];
    expect(render({ venue: venue({ closures }) })).toContain('Closed today: The Fourth. Opens Tue 7 am');
  });

  it('shows the week as a table: as a strip for the diner, elsewhere by rows', () => {
    expect(render()).toMatch(/<th scope="col">Mon, Tue<\/th>/);
    expect(render({ variant: 'standard' })).toMatch(/<th scope="row">Mon, Tue<\/th><td>7 am – 3 pm/);
    expect(render({ show_hours: false })).not.toContain('<table');
  });

  it('shows a menu in short, with a link to the full menu', () => {
    const html = render();
    expect(html).toContain('>Two eggs</span>');
    expect(html).not.toContain('>Grits</span>');
    expect(html).toContain('from <data value="5">$5.00</data>');
    expect(html).toContain('Sold out');
    expect(html).toMatch(/href="\/dining\/karls\/breakfast"[^>]*>The whole menu/);
    expect(html).not.toContain('role="navigation"');
  });

  it('puts several menus behind links to each, all of them in the page', () => {
    const html = render({ venue: venue({ menus: [onBoard, { ...onBoard, _uid: 'l', label: 'Lunch' }] }) });
    expect(html).toContain('role="navigation" aria-label="On the board"');
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(2);
    for (const id of targets) expect(html).toContain(`id="${id}" class=`);
    expect(html).not.toContain('hidden=""');
  });

  it('says that a file is one, and how large', () => {
    expect(render()).toContain('>Pies (PDF, 240 kB)</a>');
    expect(render({ show_menus: false })).not.toContain('Pies');
  });

  const controls = (...pairs: [action: Action, label: string][]) =>
    pairs.map(([action, label]) => ({ _uid: action, component: 'venue_control' as const, action, label }));

  it('offers the controls that the venue names, by its own words', () => {
    const html = render({ venue: venue({ controls: controls(['call', 'Call'], ['directions', 'Directions']) }) });
    expect(html).toMatch(/href="tel:\+13135550140"[^>]*>Call</);
    expect(html).toMatch(/href="https:\/\/www\.openstreetmap\.org\/search\?query=90\+Rope[^"]*"[^>]*>Directions</);
    const shop = venue({ controls: controls(['shop', 'Shop']) });
    expect(render({ variant: 'the_siren_shop', venue: shop })).toMatch(/href="\/souvenirs"[^>]*>Shop</);
    const room = venue({ controls: controls(['private_dining', 'Private dining']) });
    expect(render({ variant: 'gold', venue: room })).toMatch(/href="mailto:[^"]*"[^>]*>Private dining</);
  });

  it('offers its menu where it names no controls, and no telephone', () => {
    const html = render();
    expect(html).toContain('>Menu<');
    expect(html).not.toContain('tel:');
  });

  it('shows a venue’s notice and its skin', () => {
    const notice = 'Age 21 and over. No bookings by telephone.';
    const bar = render({ variant: 'candy_bar', venue: venue({ brand_key: 'candy', notice }) });
    expect(bar).toContain('Age 21 and over.');
    expect(bar).toContain('data-skin="candy"');
  });

  it('links to the venue’s page, except on that page', () => {
    expect(render({ variant: 'standard' })).toContain('More of Karl’s');
    expect(render({ variant: 'standard' }, undefined, '/dining/karls')).not.toContain('More of Karl’s');
  });

  it('says whose word a note is', () => {
    const note = { note: 'Rockfish tonight.', note_by: 'Beatriz' };
    expect(render({ variant: 'gold', note_heading: 'From the kitchen', ...note })).toMatch(
      /From the kitchen<\/h3><p>Rockfish tonight/,
    );
    expect(render({ variant: 'standard', ...note })).toContain('>Good to know</h3>');
  });

  it('quotes the press in the gold room alone', () => {
    const quote = { quote: 'I had the rockfish.', quote_source: 'Table Talk' };
    expect(render({ variant: 'gold', ...quote })).toMatch(/<blockquote[^>]*>I had the rockfish/);
    expect(render({ variant: 'standard', ...quote })).not.toContain('rockfish');
  });

  it('shows editors that its venue is missing', () => {
    expect(render({ venue: 'uuid' })).toBe('');
  });
});
