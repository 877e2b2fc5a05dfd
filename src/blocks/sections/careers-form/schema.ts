import { defineBlock, defineField } from '@storyblok/schema';
import { departments } from '#content-types/fields/datasources.ts';
import { choices, stories } from '#content-types/fields/field-kinds.ts';
import { formFields } from '#content-types/fields/form-fields.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';
import { maxUploadMb } from '#protocol/input-limits.ts';
import { defaultMaxMb } from './file-size.ts';

/** An application for a position, or for work in general. */
export const careersForm = defineBlock({
  name: 'careers_form',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('intro', { type: 'textarea' }),
    defineField('jobs', { ...stories('job'), description: 'Empty: every open position' }),
    defineField('roles', {
      type: 'options',
      source: 'internal',
      datasource: departments,
      description: 'Kinds of work one can ask for where no position is open',
    }),
    defineField('ask_right_to_work', { type: 'boolean', description: 'Only where the law allows the question' }),
    defineField('allow_file', { type: 'boolean', default_value: true }),
    defineField('max_mb', {
      type: 'number',
      default_value: String(defaultMaxMb),
      min_value: 1,
      max_value: maxUploadMb,
      decimals: 0,
    }),
    defineField('file_types', choices('pdf', 'docx')),
    ...formFields,
    ...besideFields,
    ...sectionFields,
  ],
});
