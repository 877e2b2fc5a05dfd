import { defineBlock, defineField } from '@storyblok/schema';
import { choice, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** Everything about one kind of room. */
export const hotelRoomView = defineBlock({
  name: 'hotel_room_view',
  fields: [
    defineField('room', { ...story('room'), required: true }),
    defineField('layout', { ...choice('split', 'stacked'), default_value: 'split' }),
    defineField('show_amenities', { type: 'boolean', default_value: true }),
    defineField('show_floorplan', { type: 'boolean' }),
    defineField('show_accessibility', { type: 'boolean', default_value: true }),
    defineField('cta_label', { type: 'text', default_value: 'Book this room' }),
    defineField('related', { type: 'boolean', description: 'Shows the other rooms of the hotel under it' }),
    ...sectionFields,
  ],
});
