import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { Careers } from './Careers.tsx';

const siren = storyOf<'hotel'>('hotels/the-siren', { component: 'hotel', name: 'The Siren' });
const job = (title: string, content: Partial<ContentType<'job'>> = {}) =>
  storyOf<'job'>(`careers/${title}`, {
    component: 'job',
    title,
    description: paragraphs('Keys.'),
    posted: '2026-05-01 00:00',
    ...content,
  });

const block: Blocks['careers'] = {
  _uid: 'careers',
  component: 'careers',
  heading: 'Work',
  source: 'all',
  filters: ['hotel', 'type'],
  eeo_text: paragraphs('Everybody.'),
  empty_text: paragraphs('All posts are filled.'),
};

const render = (jobs: ReturnType<typeof job>[], path = '/careers') =>
  renderOnPage(<Careers block={block} />, { path, data: { careers: jobs } });

/** The slugs of the open positions that are listed. */
const openPositions = (html: string) =>
  [...readHtml(html).container.querySelectorAll('details > [id]')].map(({ id }) => id);

const porter = job('porter', { hotel: siren, type: 'full', pay_min: '19', pay_max: '23.5', pay_unit: 'hour' });
const baker = job('baker', { type: 'part', department: 'front_office' });

describe('Careers', () => {
  it('lists open positions by hotel, each at its own address', () => {
    const html = render([porter, baker]);
    expect(html).toContain('2 open positions');
    const { container, getByRole } = readHtml(html);
    expect(getByRole('heading', { level: 3, name: 'The Siren' })).not.toBeNull();
    expect(container.querySelector('details > #porter')?.closest('details')?.textContent).toContain('porter');
    expect(html).toContain('Full time · $19.00–$23.50 an hour');
    expect(html).toContain('Front office · Part time');
  });

  it('drops what is closed or past its date', () => {
    const html = render([job('filled', { status: 'closed' }), job('late', { closes: '2026-05-31 00:00' }), porter]);
    expect(html).toContain('1 open position');
    expect(readHtml(html).container.querySelectorAll('details')).toHaveLength(1);
    expect(openPositions(html)).toEqual(['porter']);
  });

  it('shows at the address of a filled position that it is filled, and similar positions', () => {
    const filled = job('relief-porter', { status: 'closed', hotel: siren });
    const html = render([filled, porter, baker], '/careers#relief-porter');
    const addressed = readHtml(html);
    const position = addressed.container.querySelector('#relief-porter');
    expect([...(position?.classList ?? [])]).toEqual(['filled', 'meant']);
    expect(position?.textContent).toContain('This position is filled');
    const targets = addressed.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toContain('/careers/porter');
    expect(position?.querySelector('a[href="/careers/porter"]')).not.toBeNull();
    const { container } = readHtml(render([filled, porter]));
    expect([...(container.querySelector('#relief-porter')?.classList ?? [])]).toEqual(['filled']);
  });

  it('filters by the query', () => {
    const listed = (path: string) => openPositions(render([porter, baker], path));
    expect(listed('/careers?hotel=the-siren')).toEqual(['porter']);
    expect(listed('/careers?type=part')).toEqual(['baker']);
    expect(render([porter, baker], '/careers?type=intern')).toContain('No open position matches.');
  });

  it('says so when there is none, and always says who may apply', () => {
    const html = render([]);
    expect(html).toContain('All posts are filled.');
    expect(html).toContain('Everybody.');
    expect(readHtml(html).container.querySelector('form')).toBeNull();
  });
});
