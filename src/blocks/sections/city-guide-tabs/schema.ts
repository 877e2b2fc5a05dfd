import { defineBlock, defineField } from '@storyblok/schema';
import { guideCategories } from '#content-types/fields/datasources.ts';
import { choice, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const cityGuideTabs = defineBlock({
  name: 'city_guide_tabs',
  fields: [
    defineField('city', { ...story('city'), required: true }),
    defineField('heading', { type: 'text' }),
    defineField('categories', {
      type: 'options',
      source: 'internal',
      datasource: guideCategories,
      description: 'Which are shown, and in this order; none chosen: all, in the order of the datasource',
    }),
    defineField('default_category', { type: 'option', source: 'internal', datasource: guideCategories }),
    defineField('layout', { ...choice('cards', 'list'), default_value: 'cards' }),
    defineField('share_with_map', {
      type: 'boolean',
      default_value: true,
      description: 'Each place carries the number that it has on the map of this page',
    }),
    ...sectionFields,
  ],
});
