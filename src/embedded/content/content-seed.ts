import type { AssetSeed } from './assets/seed-assets.ts';

/** What a space is filled with: see `SeedStory`. */
export type ContentSeed = {
  stories: SeedStory[];
  /** The content model; what is there of it already stays. */
  components?: ComponentSeed[];
  /** Files that are served from elsewhere; what the library has already stays. */
  assets?: AssetSeed[];
  datasources: { name: string; slug: string; entries: { name: string; value: string }[] }[];
};

/** A component as the management API takes it. */
export type ComponentSeed = { name: string; schema: Record<string, { type: string }>; [field: string]: unknown };

/** A story to put into the space; folders above it are made as needed. */
export type SeedStory = {
  /** `hotels/ulysses/rooms/bay-queen`; slashes around it do not count. */
  full_slug: string;
  name: string;
  content: { component: string; [field: string]: unknown };
  /** Whether it is the page of the folder with its own address, rather than a page in the folder above. */
  is_startpage?: boolean;
  tag_list?: string[];
  /** Higher comes first under `position:desc`, the vendor's order; by default the order of the seed. */
  position?: number;
  /** By default `storyUuid(full_slug)`. */
  uuid?: string;
  /** By default true. */
  published?: boolean;
  /** ISO dates; by default the time of seeding. */
  first_published_at?: string;
  published_at?: string;
  /** Content of the draft where it differs from `content`. */
  draft_content?: { component: string; [field: string]: unknown };
};

/** Full slugs travel without slashes around them, whatever was written. */
export function bareSlug(fullSlug: string): string {
  return fullSlug.replace(/^\/+|\/+$/g, '');
}

/** The folders above a story, outermost first: `hotels`, `hotels/ulysses`. A start page lies in the folder it opens. */
export function foldersAbove(fullSlug: string, isStartpage: boolean): string[] {
  const segments = bareSlug(fullSlug).split('/');
  const depth = isStartpage ? segments.length : segments.length - 1;
  return Array.from({ length: depth }, (_, index) => segments.slice(0, index + 1).join('/'));
}

/** Throws with the story's address and the field when a seed could not be stored as it is. */
export function checkSeed(seed: ContentSeed): void {
  const seen = new Set<string>();
  for (const story of seed.stories) {
    const slug = bareSlug(story.full_slug);
    if (!slug) throw new Error(`full_slug of the story named "${story.name}" is empty`);
    if (seen.has(slug)) throw new Error(`full_slug "${slug}" occurs twice in the seed`);
    seen.add(slug);
    if (!story.name) throw new Error(`name of the story "${slug}" is empty`);
    if (!story.content?.component) throw new Error(`content.component of the story "${slug}" is missing`);
    for (const field of ['first_published_at', 'published_at'] as const) {
      const date = story[field];
      if (date !== undefined && Number.isNaN(Date.parse(date))) {
        throw new Error(`${field} of the story "${slug}" is not a date: ${date}`);
      }
    }
  }
}
