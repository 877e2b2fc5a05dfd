import { defineSection } from '../../contract/define-section.ts';
import { cartViewStories } from './CartView.stories.ts';
import { cartViewExample } from './example.ts';
import { resolveCartView } from './resolve.server.ts';
import { cartView } from './schema.ts';

export const cartViewSection = defineSection({
  schema: cartView,
  example: cartViewExample,
  stories: cartViewStories,
  resolve: resolveCartView,
  component: () => import('./CartView.tsx').then((module) => module.CartView),
  hydrate: 'load',
  allowedIn: ['global_element'],
  completeWithoutFields: true,
});
