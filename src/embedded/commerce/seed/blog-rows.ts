import type { ArticleSeed, AssetPath, BlogSeed, CatalogueSeed } from './product-catalogue-seed.ts';
import { seedIds } from './seed-ids.ts';
import { type SeedRow, titleColumns } from './seed-row.ts';

/** The rows of the shop's blogs, their articles and pictures. */
export function blogRows({ blogs = [] }: CatalogueSeed, assetPath: AssetPath): SeedRow[] {
  return blogs.flatMap((blog, number) => [
    blogRow(blog, number),
    ...blog.articles.flatMap((article, position) => articleRows(article, number, position, assetPath)),
  ]);
}

/** A blog was last changed when its newest article was published. */
function blogRow({ handle, title, seo, articles }: BlogSeed, number: number): SeedRow {
  const [newest = new Date(0).toISOString()] = articles
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .reverse();
  return {
    table: 'commerce_blog',
    row: {
      id: seedIds.blog(number),
      handle,
      ...titleColumns(title),
      seo_title: seo?.title ?? null,
      seo_description: seo?.description ?? null,
      updated_at: newest,
    },
  };
}

function articleRows(article: ArticleSeed, blog: number, position: number, assetPath: AssetPath): SeedRow[] {
  const { image, seo } = article;
  const imageId = image ? seedIds.articleImage(blog, position) : null;
  const rows: SeedRow[] = [
    {
      table: 'commerce_article',
      row: {
        id: seedIds.article(blog, position),
        blog_id: seedIds.blog(blog),
        handle: article.handle,
        ...titleColumns(article.title),
        author: article.author,
        content_html: article.contentHtml,
        excerpt_html: article.excerptHtml ?? null,
        image_id: imageId,
        tags: JSON.stringify(article.tags),
        seo_title: seo?.title ?? null,
        seo_description: seo?.description ?? null,
        published_at: article.publishedAt,
        updated_at: article.publishedAt,
      },
    },
  ];
  if (image && imageId !== null) {
    rows.push({ table: 'commerce_image', row: { id: imageId, ...assetPath(image.artwork), alt: image.alt } });
  }
  return rows;
}
