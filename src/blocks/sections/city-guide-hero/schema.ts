import { defineBlock, defineField } from '@storyblok/schema';
import { imageOrVideo, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const cityGuideHero = defineBlock({
  name: 'city_guide_hero',
  fields: [
    defineField('city', { ...story('city'), required: true }),
    defineField('heading', { type: 'text', required: true, max_length: 60 }),
    defineField('intro', { type: 'textarea', max_length: 240 }),
    defineField('media', { ...imageOrVideo, required: true }),
    defineField('author', { type: 'text' }),
    defineField('updated', { type: 'datetime', description: 'Empty: when its newest place was last published' }),
    defineField('city_switcher', { type: 'boolean', default_value: true }),
    ...sectionFields,
  ],
});
