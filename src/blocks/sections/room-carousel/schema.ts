import { defineBlock, defineField } from '@storyblok/schema';
import { stories } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const roomCarousel = defineBlock({
  name: 'room_carousel',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('rooms', { ...stories('room'), required: true, min_options: '2' }),
    defineField('peek', { type: 'boolean', default_value: true }),
    defineField('show_count', { type: 'boolean', default_value: true }),
    ...sectionFields,
  ],
});
