import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BlockContext } from '../../contract/block-context.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { CityGuideMap } from './CityGuideMap.tsx';
import { cityGuideMapExample } from './example.ts';
import { resolveCityGuideMap } from './resolve.server.ts';
import { streetGrid } from './street-grid.ts';

const city = {
  slug: 'detroit',
  uuid: 'example-city',
  content: { name: 'Detroit', center_lat: '42.335', center_lng: '-83.05', zoom: '15' },
};
const stories = {
  city: [city],
  guide_entry: [
    { slug: 'far', content: { name: 'Far', category: 'books', walk_minutes: '9', lat: '42.34', lng: '-83.04' } },
    { slug: 'near', content: { name: 'Near', category: 'coffee', walk_minutes: '2', lat: '42.336', lng: '-83.051' } },
    { slug: 'nowhere', content: { name: 'Nowhere', category: 'coffee', walk_minutes: '1' } },
  ],
  hotel: [{ slug: 'the-siren', content: { name: 'The Siren', street: '1 Rope Street', lat: '42.335', lng: '-83.05' } }],
};

async function render(address: string, given: Parameters<typeof contentReadsOf>[0] = stories): Promise<string> {
  const block = cityGuideMapExample;
  const data = { [block._uid]: await resolveCityGuideMap(block, contentReadsOf(given)) };
  const surroundings = { draft: false, now: '2026-05-04T12:00:00Z', market: { country: 'US', language: 'EN' }, data };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <BlockContext value={surroundings}>
        <CityGuideMap block={block} />
      </BlockContext>
    </MemoryRouter>,
  );
}

test('markers carry the numbers of the list, and a place without a position is in neither', async () => {
  const html = await render('/');
  const { container } = readHtml(html);
  const marked = [...container.querySelectorAll('text[dy]')].map(({ textContent }) => textContent);
  const listed = [...container.querySelectorAll('[id^="map-"]')].map(({ id, firstElementChild }) => [
    id.replace('map-', ''),
    firstElementChild?.textContent,
  ]);
  expect(marked).toEqual(['2', '3']);
  expect(listed).toEqual([
    ['near', '2'],
    ['far', '3'],
  ]);
  expect(html).not.toContain('Nowhere');
});

test('the drawing is one picture with a name; the hotel is a link beside it', async () => {
  const html = await render('/');
  const { container, getByRole } = readHtml(html);
  expect(getByRole('graphics-document').getAttribute('aria-label')).toBe(
    'Map of Detroit with 2 places, numbered as in the list beside it',
  );
  expect(getByRole('link', { name: /The Siren/ }).getAttribute('href')).toBe('/the-siren');
  expect(html).toContain('Detroit River');
  expect(container.querySelector('[style]')).toBeNull();
});

test('a number leads to its place in the list, and the place back to the number', async () => {
  const { container, getByRole } = readHtml(await render('/'));
  expect(getByRole('link', { name: '2: Near' }).getAttribute('href')).toBe('#map-near');
  const back = getByRole('link', { name: /^Back to the map.*Near$/ }).getAttribute('href') ?? '';
  expect(container.querySelector(back)?.getAttribute('href')).toBe('#map-near');
});

test('a category in the address dims the others', async () => {
  const faint = (html: string) => readHtml(html).container.querySelectorAll('[class*="faint"]').length;
  expect(faint(await render('/'))).toBe(0);
  expect(faint(await render('/?category=coffee'))).toBe(2);
  expect(faint(await render('/?category=unheard-of'))).toBe(0);
});

test('nothing without a place that says where it is, or without its city', async () => {
  expect(await render('/', { ...stories, guide_entry: [] })).toBe('');
  expect(await render('/', { ...stories, city: [] })).toBe('');
});

test('the same name draws the same streets', () => {
  expect(streetGrid('detroit')).toEqual(streetGrid('detroit'));
  expect(streetGrid('detroit').blocks).not.toBe(streetGrid('providence').blocks);
});
