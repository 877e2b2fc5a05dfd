import { defineSection, everyPage } from '../../contract/define-section.ts';
import { accordionGroupStories } from './AccordionGroup.stories.ts';
import { accordionGroupExample } from './example.ts';
import { accordionGroup } from './schema.ts';

export const accordionGroupSection = defineSection({
  schema: accordionGroup,
  example: accordionGroupExample,
  stories: accordionGroupStories,
  component: () => import('./AccordionGroup.tsx').then((module) => module.AccordionGroup),
  hydrate: 'never',
  standsBeside: true,
  allowedIn: everyPage,
});
