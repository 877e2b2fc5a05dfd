import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { mediaTextExample } from './example.ts';

export const mediaTextStories: CatalogueStories<'media_text'> = {
  end: { block: mediaTextExample },
  start: { block: { ...mediaTextExample, side: 'start' } },
  without_heading: { block: { ...mediaTextExample, heading: '' } },
  on_brand: { block: { ...mediaTextExample, theme: 'brand' } },
  film: {
    block: {
      ...mediaTextExample,
      media: { ...mediaTextExample.media, filename: '/f/1001/x/0000000000/none.mp4' },
      poster: mediaTextExample.media,
    },
  },
  nothing_yet: { block: { ...mediaTextExample, media: { ...mediaTextExample.media, filename: '' } }, draft: true },
};
