import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** A sixth hotel and a seventh venue, added as docs/adding-a-venue.md says: content, artwork, a theme. No code. */
const hotel = `import { asset } from '../../asset.ts';
import { richText } from '../../rich-text.ts';
import { story } from '../../story-fields.ts';

export const lanternHotel = [
  story(
    'hotels/lantern',
    'Lantern',
    {
      component: 'hotel',
      name: 'Lantern',
      timezone: 'America/Detroit',
      accessibility: richText('Level from the street.'),
      photos: [asset('lantern/hero', 'A lighthouse of four floors')],
      theme_key: 'lantern',
      layout: 'siren',
      body: [{ component: 'quote', text: 'You can see it from the ferry.', source: 'A pilot' }],
    },
    { is_startpage: true },
  ),
];
`;

const venue = `import { asset } from '../../asset.ts';
import { ref, story } from '../../story-fields.ts';
import { controls } from './menu-parts.ts';

export const oysterCartStories = [
  story(
    'dining/oyster-cart',
    'Oyster Cart',
    {
      component: 'venue',
      name: 'Oyster Cart',
      kind: 'bar',
      hotel: ref('hotels/lantern'),
      brand_key: 'oyster',
      phone: '+1 313-555-0199',
      street: '1 Pier Street',
      controls: controls(['call', 'Ring the cart']),
      notice: 'Cash, or a good story.',
      layout: 'diner',
      body: [
        {
          component: 'eat_drink_section',
          venue: ref('dining/oyster-cart'),
          variant: 'karls',
          media: [asset('lantern/hero', 'A lighthouse of four floors')],
        },
      ],
    },
    { is_startpage: true },
  ),
];
`;

let copy: ProjectCopy;
let address: string;

beforeAll(async () => {
  copy = copyProject();
  copy.write('content/stories/hotels/lantern.ts', hotel);
  copy.write('content/stories/dining/oyster-cart.ts', venue);
  const seed = copy.read('content/seed.ts');
  copy.write(
    'content/seed.ts',
    `import { oysterCartStories } from './stories/dining/oyster-cart.ts';
import { lanternHotel } from './stories/hotels/lantern.ts';
${seed.replace('const stories = [', 'const stories = [...lanternHotel, ...oysterCartStories,')}`,
  );
  copy.write('content/artwork/lantern/hero.svg', copy.read('content/artwork/neptune/hero.svg'));
  const theme = copy.read('src/app/brands/neptune/theme.css').replaceAll('#14283f', '#14283e');
  copy.write('src/app/brands/lantern/theme.css', theme.replaceAll('[data-theme="neptune"]', '[data-theme="lantern"]'));
  copy.write('src/app/brands/oyster/theme.css', theme.replaceAll('[data-theme="neptune"]', '[data-skin="oyster"]'));
  address = await copy.serve();
}, 120_000);

afterAll(() => copy.remove());

const parser = new new Window().DOMParser();

/** A page's status, its HTML, and the elements in it. */
async function read(path: string) {
  const response = await fetch(address + path);
  const html = await response.text();
  return { status: response.status, html, document: parser.parseFromString(html, 'text/html') };
}

test('a sixth hotel has its page, in its theme', { timeout: 120_000 }, async () => {
  const { status, document, html } = await read('/hotels/lantern');
  expect(status).toBe(200);
  expect(document.body.getAttribute('data-theme')).toBe('lantern');
  expect(html).toContain('You can see it from the ferry.');
});

test('a seventh venue has its page, in its hotel’s theme and its own skin, with its own controls', async () => {
  const { status, document, html } = await read('/dining/oyster-cart');
  expect(status).toBe(200);
  expect(document.body.getAttribute('data-theme')).toBe('lantern');
  const main = document.querySelector('main');
  expect(main?.getAttribute('data-skin')).toBe('oyster');
  const call = [...document.querySelectorAll('a')].find((link) => link.textContent.startsWith('Ring the cart'));
  expect(call?.getAttribute('href')).toBe('tel:+13135550199');
  expect(html).toContain('Cash, or a good story.');
});

test.each([
  ['/hotels/lantern/none', 'siren', 'data-theme', 'lantern'],
  ['/dining/oyster-cart/none', 'diner', 'data-skin', 'oyster'],
  ['/enjoy/oyster-cart/none', 'diner', 'data-skin', 'oyster'],
])('%s has the not-found layout %s, with %s %s', async (path, layout, attribute, value) => {
  const { status, document } = await read(path);
  expect(status).toBe(404);
  const frame = document.querySelector('[data-not-found]');
  expect(frame?.getAttribute('data-not-found')).toBe(layout);
  expect(frame?.getAttribute(attribute)).toBe(value);
  expect(document.body.getAttribute('data-theme')).toBe('lantern');
});

test('a diner’s layout shows what the new venue says of itself', async () => {
  const main = (await read('/dining/oyster-cart/none')).document.querySelector('main');
  expect(main?.querySelector('a[href="tel:+13135550199"]')).toBeTruthy();
  expect(main?.innerHTML).not.toContain('Karl’s');
});

test('its stylesheets are among those of every page', async () => {
  const { document } = await read('/hotels/lantern');
  const stylesheet = document.querySelector('link[rel="stylesheet"][data-react-router-critical-css]');
  const href = stylesheet?.getAttribute('href') ?? '';
  const css = await (await fetch(address + href)).text();
  expect(css).toContain('[data-theme="lantern"]');
  expect(css).toContain('[data-skin="oyster"]');
});

test('editors are offered its theme and skin, and the component catalogue shows it', async () => {
  const { html, document } = await read('/catalogue/quote?theme=lantern');
  expect(html).toContain('?theme=lantern');
  expect(html).toContain('skin=oyster');
  expect(document.querySelector('div[data-theme="lantern"]')).not.toBeNull();
});

test('its pages are in the sitemap', async () => {
  const { html } = await read('/sitemap.xml');
  expect(html).toContain('/hotels/lantern<');
  expect(html).toContain('/dining/oyster-cart<');
});
