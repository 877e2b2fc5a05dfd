import { defineBlock, defineField } from '@storyblok/schema';
import { pageSections } from './fields/body-sections.ts';
import { layoutFields, seoFields } from './fields/page-fields.ts';

export const page = defineBlock({
  name: 'page',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('body', { type: 'bloks', required: true, allow: pageSections }),
    ...layoutFields,
    ...seoFields,
  ],
});
