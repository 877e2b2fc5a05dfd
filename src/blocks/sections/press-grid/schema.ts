import { defineBlock, defineField } from '@storyblok/schema';
import { choice, document, link, stories } from '#content-types/fields/field-kinds.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';

export const pressGrid = defineBlock({
  name: 'press_grid',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('source', { ...choice('manual', 'all', 'hotel'), default_value: 'all' }),
    defineField('items', stories('press_item')),
    defineField('group_by_year', { type: 'boolean', default_value: true }),
    defineField('page_size', { type: 'number', default_value: String(defaultGridPageSize), min_value: 1, decimals: 0 }),
    defineField('contact', link),
    defineField('kit', document),
    ...besideFields,
    ...sectionFields,
  ],
});
