import { defineBlock, defineField } from '@storyblok/schema';
import { departments } from './fields/datasources.ts';
import { choice, link, story } from './fields/field-kinds.ts';
import { seoFields } from './fields/page-fields.ts';

/** A position; its page is `/careers/{story slug}`. */
export const job = defineBlock({
  name: 'job',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('hotel', story('hotel')),
    defineField('department', { type: 'option', source: 'internal', datasource: departments }),
    defineField('type', choice('full', 'part', 'seasonal', 'intern')),
    defineField('location', { type: 'text' }),
    defineField('pay_min', { type: 'number', min_value: 0, decimals: 2 }),
    defineField('pay_max', { type: 'number', min_value: 0, decimals: 2 }),
    defineField('pay_unit', choice('hour', 'year')),
    defineField('description', { type: 'richtext', required: true }),
    defineField('apply', { ...link, description: 'Where to apply; empty: the form' }),
    defineField('form', {
      type: 'bloks',
      allow: ['careers_form'],
      maximum: 1,
      description: 'Empty: the form of the careers page',
    }),
    defineField('posted', { type: 'datetime', required: true }),
    defineField('closes', { type: 'datetime' }),
    defineField('status', { ...choice('open', 'closed'), default_value: 'open' }),
    ...seoFields,
  ],
});
