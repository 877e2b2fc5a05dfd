import { defineBlock, defineField } from '@storyblok/schema';
import { choice } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const divider = defineBlock({
  name: 'divider',
  fields: [defineField('size', { ...choice('s', 'm', 'l'), default_value: 'm' }), ...sectionFields],
});
