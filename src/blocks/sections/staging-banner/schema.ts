import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** The line over drafts and staging pages (`global-elements/staging-banner`); its facts come from the server. */
export const stagingBanner = defineBlock({
  name: 'staging_banner',
  fields: [
    defineField('text', { type: 'text', default_value: 'Preview content' }),
    defineField('show_slug', { type: 'boolean', default_value: true }),
    defineField('exit_link', { ...link, description: 'Where "Leave preview" leads; by default the published page' }),
    ...sectionFields,
  ],
});
