import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { Careers } from './Careers.tsx';

const siren = storyOf<'hotel'>('hotels/the-siren', { component: 'hotel', name: 'The Siren' });
const job = (title: string, content: Partial<ContentType<'job'>> = {}) =>
  storyOf<'job'>(`jobs/${title}`, {
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

const porter = job('porter', { hotel: siren, type: 'full', pay_min: '19', pay_max: '23.5', pay_unit: 'hour' });
const baker = job('baker', { type: 'part', department: 'front_office' });

describe('Careers', () => {
  it('lists open positions by hotel, each at its own address', () => {
    const html = render([porter, baker]);
    expect(html).toContain('2 open positions');
    expect(html).toMatch(/<h3[^>]*>The Siren<\/h3>/);
    expect(html).toContain('id="porter"');
    expect(html).toContain('Full time · $19.00–$23.50 an hour');
    expect(html).toContain('Front office · Part time');
  });

  it('drops what is closed or past its date', () => {
    const html = render([job('filled', { status: 'closed' }), job('late', { closes: '2026-05-31 00:00' }), porter]);
    expect(html).toContain('1 open position');
    expect(html).not.toContain('<details id="filled"');
    expect(html.match(/<details/g)).toHaveLength(1);
  });

  it('shows at the address of a filled position that it is filled, and similar positions', () => {
    const filled = job('relief-porter', { status: 'closed', hotel: siren });
    const html = render([filled, porter, baker], '/careers#relief-porter');
    expect(html).toMatch(/id="relief-porter" class="filled meant">.*This position is filled.*href="\/careers#porter"/s);
    expect(html).not.toContain('href="/careers#baker"');
    expect(render([filled, porter])).toContain('id="relief-porter" class="filled">');
  });

  it('filters by the query', () => {
    expect(render([porter, baker], '/careers?hotel=the-siren')).not.toContain('id="baker"');
    expect(render([porter, baker], '/careers?type=part')).not.toContain('id="porter"');
    expect(render([porter, baker], '/careers?type=intern')).toContain('No open position matches.');
  });

  it('says so when there is none, and always says who may apply', () => {
    const html = render([]);
    expect(html).toContain('All posts are filled.');
    expect(html).toContain('Everybody.');
    expect(html).not.toContain('<form');
  });
});
