import type { ComponentType } from 'react';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { lazySection } from '#blocks/rendering/lazy-section.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { PageType } from '../page-types.ts';

/** The content types that are drawn from their fields; the others are nothing but their sections. */
export type TemplatedType = Exclude<PageType, 'page' | 'hotel' | 'venue' | 'city'>;

export type TemplateProps<Type extends TemplatedType> = { story: Story<ContentType<Type>> };

/** The page of each of these types; its code is fetched like a section's, by the pages that need it. */
export const templates = {
  room: lazySection('RoomTemplate', () => import('./RoomTemplate.tsx')),
  event: lazySection('EventTemplate', () => import('./EventTemplate.tsx')),
  menu: lazySection('MenuTemplate', () => import('./MenuTemplate.tsx')),
  press_item: lazySection('PressTemplate', () => import('./PressTemplate.tsx')),
  job: lazySection('JobTemplate', () => import('./JobTemplate.tsx')),
  mail_article: lazySection('ArticleTemplate', () => import('./ArticleTemplate.tsx')),
  mood_entry: lazySection('MoodTemplate', () => import('./MoodTemplate.tsx')),
} satisfies { [Type in TemplatedType]: ComponentType<TemplateProps<Type>> };

export function isTemplated(component: string): component is TemplatedType {
  return Object.hasOwn(templates, component);
}
