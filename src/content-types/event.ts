import { defineBlock, defineField } from '@storyblok/schema';
import { eventTags } from './fields/datasources.ts';
import { choice, currency, image, link, story, weekdays } from './fields/field-kinds.ts';
import { layoutFields, seoFields } from './fields/page-fields.ts';

/** Something that happens at a venue or hotel, once or repeatedly. */
export const event = defineBlock({
  name: 'event',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true, max_length: 80 }),
    defineField('summary', { type: 'textarea', max_length: 200 }),
    defineField('body', { type: 'richtext' }),
    defineField('image', { ...image, required: true }),
    defineField('venue', story('venue')),
    defineField('hotel', story('hotel')),
    defineField('start', { type: 'datetime', required: true }),
    defineField('end', { type: 'datetime' }),
    defineField('timezone', { type: 'text', required: true, description: 'IANA name, such as America/Detroit' }),
    defineField('all_day', { type: 'boolean' }),
    defineField('repeat', { ...choice('none', 'daily', 'weekly', 'monthly'), default_value: 'none' }),
    defineField('repeat_days', weekdays),
    defineField('repeat_until', { type: 'datetime' }),
    defineField('skip_dates', { type: 'textarea', description: 'Dates left out, one YYYY-MM-DD a line' }),
    defineField('status', {
      ...choice('scheduled', 'postponed', 'cancelled', 'moved_online'),
      default_value: 'scheduled',
    }),
    defineField('previous_start', { type: 'datetime' }),
    defineField('price_kind', choice('free', 'from', 'ticketed')),
    defineField('price', { type: 'number', min_value: 0, decimals: 2 }),
    defineField('currency', currency),
    defineField('ticket_url', {
      ...link,
      description: 'Where another service sells tickets; it goes before tickets on this site',
    }),
    defineField('capacity', {
      type: 'number',
      min_value: 0,
      decimals: 0,
      description: 'Tickets of each date that can be reserved on this site; empty where there are none',
    }),
    defineField('max_tickets', {
      type: 'number',
      min_value: 1,
      decimals: 0,
      description: 'Most tickets of one reservation; by default eight',
    }),
    defineField('capacity_note', { type: 'text' }),
    defineField('sold_out', { type: 'boolean' }),
    defineField('sold_out_dates', {
      type: 'textarea',
      description: 'Dates of a series without places left, one YYYY-MM-DD a line',
    }),
    defineField('age', { ...choice('all', '18', '21'), default_value: 'all' }),
    defineField('tags', { type: 'options', source: 'internal', datasource: eventTags }),
    defineField('embed', { type: 'bloks', allow: ['event_booking_frame'], maximum: 1 }),
    ...layoutFields,
    ...seoFields,
  ],
});
