import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '#content-types/fields/field-kinds.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const quote = defineBlock({
  name: 'quote',
  fields: [
    defineField('text', { type: 'textarea', required: true }),
    defineField('source', { type: 'text' }),
    defineField('link', link),
    ...besideFields,
    ...sectionFields,
  ],
});
