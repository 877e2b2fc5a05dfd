import { defineBlock, defineField } from '@storyblok/schema';
import { bodySections } from './fields/body-sections.generated.ts';
import { imageOrVideo, stories } from './fields/field-kinds.ts';
import { layoutFields, seoFields } from './fields/page-fields.ts';

/** Zoom of a city's map unless its story or its section says otherwise: a centre and the streets around it. */
export const defaultMapZoom = 13;

/** A city with a guide; its story is also the guide's page, so its slug is the story's. */
export const city = defineBlock({
  name: 'city',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('name', { type: 'text', required: true }),
    defineField('intro', { type: 'textarea' }),
    defineField('hero', imageOrVideo),
    defineField('center_lat', { type: 'number' }),
    defineField('center_lng', { type: 'number' }),
    defineField('zoom', { type: 'number', default_value: String(defaultMapZoom) }),
    defineField('hotels', stories('hotel')),
    defineField('body', { type: 'bloks', allow: bodySections.city }),
    ...layoutFields,
    ...seoFields,
  ],
});
