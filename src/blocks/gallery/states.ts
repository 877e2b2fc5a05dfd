import type { BlockStates } from '../catalogue/block-state.ts';
import { galleryExample } from './example.ts';

export const galleryStates: BlockStates<'gallery'> = {
  masonry: { block: galleryExample },
  grid: { block: { ...galleryExample, layout: 'grid' } },
  strip: { block: { ...galleryExample, layout: 'strip' } },
  collapsed: { block: { ...galleryExample, first_load: '2' } },
  nothing_yet: { block: { ...galleryExample, items: [] }, draft: true },
};
