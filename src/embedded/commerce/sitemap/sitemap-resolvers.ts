import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';

/** The vendor's page of a sitemap. */
const pageSize = 250;

/** Where each type's records are; the others' sitemaps are empty. */
const TABLES = {
  PRODUCT: 'commerce_product',
  COLLECTION: 'commerce_collection',
  PAGE: 'commerce_page',
  BLOG: 'commerce_blog',
  ARTICLE: 'commerce_article',
} as const;

type Entry = { id: number; handle: string; title: string; updated_at: string };

/** The addresses of one type of record, a page of 250 at a time. */
function sitemap(_root: unknown, { type }: { type: string }) {
  const table = TABLES[type as keyof typeof TABLES];
  return {
    pagesCount: async (_args: unknown, { db }: CommerceContext) => {
      const counted =
        table && (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db));
      return { count: Math.ceil((counted?.rows[0]?.count ?? 0) / pageSize), precision: 'EXACT' };
    },
    resources: async ({ page }: { page: number }, { db }: CommerceContext) => {
      if (!table || page < 1) return { hasNextPage: false, items: [] };
      const { rows } = await sql<Entry>`select id, handle, title, updated_at from ${sql.table(table)}
        order by id limit ${pageSize + 1} offset ${(page - 1) * pageSize}`.execute(db);
      const items = rows.slice(0, pageSize).map((row) => ({
        __typename: 'SitemapResource',
        handle: row.handle,
        title: row.title,
        updatedAt: row.updated_at,
        image: null,
      }));
      return { hasNextPage: rows.length > pageSize, items };
    },
  };
}

export const sitemapResolvers: ResolverMap = { QueryRoot: { sitemap } };
