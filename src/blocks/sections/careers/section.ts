import { defineSection } from '../../contract/define-section.ts';
import { careersStories } from './Careers.stories.ts';
import { careersExample } from './example.ts';
import { resolveCareers } from './resolve.server.ts';
import { careers } from './schema.ts';

export const careersSection = defineSection({
  schema: careers,
  example: careersExample,
  stories: careersStories,
  resolve: resolveCareers,
  component: () => import('./Careers.tsx').then((module) => module.Careers),
  hydrate: 'visible',
  allowedIn: ['page'],
});
