import { defineBlock, defineField } from '@storyblok/schema';
import { choice, stories } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const hotelsNav = defineBlock({
  name: 'hotels_nav',
  fields: [
    defineField('hotels', { ...stories('hotel'), required: true }),
    defineField('show_coming_soon', { type: 'boolean', default_value: true }),
    defineField('style', { ...choice('bar', 'list', 'map'), default_value: 'bar' }),
    defineField('label', { type: 'text', default_value: 'Hotels' }),
    ...sectionFields,
  ],
});
