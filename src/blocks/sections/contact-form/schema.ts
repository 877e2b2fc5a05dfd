import { defineBlock, defineField } from '@storyblok/schema';
import { contactTopics } from '#content-types/fields/datasources.ts';
import { stories } from '#content-types/fields/field-kinds.ts';
import { formFields } from '#content-types/fields/form-fields.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

/** A contact message to the recipient of its topic. */
export const contactForm = defineBlock({
  name: 'contact_form',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('intro', { type: 'textarea' }),
    defineField('topics', { type: 'options', source: 'internal', datasource: contactTopics }),
    defineField('hotels', { ...stories('hotel'), description: 'Empty: all' }),
    ...formFields,
    ...besideFields,
    ...sectionFields,
  ],
});
