import { defineBlock, defineField } from '@storyblok/schema';
import { guideCategories } from './fields/datasources.ts';
import { choice, image, link, story } from './fields/field-kinds.ts';
import { hoursRow } from './venue.ts';

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
    defineField('hours_text', { type: 'text', description: 'The hours in words, as guests read them' }),
    defineField('hours', {
      type: 'bloks',
      allow: [hoursRow],
      description: 'The same by the clock, so that a day plan can say what is open; empty where no clock says it',
    }),
    defineField('price_range', choice('$', '$$', '$$$', '$$$$')),
    defineField('picked_by', { type: 'text' }),
    defineField('photo', image),
    defineField('walk_minutes', { type: 'number', min_value: 0 }),
  ],
});
