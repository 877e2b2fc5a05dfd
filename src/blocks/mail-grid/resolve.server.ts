import type { AssetFieldValue } from '@storyblok/schema';
import type { ContentSource } from '../content-source.ts';
import type { Blocks } from '../schemas.ts';
import { relatedAll } from '../stories.ts';

export type MailSummary = {
  fullSlug: string;
  title: string;
  dek: string;
  author: string;
  /** As the content service stores it. */
  date: string;
  cover: AssetFieldValue | null;
  /** Names of its tags, in words. */
  tags: string[];
};

/** Every article, or those of the block's tag, newest first. */
export async function resolveMailGrid(
  block: Blocks['mail_grid'],
  { content, version }: ContentSource,
): Promise<MailSummary[]> {
  const tag = block.source === 'tag' ? block.tag : null;
  const [articles, entries] = await Promise.all([
    content.allStories({ version, contentType: 'mail_article', sortBy: 'content.date:desc', perPage: 100 }),
    content.datasource('mail-tags'),
  ]);
  const names = new Map(entries.map(({ name, value }) => [value, name]));
  return relatedAll(articles, 'mail_article')
    .filter((article) => !tag || article.content.tags?.includes(tag))
    .map(({ full_slug, content: article }) => ({
      fullSlug: full_slug,
      title: article.title,
      dek: article.dek ?? '',
      author: article.author ?? '',
      date: article.date,
      cover: article.cover ?? null,
      tags: (article.tags ?? []).map((value) => names.get(value) ?? value),
    }));
}
