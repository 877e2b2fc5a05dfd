import { within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BlockContext } from '../../contract/block-context.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { CityGuideHero } from './CityGuideHero.tsx';
import { cityGuideHeroExample } from './example.ts';
import { resolveCityGuideHero } from './resolve.server.ts';

const detroit = {
  slug: 'detroit',
  uuid: 'example-city',
  full_slug: 'ash-city-guides/detroit',
  content: { name: 'Detroit' },
};
const roanoke = { slug: 'roanoke', full_slug: 'ash-city-guides/roanoke', content: { name: 'Roanoke' } };
const entries = [
  { slug: 'a', published_at: '2026-03-02T00:00:00Z', content: { name: 'A', category: 'coffee' } },
  { slug: 'b', published_at: '2026-06-02T00:00:00Z', content: { name: 'B', category: 'coffee' } },
];

async function render(block = cityGuideHeroExample, cities = [detroit, roanoke]): Promise<string> {
  const data = {
    [block._uid]: await resolveCityGuideHero(block, contentReadsOf({ city: cities, guide_entry: entries })),
  };
  const surroundings = { draft: false, now: '2026-05-04T12:00:00Z', market: { country: 'US', language: 'EN' }, data };
  return renderToStaticMarkup(
    <MemoryRouter>
      <BlockContext value={surroundings}>
        <CityGuideHero block={block} />
      </BlockContext>
    </MemoryRouter>,
  );
}

test('the other guides are links, this one is marked', async () => {
  const { getByRole } = readHtml(await render());
  const { getByText } = within(getByRole('navigation'));
  expect(getByText('Detroit').getAttribute('aria-current')).toBe('page');
  expect(getByRole('link', { name: 'Roanoke' }).getAttribute('href')).toBe('/ash-city-guides/roanoke');
});

test('a single city needs no switcher', async () => {
  const alone = readHtml(await render(cityGuideHeroExample, [detroit]));
  expect(alone.queryByRole('navigation')).toBeNull();
  const off = readHtml(await render({ ...cityGuideHeroExample, city_switcher: false }));
  expect(off.queryByRole('navigation')).toBeNull();
});

test('the date is the block’s, else that of the newest place', async () => {
  const own = readHtml(await render()).getByText('May 2026', { selector: 'time' });
  expect(own.getAttribute('dateTime')).toBe('2026-05');
  const newest = readHtml(await render({ ...cityGuideHeroExample, updated: '' }));
  expect(newest.getByText('June 2026', { selector: 'time' }).getAttribute('dateTime')).toBe('2026-06');
});

test('the day plan is near the head', async () => {
  const { getByRole } = readHtml(await render());
  expect(getByRole('link', { name: 'Your day plan' }).getAttribute('href')).toBe('/ash-city-guides/detroit/plan');
});
