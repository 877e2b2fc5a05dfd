import type { AssetFieldValue } from '@storyblok/schema';
import type { PageContent } from './page-types.ts';

type Summary = { title: string; description?: string | null | undefined; image?: AssetFieldValue | null | undefined };

/**
 * What a story says of itself in a line: the fallback for its title, description and preview picture. A draft may lack what its
 * type requires.
 */
export function storySummary(content: PageContent): Summary {
  switch (content.component) {
    case 'page':
      return { title: content.title };
    case 'hotel':
      return { title: content.name, image: content.photos?.[0] };
    case 'room':
      return { title: content.name, description: content.summary, image: content.photos?.[0] };
    case 'venue':
      return { title: content.name, description: content.blurb, image: content.photos?.[0] };
    case 'menu':
      return { title: content.title, description: content.intro };
    case 'event':
      return { title: content.title, description: content.summary, image: content.image };
    case 'city':
      return { title: content.name, description: content.intro, image: content.hero };
    case 'press_item':
      return { title: content.headline, description: content.excerpt, image: content.image };
    case 'job':
      return { title: content.title };
    case 'mail_article':
      return { title: content.title, description: content.dek, image: content.cover };
    case 'mood_entry':
      return { title: content.title, image: content.image };
  }
}
