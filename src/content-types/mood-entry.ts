import { defineBlock, defineField } from '@storyblok/schema';
import { moodTags, products } from './fields/datasources.ts';
import { image } from './fields/field-kinds.ts';
import { seoFields } from './fields/page-fields.ts';

/** A picture with tags; its page is `/mood/{story slug}`. */
export const moodEntry = defineBlock({
  name: 'mood_entry',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('image', { ...image, required: true }),
    defineField('caption', { type: 'richtext' }),
    defineField('tags', { type: 'options', source: 'internal', datasource: moodTags }),
    defineField('products', {
      type: 'options',
      source: 'internal',
      datasource: products,
      description: 'Handles of products in the picture',
    }),
    ...seoFields,
  ],
});
