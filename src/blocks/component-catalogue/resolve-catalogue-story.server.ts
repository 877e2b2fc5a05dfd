import type { Market } from '#protocol/shopify/market.ts';
import { baltimore, detroit, exampleHotels, exampleRooms } from '../examples/example-hotels.ts';
import { exampleProducts } from '../examples/example-products.ts';
import { exampleContent, exampleShop, withRelations } from '../examples/example-reads.ts';
import { exampleEvents, exampleMenus, exampleVenues } from '../examples/example-venues.ts';
import {
  exampleDatasources,
  exampleJobs,
  exampleLetters,
  exampleMoods,
  exampleOffers,
  examplePlaces,
  examplePress,
} from '../examples/example-writings.ts';
import type { FormAnswer } from '../forms/form-settings.ts';
import { resolveBlocks } from '../registry/resolve.server.ts';
import type { Section, SectionName } from '../registry/schemas.ts';
import { slimStories } from '../stories/slim-stories.ts';
import type { AnyStory, CatalogueStory } from './catalogue-story.ts';

const exampleStories: readonly AnyStory[] = [
  detroit,
  baltimore,
  ...exampleHotels,
  ...exampleRooms,
  ...exampleVenues,
  ...exampleMenus,
  ...exampleEvents,
  ...exampleOffers,
  ...examplePlaces,
  ...exampleJobs,
  ...examplePress,
  ...exampleLetters,
  ...exampleMoods,
];

const market: Market = { country: 'US', language: 'EN' };

/** A state ready to be rendered: plain JSON. */
export type ResolvedCatalogueStory = {
  /** Its name in the address. */
  name: string;
  block: Section;
  data: Record<string, unknown>;
  path: string;
  now: string;
  draft: boolean;
  market: Market;
  answer: FormAnswer | null;
  alone: boolean;
  hidden: boolean;
};

/**
 * Puts the example stories in place of a state's relations and fetches what its section fetches, from those stories
 * instead of the services. Ids are made the state's own, so that several states can stand on one page.
 */
export async function resolveCatalogueStory(
  name: string,
  state: CatalogueStory<SectionName>,
): Promise<ResolvedCatalogueStory> {
  const { now = '2026-06-01T11:00:00Z', draft = false, without = [], products = exampleProducts } = state;
  const stories = new Map<string, AnyStory>(
    [...exampleStories, ...(state.stories ?? [])]
      .filter(({ content }) => !without.includes(content.component))
      .map((story) => [story.uuid, story]),
  );
  const block = withOwnIds(withRelations(state.block as Section, stories), name);
  const data = await resolveBlocks([block], {
    content: exampleContent(stories, exampleDatasources),
    commerce: exampleShop(products),
    version: draft ? 'draft' : 'published',
    market,
    now: new Date(now),
    query: new URL(state.path ?? '/', 'http://catalogue.invalid').searchParams,
    hotel: exampleHotels[0]?.uuid ?? null,
    deep: { background: '#1c1916', text: '#f3ede1' },
    log: (_level, event, details) => {
      if (event !== 'section_not_resolved') return;
      throw new Error(`The state ${name} of ${block.component}: ${event}`, { cause: details.error });
    },
  });
  return {
    name,
    block: slimStories(block),
    data: state.data ? { ...data, [block._uid]: { ...(data[block._uid] ?? {}), ...state.data } } : data,
    path: state.path ?? '/',
    now,
    draft,
    market,
    answer: state.answer ? { ...state.answer, form: block._uid } : null,
    alone: state.alone === true,
    hidden: state.hidden === true,
  };
}

function withOwnIds<Value>(value: Value, suffix: string): Value {
  const own = (field: unknown): unknown => {
    if (Array.isArray(field)) return field.map(own);
    if (typeof field !== 'object' || field === null || 'full_slug' in field) return field;
    const isBlock = 'component' in field;
    return Object.fromEntries(
      Object.entries(field).map(([key, item]) => {
        const isId = isBlock && (key === '_uid' || key === 'anchor' || key === 'anchor_id');
        return [key, isId && typeof item === 'string' && item !== '' ? `${item}-${suffix}` : own(item)];
      }),
    );
  };
  return own(value) as Value;
}
