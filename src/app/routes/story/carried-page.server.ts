import type { UncheckedBlock } from '#blocks/contract/unchecked-block.ts';
import { browserSections } from '#blocks/hydration/browser-data.server.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { carriedOf, isDataRequest } from '../../document/whole-data.ts';
import { carriedFooter } from './carried-globals.server.ts';
import type { StoryPage } from './load-story.server.ts';
import { pageSections } from './page-sections.ts';
import type { PageContent } from './page-types.ts';
import { templateBrowserData } from './templates/template-browser-data.server.ts';
import { isTemplated, type TemplatedType } from './templates/templates.ts';

/**
 * What the answer to this request carries of a page: all of it where the application asks for data; of a document what
 * its HTML does not show already. An editor's document carries all, too: its sections change in place.
 */
export function carriedPage<Page extends StoryPage>(page: Page, request: Request): Page {
  if (page.draft || isDataRequest(request)) return page;
  const { uuid, name, slug, full_slug, published_at, content } = page.story;
  const { body, blockData } = browserSections(pageSections(content), page.blockData);
  const kept = carriedContentOf(content, body, blockData);
  return carriedOf(page, {
    ...page,
    story: { uuid, name, slug, full_slug, published_at, content: kept.content } as Page['story'],
    blockData: kept.blockData,
    htmlOnly: kept.htmlOnly,
    footer: carriedFooter(page.footer),
    frameSources: [],
    meta: null,
  });
}

type KeptPage = { content: object; blockData: Record<string, unknown>; htmlOnly: boolean };

/** Of a page that is nothing but its sections, its title beside them; of one with a template, what that reads. */
function carriedContentOf(content: PageContent, body: UncheckedBlock[], blockData: Record<string, unknown>): KeptPage {
  const { component, _uid } = content;
  if (!isTemplatedContent(content)) {
    return { content: { component, _uid, ...titleOf(content), body }, blockData, htmlOnly: false };
  }
  const { [_uid]: data, ...ofSections } = blockData;
  const kept = templateBrowserData(content, data ?? null, body);
  if (kept === null) return { content: { component, _uid, static: true }, blockData: {}, htmlOnly: true };
  const own = kept.data === null ? {} : { [_uid]: kept.data };
  return { content: kept.content, blockData: { ...ofSections, ...own }, htmlOnly: false };
}

function isTemplatedContent(content: PageContent): content is ContentType<TemplatedType> {
  return isTemplated(content.component);
}

function titleOf(content: PageContent): object {
  return 'title' in content ? { title: content.title } : 'name' in content ? { name: content.name } : {};
}
