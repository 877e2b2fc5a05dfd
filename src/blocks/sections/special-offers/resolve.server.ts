import { mostStories, type ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';

/** All offers, or those of the page's hotel and of every hotel, unless the editor names them. */
export async function resolveSpecialOffers(
  block: Blocks['special_offers'],
  { content, version, hotel }: ResolveContext,
) {
  if (block.source === 'manual') return null;
  const stories = await content.allStories({
    version,
    contentType: 'offer',
    perPage: mostStories,
    resolveRelations: ['offer.hotels'],
  });
  const offers = relatedAll(stories, 'offer');
  if (block.source === 'all' || !hotel) return offers;
  // An offer that names no hotel is every hotel's.
  return offers.filter(({ content: { hotels } }) => {
    const named = relatedAll(hotels, 'hotel');
    return named.length === 0 || named.some(({ uuid }) => uuid === hotel);
  });
}
