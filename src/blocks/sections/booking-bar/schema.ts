import { defineBlock, defineField } from '@storyblok/schema';
import { stories, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { maxAdults, maxChildren } from '#protocol/booking/stay-limits.ts';

/** The form that leads to a hotel's booking engine. */
export const bookingBar = defineBlock({
  name: 'booking_bar',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('hotels', { ...stories('hotel'), description: "Left empty: the page's own hotel, or all of them" }),
    defineField('default_hotel', story('hotel')),
    defineField('max_adults', {
      type: 'number',
      min_value: 1,
      max_value: maxAdults,
      decimals: 0,
      default_value: String(maxAdults),
    }),
    defineField('max_children', {
      type: 'number',
      min_value: 0,
      max_value: maxChildren,
      decimals: 0,
      default_value: String(maxChildren),
    }),
    defineField('promo_enabled', { type: 'boolean', default_value: true }),
    defineField('sticky', { type: 'boolean', description: 'Once it is passed, a line at the top leads back to it' }),
    ...sectionFields,
  ],
});
