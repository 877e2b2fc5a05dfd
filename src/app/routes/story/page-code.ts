import { preloadSections } from '#blocks/registry/preload-sections.ts';
import { sectionNames } from './page-sections.ts';
import type { PageContent } from './page-types.ts';
import { isTemplated, templates } from './templates/templates.ts';

/** Fetches the code of everything that a page is made of, so that it renders at once. */
export async function preloadPage(content: PageContent): Promise<void> {
  const template = isTemplated(content.component) ? templates[content.component] : null;
  await Promise.all([template?.preload(), preloadSections(sectionNames(content))]);
}
