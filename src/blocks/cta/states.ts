import type { BlockStates } from '../catalogue/block-state.ts';
import { urlLink } from '../example-link.ts';
import { ctaExample } from './example.ts';

export const ctaStates: BlockStates<'cta'> = {
  primary: { block: ctaExample },
  secondary: { block: { ...ctaExample, style: 'secondary' } },
  text: { block: { ...ctaExample, style: 'text' } },
  no_target: { block: { ...ctaExample, link: urlLink('') } },
  nothing_yet: { block: { ...ctaExample, label: '' }, draft: true },
};
