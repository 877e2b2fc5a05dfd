import { beforeAll, describe, expect, it } from 'vitest';
import { megaMenuExample } from '../examples/example-menu.ts';
import { renderOnPage } from '../testing/test-page.tsx';
import { MegaMenu, MenuItems } from './MegaMenu.tsx';

const render = (path: string) => renderOnPage(<MegaMenu block={megaMenuExample} />, { path });

beforeAll(async () => {
  await MenuItems.preload();
});

describe('MegaMenu', () => {
  it('opens without scripts: panels of one name, all links in the page', () => {
    const html = render('/');
    expect(html.match(/<details name="main-menu"/g)).toHaveLength(2);
    expect(html).toContain('href="/hotels/peter-and-paul"');
    expect(html).not.toContain('role="menu');
  });

  it('makes an item with a page and a panel two controls', () => {
    const html = render('/');
    expect(html).toMatch(/href="\/dining"[^>]*>Eat &amp; drink<\/a><details/);
    expect(html).toContain('More of Eat &amp; drink');
  });

  it('marks the page in view and the part of the site it is of', () => {
    const html = render('/hotels/ulysses');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/class="[^"]*current[^"]*"><details/);
    expect(render('/press')).not.toContain('aria-current');
  });

  it('offers the whole menu as a dialog', () => {
    expect(render('/')).toMatch(/<button type="button"[^>]*aria-haspopup="dialog"/);
  });
});
