import { describe, expect, it } from 'vitest';
import type { Blocks, ContentType } from '../schemas.ts';
import { renderOnPage, storyOf } from '../test-page.tsx';
import { EatDrinkSection } from './EatDrinkSection.tsx';
import { eatDrinkSectionExample } from './example.ts';

const venue = (content: Partial<ContentType<'venue'>> = {}) =>
  storyOf<'venue'>('dining/karls', {
    component: 'venue',
    name: 'Karl’s',
    phone: '+1 (313) 555-0140',
    hours: [{ _uid: 'h', component: 'hours_row', days: ['mon', 'tue'], open: '07:00', close: '15:00' }],
    menus: [
      {
        _uid: 'm',
        component: 'menu_ref',
        label: 'Breakfast',
        menu: storyOf<'menu'>('dining/karls/breakfast', { component: 'menu', title: 'Breakfast' }) as unknown as string,
      },
      {
        _uid: 'p',
        component: 'menu_ref',
        label: 'Pies',
        pdf: { fieldtype: 'asset', id: 1, alt: null, filename: '/f/1/x/pies.pdf' },
      },
    ],
    ...content,
  }) as unknown as string;

/** Monday 1 June 2026, 8 am in Detroit, unless another instant is given. */
function render(fields: Partial<Blocks['eat_drink_section']> = {}, now = '2026-06-01T12:00:00Z'): string {
  const block = { ...eatDrinkSectionExample, ctas: [], venue: venue(), ...fields };
  return renderOnPage(<EatDrinkSection block={block} />, {
    now,
    data: { [block._uid]: { timeZone: 'America/Detroit', products: [] } },
  });
}

describe('EatDrinkSection', () => {
  it('says whether it is open by the clock of its place', () => {
    expect(render()).toContain('Open until 3 pm');
    expect(render({}, '2026-06-01T18:30:00Z')).toContain('Closing soon, at 3 pm');
    expect(render({}, '2026-06-01T22:00:00Z')).toContain('Closed. Opens Tue 7 am');
  });

  it('says nothing of it without hours', () => {
    const html = render({ venue: venue({ hours: [] }) });
    expect(html).not.toContain('Open until');
    expect(html).not.toContain('<table');
  });

  it('shows the week as a table whose rows are named', () => {
    expect(render()).toMatch(/<th scope="row">Mon, Tue<\/th><td>7 am – 3 pm/);
    expect(render({ show_hours: false })).not.toContain('<table');
  });

  it('leads to menus as pages, and says that a file is one', () => {
    expect(render()).toMatch(/href="\/dining\/karls\/breakfast"[^>]*>Breakfast<\/a>/);
    expect(render()).toContain('>Pies (PDF)</a>');
  });

  it('offers the telephone, but not at the bar that takes no calls', () => {
    expect(render({ variant: 'standard' })).toContain('href="tel:+13135550140"');
    const bar = render({ variant: 'candy_bar' });
    expect(bar).not.toContain('tel:');
    expect(bar).toContain('Age 21 and over.');
    expect(bar).toContain('data-skin="candy"');
  });

  it('tells editors that its venue is missing', () => {
    expect(render({ venue: 'uuid' })).toBe('');
  });
});
