import type { BlockStates } from '../../component-catalogue/catalogue-story.ts';
import { souvenirsHeroExample } from './example.ts';

export const souvenirsHeroStates: BlockStates<'souvenirs_hero'> = {
  ready: { block: souvenirsHeroExample },
  product_missing: { block: { ...souvenirsHeroExample, featured: 'gone' } },
  nothing_yet: { block: { ...souvenirsHeroExample, heading: '' }, draft: true },
};
