import { related } from '#blocks/stories/stories.ts';
import { readTagCounts } from '#blocks/tags/read-tag-counts.server.ts';
import type { TagCount } from '#blocks/tags/tag-counts.ts';
import type { RequestContext, Site } from '../../context.ts';

export type TagSidebarData = { title: string; tags: TagCount[] };

/** The sidebar of the mood pages that are no story with sections of their own, as its global element says. */
export async function loadTagSidebar(site: Site, requestInfo: RequestContext): Promise<TagSidebarData> {
  const story = await site.content.story('global-elements/tag-sidebar', { version: requestInfo.version });
  const block = related(story, 'global_element')?.content.body?.find(({ component }) => component === 'tag_sidebar');
  const settings = block?.component === 'tag_sidebar' ? block : null;
  const tags = await readTagCounts(settings?.sort ? { sort: settings.sort } : {}, { ...site, ...requestInfo });
  return { title: settings?.title || 'Tags', tags };
}
