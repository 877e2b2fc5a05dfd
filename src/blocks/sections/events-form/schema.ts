import { defineBlock, defineField } from '@storyblok/schema';
import { eventSpaces, eventTypes } from '#content-types/fields/datasources.ts';
import { choices, stories } from '#content-types/fields/field-kinds.ts';
import { formFields } from '#content-types/fields/form-fields.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

/** An enquiry about a private event: a wedding, a meeting, a supper. */
export const eventsForm = defineBlock({
  name: 'events_form',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('intro', { type: 'textarea' }),
    defineField('hotels', { ...stories('hotel'), description: 'Empty: all' }),
    defineField('event_types', { type: 'options', source: 'internal', datasource: eventTypes }),
    defineField('spaces', { type: 'options', source: 'internal', datasource: eventSpaces }),
    defineField('fields_on', choices('company', 'budget', 'catering', 'rooms_needed', 'av')),
    ...formFields,
    ...besideFields,
    ...sectionFields,
  ],
});
