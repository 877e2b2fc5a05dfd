import { defineBlock, defineField } from '@storyblok/schema';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const textItem = defineBlock({
  name: 'text_item',
  fields: [defineField('title', { type: 'text' }), defineField('body', { type: 'richtext', required: true })],
});

export const columns = defineBlock({
  name: 'columns',
  fields: [
    defineField('items', { type: 'bloks', allow: [textItem, 'image_block', 'cta'], maximum: 4 }),
    ...besideFields,
    ...sectionFields,
  ],
});
