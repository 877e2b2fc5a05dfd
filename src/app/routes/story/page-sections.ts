import type { PageContent } from './page-types.ts';

type PageSection = { _uid: string; component: string };

/** The sections that a page is made of; an event has its booking frame beside its text, a job its form. */
export function pageSections(content: PageContent): PageSection[] {
  if (content.component === 'event') return content.embed ?? [];
  if (content.component === 'job') return content.form ?? [];
  return 'body' in content && Array.isArray(content.body) ? content.body : [];
}

/** Their kinds. */
export function sectionNames(content: PageContent): string[] {
  return pageSections(content).flatMap((block) => ('component' in block ? [block.component] : []));
}
