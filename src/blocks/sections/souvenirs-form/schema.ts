import { defineBlock, defineField } from '@storyblok/schema';
import { products } from '#content-types/fields/datasources.ts';
import { choice, choices } from '#content-types/fields/field-kinds.ts';
import { formFields } from '#content-types/fields/form-fields.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** Asks the shop: for many of a thing, for gifts, or to hear when a thing is back. */
export const souvenirsForm = defineBlock({
  name: 'souvenirs_form',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('intro', { type: 'textarea' }),
    defineField('kind', { ...choice('wholesale', 'gifting', 'back_in_stock', 'general'), default_value: 'general' }),
    defineField('product', { type: 'option', source: 'internal', datasource: products }),
    defineField('fields_on', choices('company', 'quantity')),
    ...formFields,
    ...sectionFields,
  ],
});
