import type { ManagementStory } from '#protocol/storyblok/management.ts';
import type { Place } from './FolderChoice.tsx';

/** The folder that a story or folder lies in. The address of a start page is that of its folder. */
export function placeOf(story: Pick<ManagementStory, 'parent_id' | 'full_slug' | 'is_startpage'>): Place {
  const { parent_id, full_slug, is_startpage } = story;
  const address = is_startpage ? full_slug : full_slug.slice(0, Math.max(0, full_slug.lastIndexOf('/')));
  return { id: parent_id ?? 0, address };
}
