/** How long browsers and caches before the site may store an answer, in seconds. */
export const maxAgeSeconds = {
  /** What never changes under its address, such as a file with a hash in its name: a year, the most that caches honour. */
  immutable: 31_536_000,
  /** A link preview's card: services that show it fetch it once a day at most. */
  previewCard: 86_400,
  /** `robots.txt`, the sitemap and files without a hash: an hour, since crawlers come back that often at most. */
  sitemap: 3_600,
  /** Calendars and RSS feeds: their readers ask every quarter of an hour. */
  feed: 900,
  /** What a better answer will soon replace: suggestions of the search, a picture that is still being made. */
  brief: 60,
} as const;

/** The `Cache-Control` of each kind of answer that may be stored. */
export const cacheControl = {
  immutable: `public, max-age=${maxAgeSeconds.immutable}, immutable`,
  previewCard: `public, max-age=${maxAgeSeconds.previewCard}`,
  sitemap: `public, max-age=${maxAgeSeconds.sitemap}`,
  feed: `public, max-age=${maxAgeSeconds.feed}`,
  brief: `public, max-age=${maxAgeSeconds.brief}`,
} as const;
