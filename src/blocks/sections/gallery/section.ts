import { defineSection, everyPage } from '../../contract/define-section.ts';
import { galleryExample } from './example.ts';
import { galleryStories } from './Gallery.stories.ts';
import { gallery } from './schema.ts';

export const gallerySection = defineSection({
  schema: gallery,
  example: galleryExample,
  stories: galleryStories,
  component: () => import('./Gallery.tsx').then((module) => module.Gallery),
  hydrate: 'visible',
  allowedIn: everyPage,
});
