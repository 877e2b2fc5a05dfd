/** How long browsers and caches before the site may store an answer, in seconds. */
export const maxAgeSeconds = {
  /** What never changes under its address, such as a file with a hash in its name: a year, the most that caches honour. */
  immutable: 31_536_000,
  /** A link preview's card: services that show it fetch it once a day at most. */
  previewCard: 86_400,
  /** `robots.txt`, the sitemap, the speculation rules and files without a hash: an hour, since crawlers come back that often at most. */
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
  /** A public page: asked for again each time, and mostly answered 304. */
  page: 'public, max-age=0, must-revalidate',
} as const;

/** How long whole pages are stored by the site itself, in seconds; docs/reference/requests.md#cache-times says what ends it. */
export const pageSeconds = {
  /** Sent as it is. Changes end it at once, and so does the next instant at which the page says something else. */
  fresh: 300,
  /** The same where no webhook tells of changes. */
  freshWithoutWebhooks: 2,
  /** Then sent while a new one is rendered. */
  stale: 3_600,
  /** Stored so long, for when no new one can be rendered: three days, a weekend's outage. */
  afterFailure: 259_200,
  /** After a failure, tried again so much later. */
  retry: 5,
} as const;

/** How long a CDN may store a public page, in seconds: it gets one that may be as old as the site's. */
export const cdnSeconds = { fresh: 60, stale: 240, afterFailure: pageSeconds.afterFailure } as const;
