import { expect, test } from '@playwright/test';

const looks: [path: string, theme: string, skin: string | null][] = [
  ['/', 'ash', null],
  ['/hotels/the-siren', 'siren', null],
  ['/dining/karls', 'siren', 'diner'],
  ['/enjoy/candy-bar', 'siren', 'candy'],
  ['/hotels/ulysses', 'ulysses', null],
  ['/dining/the-gold-room', 'ulysses', 'gold'],
  ['/souvenirs', 'souvenirs-home', null],
  ['/souvenirs/faqs', 'souvenirs-product', null],
  ['/cart', 'souvenirs-product', null],
];

for (const [path, theme, skin] of looks) {
  test(`${path} has the theme ${theme}${skin ? ` and the skin ${skin}` : ''}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [body = ''] = /<body\b[^>]*>/.exec(html) ?? [];
    const [main = ''] = /<main\b[^>]*>/.exec(html) ?? [];
    expect(body).toContain(` data-theme="${theme}"`);
    if (skin) expect(main).toContain(` data-skin="${skin}"`);
    else expect(main).not.toContain('data-skin');
    if (theme.startsWith('souvenirs-')) expect(body).toContain(` class="${theme}"`);
  });
}
