import type { BlockStates } from '../catalogue/block-state.ts';
import { paragraphs } from '../example-rich-text.ts';
import { messageBannerExample } from './example.ts';

export const messageBannerStates: BlockStates<'message_banner'> = {
  shown: { block: messageBannerExample },
  warning: { block: { ...messageBannerExample, kind: 'warning' } },
  urgent: {
    block: { ...messageBannerExample, kind: 'urgent', message: paragraphs('Ulysses has no water until four.') },
  },
  without_link: { block: { ...messageBannerExample, link: null } },
  nothing_yet: { block: { ...messageBannerExample, message: { type: 'doc', content: [] } }, draft: true },
};
