import { defineBlock, defineField } from '@storyblok/schema';
import { choice, stories, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** The rooms named, or all rooms of the hotel in their own order. */
export const roomCards = defineBlock({
  name: 'room_cards',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('intro', { type: 'textarea' }),
    defineField('rooms', stories('room')),
    defineField('hotel', { ...story('hotel'), description: 'All its rooms, when none is named above' }),
    defineField('filter', { type: 'boolean' }),
    defineField('columns', { ...choice('2', '3', '4'), default_value: '3' }),
    defineField('card_cta', { ...choice('popup', 'page', 'book'), default_value: 'popup' }),
    defineField('accessible_filter', { type: 'boolean', default_value: true }),
    ...sectionFields,
  ],
});
