import { globalId } from '../global-id.ts';
import { defineLoader, matchRows } from '../loader.ts';
import { plainText } from '../product-catalogue/plain-text.ts';
import type { PageTable } from './tables.ts';

export type PageRecord = {
  __typename: 'Page';
  key: number;
  id: string;
  handle: string;
  title: string;
  body: string;
  bodySummary: string;
  seo: { title: string | null; description: string | null };
  createdAt: string;
  updatedAt: string;
  onlineStoreUrl: null;
  trackingParameters: null;
};

/** The length of a page's summary, in characters. */
const summaryLength = 160;

/** A page by its number, or null. */
export const pageById = defineLoader<number, PageRecord | null>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_page').selectAll().where('id', 'in', ids).execute();
  return matchRows(ids, rows.map(pageRecord), (page) => page.key);
});

/** A page by its handle, or null. */
export const pageByHandle = defineLoader<string, PageRecord | null>(async ({ db }, handles) => {
  const rows = await db.selectFrom('commerce_page').selectAll().where('handle', 'in', handles).execute();
  return matchRows(handles, rows.map(pageRecord), (page) => page.handle);
});

function pageRecord(row: PageTable): PageRecord {
  return {
    __typename: 'Page',
    key: row.id,
    id: globalId('Page', row.id),
    handle: row.handle,
    title: row.title,
    body: row.body_html,
    bodySummary: plainText(row.body_html, summaryLength),
    seo: { title: row.seo_title, description: row.seo_description },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    // The site shows stories of its own; a page of the shop's is read by other storefronts.
    onlineStoreUrl: null,
    trackingParameters: null,
  };
}
