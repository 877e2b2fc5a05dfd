import { defineBlock, defineField } from '@storyblok/schema';
import { image, link } from './fields/field-kinds.ts';
import { sectionFields } from './fields/section-fields.ts';

export const megaMenuLink = defineBlock({
  name: 'mega_menu_link',
  fields: [
    defineField('label', { type: 'text', required: true }),
    defineField('link', { ...link, required: true }),
    defineField('note', { type: 'text' }),
    defineField('badge', { type: 'text' }),
  ],
});

export const megaMenuColumn = defineBlock({
  name: 'mega_menu_column',
  fields: [
    defineField('title', { type: 'text' }),
    defineField('links', { type: 'bloks', allow: [megaMenuLink] }),
    defineField('image', image),
    defineField('promo', { type: 'text' }),
  ],
});

export const megaMenuItem = defineBlock({
  name: 'mega_menu_item',
  fields: [
    defineField('label', { type: 'text', required: true }),
    defineField('link', link),
    defineField('panel', { type: 'bloks', allow: [megaMenuColumn] }),
  ],
});

export const megaMenu = defineBlock({
  name: 'mega_menu',
  fields: [
    defineField('items', { type: 'bloks', required: true, allow: [megaMenuItem], maximum: 8 }),
    defineField('utility', { type: 'bloks', allow: [megaMenuLink] }),
    defineField('book_cta', link),
    defineField('mobile_footer', { type: 'bloks', allow: [megaMenuLink] }),
    ...sectionFields,
  ],
});

/** The header of every page (`global-elements/header`). */
export const header = defineBlock({
  name: 'header',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('logo_text', { type: 'text' }),
    defineField('mega_menu', { type: 'bloks', allow: [megaMenu], maximum: 1 }),
  ],
});
