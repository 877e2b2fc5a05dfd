import { defineBlock, defineField } from '@storyblok/schema';
import { choice, link } from '#content-types/fields/field-kinds.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const cta = defineBlock({
  name: 'cta',
  fields: [
    defineField('label', { type: 'text', required: true, max_length: 32 }),
    defineField('link', { ...link, required: true }),
    defineField('style', { ...choice('primary', 'secondary', 'text'), default_value: 'primary' }),
    defineField('icon', choice('arrow', 'external', 'calendar', 'download', 'phone', 'pin')),
    ...besideFields,
    ...sectionFields,
  ],
});
