import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { galleryExample } from './example.ts';

export const galleryStories: CatalogueStories<'gallery'> = {
  masonry: { block: galleryExample },
  grid: { block: { ...galleryExample, layout: 'grid' } },
  strip: { block: { ...galleryExample, layout: 'strip' } },
  collapsed: { block: { ...galleryExample, first_load: '2' } },
  /** Opens once the page is alive; the pictures under it are the same, so they have a heading of their own. */
  lightbox: {
    block: { ...galleryExample, heading: 'Open from its address' },
    path: '/hotels/peter-and-paul?photo=2',
    alone: true,
  },
  without_lightbox: { block: { ...galleryExample, heading: 'Each to its own address', lightbox: false } },
  nothing_yet: { block: { ...galleryExample, items: [] }, draft: true },
};
