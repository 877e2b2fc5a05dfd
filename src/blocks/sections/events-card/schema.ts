import { defineBlock, defineField } from '@storyblok/schema';
import { choice, story } from '#content-types/fields/field-kinds.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const eventsCard = defineBlock({
  name: 'events_card',
  fields: [
    defineField('event', { ...story('event'), required: true }),
    defineField('size', { ...choice('s', 'm', 'l'), default_value: 'm' }),
    defineField('show_image', { type: 'boolean', default_value: true }),
    defineField('cta_label', { type: 'text' }),
    ...besideFields,
    ...sectionFields,
  ],
});
