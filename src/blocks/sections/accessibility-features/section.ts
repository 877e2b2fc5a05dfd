import { defineSection } from '../../contract/define-section.ts';
import { accessibilityFeaturesStories } from './AccessibilityFeatures.stories.ts';
import { accessibilityFeaturesExample } from './example.ts';
import { resolveAccessibilityFeatures } from './resolve.server.ts';
import { accessibilityFeatures } from './schema.ts';

export const accessibilityFeaturesSection = defineSection({
  schema: accessibilityFeatures,
  example: accessibilityFeaturesExample,
  stories: accessibilityFeaturesStories,
  resolve: resolveAccessibilityFeatures,
  component: () => import('./AccessibilityFeatures.tsx').then((module) => module.AccessibilityFeatures),
  hydrate: 'never',
  allowedIn: ['page', 'hotel', 'room'],
});
