import { defineBlock, defineField } from '@storyblok/schema';
import { guideCategories } from './fields/datasources.ts';
import { choice, image, link, story } from './fields/field-kinds.ts';

/** A place of a city guide. */
export const guideEntry = defineBlock({
  name: 'guide_entry',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('city', { ...story('city'), required: true }),
    defineField('name', { type: 'text', required: true }),
    defineField('category', { type: 'option', source: 'internal', datasource: guideCategories, required: true }),
    defineField('blurb', { type: 'textarea', max_length: 300 }),
    defineField('address', { type: 'text' }),
    defineField('lat', { type: 'number' }),
    defineField('lng', { type: 'number' }),
    defineField('phone', { type: 'text' }),
    defineField('url', link),
    defineField('hours_text', { type: 'text' }),
    defineField('price_range', choice('$', '$$', '$$$', '$$$$')),
    defineField('picked_by', { type: 'text' }),
    defineField('photo', image),
    defineField('walk_minutes', { type: 'number', min_value: 0 }),
  ],
});
