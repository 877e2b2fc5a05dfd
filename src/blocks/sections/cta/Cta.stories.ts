import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { urlLink } from '../../examples/example-link.ts';
import { ctaExample } from './example.ts';

export const ctaStories: CatalogueStories<'cta'> = {
  primary: { block: ctaExample },
  secondary: { block: { ...ctaExample, style: 'secondary' } },
  text: { block: { ...ctaExample, style: 'text' } },
  no_target: { block: { ...ctaExample, link: urlLink('') } },
  nothing_yet: { block: { ...ctaExample, label: '' }, draft: true },
};
