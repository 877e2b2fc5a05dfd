import { defineBlock, defineField } from '@storyblok/schema';
import { image, link, stories } from './fields/field-kinds.ts';

/** A special offer of one or more hotels; none named means all. */
export const offer = defineBlock({
  name: 'offer',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('summary', { type: 'textarea' }),
    defineField('terms', { type: 'richtext' }),
    defineField('image', image),
    defineField('hotels', stories('hotel')),
    defineField('valid_from', { type: 'datetime' }),
    defineField('valid_until', { type: 'datetime' }),
    defineField('blackout', { type: 'text' }),
    defineField('promo_code', { type: 'text' }),
    defineField('price_note', { type: 'text' }),
    defineField('cta', link),
    defineField('priority', { type: 'number', default_value: '0' }),
  ],
});
