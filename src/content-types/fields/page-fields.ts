import { type BlockFields, defineField } from '@storyblok/schema';
import { themes } from './datasources.ts';
import { choice, image, link } from './field-kinds.ts';

/**
 * A theme (`data-theme` of the body) or a venue's skin (`data-skin` of the main element), by its name. The choices are
 * those of the folders in src/app/brands.
 */
export const themeKey = { type: 'option', source: 'internal', datasource: themes } as const;

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

/** How a story that is a page looks: its theme, and the layout of the not-found pages below its address. */
export const layoutFields = [
  defineField('theme_key', {
    ...themeKey,
    description: 'By default the one of the hotel or venue that the page is below',
  }),
  defineField('layout', {
    ...choice('default', 'ash', 'dining', 'diner', 'candy', 'gold', 'dean', 'ulysses', 'siren'),
    description: 'Of the not-found pages below this address',
  }),
  defineField('header_style', choice('solid', 'overlay', 'hidden')),
] as const satisfies BlockFields;
