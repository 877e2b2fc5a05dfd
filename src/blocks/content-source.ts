import type { DatasourceEntry } from '#protocol/storyblok/cdn.ts';
import type { Story, StoryVersion } from '#protocol/storyblok/story.ts';

type StoriesWanted = {
  version: StoryVersion;
  contentType: string;
  sortBy?: string;
  perPage?: number;
  byUuids?: readonly string[];
  filter?: Record<string, unknown>;
};

/** What a section's `resolve.server.ts` reads of the content service, and which version of a story it is shown. */
export type ContentSource = {
  content: {
    allStories: (query: StoriesWanted) => Promise<Story[]>;
    datasource: (slug: string) => Promise<DatasourceEntry[]>;
  };
  version: StoryVersion;
};
