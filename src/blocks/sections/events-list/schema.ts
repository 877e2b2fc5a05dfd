import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultEventPageSize } from '../../lists/page-sizes.ts';

/** A calendar: every event to come, as a list or by the month. */
export const eventsList = defineBlock({
  name: 'events_list',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('intro', { type: 'textarea' }),
    defineField('hotel', { ...story('hotel'), description: 'Only the events of this hotel and its venues' }),
    defineField('filters', {
      ...choices('city', 'when', 'hotel', 'venue', 'tag', 'month'),
      description: 'When: today, tomorrow, this weekend, the next 7 days',
    }),
    defineField('view', { ...choice('list', 'month'), default_value: 'list' }),
    defineField('page_size', {
      type: 'number',
      default_value: String(defaultEventPageSize),
      min_value: 1,
      decimals: 0,
    }),
    ...sectionFields,
  ],
});
