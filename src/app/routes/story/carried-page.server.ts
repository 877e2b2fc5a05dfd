import { browserSections } from '#blocks/hydration/browser-data.server.ts';
import { leanContent } from '#blocks/hydration/lean-content.ts';
import { carriedOf, isDataRequest } from '../../document/whole-data.ts';
import { carriedFooter } from './carried-globals.server.ts';
import type { StoryPage } from './load-story.server.ts';
import { pageSections } from './page-sections.ts';
import type { PageContent } from './page-types.ts';
import { isTemplated } from './templates/templates.ts';

/**
 * What the answer to this request carries of a page: all of it where the application asks for data; of a document what
 * its HTML does not show already. An editor's document carries all, too: its sections change in place.
 */
export function carriedPage<Page extends StoryPage>(page: Page, request: Request): Page {
  if (page.draft || isDataRequest(request)) return page;
  const { uuid, name, slug, full_slug, published_at, content } = page.story;
  const { body, blockData } = browserSections(pageSections(content), page.blockData);
  return carriedOf(page, {
    ...page,
    story: { uuid, name, slug, full_slug, published_at, content: withSections(content, body) } as Page['story'],
    blockData,
    footer: carriedFooter(page.footer),
    frameSources: [],
    meta: null,
  });
}

/** Of a page that is nothing but its sections, its title beside them; a template may read all other fields. */
function withSections(content: PageContent, sections: object[]): object {
  const { component, _uid } = content;
  if (component === 'event') return { ...leanContent(content), embed: sections };
  if (isTemplated(component)) {
    const isOfSections = 'body' in content && Array.isArray(content.body);
    return { ...leanContent(content), ...(isOfSections ? { body: sections } : {}) };
  }
  return { component, _uid, ...titleOf(content), body: sections };
}

function titleOf(content: PageContent): object {
  return 'title' in content ? { title: content.title } : 'name' in content ? { name: content.name } : {};
}
