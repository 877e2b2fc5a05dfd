import { defineBlock, defineField } from '@storyblok/schema';
import { choice, imagesOrVideos, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const eatDrinkSection = defineBlock({
  name: 'eat_drink_section',
  fields: [
    defineField('venue', { ...story('venue'), required: true }),
    defineField('variant', {
      ...choice('karls', 'the_siren_cafe', 'candy_bar', 'the_siren_shop', 'gold', 'standard'),
      required: true,
      default_value: 'standard',
    }),
    defineField('heading', { type: 'text' }),
    defineField('body', { type: 'richtext' }),
    defineField('media', { ...imagesOrVideos, required: true, minimum_entries: 1, maximum_entries: 6 }),
    defineField('media_side', { ...choice('start', 'end'), default_value: 'start' }),
    defineField('show_hours', { type: 'boolean', default_value: true }),
    defineField('show_menus', { type: 'boolean', default_value: true }),
    defineField('ctas', { type: 'bloks', allow: ['cta'], maximum: 3 }),
    ...sectionFields,
  ],
});
