import { defineSection } from '../../contract/define-section.ts';
import { souvenirsCustomSectionExample } from './example.ts';
import { souvenirsCustomSectionStories } from './SouvenirsCustomSection.stories.ts';
import { souvenirsCustomSection } from './schema.ts';

export const souvenirsCustomSectionSection = defineSection({
  schema: souvenirsCustomSection,
  example: souvenirsCustomSectionExample,
  stories: souvenirsCustomSectionStories,
  component: () => import('./SouvenirsCustomSection.tsx').then((module) => module.SouvenirsCustomSection),
  hydrate: 'never',
  allowedIn: ['page'],
});
