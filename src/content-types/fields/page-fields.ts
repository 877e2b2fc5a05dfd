import { type BlockFields, defineField } from '@storyblok/schema';
import { choice, image, link } from './field-kinds.ts';

/** Names of the themes (`data-theme` of the body) and venue skins (`data-skin` of the main element). */
export const themeKey = choice(
  'ash',
  'siren',
  'ulysses',
  'peter-and-paul',
  'shenandoah',
  'neptune',
  'dining',
  'diner',
  'candy',
  'gold',
  'souvenirs-home',
  'souvenirs-product',
);

/** What search engines and link previews show of a story that is a page. */
export const seoFields = [
  defineField('seo_title', { type: 'text' }),
  defineField('seo_description', { type: 'textarea' }),
  defineField('seo_og_title', { type: 'text' }),
  defineField('seo_og_description', { type: 'textarea' }),
  defineField('seo_og_image', image),
  defineField('seo_twitter_title', { type: 'text' }),
  defineField('seo_twitter_description', { type: 'textarea' }),
  defineField('seo_twitter_image', { ...image, description: 'Falls back to the Open Graph picture' }),
  defineField('noindex', { type: 'boolean' }),
  defineField('canonical', link),
] as const satisfies BlockFields;

/** How a story that is a page is dressed. */
export const layoutFields = [
  defineField('theme_key', themeKey),
  defineField('layout', choice('default', 'ash', 'dining', 'diner', 'candy', 'gold', 'dean', 'ulysses', 'siren')),
  defineField('header_style', choice('solid', 'overlay', 'hidden')),
] as const satisfies BlockFields;
