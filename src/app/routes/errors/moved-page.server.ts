import type { Site } from '../../context.ts';

/** The datasource whose entries lead from former addresses (`name`) to present ones (`value`). */
const redirectsSlug = 'redirects';

/** Where the page that was at a path is now, on this site; null where no editor said so. */
export async function movedPage(
  pathname: string,
  { content }: { content: Pick<Site['content'], 'datasource'> },
): Promise<string | null> {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const entries = await content.datasource(redirectsSlug);
  const to = entries.find(({ name }) => name === path)?.value ?? '';
  // An address that begins with two slashes would be another site's.
  return /^\/(?![/\\])/.test(to) && to !== path ? to : null;
}
