import { expect, test } from './site-test.ts';

const dress: [path: string, theme: string, skin: string | null][] = [
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

for (const [path, theme, skin] of dress) {
  test(`${path} wears ${theme}${skin ? ` with ${skin}` : ''}`, async ({ page, visit }) => {
    await visit(path);
    await expect(page.locator('body')).toHaveAttribute('data-theme', theme);
    if (skin) await expect(page.locator('main')).toHaveAttribute('data-skin', skin);
    else await expect(page.locator('main')).not.toHaveAttribute('data-skin');
    if (theme.startsWith('souvenirs-')) await expect(page.locator('body')).toHaveClass(theme);
  });
}
