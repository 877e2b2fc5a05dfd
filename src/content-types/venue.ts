import { defineBlock, defineField } from '@storyblok/schema';
import { addressFields } from './fields/address-fields.ts';
import { bodySections } from './fields/body-sections.generated.ts';
import { cuisines } from './fields/datasources.ts';
import { choice, document, image, images, link, story, weekdays } from './fields/field-kinds.ts';
import { layoutFields, seoFields, themeKey } from './fields/page-fields.ts';

/** One line of opening hours; a closing time before the opening time is on the next day. */
export const hoursRow = defineBlock({
  name: 'hours_row',
  fields: [
    defineField('days', weekdays),
    defineField('open', { type: 'text', description: 'HH:MM' }),
    defineField('close', { type: 'text', description: 'HH:MM' }),
    defineField('note', { type: 'text' }),
  ],
});

export const closure = defineBlock({
  name: 'closure',
  fields: [defineField('date', { type: 'datetime', disable_time: true }), defineField('reason', { type: 'text' })],
});

/** A menu of the venue: a menu story, or a PDF where there is no story. */
export const menuRef = defineBlock({
  name: 'menu_ref',
  fields: [defineField('label', { type: 'text' }), defineField('menu', story('menu')), defineField('pdf', document)],
});

/** A button of a venue: what it does, and what the venue calls that. It is left out while it would lead nowhere. */
export const venueControl = defineBlock({
  name: 'venue_control',
  fields: [
    defineField('action', {
      ...choice('call', 'directions', 'menu', 'reserve', 'shop', 'private_dining', 'print'),
      required: true,
    }),
    defineField('label', { type: 'text', required: true }),
  ],
});

/** A restaurant, bar or shop; its story is also its page, so its slug is the story's. */
export const venue = defineBlock({
  name: 'venue',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('name', { type: 'text', required: true }),
    defineField('kind', choice('restaurant', 'bar', 'cafe', 'diner', 'shop')),
    defineField('hotel', story('hotel')),
    defineField('brand_key', {
      ...themeKey,
      description: 'The skin of its pages and of its section on other pages; empty for the theme alone',
    }),
    defineField('logo', image),
    defineField('blurb', { type: 'textarea' }),
    ...addressFields,
    defineField('hours', { type: 'bloks', allow: [hoursRow] }),
    defineField('closures', { type: 'bloks', allow: [closure] }),
    defineField('cuisine', { type: 'options', source: 'internal', datasource: cuisines }),
    defineField('price_range', choice('$', '$$', '$$$', '$$$$')),
    defineField('reservation', {
      ...link,
      description: 'Where another service takes reservations; it goes before reservations on this site',
    }),
    defineField('seats', {
      type: 'number',
      min_value: 0,
      decimals: 0,
      description: 'Seats that can be reserved at one time on this site; empty where it takes no reservations',
    }),
    defineField('reserve_every', {
      ...choice('15', '30', '60'),
      default_value: '30',
      description: 'Minutes from one time that is offered to the next',
    }),
    defineField('stay_minutes', {
      type: 'number',
      min_value: 15,
      decimals: 0,
      description: 'How long a table is taken; by default two hours',
    }),
    defineField('max_party', {
      type: 'number',
      min_value: 1,
      decimals: 0,
      description: 'Most guests of one reservation; by default eight',
    }),
    defineField('private_dining', { ...link, description: 'Where private dining is asked for, such as a form' }),
    defineField('controls', {
      type: 'bloks',
      allow: [venueControl],
      maximum: 4,
      description: 'Its buttons, where a section has none of its own; by default Reserve and Menu',
    }),
    defineField('notice', { type: 'textarea', description: 'Shown with the address wherever the venue is' }),
    defineField('menus', { type: 'bloks', allow: [menuRef] }),
    defineField('dress_code', { type: 'text' }),
    defineField('accessibility', { type: 'richtext' }),
    defineField('photos', images),
    defineField('footer', story('footer')),
    defineField('body', { type: 'bloks', allow: bodySections.venue }),
    ...layoutFields,
    ...seoFields,
  ],
});
