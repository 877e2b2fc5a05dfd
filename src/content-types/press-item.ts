import { defineBlock, defineField } from '@storyblok/schema';
import { image, link, stories } from './fields/field-kinds.ts';
import { seoFields } from './fields/page-fields.ts';

/** What a publication wrote; its page is `/press/{story slug}`. */
export const pressItem = defineBlock({
  name: 'press_item',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('publication', { type: 'text', required: true }),
    defineField('headline', { type: 'text', required: true }),
    defineField('date', { type: 'datetime', required: true, disable_time: true }),
    defineField('excerpt', { type: 'textarea' }),
    defineField('body', { type: 'richtext' }),
    defineField('url', link),
    defineField('image', image),
    defineField('logo', image),
    defineField('hotels', stories('hotel')),
    ...seoFields,
  ],
});
