import { defineBlock, defineField } from '@storyblok/schema';
import { story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** One room as a card that opens over the page. Lists of rooms open the same by themselves. */
export const hotelRoomPopup = defineBlock({
  name: 'hotel_room_popup',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('room', { ...story('room'), required: true }),
    defineField('cta_label', { type: 'text', default_value: 'Book this room' }),
    defineField('show_prev_next', {
      type: 'boolean',
      default_value: true,
      description: "Leads to the hotel's other rooms",
    }),
    ...sectionFields,
  ],
});
