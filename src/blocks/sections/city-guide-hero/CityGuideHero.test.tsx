import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BlockContext } from '../../contract/block-context.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
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
  const html = await render();
  expect(html).toMatch(/aria-current="page"[^>]*>Detroit/);
  expect(html).toContain('href="/ash-city-guides/roanoke"');
});

test('a single city needs no switcher', async () => {
  expect(await render(cityGuideHeroExample, [detroit])).not.toContain('<nav');
  expect(await render({ ...cityGuideHeroExample, city_switcher: false })).not.toContain('<nav');
});

test('the date is the block’s, else that of the newest place', async () => {
  expect(await render()).toContain('<time dateTime="2026-05">May 2026</time>');
  expect(await render({ ...cityGuideHeroExample, updated: '' })).toContain('<time dateTime="2026-06">June 2026</time>');
});
