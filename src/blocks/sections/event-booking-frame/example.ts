import { emailLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const eventBookingFrameExample: Blocks['event_booking_frame'] = {
  _uid: 'example-event-booking-frame',
  component: 'event_booking_frame',
  title: 'Tickets for organ practice at Peter & Paul',
  provider: 'embedded',
  url: '/_services/event-frame/organ-practice',
  height_desktop: '720',
  height_mobile: '900',
  auto_height: true,
  load: 'visible',
  consent_category: 'functional',
  fallback_text: 'The ticket window will not open here. Write to the desk and we will put your name down.',
  fallback_link: emailLink('peter-and-paul@ash.example'),
};
