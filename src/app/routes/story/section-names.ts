import type { PageContent } from './page-types.ts';

/** The kinds of section that a page is made of. */
export function sectionNames(content: PageContent): string[] {
  return 'body' in content && Array.isArray(content.body)
    ? content.body.flatMap((block) => ('component' in block ? [block.component] : []))
    : [];
}
