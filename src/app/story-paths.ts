/**
 * The addresses under which stories of the content service are pages (docs/reference/routes.md#paths), as route
 * patterns.
 */
export const storyPaths = [
  'about',
  'ash-city-guides',
  'ash-city-guides/:city',
  'ash-mail/*',
  'careers',
  'careers/:job',
  'contact',
  'dining/*',
  'enjoy/*',
  'events',
  'global',
  'hotels/*',
  'investors',
  'mood',
  'mood/:handle',
  'press',
  'press/:handle',
  'room-service',
  'souvenirs',
  'souvenirs/faqs',
  'team',
] as const;

/** The addresses below a venue's or event's story where its tables or tickets are reserved, as route patterns. */
export const reservePaths = [
  'dining/:venue/reserve',
  'dining/:venue/events/:event/reserve',
  'enjoy/:venue/reserve',
  'hotels/:hotel/events/:event/reserve',
] as const;
