import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../examples/example-rich-text.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { bannerHash } from './banner-hash.server.ts';
import { messageBannerExample as example } from './example.ts';
import { MessageBanner } from './MessageBanner.tsx';
import { MessageBar } from './MessageBar.tsx';

const bar = (extra: Partial<typeof example> = {}) =>
  renderOnPage(<MessageBar banner={{ ...example, ...extra }} hash="abc" />);

describe('MessageBar', () => {
  it('is a region with its words, its link and its button, marked with its hash', () => {
    const { getByRole } = readHtml(bar());
    const region = getByRole('region', { name: 'Announcement' });
    expect(region.getAttribute('data-banner')).toBe('abc');
    expect(region.textContent).toContain('It has earned it.');
    expect(getByRole('link').getAttribute('href')).toBe('/hotels/peter-and-paul');
    getByRole('button', { name: 'Dismiss the announcement' });
  });

  it('cannot be dismissed when urgent, nor where the editor says so', () => {
    for (const html of [bar({ kind: 'urgent' }), bar({ dismissible: false })]) {
      const { container, queryByRole } = readHtml(html);
      expect(queryByRole('button', { hidden: true })).toBeNull();
      expect(container.querySelector('[data-banner]')).toBeNull();
    }
    expect(bar({ kind: 'urgent' })).toContain('Urgent');
  });
});

describe('MessageBanner', () => {
  it('is a still without the landmark and the button', () => {
    const html = renderOnPage(<MessageBanner block={example} />);
    expect(html).toContain('It has earned it.');
    const { queryByRole } = readHtml(html);
    expect(queryByRole('button', { hidden: true })).toBeNull();
    expect(queryByRole('region', { hidden: true })).toBeNull();
    expect(html).not.toContain('Announcement');
  });

  it('shows editors alone that its text is missing', () => {
    const empty = { ...example, message: { type: 'doc' as const, content: [] } };
    expect(renderOnPage(<MessageBanner block={empty} />)).toBe('');
    expect(renderOnPage(<MessageBanner block={empty} />, { draft: true })).toContain('Write the message');
  });
});

describe('bannerHash', () => {
  it('changes with the words, the link and the kind, and with nothing else', () => {
    const hash = bannerHash(example);
    expect(hash).toMatch(/^[a-z0-9]{16}$/);
    expect(bannerHash({ ...example, _uid: 'other', show_until: '2027-01-01 00:00' })).toBe(hash);
    expect(bannerHash({ ...example, message: paragraphs('Other words.') })).not.toBe(hash);
    expect(bannerHash({ ...example, kind: 'warning' })).not.toBe(hash);
    expect(bannerHash({ ...example, link: null })).not.toBe(hash);
  });

  it('is the editor’s own id where there is one, safe in a selector', () => {
    expect(bannerHash({ ...example, id: 'Lift "out"] 2026' })).toBe('lift-out-2026');
  });
});
