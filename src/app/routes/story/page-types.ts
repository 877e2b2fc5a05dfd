import type { ContentType } from '#blocks/registry/schemas.ts';
import type { Story } from '#protocol/storyblok/story.ts';

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
  'job',
  'mail_article',
  'mood_entry',
] as const;

export type PageType = (typeof pageTypes)[number];
export type PageContent = ContentType<PageType>;

/** Whether a story is a page of its own. */
export function isPage(story: Story): story is Story & Story<PageContent> {
  return (pageTypes as readonly string[]).includes(story.content.component);
}
