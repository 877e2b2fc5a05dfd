import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';

const render = (props: LinkProps) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Link {...props} />
    </MemoryRouter>,
  );

describe('Link', () => {
  it('is plain text without a target, never a link to nowhere', () => {
    expect(render({ link: null, children: 'Rooms', className: 'x' })).toBe('<span class="x">Rooms</span>');
    expect(render({ link: 'javascript:alert(1)', children: 'Rooms' })).toBe('<span>Rooms</span>');
  });

  it('keeps other sites from reaching back, and says that a new tab opens', () => {
    const html = render({
      link: { linktype: 'url', url: 'https://example.com', target: '_blank' },
      children: 'The paper',
    });
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener"');
    expect(html).toContain('(opens in a new tab)</span></a>');
  });

  it('adds the new tab to a given accessible name', () => {
    const link = { linktype: 'url' as const, url: 'https://example.com', target: '_blank' };
    expect(render({ link, children: 'ash', label: 'ash, home' })).toContain(
      'aria-label="ash, home (opens in a new tab)"',
    );
  });

  it('marks the page in view', () => {
    expect(render({ link: '/press', children: 'Press', current: true })).toContain('aria-current="page"');
    expect(render({ link: '/press', children: 'Press' })).not.toContain('aria-current');
  });
});
