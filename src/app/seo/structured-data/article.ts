import { storyDate } from '#blocks/dates/dates.ts';
import type { StoryOf } from '#blocks/stories/stories.ts';
import { type Node, node } from './node.ts';
import { publisher } from './organization.ts';
import { pictures } from './pictures.ts';

/** An article of ash mail. */
export function article({ content, full_slug, published_at }: StoryOf<'mail_article'>, publicUrl: string): Node {
  const url = `${publicUrl}/${full_slug}`;
  const published = storyDate(content.date);
  const changed = storyDate(published_at);
  return node({
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: content.title,
    description: content.dek,
    url,
    mainEntityOfPage: url,
    image: pictures([content.cover], publicUrl),
    datePublished: published?.toISOString(),
    dateModified: (changed && published && changed > published ? changed : published)?.toISOString(),
    author: content.author ? { '@type': 'Person', name: content.author } : publisher(publicUrl),
    publisher: publisher(publicUrl),
    keywords: (content.tags ?? []).map((tag) => tag.replaceAll('-', ' ')),
    inLanguage: 'en-US',
  });
}
