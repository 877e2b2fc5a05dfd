import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { cornerKing } from '../../examples/example-hotels.ts';
import { changed } from '../../examples/example-story.ts';
import { accessibilityFeaturesExample as example } from './example.ts';

export const accessibilityFeaturesStories: CatalogueStories<'accessibility_features'> = {
  complete: { block: example },
  folded: { block: { ...example, fold: true } },
  one_room: { block: { ...example, hotel: '', room: cornerKing.uuid, heading: 'The Corner King' } },
  incomplete: { block: example, draft: true, stories: [changed<'room'>(cornerKing, { accessible_features: [] })] },
  nothing_yet: { block: example, without: ['hotel'], draft: true },
};
