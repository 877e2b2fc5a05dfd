import type { BrowserData } from '../../contract/define-section.ts';
import { storyWith } from '../../hydration/lean-content.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related, relatedAll, type StoryOf } from '../../stories/stories.ts';

const listed = ['name', 'status', 'locality', 'region', 'theme_key'] as const;

/** Of each hotel what its panel, its place in the bar or its point on the map shows. */
export function hotelsNavBrowserData(block: Blocks['hotels_nav']): BrowserData<'hotels_nav', null> {
  const fields = block.style === 'map' ? ([...listed, 'lat', 'lng'] as const) : listed;
  const hasPictures = block.style === 'list' || block.style === 'map';
  const shownOf = (hotel: StoryOf<'hotel'>): StoryOf<'hotel'> => {
    const shown = storyWith(hotel, fields);
    const city = related(hotel.content.city, 'city');
    const { photos, photo_night } = hotel.content;
    const pictures = { photos: hasPictures ? (photos?.slice(0, 1) ?? []) : [], ...(hasPictures && { photo_night }) };
    return {
      ...shown,
      content: { ...shown.content, ...pictures, ...(city ? { city: storyWith(city, ['name']) } : {}) },
    };
  };
  return { block: { ...block, hotels: relatedAll(block.hotels, 'hotel').map(shownOf) }, data: null };
}
