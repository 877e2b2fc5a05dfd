import type { AssetFieldValue } from '@storyblok/schema';
import { mostStories } from '../../contract/resolve-context.ts';
import type { ContentReads } from '../../guide-places/guide-places.server.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';

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
  { content, version }: ContentReads,
): Promise<MailSummary[]> {
  const [{ stories }, entries] = await Promise.all([
    content.stories({
      version,
      contentType: 'mail_article',
      perPage: mostStories,
      sortBy: 'content.date:desc',
      ...(block.source === 'tag' && block.tag ? { filter: { tags: { in_array: block.tag } } } : {}),
    }),
    content.datasource('mail-tags'),
  ]);
  const names = new Map(entries.map(({ name, value }) => [value, name]));
  return relatedAll(stories, 'mail_article').map(({ full_slug, content: article }) => ({
    fullSlug: full_slug,
    title: article.title,
    dek: article.dek ?? '',
    author: article.author ?? '',
    date: article.date,
    cover: article.cover ?? null,
    tags: (article.tags ?? []).map((value) => names.get(value) ?? value),
  }));
}
