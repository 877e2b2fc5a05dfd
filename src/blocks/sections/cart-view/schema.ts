import { defineBlock, defineField } from '@storyblok/schema';
import { collections } from '#content-types/fields/datasources.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** What the cart shows beside its lines; stored once, in `global-elements/cart`, for the page and the drawer. */
export const cartView = defineBlock({
  name: 'cart_view',
  fields: [
    defineField('note_enabled', { type: 'boolean', default_value: true }),
    defineField('gift_enabled', { type: 'boolean', default_value: true }),
    defineField('gift_wrap_cost', {
      type: 'text',
      max_length: 30,
      description: 'What gift wrap costs, in a word or two, such as “free”: it stands beside the choice',
    }),
    defineField('free_shipping_threshold', {
      type: 'number',
      min_value: 0,
      description: 'Standard delivery is free from here, in US dollars; nothing is said of it when empty',
    }),
    defineField('free_shipping_threshold_cad', { type: 'number', min_value: 0, description: 'In Canadian dollars' }),
    defineField('cross_sell', {
      type: 'option',
      source: 'internal',
      datasource: collections,
      description: 'Handle of a collection whose things are shown under the cart',
    }),
    ...sectionFields,
  ],
});
