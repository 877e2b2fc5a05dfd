import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { eventBookingFrameExample } from './example.ts';

const necessary = { ...eventBookingFrameExample, consent_category: 'necessary' as const };

export const eventBookingFrameStories: CatalogueStories<'event_booking_frame'> = {
  waiting_consent: { block: eventBookingFrameExample },
  loading: { block: necessary, alone: true },
  low: { block: { ...necessary, height_desktop: '300', height_mobile: '300', auto_height: false } },
  bad_config: { block: { ...eventBookingFrameExample, url: 'https://elsewhere.example/tickets' }, draft: true },
};
