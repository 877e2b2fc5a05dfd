import { defineBlock, defineField } from '@storyblok/schema';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** Shows elements of every page one under another, as stills: header, footer, banners, splash (the page `/global`). */
export const globalElements = defineBlock({
  name: 'global_elements',
  fields: [
    defineField('elements', {
      type: 'options',
      source: 'internal_stories',
      is_reference_type: true,
      use_uuid: true,
      filter_content_type: ['global_element', 'header', 'footer'],
      required: true,
    }),
    ...sectionFields,
  ],
});
