import { describe, expect, it } from 'vitest';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { SpecialOffers } from './SpecialOffers.tsx';

const now = '2026-06-01T12:00:00Z';
const block: Blocks['special_offers'] = {
  _uid: 'offers',
  component: 'special_offers',
  heading: 'Cheaper',
  source: 'all',
};
const offer = (title: string, content: Partial<ContentType<'offer'>>) =>
  storyOf<'offer'>(`offers/${title}`, { component: 'offer', title, ...content });

function titles(offers: ReturnType<typeof offer>[], extra: Partial<Blocks['special_offers']> = {}): string[] {
  const html = renderOnPage(<SpecialOffers block={{ ...block, ...extra }} />, { now, data: { offers } });
  return readHtml(html)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent ?? '');
}

const html = (content: Partial<ContentType<'offer'>>) =>
  renderOnPage(<SpecialOffers block={block} />, { now, data: { offers: [offer('Sunday', content)] } });

describe('SpecialOffers', () => {
  it('goes by priority, then by the end that comes first', () => {
    expect(
      titles([
        offer('endless', { priority: '1' }),
        offer('late', { priority: '1', valid_until: '2026-09-01 00:00' }),
        offer('soon', { priority: '1', valid_until: '2026-07-01 00:00' }),
        offer('first', { priority: '5' }),
      ]),
    ).toEqual(['first', 'soon', 'late', 'endless']);
  });

  it('drops what is over and what has not begun', () => {
    const offers = [
      offer('over', { valid_until: '2026-06-01 12:00' }),
      offer('coming', { valid_from: '2026-06-02 00:00' }),
      offer('here', { valid_from: '2026-05-01 00:00', valid_until: '2026-06-01 12:01' }),
    ];
    expect(titles(offers)).toEqual(['here']);
    expect(titles(offers, { show_expired: true })).toContain('over');
  });

  it('shows no more than its limit', () => {
    expect(
      titles(
        ['a', 'b', 'c'].map((title) => offer(title, {})),
        { limit: '2' },
      ),
    ).toHaveLength(2);
  });

  it('names an end within 14 days', () => {
    expect(html({ valid_until: '2026-06-15 11:00' })).toContain('Ends 15 June');
    expect(html({ valid_until: '2026-06-16 13:00' })).not.toContain('Ends');
  });

  it('carries the code in the link and as text that can be selected', () => {
    const page = html({
      promo_code: 'SLOW',
      cta: { fieldtype: 'multilink', linktype: 'url', id: '', url: '/book?hotel=ulysses', cached_url: '' },
    });
    const { getByRole, queryByRole } = readHtml(page);
    expect(getByRole('link').getAttribute('href')).toBe('/book?hotel=ulysses&promo=SLOW');
    expect(getByRole('code').textContent).toBe('SLOW');
    expect(queryByRole('button', { hidden: true })).toBeNull();
    expect(page).not.toContain('Copy');
  });

  it('is hidden when there is none', () => {
    expect(renderOnPage(<SpecialOffers block={block} />, { data: { offers: [] } })).toBe('');
  });
});
