import { defineBlock, defineField } from '@storyblok/schema';
import { addressFields } from './fields/address-fields.ts';
import { bodySections } from './fields/body-sections.generated.ts';
import { hotelAmenities } from './fields/datasources.ts';
import { choice, choices, image, images, link, story } from './fields/field-kinds.ts';
import { layoutFields, seoFields } from './fields/page-fields.ts';

/** One of several links, where the content service has no field for a list of links. */
export const linkItem = defineBlock({
  name: 'link_item',
  fields: [defineField('link', { ...link, required: true })],
});

/** A hotel; its story is also its page, so its slug is the story's. */
export const hotel = defineBlock({
  name: 'hotel',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('name', { type: 'text', required: true }),
    defineField('short_name', { type: 'text' }),
    defineField('former_name', {
      type: 'text',
      description: 'What it was called before; the not-found layout ‘dean’ says so',
    }),
    defineField('status', { ...choice('open', 'coming_soon', 'closed'), default_value: 'open' }),
    defineField('city', story('city')),
    ...addressFields,
    defineField('lat', { type: 'number' }),
    defineField('lng', { type: 'number' }),
    defineField('timezone', { type: 'text', required: true, description: 'IANA name, such as America/Detroit' }),
    defineField('check_in', { type: 'text', description: 'HH:MM' }),
    defineField('check_out', { type: 'text', description: 'HH:MM' }),
    defineField('room_count', { type: 'number' }),
    defineField('pets', choice('yes', 'no', 'ask')),
    defineField('pets_note', { type: 'text' }),
    defineField('description', { type: 'richtext' }),
    defineField('amenities', { type: 'options', source: 'internal', datasource: hotelAmenities }),
    defineField('accessibility', { type: 'richtext', required: true }),
    defineField(
      'accessibility_features',
      choices(
        'step_free_entrance',
        'accessible_parking',
        'accessible_route',
        'elevator',
        'accessible_restroom',
        'visual_alarms',
        'assistive_listening',
        'pool_lift',
        'service_animals',
      ),
    ),
    defineField('booking_engine', { ...choice('none', 'synxis', 'cendyn', 'other'), default_value: 'none' }),
    defineField('booking_ids', { type: 'textarea', description: 'JSON: the ids the booking engine asks for' }),
    defineField('logo', image),
    defineField('photos', images),
    defineField('photo_night', {
      ...image,
      description: 'The first photo at night, for visitors whose screen is set to dark',
    }),
    defineField('same_as', { type: 'bloks', allow: [linkItem] }),
    defineField('mandatory_fee_note', { type: 'text' }),
    defineField('footer', story('footer')),
    defineField('body', { type: 'bloks', allow: bodySections.hotel }),
    ...layoutFields,
    ...seoFields,
  ],
});
