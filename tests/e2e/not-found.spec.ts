import type { Page } from '@playwright/test';
import { missing } from './addresses.ts';
import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

for (const path of missing) {
  test(`${path} is a 404 that says so, without scripts too`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<title>Page not found: ${path}</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main.match(/<h1\b/g)).toHaveLength(1);
    expect(main).toMatch(/<a\b[^>]*href="\/"[^>]*>Go back home<\/a>/);
    expect(main).not.toContain('<!--');
    const words = main.split(/<[^>]+>/);
    expect(words).toContain('404');
    expect(words).toContain(`Page not found: ${path}`);
    expect(words).toContain('Sorry, the page you are looking for could not be found.');
  });
}

/** Each layout, and something that only it shows, from the content. */
const layouts: [path: string, layout: string, own: (page: Page) => Promise<void>][] = [
  ['/nowhere', 'ash', (page) => expectLink(page, /Shenandoah Mansions/, '/hotels/shenandoah-mansions')],
  ['/hotels/neptune/none', 'ash', (page) => expectLink(page, 'Providence', '/ash-city-guides/providence')],
  ['/dining/none', 'dining', (page) => expectLink(page, 'The Vestry', '/dining/the-vestry')],
  ['/dining/karls/none', 'diner', (page) => expectLink(page, /^\+1 313/, /^tel:\+1313/)],
  ['/enjoy/karls/none', 'diner', (page) => expectLink(page, 'Breakfast', /^\/dining\/karls\//)],
  ['/dining/candy-bar/none', 'candy', (page) => expectLink(page, 'Reserve', /^\/dining\/candy-bar\/reserve$/)],
  ['/dining/the-gold-room/none', 'gold', (page) => expectLink(page, 'Private dining', '/dining/the-gold-room#private')],
  ['/ash-mail/the-dean/none', 'dean', (page) => expectLink(page, 'Go to Neptune', '/hotels/neptune')],
  ['/hotels/ulysses/none', 'ulysses', (page) => expectLink(page, 'The Gold Room', '/dining/the-gold-room')],
  ['/hotels/the-siren/none', 'siren', (page) => expectLink(page, 'The Siren Cafe', '/dining/the-siren-cafe')],
  ['/dining/the-siren-shop/none', 'siren', (page) => expectLink(page, 'The Siren Shop', '/dining/the-siren-shop')],
];

for (const [path, layout, expectOwn] of layouts) {
  test(`${path} has the layout ${layout}`, async ({ page, visit }) => {
    expect(await visit(path)).toBe(404);
    await expect(page.locator('[data-not-found]')).toHaveAttribute('data-not-found', layout);
    await expectOwn(page);
    await untilInteractive(page);
    await expectNotFound(page, path);
    await expect(page.locator('[data-not-found]')).toHaveAttribute('data-not-found', layout);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

/** The colours and typefaces of the page, of its header, of what stands in it, and of its footer. */
function looksOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const elements = {
      page: document.body,
      header: document.querySelector('header'),
      content: document.querySelector('[data-not-found]') ?? document.querySelector('main'),
      footer: document.querySelector('footer'),
    };
    return Object.fromEntries(
      Object.entries(elements).map(([name, element]) => {
        const style = element && getComputedStyle(element);
        return [
          name,
          ['--bg', '--fg', '--accent', '--font-display']
            .map((key) => style?.getPropertyValue(key))
            .join()
            .replaceAll(/ First"|, /g, (found) => (found === ', ' ? ',' : '"')),
        ];
      }),
    );
  });
}

const places = [
  ...['karls', 'candy-bar', 'the-gold-room', 'the-siren-cafe', 'the-siren-shop', 'the-vestry'].map(
    (it) => `dining/${it}`,
  ),
  ...['neptune', 'peter-and-paul', 'shenandoah-mansions', 'the-siren', 'ulysses'].map((it) => `hotels/${it}`),
];
for (const place of places) {
  test(`what is not found below /${place} wears the theme of /${place}`, async ({ page, visit }) => {
    expect(await visit(`/${place}`)).toBe(200);
    const own = await looksOf(page);
    expect(await visit(`/${place}/none`)).toBe(404);
    expect(await looksOf(page)).toEqual(own);
  });
}

test('the path is shown escaped and without its query', async ({ page, visit }) => {
  expect(await visit('/no-%3Cb%3Ewhere%3C/b%3E?secret=1')).toBe(404);
  await expect(page.getByText('Page not found: /no-%3Cb%3Ewhere%3C/b%3E', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('secret');
});

test('a not-found page leads on', async ({ page, visit }) => {
  await visit('/nowhere');
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toHaveCount(1);
});

test('the heading has the focus after a navigation within the site, and not before', async ({ page }) => {
  // The browser reports each 404 that the application fetches, so this page's console is not looked at.
  await page.goto('/nowhere');
  await untilInteractive(page);
  await expect(page.locator('h1')).not.toBeFocused();
  for (const path of ['/dining/karls/none', '/hotels/ulysses/none']) {
    // As a step in the browser's history, which the application follows without loading the page anew.
    await page.evaluate((to) => {
      history.pushState({ idx: history.length, key: to, usr: null }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
    await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible();
    await expect(page.locator('h1')).toBeFocused();
  }
});

test('the section keeps its footer', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  const heading = await page.getByRole('contentinfo').locator('p').first().textContent();
  await visit('/hotels/ulysses/none');
  await expect(page.getByRole('contentinfo').locator('p').first()).toHaveText(heading ?? '');
});

async function expectNotFound(page: Page, path: string): Promise<void> {
  await expect(page).toHaveTitle(`Page not found: ${path}`);
  await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible();
  await expect(
    page.getByText('Sorry, the page you are looking for could not be found.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go back home', exact: true })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('h1')).toHaveCount(1);
}

async function expectLink(page: Page, name: string | RegExp, href: string | RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name, exact: typeof name === 'string' });
  await expect(link.first()).toHaveAttribute('href', href);
}

test('what is not found is never cached', async ({ request }) => {
  for (const path of ['/nowhere', '/hotels/none', '/events/none.ics']) {
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(/no-store/);
  }
});
