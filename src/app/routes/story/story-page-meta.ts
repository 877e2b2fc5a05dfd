import type { MetaDescriptor } from 'react-router';
import { wholeData } from '../../document/whole-data.ts';
import { metaInDocument } from '../../seo/meta-in-document.ts';
import type { StoryPage } from './load-story.server.ts';

/** The head of a page of content: what its document's head holds, where the data do not say it. */
export function storyPageMeta(page: StoryPage | undefined): MetaDescriptor[] {
  return page ? (wholeData(page).meta ?? metaInDocument()) : [];
}
