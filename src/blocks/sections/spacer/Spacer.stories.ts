import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { spacerExample } from './example.ts';

export const spacerStories: CatalogueStories<'spacer'> = {
  small: { block: { ...spacerExample, size: 's' } },
  medium: { block: { ...spacerExample, size: 'm' } },
  large: { block: { ...spacerExample, size: 'l' } },
};
