import type { ContentType } from '#blocks/schemas.ts';
import type { Site, Visit } from '../../context.ts';

/** What stands on every page: the header with its menu, and the group's own footer. */
export type Globals = {
  header: ContentType<'header'> | null;
  footer: ContentType<'footer'> | null;
};

/**
 * Reads the header and the footer. A missing story is logged and leaves `null`: the shell has a minimal one of its own,
 * because no page may fail for its footer (spec §8 'Missing footer story').
 */
export async function loadGlobals(site: Site, visit: Visit): Promise<Globals> {
  const [header, footer] = await Promise.all([
    site.content.story('global-elements/header', { version: visit.version, resolveLinks: 'url' }),
    site.content.footer(visit.version),
  ]);
  if (header === null) site.log('error', 'missing_story', { slug: 'global-elements/header' });
  if (footer === null) site.log('error', 'missing_story', { slug: 'global-elements/footer' });
  return {
    header: (header?.content ?? null) as Globals['header'],
    footer: (footer?.content ?? null) as Globals['footer'],
  };
}
