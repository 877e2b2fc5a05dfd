import { defineBlock, defineField } from '@storyblok/schema';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const accordionItem = defineBlock({
  name: 'accordion_item',
  fields: [
    defineField('title', { type: 'text', required: true, max_length: 120 }),
    defineField('body', { type: 'bloks', required: true, allow: ['rich_text', 'image_block', 'table_block', 'cta'] }),
    defineField('open', { type: 'boolean' }),
    defineField('anchor', { type: 'text' }),
  ],
});

export const accordionGroup = defineBlock({
  name: 'accordion_group',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('items', { type: 'bloks', required: true, minimum: 1, allow: [accordionItem] }),
    defineField('allow_multiple', { type: 'boolean', default_value: true }),
    ...besideFields,
    ...sectionFields,
  ],
});
