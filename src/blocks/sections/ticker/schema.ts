import { defineBlock, defineField } from '@storyblok/schema';
import { choice, link } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { tickerSeconds } from '#ui/constants.ts';

export const tickerItem = defineBlock({
  name: 'ticker_item',
  fields: [defineField('text', { type: 'text', required: true }), defineField('link', link)],
});

export const ticker = defineBlock({
  name: 'ticker',
  fields: [
    defineField('items', { type: 'bloks', required: true, allow: [tickerItem], minimum: 1, maximum: 12 }),
    defineField('speed_seconds', { type: 'number', default_value: String(tickerSeconds), min_value: 1 }),
    defineField('direction', { ...choice('left', 'right'), default_value: 'left' }),
    defineField('pause_on_hover', { type: 'boolean', default_value: true }),
    defineField('separator', { ...choice('dot', 'dash', 'star', 'slash'), default_value: 'dot' }),
    ...sectionFields,
  ],
});
