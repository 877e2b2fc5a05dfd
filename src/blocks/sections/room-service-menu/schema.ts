import { defineBlock, defineField } from '@storyblok/schema';
import { link, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** A menu to order from in bed: large type, large targets, and how to ask for it. */
export const roomServiceMenu = defineBlock({
  name: 'room_service_menu',
  fields: [
    defineField('menu', { ...story('menu'), required: true }),
    defineField('hours', { type: 'text' }),
    defineField('order_phone', { type: 'text' }),
    defineField('order_link', link),
    defineField('note', { type: 'textarea', description: 'The allergen line' }),
    ...sectionFields,
  ],
});
