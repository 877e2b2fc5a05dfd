import { defineBlock, defineField } from '@storyblok/schema';
import { choice, image } from '#content-types/fields/field-kinds.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const imageBlock = defineBlock({
  name: 'image_block',
  fields: [
    defineField('image', { ...image, required: true }),
    defineField('caption', { type: 'text' }),
    defineField('ratio', { ...choice('original', '1x1', '4x3', '3x2', '16x9', '4x5'), default_value: 'original' }),
    defineField('decorative', { type: 'boolean' }),
    ...besideFields,
    ...sectionFields,
  ],
});
