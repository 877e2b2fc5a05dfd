import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { imageBlockExample } from './example.ts';

export const imageBlockStories: CatalogueStories<'image_block'> = {
  with_caption: { block: imageBlockExample },
  cropped: { block: { ...imageBlockExample, ratio: '1x1' } },
  without_caption: { block: { ...imageBlockExample, caption: '' } },
  decorative: { block: { ...imageBlockExample, decorative: true, caption: '' } },
  nothing_yet: { block: { ...imageBlockExample, image: { ...imageBlockExample.image, filename: '' } }, draft: true },
};
