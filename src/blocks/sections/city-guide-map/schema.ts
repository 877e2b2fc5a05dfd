import { defineBlock, defineField } from '@storyblok/schema';
import { defaultMapZoom } from '#content-types/city.ts';
import { choice, image, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** A named shape on the map: a river, a park or a main street. */
export const mapShape = defineBlock({
  name: 'map_shape',
  fields: [
    defineField('kind', { ...choice('water', 'park', 'street', 'rail'), required: true }),
    defineField('name', { type: 'text' }),
    defineField('points', {
      type: 'textarea',
      required: true,
      description: 'One point a line, "latitude, longitude". Water and parks are areas; streets and rails are lines',
    }),
  ],
});

export const cityGuideMap = defineBlock({
  name: 'city_guide_map',
  fields: [
    defineField('city', { ...story('city'), required: true }),
    defineField('heading', { type: 'text' }),
    defineField('center_lat', { type: 'number', description: 'Empty: the centre of the city' }),
    defineField('center_lng', { type: 'number', description: 'Empty: the centre of the city' }),
    defineField('zoom', { type: 'number', default_value: String(defaultMapZoom), min_value: 10, max_value: 18 }),
    defineField('style', { ...choice('tiles', 'drawn'), default_value: 'drawn' }),
    defineField('drawn_map', {
      ...image,
      description: 'Replaces the drawn ground; a square picture, north at the top',
    }),
    defineField('shapes', { type: 'bloks', allow: [mapShape] }),
    defineField('tile_source_key', { type: 'text' }),
    defineField('show_hotels', { type: 'boolean', default_value: true }),
    ...sectionFields,
  ],
});
