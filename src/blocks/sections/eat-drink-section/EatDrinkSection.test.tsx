import { describe, expect, it } from 'vitest';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
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
    expect(readHtml(html).queryByRole('table')).toBeNull();
    expect(render({ variant: 'candy_bar', venue: venue({ hours: [] }) })).not.toContain('Call for');
  });

  it('says a closure and its reason', () => {
    const closures = [{ _uid: 'c', component: 'closure' as const, date: '2026-06-01 00:00', reason: 'The Fourth' }];
    expect(render({ venue: venue({ closures }) })).toContain('Closed today: The Fourth. Opens Tue 7 am');
  });

  it('shows the week as a table: as a strip for the diner, elsewhere by rows', () => {
    const strip = readHtml(render());
    expect(strip.getByRole('columnheader', { name: 'Mon, Tue' }).getAttribute('scope')).toBe('col');
    const rows = readHtml(render({ variant: 'standard' }));
    const days = rows.getByRole('rowheader', { name: 'Mon, Tue' });
    expect(days.getAttribute('scope')).toBe('row');
    expect(days.nextElementSibling?.tagName).toBe('TD');
    expect(days.nextElementSibling?.textContent).toMatch(/^7 am – 3 pm/);
    expect(readHtml(render({ show_hours: false })).queryByRole('table')).toBeNull();
  });

  it('shows a menu in short, with a link to the full menu', () => {
    const html = render();
    const { getByRole, getByText, queryByRole, queryByText } = readHtml(html);
    expect(getByText('Two eggs').closest('li')).not.toBeNull();
    expect(queryByText('Grits')).toBeNull();
    const lowest = getByText('$5.00', { selector: 'data' });
    expect(lowest.getAttribute('value')).toBe('5');
    expect(lowest.parentElement?.textContent).toBe('from $5.00');
    expect(html).toContain('Sold out');
    expect(getByRole('link', { name: /^The whole menu/ }).getAttribute('href')).toBe('/dining/karls/breakfast');
    expect(queryByRole('navigation')).toBeNull();
  });

  it('puts several menus behind links to each, all of them in the page', () => {
    const html = render({ venue: venue({ menus: [onBoard, { ...onBoard, _uid: 'l', label: 'Lunch' }] }) });
    const { container, getByRole } = readHtml(html);
    expect(getByRole('navigation', { name: 'On the board' })).not.toBeNull();
    const targets = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1));
    expect(targets).toHaveLength(2);
    for (const id of targets) expect(container.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
    expect(container.querySelector('[hidden]')).toBeNull();
  });

  it('says that a file is one, and how large', () => {
    const { getByRole } = readHtml(render());
    expect(getByRole('link', { name: 'Pies (PDF, 240 kB)' }).getAttribute('href')).toContain('pies.pdf');
    expect(render({ show_menus: false })).not.toContain('Pies');
  });

  const controls = (...pairs: [action: Action, label: string][]) =>
    pairs.map(([action, label]) => ({ _uid: action, component: 'venue_control' as const, action, label }));

  it('offers the controls that the venue names, by its own words', () => {
    const href = (html: string, name: RegExp) => readHtml(html).getByRole('link', { name }).getAttribute('href');
    const html = render({ venue: venue({ controls: controls(['call', 'Call'], ['directions', 'Directions']) }) });
    expect(href(html, /^Call\b.*Karl’s$/)).toBe('tel:+13135550140');
    expect(href(html, /^Directions\b.*Karl’s$/)).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=90\+Rope/);
    const shop = venue({ controls: controls(['shop', 'Shop']) });
    expect(href(render({ variant: 'the_siren_shop', venue: shop }), /^Shop\b.*Karl’s$/)).toBe('/souvenirs');
    const room = venue({ controls: controls(['private_dining', 'Private dining']) });
    expect(href(render({ variant: 'gold', venue: room }), /^Private dining\b.*Karl’s$/)).toBe('/contact');
  });

  it('offers its menu where it names no controls, and no telephone', () => {
    const html = render();
    expect(readHtml(html).getByRole('link', { name: /^Menu/ })).not.toBeNull();
    expect(html).not.toContain('tel:');
  });

  it('shows a venue’s notice and its skin', () => {
    const notice = 'Age 21 and over. No bookings by telephone.';
    const bar = render({ variant: 'candy_bar', venue: venue({ brand_key: 'candy', notice }) });
    expect(bar).toContain('Age 21 and over.');
    expect(readHtml(bar).container.querySelector('section')?.getAttribute('data-skin')).toBe('candy');
  });

  it('links to the venue’s page, except on that page', () => {
    expect(render({ variant: 'standard' })).toContain('More of Karl’s');
    expect(render({ variant: 'standard' }, undefined, '/dining/karls')).not.toContain('More of Karl’s');
  });

  it('says whose word a note is', () => {
    const note = { note: 'Rockfish tonight.', note_by: 'Beatriz' };
    const afterHeading = (html: string, name: string) =>
      readHtml(html).getByRole('heading', { level: 3, name }).nextElementSibling;
    const kitchen = afterHeading(
      render({ variant: 'gold', note_heading: 'From the kitchen', ...note }),
      'From the kitchen',
    );
    expect(kitchen?.tagName).toBe('P');
    expect(kitchen?.textContent).toBe('Rockfish tonight.');
    const standard = afterHeading(render({ variant: 'standard', ...note }), 'Good to know');
    expect(standard?.textContent).toBe('Rockfish tonight.');
  });

  it('quotes the press in the gold room alone', () => {
    const quote = { quote: 'I had the rockfish.', quote_source: 'Table Talk' };
    const { getByRole } = readHtml(render({ variant: 'gold', ...quote }));
    expect(getByRole('blockquote').textContent).toMatch(/^I had the rockfish/);
    expect(render({ variant: 'standard', ...quote })).not.toContain('rockfish');
  });

  it('shows editors that its venue is missing', () => {
    expect(render({ venue: 'uuid' })).toBe('');
  });
});
