import { defineBlock, defineField } from '@storyblok/schema';
import { products } from '#content-types/fields/datasources.ts';
import { imageOrVideo, link } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const souvenirsHero = defineBlock({
  name: 'souvenirs_hero',
  fields: [
    defineField('heading', { type: 'text', required: true, max_length: 60 }),
    defineField('intro', { type: 'textarea', max_length: 180 }),
    defineField('media', { ...imageOrVideo, required: true }),
    defineField('badge', { type: 'text' }),
    defineField('featured', {
      type: 'option',
      source: 'internal',
      datasource: products,
      description: 'Handle of a product',
    }),
    defineField('cta', link),
    ...sectionFields,
  ],
});
