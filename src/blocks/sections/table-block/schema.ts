import { defineBlock, defineField } from '@storyblok/schema';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const tableBlock = defineBlock({
  name: 'table_block',
  fields: [
    defineField('caption', { type: 'text' }),
    defineField('table', { type: 'table', required: true }),
    ...besideFields,
    ...sectionFields,
  ],
});
