import { z } from 'zod';
import type { ArticleSeed, BlogSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import type { SeedStory } from '#embedded/content/content-seed.ts';
import { artworkOf } from '../asset.ts';
import { mailStories } from '../stories/mail/mail.ts';
import { escapeHtml, sectionsHtml } from '../story-html.ts';

/** What the mail section's start page and its articles have in common. */
const seoShape = z.object({ title: z.string(), seo_title: z.string(), seo_description: z.string() });
const articleShape = seoShape.extend({
  component: z.literal('mail_article'),
  dek: z.string(),
  author: z.string(),
  cover: z.object({ filename: z.string(), alt: z.string() }),
  tags: z.array(z.string()),
});

/** The mail section as a blog of the shop, for storefronts that read no stories; its texts are the stories' own. */
export const blogs: BlogSeed[] = mailStories
  .filter((story) => story.is_startpage)
  .map(({ full_slug: handle, content }) => ({
    handle,
    ...titleAndSeo(seoShape.parse(content)),
    articles: mailStories.filter((story) => story.content.component === 'mail_article').map(mailArticle),
  }));

function mailArticle({ full_slug: slug, content, first_published_at: publishedAt = '' }: SeedStory): ArticleSeed {
  const { dek, author, cover, tags, ...about } = articleShape.parse(content);
  return {
    handle: slug.slice(slug.lastIndexOf('/') + 1),
    ...titleAndSeo(about),
    author,
    contentHtml: sectionsHtml(content.body),
    excerptHtml: escapeHtml(dek),
    image: { artwork: artworkOf(cover.filename), alt: cover.alt },
    tags,
    publishedAt,
  };
}

function titleAndSeo({ title, seo_title, seo_description }: z.infer<typeof seoShape>) {
  return { title, seo: { title: seo_title, description: seo_description } };
}
