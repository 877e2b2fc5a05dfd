import { globalId } from '../global-id.ts';
import { defineLoader, matchRows } from '../loader.ts';
import type { BlogTable } from './tables.ts';

export type BlogRecord = {
  __typename: 'Blog';
  key: number;
  id: string;
  handle: string;
  title: string;
  seo: { title: string | null; description: string | null };
  onlineStoreUrl: null;
};

/** A blog by its number, or null. */
export const blogById = defineLoader<number, BlogRecord | null>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_blog').selectAll().where('id', 'in', ids).execute();
  return matchRows(ids, rows.map(blogRecord), (blog) => blog.key);
});

/** A blog by its handle, or null. */
export const blogByHandle = defineLoader<string, BlogRecord | null>(async ({ db }, handles) => {
  const rows = await db.selectFrom('commerce_blog').selectAll().where('handle', 'in', handles).execute();
  return matchRows(handles, rows.map(blogRecord), (blog) => blog.handle);
});

function blogRecord(row: BlogTable): BlogRecord {
  return {
    __typename: 'Blog',
    key: row.id,
    id: globalId('Blog', row.id),
    handle: row.handle,
    title: row.title,
    seo: { title: row.seo_title, description: row.seo_description },
    // The site shows stories of its own; a blog of the shop's is read by other storefronts.
    onlineStoreUrl: null,
  };
}
