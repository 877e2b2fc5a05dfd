import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';
import { readTagCounts } from '../../tags/read-tag-counts.server.ts';
import type { TagCount } from '../../tags/tag-counts.ts';

type GlobalSection = NonNullable<ContentType<'global_element'>['body']>[number];

/** An element of every page, by what its story is. */
export type ShownElement = { uuid: string; name: string } & (
  | { kind: 'header'; header: ContentType<'header'> }
  | { kind: 'footer'; footer: ContentType<'footer'> }
  | { kind: 'section'; section: GlobalSection; tags: TagCount[] }
);

/** The elements chosen, in their order, with what their sections fetch; those that are not published are left out. */
export async function resolveGlobalElements(
  block: Blocks['global_elements'],
  context: Pick<ResolveContext, 'content' | 'version'>,
): Promise<ShownElement[]> {
  const shown = await Promise.all((block.elements ?? []).map((element) => shownElement(element, context)));
  return shown.flat();
}

async function shownElement(
  element: unknown,
  context: Pick<ResolveContext, 'content' | 'version'>,
): Promise<ShownElement[]> {
  const header = related(element, 'header');
  if (header) return [{ uuid: header.uuid, name: header.name, kind: 'header', header: header.content }];
  const footer = related(element, 'footer');
  if (footer) return [{ uuid: footer.uuid, name: footer.name, kind: 'footer', footer: footer.content }];
  const story = related(element, 'global_element');
  const section = story?.content.body?.[0];
  if (!story || !section) return [];
  // Of the sections that may stand here, only the sidebar shows more than its own content.
  const tags = section.component === 'tag_sidebar' ? await readTagCounts(section, context) : [];
  return [{ uuid: story.uuid, name: story.name, kind: 'section', section, tags }];
}
