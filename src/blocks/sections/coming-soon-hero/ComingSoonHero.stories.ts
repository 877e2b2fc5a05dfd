import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { comingSoonHeroExample as example } from './example.ts';

export const comingSoonHeroStories: CatalogueStories<'coming_soon_hero'> = {
  before: { block: example },
  last_week: { block: example, now: '2026-09-29T11:00:00Z' },
  open: { block: example, now: '2026-10-04T11:00:00Z' },
  date_unset: { block: { ...example, opening_date: '' } },
};
