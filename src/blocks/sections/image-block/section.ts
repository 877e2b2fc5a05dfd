import { defineSection, everyPage } from '../../contract/define-section.ts';
import { imageBlockExample } from './example.ts';
import { imageBlockStories } from './ImageBlock.stories.ts';
import { imageBlock } from './schema.ts';

export const imageBlockSection = defineSection({
  schema: imageBlock,
  example: imageBlockExample,
  stories: imageBlockStories,
  component: () => import('./ImageBlock.tsx').then((module) => module.ImageBlock),
  hydrate: 'never',
  standsBeside: true,
  allowedIn: everyPage,
});
