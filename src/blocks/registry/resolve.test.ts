import { describe, expect, it, vi } from 'vitest';
import type { ProductCardFragment } from '#protocol/shopify/operations.generated.ts';
import type { ResolveContext } from '../contract/resolve-context.ts';
import { storyOf } from '../testing/test-page.tsx';
import { resolveBlocks } from './resolve.server.ts';

const room = storyOf<'room'>('hotels/ulysses/rooms/study', { component: 'room', name: 'Study', seo_title: 'x' });
const everywhere = storyOf<'offer'>('offers/a', { component: 'offer', title: 'Everywhere' });
const atUlysses = storyOf<'offer'>('offers/b', {
  component: 'offer',
  title: 'Ulysses',
  hotels: [storyOf<'hotel'>('hotels/ulysses', { component: 'hotel', name: 'Ulysses' })],
});
const mug = { id: 'gid://mug', handle: 'mug' } as ProductCardFragment;

function context(): ResolveContext {
  const list = vi.fn(async ({ contentType }: { contentType: string }) =>
    contentType === 'room' ? [room] : [everywhere, atUlysses],
  );
  return {
    content: {
      allStories: list,
      stories: async (query) => ({
        stories: await list(query),
      }),
      datasource: async () => [],
    },
    commerce: {
      products: async () => ({ nodes: [mug] }),
      productCounts: async () => ({ total: 1, collections: [] }),
      productChoices: async () => ({ types: [], tags: [], lowest: 0, highest: 0 }),
      product: async () => null,
      collection: async () => {
        throw new Error('the shop is closed');
      },
    },
    version: 'published',
    market: { country: 'US', language: 'EN' },
    now: new Date('2026-06-01T12:00:00Z'),
    log: vi.fn(),
  };
}

const block = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields });

describe('resolveBlocks', () => {
  it('returns data by section, and nothing for one without a resolver', async () => {
    const data = await resolveBlocks([block('quote'), block('souvenirs_grid', { collection: 'all' })], context());
    expect(data).toEqual({ souvenirs_grid: { title: 'Everything', products: [mug], count: 1, rest: null } });
  });

  it('leaves out a section whose read fails, with a line in the log, and answers the others', async () => {
    const given = context();
    given.commerce.product = async () => {
      throw new Error('the shop is closed');
    };
    const data = await resolveBlocks(
      [block('souvenirs_hero', { featured: 'brass' }), block('room_cards', { hotel: 'uuid' })],
      given,
    );
    expect(Object.keys(data)).toEqual(['room_cards']);
    expect(given.log).toHaveBeenCalledWith(
      'warn',
      'section_not_resolved',
      expect.objectContaining({ uid: 'souvenirs_hero' }),
    );
  });

  it('shows in a product list that the shop did not answer, and logs it', async () => {
    const given = context();
    const data = await resolveBlocks([block('souvenirs_grid', { collection: 'brass' })], given);
    expect(data).toEqual({ souvenirs_grid: { title: 'Souvenirs', products: [], count: 0, rest: null, failed: true } });
    expect(given.log).toHaveBeenCalledWith(
      'warn',
      'section_not_resolved',
      expect.objectContaining({ uid: 'souvenirs_grid' }),
    );
  });

  it('sends no more of a story than a section may show', async () => {
    const data = await resolveBlocks([block('room_cards', { hotel: 'uuid' })], context());
    expect(data.room_cards).toEqual([
      { id: 1, uuid: room.uuid, name: 'study', slug: 'study', full_slug: room.full_slug, content: expect.anything() },
    ]);
    expect(data.room_cards).not.toHaveProperty('0.content.seo_title');
  });

  it('reads no list where the editor named the stories', async () => {
    const given = context();
    await resolveBlocks(
      [block('special_offers', { source: 'manual' }), block('room_cards', { rooms: ['a'], hotel: 'b' })],
      given,
    );
    expect(given.content.allStories).not.toHaveBeenCalled();
  });

  it('gives a hotel’s page its own offers and those of every hotel', async () => {
    const titles = async (hotel: string) => {
      const data = await resolveBlocks([block('special_offers', { source: 'hotel' })], { ...context(), hotel });
      return (data.special_offers as { content: { title: string } }[]).map(({ content }) => content.title);
    };
    expect(await titles('uuid-hotels/ulysses')).toEqual(['Everywhere', 'Ulysses']);
    expect(await titles('uuid-hotels/neptune')).toEqual(['Everywhere']);
  });
});
