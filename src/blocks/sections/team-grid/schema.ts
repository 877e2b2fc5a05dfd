import { defineBlock, defineField } from '@storyblok/schema';
import { image } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const person = defineBlock({
  name: 'person',
  fields: [
    defineField('name', { type: 'text', required: true }),
    defineField('role', { type: 'text' }),
    defineField('photo', image),
    defineField('bio', { type: 'richtext' }),
  ],
});

export const teamGrid = defineBlock({
  name: 'team_grid',
  fields: [defineField('people', { type: 'bloks', allow: [person] }), ...sectionFields],
});
