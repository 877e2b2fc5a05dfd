import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { subscribeFormExample } from './example.ts';

export const subscribeFormStories: CatalogueStories<'subscribe_form'> = {
  idle: { block: subscribeFormExample },
  stacked: { block: { ...subscribeFormExample, layout: 'stacked' } },
  names_too: { block: { ...subscribeFormExample, provider: 'cendyn' } },
};
