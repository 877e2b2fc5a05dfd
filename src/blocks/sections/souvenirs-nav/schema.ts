import { defineBlock, defineField } from '@storyblok/schema';
import { collections } from '#content-types/fields/datasources.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** The collections of the shop as links, and the sort order of their products. */
export const souvenirsNav = defineBlock({
  name: 'souvenirs_nav',
  fields: [
    defineField('collections', {
      type: 'options',
      source: 'internal',
      datasource: collections,
      description: 'In this order; all of the shop’s when none is chosen',
    }),
    defineField('show_all', { type: 'boolean', default_value: true }),
    defineField('show_cart', { type: 'boolean', default_value: true }),
    defineField('sort_enabled', { type: 'boolean', default_value: true }),
    ...sectionFields,
  ],
});
