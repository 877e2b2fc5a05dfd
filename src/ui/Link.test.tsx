import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import { Link, type LinkProps } from './Link.tsx';

const render = (props: LinkProps) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Link {...props} />
    </MemoryRouter>,
  );

describe('Link', () => {
  it('is plain text without a target, never a link to nowhere', () => {
    for (const link of [null, 'javascript:alert(1)']) {
      const { container } = readHtml(render({ link, children: 'Rooms', className: 'x' }));
      expect(container.textContent).toBe('Rooms');
      const [text, ...others] = container.querySelectorAll('*');
      expect(others).toEqual([]);
      expect(text?.tagName).toBe('SPAN');
      expect(text?.getAttributeNames()).toEqual(['class']);
      expect(text?.className).toBe('x');
    }
  });

  it('keeps other sites from reaching back, and says that a new tab opens', () => {
    const html = render({
      link: { linktype: 'url', url: 'https://example.com', target: '_blank' },
      children: 'The paper',
    });
    const link = readHtml(html).getByRole('link', { name: 'The paper (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('leaves a link within the page to the browser, so that the query of the address stays', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/hotels?adults=2']}>
        <Link link="#ulysses">Ulysses</Link>
      </MemoryRouter>,
    );
    expect(readHtml(html).getByRole('link').getAttribute('href')).toBe('#ulysses');
  });

  it('adds the new tab to a given accessible name', () => {
    const link = { linktype: 'url' as const, url: 'https://example.com', target: '_blank' };
    const html = render({ link, children: 'ash', label: 'ash, home' });
    expect(readHtml(html).getByRole('link', { name: 'ash, home (opens in a new tab)' }).textContent).toMatch(/^ash/);
  });

  it('marks the page in view', () => {
    const press = (current?: boolean) =>
      readHtml(render({ link: '/press', children: 'Press', ...(current && { current }) })).getByRole('link', {
        name: 'Press',
      });
    expect(press(true).getAttribute('aria-current')).toBe('page');
    expect(press().hasAttribute('aria-current')).toBe(false);
  });
});
