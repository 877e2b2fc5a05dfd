import { emptyConnection } from '../connections/connection.ts';
import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import { imageById } from '../images/image-record.ts';
import { defineLoader, matchRows } from '../loader.ts';
import { plainText } from '../product-catalogue/plain-text.ts';
import { blogById } from './blog-record.ts';
import type { ArticleTable } from './tables.ts';

export type ArticleRecord = { __typename: 'Article'; key: number; blogKey: number; handle: string };

/** An article by its number, or null. */
export const articleById = defineLoader<number, ArticleRecord | null>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_article').selectAll().where('id', 'in', ids).execute();
  return matchRows(ids, rows.map(articleRecord), (article) => article.key);
});

/** An article of a blog by its handle, or null. */
export async function articleByHandle({ db }: CommerceContext, blog: number, handle: string) {
  const row = await db
    .selectFrom('commerce_article')
    .selectAll()
    .where('blog_id', '=', blog)
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row ? articleRecord(row) : null;
}

/** The schema's ArticleAuthor: of who wrote an article the shop knows the name alone. */
export function articleAuthor(name: string) {
  const [firstName = '', ...others] = name.split(' ');
  return { name, firstName, lastName: others.join(' '), email: '', bio: null };
}

type Truncated = { truncateAt?: number | null };

function articleRecord(row: ArticleTable) {
  const { content_html: contentHtml, excerpt_html: excerptHtml } = row;
  return {
    __typename: 'Article' as const,
    key: row.id,
    blogKey: row.blog_id,
    id: globalId('Article', row.id),
    handle: row.handle,
    title: row.title,
    author: articleAuthor(row.author),
    authorV2: articleAuthor(row.author),
    contentHtml,
    content: ({ truncateAt }: Truncated) => plainText(contentHtml, truncateAt),
    excerptHtml,
    excerpt: ({ truncateAt }: Truncated) => excerptHtml && plainText(excerptHtml, truncateAt),
    tags: JSON.parse(row.tags) as string[],
    seo: { title: row.seo_title, description: row.seo_description },
    publishedAt: row.published_at,
    blog: (_args: unknown, context: CommerceContext) => blogById(context, row.blog_id),
    image: (_args: unknown, context: CommerceContext) => row.image_id && imageById(context, row.image_id),
    // Nobody can write any.
    comments: emptyConnection,
    onlineStoreUrl: null,
    trackingParameters: null,
  };
}
