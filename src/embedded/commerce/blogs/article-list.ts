import { type RawBuilder, sql } from 'kysely';
import { idPageConnection } from '../connections/id-page-connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import { ALL, readSortedPages, type SortedRows } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';
import { requestError } from '../graphql/errors.ts';
import { contains, titleContains } from '../product-catalogue/fold-title.ts';
import { byBytes } from '../product-catalogue/product-source.ts';
import { anyAlternative } from '../product-catalogue/search-condition.ts';
import { parseSearchTerms, type SearchTerm } from '../product-catalogue/search-terms.ts';
import { articleById } from './article-record.ts';
import { blogById } from './blog-record.ts';

type Arguments = PageArguments & { query?: string | null; sortKey: string };

/** The articles of one blog, or of all, or those of them that a query names by title, handle, author or tag. */
export async function listArticles(context: CommerceContext, args: Arguments, blog: number | null) {
  const page = readPage(args);
  const condition = anyAlternative(parseSearchTerms(args.query ?? ''), articleCondition);
  let rows = context.db
    .selectFrom('commerce_article as article')
    .innerJoin('commerce_blog as blog', 'blog.id', 'article.blog_id');
  if (condition) rows = rows.where(condition);
  if (blog !== null) rows = rows.where('article.blog_id', '=', blog);
  const pages = await readSortedPages(context.db, [ALL], () => rows, articleSort(context, args.sortKey), page);
  return idPageConnection(pages.get(ALL), (id) => articleById(context, id));
}

/** All blogs, or those that a query names by title or handle. */
export async function listBlogs(_root: unknown, args: Arguments, context: CommerceContext) {
  const page = readPage(args);
  const condition = anyAlternative(parseSearchTerms(args.query ?? ''), blogCondition);
  const all = context.db.selectFrom('commerce_blog as blog');
  const rows = condition ? all.where(condition) : all;
  const pages = await readSortedPages(context.db, [ALL], () => rows, blogSort(context, args.sortKey), page);
  return idPageConnection(pages.get(ALL), (id) => blogById(context, id));
}

const articleColumns: Record<string, RawBuilder<string>> = {
  AUTHOR: sql`article.author`,
  BLOG_TITLE: sql`blog.title_key`,
  PUBLISHED_AT: sql`article.published_at`,
  TITLE: sql`article.title_key`,
  UPDATED_AT: sql`article.updated_at`,
};
const blogColumns: Record<string, RawBuilder<string>> = { HANDLE: sql`blog.handle`, TITLE: sql`blog.title_key` };

function articleSort(context: CommerceContext, key: string): SortedRows {
  return sortBy(context, sql<number>`article.id`, articleColumns[key]);
}

function blogSort(context: CommerceContext, key: string): SortedRows {
  return sortBy(context, sql<number>`blog.id`, blogColumns[key]);
}

function sortBy(context: CommerceContext, id: RawBuilder<number>, column: RawBuilder<string> | undefined): SortedRows {
  return column ? { id, by: byBytes(context, column), type: 'text' } : { id, by: id, type: 'number' };
}

function articleCondition({ field, value }: SearchTerm): RawBuilder<boolean> {
  if (field === 'handle') return sql<boolean>`article.handle = ${value}`;
  if (field === 'author') return sql<boolean>`article.author = ${value}`;
  if (field === 'blog_title') return titleContains(sql`blog.title_key`, value);
  // The tags are a list of texts as JSON, and those who search write them in any case.
  if (field === 'tag') return contains(sql`lower(article.tags)`, JSON.stringify(value.toLowerCase()));
  if (field === null || field === 'title') return titleContains(sql`article.title_key`, value);
  throw requestError(`The embedded commerce service does not search articles by ${field}.`, 'NOT_IMPLEMENTED');
}

function blogCondition({ field, value }: SearchTerm): RawBuilder<boolean> {
  if (field === 'handle') return sql<boolean>`blog.handle = ${value}`;
  if (field === null || field === 'title') return titleContains(sql`blog.title_key`, value);
  throw requestError(`The embedded commerce service does not search blogs by ${field}.`, 'NOT_IMPLEMENTED');
}
