import { defineBlock, defineField } from '@storyblok/schema';
import { bodySections } from './fields/body-sections.generated.ts';
import { layoutFields, seoFields } from './fields/page-fields.ts';

export const page = defineBlock({
  name: 'page',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('body', { type: 'bloks', required: true, allow: bodySections.page }),
    ...layoutFields,
    ...seoFields,
  ],
});
