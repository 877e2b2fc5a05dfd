import type { UncheckedBlock } from '#blocks/contract/unchecked-block.ts';
import { browserSections } from '#blocks/hydration/browser-data.server.ts';
import { leanContent } from '#blocks/hydration/lean-content.ts';
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
  // What links to a room or an event names it by its id.
  const id = isTemplatedContent(content) ? { uuid } : {};
  const { body, blockData } = browserSections(pageSections(content), page.blockData);
  const kept = carriedContentOf(content, body, blockData);
  const { frameSources: _sources, hasOwnPolicy: _policy, meta: _meta, splash, footer, ...shown } = page;
  return carriedOf(page, {
    ...shown,
    story: { ...id, name, slug, full_slug, published_at, content: kept.content },
    blockData: kept.blockData,
    ...(kept.htmlOnly && { htmlOnly: true }),
    ...(splash && { splash: { ...leanContent(splash), _uid: 'splash' } }),
    ...(footer && { footer: carriedFooter(footer) }),
  } as Page);
}

type KeptPage = { content: object; blockData: Record<string, unknown>; htmlOnly: boolean };

/** Of the page itself, in place of its id: ids hardly compress. */
const pageUid = 'page';

/** Of a page that is nothing but its sections, its title beside them; of one with a template, what that reads. */
function carriedContentOf(content: PageContent, body: UncheckedBlock[], blockData: Record<string, unknown>): KeptPage {
  const plain = { component: content.component, _uid: pageUid };
  if (!isTemplatedContent(content)) {
    return { content: { ...plain, ...titleOf(content), body }, blockData, htmlOnly: false };
  }
  const { [content._uid]: data, ...ofSections } = blockData;
  const kept = templateBrowserData(content, data ?? null, body);
  if (kept === null) return { content: { ...plain, static: true }, blockData: {}, htmlOnly: true };
  const own = kept.data === null ? {} : { [pageUid]: kept.data };
  return { content: { ...kept.content, _uid: pageUid }, blockData: { ...ofSections, ...own }, htmlOnly: false };
}

function isTemplatedContent(content: PageContent): content is ContentType<TemplatedType> {
  return isTemplated(content.component);
}

function titleOf(content: PageContent): object {
  return 'title' in content ? { title: content.title } : 'name' in content ? { name: content.name } : {};
}
