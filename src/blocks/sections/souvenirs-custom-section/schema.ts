import { defineBlock, defineField } from '@storyblok/schema';
import { choice, imageOrVideo } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** A free section of the shop, for what makers do and how. */
export const souvenirsCustomSection = defineBlock({
  name: 'souvenirs_custom_section',
  fields: [
    defineField('layout', {
      ...choice('media_text', 'text', 'quote', 'columns'),
      required: true,
      default_value: 'media_text',
    }),
    defineField('heading', { type: 'text', description: 'Under a quote: who says it' }),
    defineField('body', { type: 'richtext' }),
    defineField('media', imageOrVideo),
    defineField('columns', { type: 'bloks', allow: ['text_item'], maximum: 4 }),
    defineField('background', { ...choice('none', 'tint', 'brand'), default_value: 'none' }),
    defineField('ctas', { type: 'bloks', allow: ['cta'], maximum: 2 }),
    ...sectionFields,
  ],
});
