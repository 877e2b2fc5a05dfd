/** What programs may subscribe to: a feed or a calendar. */
export type Feed = {
  /** Its MIME type, `application/rss+xml`. */
  type: string;
  title: string;
  /** Its path on this site, one of `src/app/routes.ts`. */
  path: string;
};
