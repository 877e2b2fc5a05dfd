import { defineBlock, defineField } from '@storyblok/schema';
import { mailTags } from '#content-types/fields/datasources.ts';
import { choice } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultMailPageSize } from './mail-page.ts';

/** The articles of ash mail, newest first. */
export const mailGrid = defineBlock({
  name: 'mail_grid',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('source', { ...choice('all', 'tag'), default_value: 'all' }),
    defineField('tag', { type: 'option', source: 'internal', datasource: mailTags }),
    defineField('page_size', { type: 'number', default_value: String(defaultMailPageSize), min_value: 1, decimals: 0 }),
    ...sectionFields,
  ],
});
