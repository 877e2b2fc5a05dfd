import { defineBlock, defineField } from '@storyblok/schema';
import { bodySections } from './fields/body-sections.generated.ts';
import { roomAmenities } from './fields/datasources.ts';
import { choice, choices, currency, image, images, story } from './fields/field-kinds.ts';
import { layoutFields, seoFields } from './fields/page-fields.ts';

export const bedItem = defineBlock({
  name: 'bed_item',
  fields: [
    defineField('type', choice('king', 'queen', 'double', 'twin', 'bunk', 'sofa', 'crib')),
    defineField('count', { type: 'number', min_value: 1, decimals: 0, default_value: '1' }),
  ],
});

/** A kind of room of one hotel. */
export const room = defineBlock({
  name: 'room',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('hotel', { ...story('hotel'), required: true }),
    defineField('name', { type: 'text', required: true, max_length: 60 }),
    defineField('summary', { type: 'textarea', max_length: 240 }),
    defineField('description', { type: 'richtext' }),
    defineField('photos', { ...images, required: true, minimum_entries: 1, maximum_entries: 20 }),
    defineField('floorplan', image),
    defineField('size_value', { type: 'number' }),
    defineField('size_unit', choice('sqft', 'sqm')),
    defineField('max_guests', { type: 'number', required: true, min_value: 1, decimals: 0 }),
    defineField('beds', { type: 'bloks', allow: [bedItem] }),
    defineField('bathroom', choices('tub', 'shower', 'roll_in_shower', 'double_vanity', 'shared')),
    defineField('view', { type: 'text' }),
    defineField('amenities', { type: 'options', source: 'internal', datasource: roomAmenities }),
    defineField('accessible', { type: 'boolean' }),
    defineField('accessibility_detail', { type: 'richtext', description: 'Required when the room is accessible' }),
    defineField(
      'accessible_features',
      choices(
        'roll_in_shower',
        'tub_grab_bars',
        'transfer_shower',
        'lowered_fixtures',
        'visual_alarm',
        'tty_or_text',
        'door_width_32',
        'bed_height_note',
        'turning_space',
      ),
    ),
    defineField('from_price', { type: 'number', min_value: 0, decimals: 2 }),
    defineField('from_price_currency', currency),
    defineField('price_note', { type: 'text' }),
    defineField('booking_room_code', { type: 'text' }),
    defineField('sort', { type: 'number' }),
    defineField('body', { type: 'bloks', allow: bodySections.room }),
    ...layoutFields,
    ...seoFields,
  ],
});
