import type { ContentType } from '#blocks/schemas.ts';

/** The content types that are pages of their own; the others (offers, guide entries, footers …) only stand on pages. */
export const pageTypes = [
  'page',
  'hotel',
  'room',
  'venue',
  'menu',
  'event',
  'city',
  'press_item',
  'mail_article',
  'mood_entry',
] as const;

export type PageType = (typeof pageTypes)[number];
export type PageContent = ContentType<PageType>;
