import type { ContentType } from '#blocks/registry/schemas.ts';
import { related } from '#blocks/stories/stories.ts';
import type { RequestContext, Site } from '../../context.ts';

type GlobalSection = NonNullable<ContentType<'global_element'>['body']>[number];

/**
 * The section of one kind that is stored in `global-elements/{slug}`; one without fields where there is none, or where
 * content does not answer: a cart or a product must not fail for what stands around it.
 */
export async function readGlobalSection<Name extends GlobalSection['component']>(
  slug: string,
  component: Name,
  site: Site,
  requestInfo: RequestContext,
): Promise<Extract<GlobalSection, { component: Name }>> {
  const plain = { _uid: `global-${slug}`, component } as Extract<GlobalSection, { component: Name }>;
  try {
    const story = await site.content.story(`global-elements/${slug}`, {
      version: requestInfo.version,
      resolveLinks: 'url',
    });
    const found = related(story, 'global_element')?.content.body?.find((block) => block.component === component);
    return (found as typeof plain | undefined) ?? plain;
  } catch (error) {
    site.log('error', 'global_section_not_read', { slug, error });
    return plain;
  }
}
