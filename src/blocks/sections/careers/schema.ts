import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices, stories } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const careers = defineBlock({
  name: 'careers',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('intro', { type: 'textarea' }),
    defineField('source', { ...choice('manual', 'all'), default_value: 'all' }),
    defineField('jobs', stories('job')),
    defineField('filters', choices('hotel', 'department', 'type')),
    defineField('benefits', { type: 'bloks', allow: ['text_item'] }),
    defineField('eeo_text', { type: 'richtext', required: true, description: 'Equal opportunity statement' }),
    defineField('empty_text', { type: 'richtext' }),
    ...sectionFields,
  ],
});
