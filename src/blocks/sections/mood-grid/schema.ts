import { defineBlock, defineField } from '@storyblok/schema';
import { moodTags } from '#content-types/fields/datasources.ts';
import { choice } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';

export const moodGrid = defineBlock({
  name: 'mood_grid',
  fields: [
    defineField('source', { ...choice('tag', 'all'), default_value: 'all' }),
    defineField('tag', { type: 'option', source: 'internal', datasource: moodTags }),
    defineField('page_size', { type: 'number', default_value: String(defaultGridPageSize), min_value: 1, decimals: 0 }),
    ...sectionFields,
  ],
});
