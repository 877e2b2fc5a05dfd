import { urlLink } from '../example-link.ts';
import type { Blocks } from '../schemas.ts';

export const eventBookingFrameExample: Blocks['event_booking_frame'] = {
  _uid: 'example-event-booking-frame',
  component: 'event_booking_frame',
  title: 'Tickets for organ practice at Peter & Paul',
  provider: 'tickets',
  url: 'https://tickets.example/peter-and-paul/organ-practice',
  height_desktop: '720',
  height_mobile: '900',
  auto_height: true,
  load: 'visible',
  consent_category: 'functional',
  fallback_text: 'The ticket window will not open here.',
  fallback_link: urlLink('https://tickets.example/peter-and-paul/organ-practice'),
};
