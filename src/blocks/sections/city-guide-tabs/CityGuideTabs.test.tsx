import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BlockContext } from '../../contract/block-context.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { CityGuideTabs } from './CityGuideTabs.tsx';
import { cityGuideTabsExample } from './example.ts';
import { resolveCityGuideTabs } from './resolve.server.ts';

const categories = {
  'guide-categories': [
    { name: 'Books', value: 'books' },
    { name: 'Coffee', value: 'coffee' },
    { name: 'Swimming', value: 'swim' },
  ],
};
const source = contentReadsOf(
  {
    guide_entry: [
      { slug: 'rope-walk', content: { name: 'Rope Walk', category: 'coffee', walk_minutes: '9', address: '12 Pell' } },
      { slug: 'kettle', content: { name: 'Kettle', category: 'coffee', walk_minutes: '2', lat: '42.3', lng: '-83' } },
      { slug: 'ledger', content: { name: 'Ledger Books', category: 'books', walk_minutes: '4' } },
    ],
  },
  categories,
);
const now = '2026-05-04T12:00:00Z';

async function render(address: string, block = cityGuideTabsExample, reads = source): Promise<string> {
  const data = { [block._uid]: await resolveCityGuideTabs(block, reads) };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <BlockContext value={{ draft: false, now, market: { country: 'US', language: 'EN' }, data }}>
        <CityGuideTabs block={block} />
      </BlockContext>
    </MemoryRouter>,
  );
}

const headingsOf = (html: string, level: number) =>
  readHtml(html)
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent);
const headings = (html: string) => headingsOf(html, 3);
const names = (html: string) => headingsOf(html, 4);

test('without a category all are shown in the order of the datasource, places by the walk', async () => {
  const html = await render('/ash-city-guides/detroit');
  expect(headings(html)).toEqual(['Books', 'Coffee']);
  expect(names(html)).toEqual(['Ledger Books', 'Kettle', 'Rope Walk']);
});

test('the address chooses the category, and its link says so', async () => {
  const html = await render('/ash-city-guides/detroit?category=coffee');
  expect(names(html)).toEqual(['Kettle', 'Rope Walk']);
  expect(
    readHtml(html)
      .getByRole('link', { name: /^Coffee/ })
      .getAttribute('aria-current'),
  ).toBe('page');
});

test('categories are links, and an empty one has none', async () => {
  const html = await render('/ash-city-guides/detroit');
  expect(
    readHtml(html)
      .getByRole('link', { name: /^Books/ })
      .getAttribute('href'),
  ).toBe('/ash-city-guides/detroit?category=books#places');
  expect(html).not.toContain('swim');
});

test('a category without places shows all', async () => {
  expect(names(await render('/ash-city-guides/detroit?category=swim'))).toHaveLength(3);
});

test('the block’s category applies without one in the address, and all stay reachable', async () => {
  const block = { ...cityGuideTabsExample, default_category: 'books' };
  expect(names(await render('/', block))).toEqual(['Ledger Books']);
  expect(names(await render('/?category=all', block))).toHaveLength(3);
});

test('one category needs no links', async () => {
  const html = await render('/', { ...cityGuideTabsExample, categories: ['books'] });
  expect(names(html)).toEqual(['Ledger Books']);
  expect(readHtml(html).queryByRole('navigation')).toBeNull();
});

test('only a place that is on the map carries a number', async () => {
  const html = await render('/');
  expect(readHtml(html).getAllByText(/On the map:/)).toHaveLength(1);
  expect(await render('/', { ...cityGuideTabsExample, share_with_map: false })).not.toContain('On the map: ');
});

test('each place can be added to a day plan where the guide has one', async () => {
  const city = { slug: 'detroit', uuid: 'example-city', full_slug: 'ash-city-guides/detroit/', content: { name: 'D' } };
  const reads = contentReadsOf(
    { city: [city], guide_entry: [{ slug: 'kettle', content: { name: 'Kettle', category: 'books' } }] },
    categories,
  );
  const { getByRole } = readHtml(await render('/', cityGuideTabsExample, reads));
  const button = getByRole('button', { name: /^Add to your day.*Kettle$/ });
  expect(button.closest('form')?.getAttribute('action')).toBe('/ash-city-guides/detroit/plan');
  const fields = [...(button.closest('form')?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['add', 'kettle'],
    ['category', ''],
  ]);
  expect(getByRole('link', { name: 'Your day plan' }).getAttribute('href')).toBe('/ash-city-guides/detroit/plan');
  expect(readHtml(await render('/')).queryByRole('button')).toBeNull();
});

test('a place that was just added says so, and leads to the plan', async () => {
  const city = { slug: 'detroit', uuid: 'example-city', full_slug: 'ash-city-guides/detroit/', content: { name: 'D' } };
  const entry = { slug: 'kettle', content: { name: 'Kettle', category: 'books' } };
  const reads = contentReadsOf({ city: [city], guide_entry: [entry] }, categories);
  const { getByRole } = readHtml(await render('/?added=kettle', cityGuideTabsExample, reads));
  expect(getByRole('button', { name: /^In your day.*Kettle$/ }).id).toBe('add-kettle');
  expect(getByRole('link', { name: 'See your day plan' }).getAttribute('href')).toBe('/ash-city-guides/detroit/plan');
});

test('the places asked for are those of the city', () => {
  expect(source.queries[0]).toMatchObject({ contentType: 'guide_entry', filter: { city: { in: 'example-city' } } });
});
