import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import { messageBannerExample } from './example.ts';

export const messageBannerStories: CatalogueStories<'message_banner'> = {
  shown: { block: messageBannerExample },
  warning: { block: { ...messageBannerExample, kind: 'warning' } },
  urgent: {
    block: { ...messageBannerExample, kind: 'urgent', message: paragraphs('Ulysses has no water until four.') },
  },
  without_link: { block: { ...messageBannerExample, link: null } },
  nothing_yet: { block: { ...messageBannerExample, message: { type: 'doc', content: [] } }, draft: true },
};
