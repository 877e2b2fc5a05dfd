import { defineBlock, defineField } from '@storyblok/schema';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const doc = defineBlock({
  name: 'doc',
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('date', { type: 'datetime', disable_time: true }),
    defineField('file', { type: 'asset', required: true }),
  ],
});

export const investorsDocs = defineBlock({
  name: 'investors_docs',
  fields: [defineField('items', { type: 'bloks', allow: [doc] }), ...sectionFields],
});
