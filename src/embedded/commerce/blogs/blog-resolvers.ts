import type { PageArguments } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { byHandleOrId, numberArgument } from '../graphql/handle-or-id.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { ownerFields } from '../metafields/metafield-resolvers.ts';
import { listArticles, listBlogs } from './article-list.ts';
import { articleAuthor, articleByHandle, articleById } from './article-record.ts';
import { type BlogRecord, blogByHandle, blogById } from './blog-record.ts';

type Listed = PageArguments & { query?: string | null; sortKey: string };

const findBlog = byHandleOrId('Blog', blogByHandle, blogById);

/** Who has written in a blog, in alphabetical order. */
async function authors(blog: BlogRecord, _args: unknown, { db }: CommerceContext) {
  const rows = await db
    .selectFrom('commerce_article')
    .select('author')
    .distinct()
    .where('blog_id', '=', blog.key)
    .execute();
  return rows
    .map(({ author }) => author)
    .sort()
    .map(articleAuthor);
}

export const blogResolvers: ResolverMap = {
  QueryRoot: {
    article: (_root: unknown, args: { id: string }, context) =>
      articleById(context, numberArgument(args.id, 'Article')),
    articles: (_root: unknown, args: Listed, context) => listArticles(context, args, null),
    blog: findBlog,
    blogByHandle: findBlog,
    blogs: listBlogs,
  },
  Blog: {
    ...ownerFields,
    articleByHandle: (blog: BlogRecord, { handle }: { handle: string }, context) =>
      articleByHandle(context, blog.key, handle),
    articles: (blog: BlogRecord, args: Listed, context) => listArticles(context, args, blog.key),
    authors,
  },
  Article: ownerFields,
};
