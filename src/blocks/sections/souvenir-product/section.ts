import { defineSection } from '../../contract/define-section.ts';
import { souvenirProductExample } from './example.ts';
import { resolveSouvenirProduct } from './resolve.server.ts';
import { souvenirProductStories } from './SouvenirProduct.stories.ts';
import { souvenirProduct } from './schema.ts';

export const souvenirProductSection = defineSection({
  schema: souvenirProduct,
  example: souvenirProductExample,
  stories: souvenirProductStories,
  resolve: resolveSouvenirProduct,
  component: () => import('./SouvenirProduct.tsx').then((module) => module.SouvenirProduct),
  hydrate: 'load',
  allowedIn: ['global_element'],
});
