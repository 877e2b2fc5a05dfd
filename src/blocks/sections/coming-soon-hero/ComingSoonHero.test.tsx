import { describe, expect, it } from 'vitest';
import { exampleAsset } from '../../examples/example-asset.ts';
import { urlLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { subscribeFormExample } from '../subscribe-form/example.ts';
import { ComingSoonHero } from './ComingSoonHero.tsx';
import { countdown, countdownText } from './countdown.ts';
import { type ComingSoonData, resolveComingSoonHero } from './resolve.server.ts';

const hotel: NonNullable<ComingSoonData['hotel']> = {
  slug: 'shenandoah-mansions',
  name: 'Shenandoah Mansions',
  city: 'Roanoke',
  path: '/hotels/shenandoah-mansions',
  timeZone: 'America/New_York',
  phone: null,
  bookable: true,
  origin: null,
};
const block: Blocks['coming_soon_hero'] = {
  _uid: 'soon',
  component: 'coming_soon_hero',
  heading: 'Shenandoah',
  opening_text: 'Opening spring 2027',
  media: exampleAsset('house', 'A house'),
  subscribe: [subscribeFormExample],
  press_contact: urlLink('mailto:press@ash.example'),
};
const render = (of: ComingSoonData['countdown'], path = '/', extra: Partial<typeof block> = {}) =>
  renderOnPage(<ComingSoonHero block={{ ...block, ...extra }} />, { path, data: { soon: { hotel, countdown: of } } });

describe('ComingSoonHero', () => {
  it('always shows the editor’s date text, and the number of days where it is known', () => {
    const html = render({ state: 'before', days: 132 });
    expect(html).toContain('Opening spring 2027');
    expect(html).toContain('Opens in 132 days');
    const { container, getByRole } = readHtml(html);
    expect(container.querySelector('form')).not.toBeNull();
    expect(getByRole('link', { name: 'For the press' }).getAttribute('href')).toBe('mailto:press@ash.example');
  });

  it('counts nothing without a date', () => {
    const html = render({ state: 'date_unset', days: null });
    expect(html).toContain('Opening spring 2027');
    expect(html).not.toContain('Opens in');
  });

  it('says in its last week that it is close', () => {
    const close = readHtml(render({ state: 'last_week', days: 3 }));
    expect(close.getByText('Opens in 3 days').classList).toContain('soon');
    const { container } = readHtml(render({ state: 'before', days: 30 }));
    expect(container.querySelector('.soon')).toBeNull();
  });

  it('is open after that day, with a link to the hotel and no newsletter form', () => {
    const html = render({ state: 'open', days: null });
    expect(html).toContain('Now open');
    expect(html).not.toContain('Opening spring');
    const { container, getByRole } = readHtml(html);
    expect(container.querySelector('form')).toBeNull();
    expect(getByRole('link', { name: 'Go to Shenandoah Mansions' }).getAttribute('href')).toBe(
      '/hotels/shenandoah-mansions',
    );
    const own = readHtml(render({ state: 'open', days: null }, hotel.path));
    expect(own.getByRole('link', { name: 'Book a room' }).getAttribute('href')).toBe('/book?hotel=shenandoah-mansions');
  });

  it('is nothing in public without a heading', () => {
    expect(render({ state: 'date_unset', days: null }, '/', { heading: '' })).toBe('');
  });
});

describe('countdown', () => {
  const zone = 'America/New_York';
  it.each([
    // Ten in the evening of 1 June there.
    ['2026-06-02 02:30', 'last_week', 0],
    ['2026-06-02 13:00', 'last_week', 1],
    ['2026-06-08 13:00', 'last_week', 7],
    ['2026-06-09 13:00', 'before', 8],
    ['2027-06-01 13:00', 'before', 365],
    ['2027-06-02 13:00', 'before', null],
    ['2026-06-02 02:00', 'open', null],
    ['', 'date_unset', null],
    ['soon', 'date_unset', null],
  ] as const)('%j is %s, in %s days', (date, state, days) => {
    expect(countdown(date, new Date('2026-06-02T02:00:00Z'), zone)).toEqual({ state, days });
  });

  it.each([
    [0, 'Opens today'],
    [1, 'Opens tomorrow'],
    [2, 'Opens in 2 days'],
  ])('%i', (days, text) => {
    expect(countdownText(days)).toBe(text);
  });
});

describe('resolveComingSoonHero', () => {
  const reads = contentReadsOf({
    hotel: [
      {
        slug: 'shenandoah-mansions',
        uuid: 'uuid-hotel',
        full_slug: 'hotels/shenandoah-mansions',
        content: { name: 'Shenandoah Mansions', timezone: 'America/New_York', status: 'coming_soon' },
      },
    ],
  });
  const context = { ...reads, now: new Date('2026-06-02T02:00:00Z') };

  it('counts by the calendar of the hotel, whether the section or the page names it', async () => {
    const dated = { ...block, opening_date: '2026-06-02 13:00' };
    const expected = { hotel: { path: '/hotels/shenandoah-mansions' }, countdown: { state: 'last_week', days: 1 } };
    expect(await resolveComingSoonHero({ ...dated, hotel: 'uuid-hotel' }, context)).toMatchObject(expected);
    expect(await resolveComingSoonHero(dated, { ...context, hotel: 'uuid-hotel' })).toMatchObject(expected);
    expect(await resolveComingSoonHero(dated, context)).toMatchObject({ hotel: null, countdown: { days: 0 } });
  });
});
