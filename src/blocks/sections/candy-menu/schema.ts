import { defineBlock, defineField } from '@storyblok/schema';
import { choice, document, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** A menu story, or sections written in place where there is none. */
export const candyMenu = defineBlock({
  name: 'candy_menu',
  fields: [
    defineField('menu', { ...story('menu'), description: 'Or write the sections below' }),
    defineField('sections', { type: 'bloks', allow: ['menu_section'] }),
    defineField('intro', { type: 'textarea' }),
    defineField('note', { type: 'textarea', required: true, description: 'The allergen line' }),
    defineField('columns', { ...choice('1', '2'), default_value: '2' }),
    defineField('show_photos', { type: 'boolean' }),
    defineField('pdf', document),
    ...sectionFields,
  ],
});
