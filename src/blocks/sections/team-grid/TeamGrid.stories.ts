import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { teamGridExample } from './example.ts';

const people = teamGridExample.people ?? [];

export const teamGridStories: CatalogueStories<'team_grid'> = {
  people: { block: teamGridExample },
  one: { block: { ...teamGridExample, people: people.slice(0, 1) } },
  nothing_yet: { block: { ...teamGridExample, people: [] }, draft: true },
};
