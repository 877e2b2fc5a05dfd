import { defineBlock, defineField } from '@storyblok/schema';
import { choice, imagesOrVideos } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultFirstLoad } from './gallery-defaults.ts';

/** Pictures and videos; the caption of each is its asset's title. */
export const gallery = defineBlock({
  name: 'gallery',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('items', { ...imagesOrVideos, required: true, minimum_entries: 1, maximum_entries: 40 }),
    defineField('layout', { ...choice('grid', 'masonry', 'strip'), default_value: 'grid' }),
    defineField('lightbox', { type: 'boolean', default_value: true }),
    defineField('first_load', { type: 'number', default_value: String(defaultFirstLoad), min_value: 1, decimals: 0 }),
    ...sectionFields,
  ],
});
