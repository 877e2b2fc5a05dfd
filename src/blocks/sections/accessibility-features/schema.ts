import { defineBlock, defineField } from '@storyblok/schema';
import { link, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** How accessible a hotel, or one kind of its rooms, is. */
export const accessibilityFeatures = defineBlock({
  name: 'accessibility_features',
  fields: [
    defineField('hotel', { ...story('hotel'), description: 'The house and all its accessible rooms' }),
    defineField('room', { ...story('room'), description: 'This kind of room alone; its hotel is known' }),
    defineField('heading', { type: 'text' }),
    defineField('intro', { type: 'textarea' }),
    defineField('contact', { ...link, required: true, description: 'Who answers questions, by mail' }),
    defineField('updated', {
      type: 'datetime',
      required: true,
      description: 'When somebody last went round and checked',
    }),
    defineField('questions', {
      type: 'bloks',
      allow: ['accordion_item'],
      description: 'What guests ask about it, with the answers',
    }),
    defineField('fold', { type: 'boolean', description: 'Show the heading alone, which opens the rest' }),
    ...sectionFields,
  ],
});
