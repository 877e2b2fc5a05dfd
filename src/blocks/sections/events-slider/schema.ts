import { defineBlock, defineField } from '@storyblok/schema';
import { eventTags } from '#content-types/fields/datasources.ts';
import { choice, link, stories, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultEventCount, defaultIntervalSeconds, minIntervalSeconds } from './slider-defaults.ts';

/** Events to come in a row that scrolls; a series stands in it once. */
export const eventsSlider = defineBlock({
  name: 'events_slider',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('source', { ...choice('manual', 'hotel', 'venue', 'tag', 'all'), default_value: 'all' }),
    defineField('events', { ...stories('event'), description: 'For the source manual' }),
    defineField('hotel', { ...story('hotel'), description: "For the source hotel; empty: the page's own" }),
    defineField('venue', { ...story('venue'), description: 'For the source venue' }),
    defineField('tag', { type: 'option', source: 'internal', datasource: eventTags }),
    defineField('limit', {
      type: 'number',
      default_value: String(defaultEventCount),
      min_value: 1,
      max_value: 30,
      decimals: 0,
    }),
    defineField('autoplay', { type: 'boolean' }),
    defineField('interval', {
      type: 'number',
      default_value: String(defaultIntervalSeconds),
      min_value: minIntervalSeconds,
      description: 'Seconds',
    }),
    defineField('view_all', link),
    ...sectionFields,
  ],
});
