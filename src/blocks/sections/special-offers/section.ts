import { defineSection } from '../../contract/define-section.ts';
import { specialOffersBrowserData } from './browser-data.server.ts';
import { specialOffersExample } from './example.ts';
import { resolveSpecialOffers } from './resolve.server.ts';
import { specialOffersStories } from './SpecialOffers.stories.ts';
import { specialOffers } from './schema.ts';

export const specialOffersSection = defineSection({
  schema: specialOffers,
  example: specialOffersExample,
  stories: specialOffersStories,
  resolve: resolveSpecialOffers,
  component: () => import('./SpecialOffers.tsx').then((module) => module.SpecialOffers),
  hydrate: 'visible',
  standsBeside: true,
  browserData: specialOffersBrowserData,
  allowedIn: ['page', 'hotel', 'room'],
});
