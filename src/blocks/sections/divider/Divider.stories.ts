import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { dividerExample } from './example.ts';

export const dividerStories: CatalogueStories<'divider'> = {
  small: { block: { ...dividerExample, size: 's' } },
  medium: { block: dividerExample },
  large: { block: { ...dividerExample, size: 'l' } },
};
