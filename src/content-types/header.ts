import { defineBlock, defineField } from '@storyblok/schema';

/** The header of every page (`global-elements/header`). */
export const header = defineBlock({
  name: 'header',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('logo_text', { type: 'text' }),
    defineField('mega_menu', { type: 'bloks', allow: ['mega_menu'], maximum: 1 }),
  ],
});
