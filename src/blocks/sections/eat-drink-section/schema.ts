import { defineBlock, defineField } from '@storyblok/schema';
import { choice, imagesOrVideos, link, story } from '#content-types/fields/field-kinds.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const eatDrinkSection = defineBlock({
  name: 'eat_drink_section',
  fields: [
    defineField('venue', { ...story('venue'), required: true }),
    defineField('variant', {
      ...choice('karls', 'the_siren_cafe', 'candy_bar', 'the_siren_shop', 'gold', 'standard'),
      required: true,
      default_value: 'standard',
      description:
        'How its parts are arranged (docs/reference/sections.md#venue-variants); any venue may use any of them',
    }),
    defineField('heading', { type: 'text' }),
    defineField('body', { type: 'richtext' }),
    defineField('media', { ...imagesOrVideos, required: true, minimum_entries: 1, maximum_entries: 6 }),
    defineField('media_side', { ...choice('start', 'end'), default_value: 'start' }),
    defineField('show_hours', { type: 'boolean', default_value: true }),
    defineField('show_menus', { type: 'boolean', default_value: true }),
    defineField('note_heading', { type: 'text', description: 'By default ‘Good to know’' }),
    defineField('note', {
      type: 'textarea',
      description: 'A cafe’s word on laptops, a shop’s on wrapping, a chef’s on tonight',
    }),
    defineField('note_by', { type: 'text', description: 'Who says the note' }),
    defineField('quote', { type: 'textarea', description: 'A line from the press; the gold variant shows it' }),
    defineField('quote_source', { type: 'text' }),
    defineField('quote_link', link),
    defineField('ctas', { type: 'bloks', allow: ['cta'], maximum: 3 }),
    ...besideFields,
    ...sectionFields,
  ],
});
